import { spawn, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { verifyFile } from '@kumiki/core/verbs/verify'
import { describe, expect, it } from 'vitest'
import { bin, ended, kumiki, newFolder, start } from '../process.contract.ts'

/** Starts a very long batch, and sends a signal once some puzzles are out. */
async function interrupted(signal: NodeJS.Signals, cwd: string) {
  const args = ['make', 'blocksum', '--size', '5', '-n', '1000000', '--json', '-o', 'p.kumiki.json', '-o', 'all.jsonl']
  const child = start(args, { cwd })
  let lines = 0
  child.stdout.on('data', (part: Buffer) => {
    lines += part.toString().split('\n').length - 1
    if (lines >= 5 && !child.killed) child.kill(signal)
  })
  return ended(child)
}

const numbered = (names: readonly string[]) => names.filter((name) => /^p-\d{7}\.kumiki\.json$/.test(name))

describe.each(['SIGINT', 'SIGTERM'] as const)('a run of many that gets %s', (signal) => {
  it('exits with 130 and keeps what is finished, whole', async () => {
    const cwd = newFolder()
    const { code, out, err } = await interrupted(signal, cwd)
    expect(code).toBe(130)
    expect(err).toMatch(/^Interrupted; \d+ of 1000000 puzzles are kept\.\n$/)
    const names = readdirSync(cwd)
    const made = numbered(names)
    expect(made.length).toBeGreaterThanOrEqual(5)
    expect(names).toEqual([...made, 'all.jsonl'].sort())
    const printed = out.trimEnd().split('\n')
    expect(readFileSync(join(cwd, 'all.jsonl'), 'utf8')).toBe(out)
    expect(printed).toHaveLength(made.length)
    for (const [index, name] of made.sort().entries()) {
      const text = readFileSync(join(cwd, name), 'utf8')
      expect(JSON.parse(text)).toEqual(JSON.parse(printed[index] ?? ''))
    }
    expect(await verifyFile(printed[0] ?? '')).toMatchObject({ ok: true })
  })
})

it('a run that is killed leaves no half file under any name that was asked for', async () => {
  const cwd = newFolder()
  const { code } = await interrupted('SIGKILL', cwd)
  expect(code).toBe(null)
  const names = readdirSync(cwd)
  expect(names).not.toContain('all.jsonl')
  const made = numbered(names)
  expect(made.length).toBeGreaterThanOrEqual(5)
  for (const name of made) expect(JSON.parse(readFileSync(join(cwd, name), 'utf8'))).toHaveProperty('puzzle')
})

const words =
  'cat dog cow pig hen fox owl bat rat ant bee eel cod emu elk ape asp yak gnu koi goat lion bear wolf deer hare mole toad frog newt'

const hasTerminals = process.platform === 'linux' && spawnSync('script', ['--version']).status === 0

/** Runs on a terminal and presses Ctrl+C once, when `sign` appears. */
function onTerminal(line: string, cwd: string, sign: string) {
  const child = spawn('script', ['-qec', `'${process.execPath}' '${bin}' ${line}`, '/dev/null'], {
    cwd,
    env: { ...process.env, LC_ALL: 'C', TERM: 'xterm' },
  })
  let pressed = false
  child.stdout.on('data', (part: Buffer) => {
    if (pressed || !part.includes(sign)) return
    pressed = true
    child.stdin.write('\u0003')
  })
  return ended(child)
}

describe.skipIf(!hasTerminals)('on a terminal', () => {
  it('a single search that is interrupted writes its best so far, which can be made again by its effort', async () => {
    const cwd = newFolder()
    const search = `make wordsearch ${words} --smallest --seed s`
    const { code, out } = await onTerminal(`${search} --time 1h -o a.kumiki.json`, cwd, 'Searching: ')
    expect(code).toBe(130)
    expect(out).toMatch(/Interrupted: this is the best so far\.\s+.*a\.kumiki\.json · /)
    expect(readdirSync(cwd)).toEqual(['a.kumiki.json'])
    const text = readFileSync(join(cwd, 'a.kumiki.json'), 'utf8')
    expect(await verifyFile(text)).toMatchObject({ ok: true })
    const { effort } = JSON.parse(text).recipe
    const again = await kumiki([...search.split(' '), '--effort', String(effort), '-o', 'b.kumiki.json'], { cwd })
    expect(again.code).toBe(0)
    expect(readFileSync(join(cwd, 'b.kumiki.json'), 'utf8')).toBe(text)
  })

  it('a search for the best board shows the best so far and what is proved', async () => {
    const cwd = newFolder()
    const search = 'make crossword --words hokkaido.ja --size 7 --prove --seed s --effort 900000000 -o a.kumiki.json'
    const { code, out } = await onTerminal(search, cwd, 'at most')
    expect(code).toBe(130)
    expect(out).toMatch(/Searching: [\d.]+ s · white cells \d+ \(at most \d+\)/)
  })

  it('a solve that blocks the thread still shows its progress line, and clears it completely', async () => {
    const cwd = newFolder()
    const size = 7
    const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => 1))
    const puzzle = { size, rows, sums: { 1: (size * size * (size + 1)) / 2 }, givens: [] }
    const file = { kumiki: 1, kind: 'blocksum', title: '', lang: 'en', puzzle }
    writeFileSync(join(cwd, 'many.json'), JSON.stringify(file))
    const { code, out } = await onTerminal('solve many.json --limit 200000 --json > solved.json', cwd, '^none')
    expect(code).toBe(0)
    const lines = out.split('\r\u001b[2K')
    expect(lines.length).toBeGreaterThan(2)
    expect(lines.filter((line) => line !== '' && !/^Solving many\.json: \d+ s$/.test(line))).toEqual([])
    expect(lines.at(-1)).toBe('')
  })

  it('one line shows the progress; Ctrl+C ends it with 130', async () => {
    const line = 'make blocksum --size 6 -n 1000000 -o p.kumiki.json'
    const { code, out } = await onTerminal(line, newFolder(), ' left')
    const [before, ...lines] = out.split('\r\u001b[2K')
    expect(before?.replace('^C', '')).toBe('')
    expect(lines[0]).toMatch(/^\d+ of 1000000 · [\d.]+\/s · .+ left/)
    expect(lines.at(-1)).toMatch(/^Interrupted; \d+ of 1000000 puzzles (are|is) kept\.\s*$/)
    expect(code).toBe(130)
  })

  it('work that shows progress on a terminal shows none on a pipe', async () => {
    const piped = start(['make', 'blocksum', '--size', '5', '-n', '1000000', '--json'])
    const end = ended(piped)
    await new Promise((begun) => piped.stdout.once('data', begun))
    // this run begins later and shows its line before it ends, so the piped one has run long enough to show one too
    await onTerminal('make blocksum --size 6 -n 1000000 -o p.kumiki.json', newFolder(), ' left')
    piped.kill('SIGINT')
    expect((await end).err).toMatch(/^Interrupted; [^\n]+\n$/)
  })
})
