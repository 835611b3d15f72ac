import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { version } from '@kumiki/core/version'
import { beforeAll, describe, expect, it } from 'vitest'
import { kumiki, newFolder } from './process.contract.ts'

const small = ['make', 'blocksum', '--size', '4']
const json = (text: string): unknown[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

describe('kumiki', () => {
  it('says its version and its help, and explains itself when called without anything', async () => {
    expect(await kumiki(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' })
    const help = await kumiki(['--help'])
    expect(help).toMatchObject({ code: 0, err: '' })
    expect((await kumiki(['help'])).out).toBe(help.out)
    expect(await kumiki([])).toEqual({ ...help, code: 2 })
    expect((await kumiki(['--help', 'make'])).out).toBe((await kumiki(['make', '--help'])).out)
  })

  it('speaks the language asked for, else that of the terminal', async () => {
    const japanese = await kumiki(['--help', '--lang', 'ja'])
    expect(japanese.out).toContain('使い方')
    expect((await kumiki(['--help'], { env: { LC_ALL: 'ja_JP.UTF-8' } })).out).toBe(japanese.out)
    expect((await kumiki(['--lang', 'ja', '--help'])).out).toBe(japanese.out)
  })

  it('ends quietly when nobody reads any more', async () => {
    const { start, ended } = await import('./process.contract.ts')
    const child = start(['make', 'blocksum', '--size', '4', '-n', '100000', '--json', '--jobs', '1'])
    child.stdout.once('data', () => child.stdout.destroy())
    const { err, code } = await ended(child)
    expect(err).toBe('')
    expect(code).toBe(0)
  })
})

describe('make', () => {
  it('prints a picture to stdout; level, proofs, seed and how to keep it to stderr', async () => {
    const { code, out, err } = await kumiki([...small, '--seed', 'アa'])
    expect(code).toBe(0)
    expect(out).toMatch(/^┏/)
    expect(err).toMatch(/level \d.*one solution.*seed アa\n.*--seed アa -o/)
    expect((await kumiki([...small, '--seed', 'アa', '--answer'])).out).not.toBe(out)
  })

  it('makes the same bytes from the same seed, and another puzzle without one', async () => {
    const [a, b, c, d] = await Promise.all([
      kumiki([...small, '--seed', 's', '--json']),
      kumiki([...small, '--seed', 's', '--json']),
      kumiki([...small, '--json']),
      kumiki([...small, '--json']),
    ])
    expect(a.out).toBe(b.out)
    expect(c.out).not.toBe(d.out)
    expect(json(a.out)).toMatchObject([{ kumiki: 1, kind: 'blocksum', recipe: { seed: 's', spec: { size: 4 } } }])
  })

  it('writes each file that is asked for, by its ending', async () => {
    const cwd = newFolder()
    const names = ['a.kumiki.json', 'b.json', 'c.svg', 'd.txt', 'e.jsonl']
    const made = await kumiki([...small, '--seed', 's', '--title', '題', ...names.flatMap((name) => ['-o', name])], {
      cwd,
    })
    expect(made).toMatchObject({ code: 0, out: '' })
    expect(readdirSync(cwd).sort()).toEqual(names)
    const text = (name: string) => readFileSync(join(cwd, name), 'utf8')
    expect(JSON.parse(text('a.kumiki.json'))).toMatchObject({ kumiki: 1, title: '題' })
    expect(text('b.json')).toBe(text('a.kumiki.json'))
    expect(text('c.svg')).toMatch(/^<svg|^<\?xml/)
    expect(text('d.txt')).toContain('┏')
    expect(JSON.parse(text('e.jsonl'))).toEqual(JSON.parse(text('b.json')))
  })

  it('gives players no answer, no seed and no trace', async () => {
    const cwd = newFolder()
    const args = [...small, '--seed', 'secret', '--for-players', '--json', '-o', 'a.kumiki.json', '-o', 'b.jsonl']
    const { out } = await kumiki(args, { cwd })
    for (const text of [out, ...readdirSync(cwd).map((name) => readFileSync(join(cwd, name), 'utf8'))]) {
      expect(text).not.toMatch(/secret|"answer"|"steps"|"recipe"/)
      expect(JSON.parse(text)).toHaveProperty('puzzle')
    }
  })

  it('takes options over a preset over the defaults', async () => {
    const [[kind]] = JSON.parse(`[${(await kumiki(['kinds', 'blocksum', '--json'])).out}]`)
    const preset = kind.presets[0]
    const made = await kumiki(['make', 'blocksum', '--preset', preset.id, '--size', '3', '--json'])
    const defaults = { maxBlock: 0 }
    expect(json(made.out)).toMatchObject([{ recipe: { spec: { ...defaults, ...preset.spec, size: 3 } } }])
    expect(preset.spec.size).not.toBe(3)
  })

  it('makes the same set with one thread and with two, in the same order', async () => {
    const args = (jobs: string) => [
      'make',
      'blocksum',
      '--size',
      '4',
      '--seed',
      'x',
      '-n',
      '30',
      '--json',
      '--jobs',
      jobs,
    ]
    const [one, two] = [await kumiki(args('1')), await kumiki(args('2'))]
    expect(one.code).toBe(0)
    expect(two.out).toBe(one.out)
    expect(new Set(json(one.out).map((file) => JSON.stringify(Object(file).puzzle))).size).toBe(30)
  })

  it('skips what was there before, says when there are no more, and each seed remakes its puzzle alone', async () => {
    const args = ['make', 'blocksum', '--size', '2', '--seed', 'x', '--json']
    const [one, two] = [await kumiki([...args, '-n', '500', '--jobs', '1']), await kumiki([...args, '-n', '500'])]
    expect(one.code).toBe(1)
    expect(one.err).toMatch(/^Only \d+ of 500: no more different puzzles/)
    expect(two).toEqual(one)
    const last = one.out.trimEnd().split('\n').at(-1) ?? ''
    const { seed } = JSON.parse(last).recipe
    expect(seed).toMatch(/^x\/\d+$/)
    const alone = await kumiki(['make', 'blocksum', '--size', '2', '--seed', seed, '--json'])
    expect(alone.out.trimEnd()).toBe(last)
  })

  it('numbers the files of many, at the end of the name or where {n} stands', async () => {
    const cwd = newFolder()
    const { code } = await kumiki([...small, '-n', '3', '-o', 'p.kumiki.json', '-o', 'q{n}x.svg', '-o', 'all.jsonl'], {
      cwd,
    })
    expect(code).toBe(0)
    expect(readdirSync(cwd).sort()).toEqual([
      'all.jsonl',
      ...['0001', '0002', '0003'].map((n) => `p-${n}.kumiki.json`),
      ...['0001', '0002', '0003'].map((n) => `q${n}x.svg`),
    ])
    const inOne = json(readFileSync(join(cwd, 'all.jsonl'), 'utf8'))
    const apart = ['0001', '0002', '0003'].map((n) => JSON.parse(readFileSync(join(cwd, `p-${n}.kumiki.json`), 'utf8')))
    expect(inOne).toEqual(apart)
  })
})

describe('a made file', () => {
  let cwd = ''
  beforeAll(async () => {
    cwd = newFolder()
    await kumiki([...small, '--seed', 's', '-n', '3', '-o', 'p.kumiki.json', '-o', 'all.jsonl'], { cwd })
  })

  it('is solved: one line a file with status, answers, steps and milliseconds', async () => {
    const { code, out, err } = await kumiki(['solve', 'p-0001.kumiki.json', 'p-0002.kumiki.json', '--json'], { cwd })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const lines = json(out)
    expect(lines).toHaveLength(2)
    const { answer } = JSON.parse(readFileSync(join(cwd, 'p-0001.kumiki.json'), 'utf8'))
    expect(lines[0]).toEqual({
      file: 'p-0001.kumiki.json',
      status: 'unique',
      answers: [answer],
      steps: expect.any(Number),
      ms: expect.any(Number),
    })
  })

  it('is solved for people with its board', async () => {
    const { out } = await kumiki(['solve', 'p-0001.kumiki.json'], { cwd })
    expect(out).toMatch(/^p-0001\.kumiki\.json: one solution \(.*\n┏/)
  })

  it('is not solved with no effort, and that is exit code 1', async () => {
    const solved = await kumiki(['solve', 'p-0001.kumiki.json', '--json', '--limit', '1', '--effort', '1'], { cwd })
    expect(json(solved.out)).toMatchObject([{ status: 'unknown' }])
    expect(solved.code).toBe(1)
  })

  it('is checked; one whose answer was changed is not right, and that is exit code 1', async () => {
    const good = await kumiki(['check', 'p-0001.kumiki.json', '--json'], { cwd })
    expect(good.code).toBe(0)
    expect(json(good.out)).toEqual([expect.objectContaining({ file: 'p-0001.kumiki.json', ok: true, problems: [] })])
    const file = JSON.parse(readFileSync(join(cwd, 'p-0001.kumiki.json'), 'utf8'))
    const [first, second, ...rest] = file.answer.rows
    writeFileSync(join(cwd, 'wrong.json'), JSON.stringify({ ...file, answer: { rows: [second, first, ...rest] } }))
    const wrong = await kumiki(['check', 'wrong.json', '--json', '--lang', 'ja'], { cwd })
    expect(wrong.code).toBe(1)
    const [check] = json(wrong.out)
    expect(check).toMatchObject({ ok: false, claims: { solvable: false, unique: true } })
    expect(Object(check).problems[0]).toEqual({ code: expect.any(String), message: expect.stringMatching(/答え/) })
  })

  it('is read from stdin and, of many in one file, each by its line', async () => {
    const input = readFileSync(join(cwd, 'p-0001.kumiki.json'))
    expect(json((await kumiki(['check', '-', '--json'], { input })).out)).toMatchObject([{ file: '-', ok: true }])
    const many = json((await kumiki(['check', 'all.jsonl', '--json'], { cwd })).out)
    expect(many).toMatchObject(['all.jsonl:1', 'all.jsonl:2', 'all.jsonl:3'].map((file) => ({ file, ok: true })))
  })

  it('with a byte order mark and CRLF is still read', async () => {
    const text = readFileSync(join(cwd, 'p-0001.kumiki.json'), 'utf8')
    writeFileSync(join(cwd, 'dos.json'), `\ufeff${text.replaceAll('\n', '\r\n')}`)
    expect((await kumiki(['check', 'dos.json'], { cwd })).code).toBe(0)
  })

  it('is explained step by step, in both languages, up to the solved board', async () => {
    const solved = (await kumiki(['solve', 'p-0001.kumiki.json'], { cwd })).out
    const board = solved.slice(solved.indexOf('┏')).trimEnd()
    for (const lang of ['ja', 'en']) {
      const { code, out, err } = await kumiki(['explain', 'p-0001.kumiki.json', '--lang', lang], { cwd })
      expect(code).toBe(0)
      expect(out).toContain('   1. ')
      expect(out.trimEnd().endsWith(board)).toBe(true)
      expect(err).toMatch(lang === 'ja' ? /手で解けました/ : /^Solved in \d+ steps/)
    }
    const [plain] = json((await kumiki(['explain', 'p-0001.kumiki.json', '--json'], { cwd })).out)
    const { report } = JSON.parse(readFileSync(join(cwd, 'p-0001.kumiki.json'), 'utf8'))
    expect(plain).toMatchObject({ level: report.grade.level, score: report.grade.score })
    expect(Object(plain).steps).toHaveLength(report.grade.steps.length)
  })

  it('is converted by the endings; for players it loses its answer', async () => {
    expect(await kumiki(['convert', 'p-0001.kumiki.json', 'p.svg'], { cwd })).toMatchObject({ code: 0, err: '' })
    expect(readFileSync(join(cwd, 'p.svg'), 'utf8')).toContain('<svg')
    await kumiki(['convert', 'p-0001.kumiki.json', 'open.json', '--for-players'], { cwd })
    expect(JSON.parse(readFileSync(join(cwd, 'open.json'), 'utf8'))).not.toHaveProperty('answer')
    const answered = await kumiki(['convert', 'open.json', 'open.txt', '--answer'], { cwd })
    expect(answered.code).toBe(2)
    expect(readdirSync(cwd)).not.toContain('open.txt')
  })
})

describe('kinds', () => {
  it('lists every kind with its options, ranges, defaults and presets', async () => {
    const { code, out } = await kumiki(['kinds'])
    expect(code).toBe(0)
    expect(out).toMatch(/^blocksum {2}BlockSum/m)
    expect(out).toMatch(/--size 2\.\.12 .*\[5\]/)
    expect(out).toContain('--preset first')
    const [kinds] = json((await kumiki(['kinds', '--json'])).out)
    expect(kinds).toContainEqual(expect.objectContaining({ kind: 'blocksum', title: expect.anything() }))
    expect(JSON.stringify(kinds)).not.toContain('_blank')
  })
})
