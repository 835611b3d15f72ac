import { execFileSync, spawn } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { version } from '@kumiki/core/base'
import { beforeAll, describe, expect, it } from 'vitest'
import { bin, ended, kumiki, newFolder, start } from './process.contract.ts'

const small = ['make', 'blocksum', '--size', '4']
const json = (text: string): unknown[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

describe('kumiki', () => {
  it('prints its version and its help, and a short introduction if called without arguments', async () => {
    expect(await kumiki(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' })
    const help = await kumiki(['--help'])
    expect(help).toMatchObject({ code: 0, err: '' })
    expect((await kumiki(['help'])).out).toBe(help.out)
    expect(await kumiki([])).toEqual({ ...help, code: 2 })
    expect((await kumiki(['--help', 'make'])).out).toBe((await kumiki(['make', '--help'])).out)
  })

  it('uses the requested language, otherwise that of the terminal', async () => {
    const japanese = await kumiki(['--help', '--lang', 'ja'])
    expect(japanese.out).toContain('使い方')
    expect((await kumiki(['--help'], { env: { LC_ALL: 'ja_JP.UTF-8' } })).out).toBe(japanese.out)
    expect((await kumiki(['--lang', 'ja', '--help'])).out).toBe(japanese.out)
  })

  it.skipIf(process.platform !== 'linux')('reports in one sentence that the output cannot be written', async () => {
    for (const args of [['--help'], ['make', 'blocksum', '--size', '3'], ['words'], [...small, '-n', '9', '--json']]) {
      const full = openSync('/dev/full', 'w')
      const child = spawn(process.execPath, [bin, ...args], {
        stdio: ['ignore', full, 'pipe'],
        env: { ...process.env, LC_ALL: 'C' },
      })
      closeSync(full)
      let err = ''
      child.stderr?.on('data', (part: Buffer) => {
        err += part.toString()
      })
      const code = await new Promise((resolve) => child.on('close', resolve))
      expect({ args, code, err }).toEqual({
        args,
        code: 2,
        err: expect.stringMatching(/(^|\n)Could not write to the output: the disk is full\.\n$/),
      })
    }
  })

  it('ends quietly when its output is no longer read', async () => {
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
    expect(err).toMatch(/level \d.*one solution.*seed アa\n.*: kumiki make blocksum --size 4 --seed アa -o my/)
    expect((await kumiki([...small, '--seed', 'アa', '--answer'])).out).not.toBe(out)
  })

  it.each([
    ['stopped by nothing', ['blocksum', '--size=4', '--seed', 'it is $1']],
    [
      'stopped by the clock',
      ['wordsearch', '--time', '300ms', '--smallest', '--', 'cat', 'dog', 'goat', 'tiger', 'ox'],
    ],
    ['stopped by its effort', ['wordsearch', 'cat', 'dog', 'goat', 'lion', 'tiger', '--effort', '40', '--seed', 'e']],
  ])('prints the whole command that makes a puzzle again, %s', async (_, args) => {
    const cwd = newFolder()
    const { err, out } = await kumiki(['make', ...args], { cwd })
    const line = /^To keep it .*?: kumiki (.*)$/m.exec(err)?.[1] ?? ''
    const words = execFileSync('sh', ['-c', `printf '%s\\n' ${line}`], { encoding: 'utf8' })
      .trimEnd()
      .split('\n')
    expect((await kumiki(words, { cwd })).code).toBe(0)
    await kumiki(['convert', 'my.kumiki.json', 'my.txt'], { cwd })
    const [, , ...drawn] = readFileSync(join(cwd, 'my.txt'), 'utf8').split('\n')
    expect(drawn.join('\n').trimEnd()).toBe(out.trimEnd())
  })

  it('notes that standard input must be given again, and then makes the same', async () => {
    const cwd = newFolder()
    const input = 'cat\ntea\ntiger\n'
    const { err, out } = await kumiki(['make', 'skeleton', '--words', '-', '--effort', '3000'], { cwd, input })
    const [, line = ''] = /^To keep it .*, with the same standard input: kumiki (.*)$/m.exec(err) ?? []
    expect((await kumiki(line.split(' '), { cwd, input })).code).toBe(0)
    await kumiki(['convert', 'my.kumiki.json', 'my.txt'], { cwd })
    const [, , ...drawn] = readFileSync(join(cwd, 'my.txt'), 'utf8').split('\n')
    expect(drawn.join('\n').trimEnd()).toBe(out.trimEnd())
  })

  it('opens the studio, with commands that call the program as the user did', async () => {
    const child = start(['welcome'], { env: { KUMIKI_CALLED_AS: 'npm start --', KUMIKI_NO_OPEN: '1' } })
    const end = ended(child)
    const address = await new Promise<string>((resultOf) =>
      child.stdout.once('data', (part: Buffer) => resultOf(String(part))),
    )
    expect((await fetch(address.trim())).status).toBe(200)
    child.kill('SIGINT')
    const { code, err } = await end
    expect(code).toBe(0)
    expect(err).toMatch(
      /^The studio is at the address below; .* On the command line: npm start -- make blocksum · npm start -- --help\n$/,
    )
  })

  it('names the files that it replaced', async () => {
    const cwd = newFolder()
    const args = [...small, '-o', 'a.json', '-o', 'b.jsonl', '-o', 'c.svg']
    expect((await kumiki(args, { cwd })).err).not.toContain('Replaced')
    writeFileSync(join(cwd, 'c.svg'), 'mine')
    expect((await kumiki(args, { cwd })).err).toMatch(/^Replaced a\.json, c\.svg, b\.jsonl\.$/m)
    const converted = await kumiki(['convert', 'a.json', 'c.svg', '--lang', 'ja'], { cwd })
    expect(converted).toEqual({ code: 0, out: '', err: '上書きしました: c.svg。\n' })
    const many = await kumiki([...small, '--seed', 's', '-n', '12', '-o', 'p.json'], { cwd })
    const again = await kumiki([...small, '--seed', 's', '-n', '12', '-o', 'p.json'], { cwd })
    expect(many.err).not.toContain('Replaced')
    expect(again.err).toMatch(/^Replaced p-0001\.json, .*, p-0010\.json and 2 more\.$/m)
  })

  it('writes a file that is named twice once', async () => {
    const cwd = newFolder()
    const { code, err } = await kumiki([...small, '--seed', 'a', '-o', 'p.json', '-o', './p.json'], { cwd })
    expect({ code, files: readdirSync(cwd) }).toEqual({ code: 0, files: ['p.json'] })
    expect(err).toMatch(/^p\.json · /)
    expect(err).not.toContain('Replaced')
  })

  it('names the puzzles that a note is about, if there are many', async () => {
    const words = ['make', 'skeleton', 'cat', 'cot', 'tea', 'zzz', '--size', '6', '--effort', '20000', '-n', '2']
    const { code, err } = await kumiki([...words, '--seed', 'a', '--json'])
    expect(code).toBe(0)
    expect(err).toMatch(/^All puzzles: Not placed, .*: zzz$/m)
    expect(err).toMatch(/^Puzzle 1: The board was cut/m)
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

  it('writes each requested file, by its extension', async () => {
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
    expect(text('c.svg')).toMatch(/^<svg[^>]*>\n<title>題<\/title>\n<desc>/)
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

  it('keeps the best of parallel searches, always the same one, whose own seed makes it alone', async () => {
    const args = ['make', 'skeleton', '--words', 'countries.en', '--size', '9', '--effort', '20000', '--json']
    const white = (out: string): number => JSON.parse(out).report.score.white
    const made = await kumiki([...args, '--seed', 'x', '--jobs', '3'])
    expect(made.code).toBe(0)
    expect((await kumiki([...args, '--seed', 'x', '--jobs', '3'])).out).toBe(made.out)
    const alone = await Promise.all(['x', 'x/2', 'x/3'].map((seed) => kumiki([...args, '--seed', seed])))
    expect(white(made.out)).toBe(Math.max(...alone.map(({ out }) => white(out))))
    expect(alone.map(({ out }) => out)).toContain(made.out)
  })

  it('skips puzzles made before, reports when there are no more, and each seed remakes its puzzle alone', async () => {
    const args = ['make', 'blocksum', '--size', '2', '--seed', 'x', '--json']
    const [one, two] = [await kumiki([...args, '-n', '500', '--jobs', '1']), await kumiki([...args, '-n', '500'])]
    expect(one.code).toBe(1)
    expect(one.err).toMatch(/^Only \d+ of 500: no more different puzzles/)
    expect(two).toEqual(one)
    const last = one.out.trimEnd().split('\n').at(-1) ?? ''
    const { title, recipe } = JSON.parse(last)
    expect(recipe.seed).toMatch(/^x\/\d+$/)
    const alone = await kumiki(['make', 'blocksum', '--size', '2', '--seed', recipe.seed, '--title', title, '--json'])
    expect(alone.out.trimEnd()).toBe(last)
  })

  it.each(['crossword', 'skeleton'])('counts a %s and its mirror image as one', async (kind) => {
    const args = ['make', kind, 'cat', 'tea', '--size', '3', '--effort', '3000', '--seed', 'a', '--json']
    const { out, err } = await kumiki([...args, '-n', '20'])
    const boards: string[][] = out.split('\n').flatMap((line) => (line ? [JSON.parse(line).answer.rows] : []))
    const mirrored = boards.map((rows) => Array.from(rows[0]!, (_, col) => rows.map((row) => row[col]).join('')))
    expect(boards.length).toBeGreaterThan(1)
    expect(mirrored.filter((image) => boards.some((rows) => String(rows) === String(image)))).toEqual([])
    expect(err).toMatch(/^Only \d+ of 20: no more different puzzles/m)
  })

  it('numbers the files of many, at the end of the name or in place of {n}', async () => {
    const cwd = newFolder()
    const args = [...small, '-n', '3', '-o', 'p.kumiki.json', '-o', 'q{n}x.svg', '-o', 'all.jsonl']
    const { code, err } = await kumiki(args, { cwd })
    expect(code).toBe(0)
    expect(err).toContain('Written: p-0001.kumiki.json … p-0003.kumiki.json, q0001x.svg … q0003x.svg, all.jsonl\n')
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
    await kumiki(['make', 'hashi', '--size', '6', '--seed', 's', '-o', 'h.json'], { cwd })
    const solved = await kumiki(['solve', 'h.json', '--json', '--effort', '1'], { cwd })
    expect(json(solved.out)).toMatchObject([{ status: 'unknown', answers: [] }])
    expect(solved.code).toBe(1)
  })

  it('of which one answer is requested is answered by the first', async () => {
    const one = await kumiki(['solve', 'p-0001.kumiki.json', '--limit', '1'], { cwd })
    expect(one.code).toBe(0)
    expect(one.out).toMatch(/: one answer found; others were not looked for \(/)
    const plain = await kumiki(['solve', 'p-0001.kumiki.json', '--limit', '1', '--json'], { cwd })
    expect({ code: plain.code, lines: json(plain.out) }).toMatchObject({
      code: 0,
      lines: [{ status: 'unknown', answers: [expect.anything()] }],
    })
  })

  it('is checked; one whose answer was changed fails with exit code 1', async () => {
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

  it('whose grade was changed fails its check', async () => {
    const file = JSON.parse(readFileSync(join(cwd, 'p-0001.kumiki.json'), 'utf8'))
    const { grade } = file.report
    const report = { ...file.report, grade: { ...grade, score: grade.score + 1 } }
    writeFileSync(join(cwd, 'graded.json'), JSON.stringify({ ...file, report }))
    const { code, out } = await kumiki(['check', 'graded.json', '--json'], { cwd })
    expect({ code, checks: json(out) }).toMatchObject({
      code: 1,
      checks: [{ ok: false, problems: [{ code: 'grade-differs' }] }],
    })
  })

  it('is checked with the requested effort', async () => {
    await kumiki(['make', 'blocksum', '--size', '6', '--seed', 's', '-o', 'six.json'], { cwd })
    const { code, out } = await kumiki(['check', 'six.json', '--json', '--effort', '1'], { cwd })
    expect(code).toBe(1)
    expect(json(out)).toMatchObject([{ ok: false, claims: { unique: false } }])
    expect((await kumiki(['check', 'six.json', '--effort', '1000000'], { cwd })).code).toBe(0)
  })

  it('is read from stdin and, with many in one file, each by its line', async () => {
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
      const last = out.trimEnd().split('\n').slice(-board.split('\n').length)
      expect(last.map((line) => line.slice(2)).join('\n')).toBe(board)
      expect(out).toMatch(/^ +1 +2 +3 +4 *$/m)
      expect(err).toMatch(lang === 'ja' ? /手で解けました/ : /^Solved in \d+ steps/)
    }
    const [plain] = json((await kumiki(['explain', 'p-0001.kumiki.json', '--json'], { cwd })).out)
    const { report } = JSON.parse(readFileSync(join(cwd, 'p-0001.kumiki.json'), 'utf8'))
    expect(plain).toMatchObject({ level: report.grade.level, score: report.grade.score })
    expect(Object(plain).steps).toHaveLength(report.grade.steps.length)
  })

  it('without a solution, or with several, is not explained, and that is exit code 1', async () => {
    const file = (sum: number) =>
      JSON.stringify({
        kumiki: 1,
        kind: 'blocksum',
        title: '',
        lang: 'en',
        puzzle: {
          size: 2,
          rows: [
            [1, 1],
            [1, 1],
          ],
          sums: { 1: sum },
          givens: [],
        },
      })
    for (const [sum, status, sentence] of [
      [7, 'none', /has no solution/],
      [6, 'several', /has several solutions/],
    ] as const) {
      writeFileSync(join(cwd, 'odd.json'), file(sum))
      const outcome = await kumiki(['explain', 'odd.json'], { cwd })
      expect(outcome).toMatchObject({ code: 1, out: '', err: expect.stringMatching(sentence) })
      const plain = await kumiki(['explain', 'odd.json', '--json'], { cwd })
      expect(plain.code).toBe(1)
      expect(json(plain.out)).toMatchObject([{ file: 'odd.json', status, level: null, steps: [] }])
    }
  })

  it('is converted by the extensions; for players it loses its answer', async () => {
    expect(await kumiki(['convert', 'p-0001.kumiki.json', 'p.svg'], { cwd })).toMatchObject({ code: 0, err: '' })
    expect(readFileSync(join(cwd, 'p.svg'), 'utf8')).toContain('<svg')
    await kumiki(['convert', 'p-0001.kumiki.json', 'open.json', '--for-players'], { cwd })
    expect(JSON.parse(readFileSync(join(cwd, 'open.json'), 'utf8'))).not.toHaveProperty('answer')
    expect((await kumiki(['convert', 'open.json', 'open.txt', '--answer'], { cwd })).code).toBe(0)
    expect(readdirSync(cwd)).toContain('open.txt')
  })
})

describe('a converted file', () => {
  it('is in the requested language, except for a title of its own', async () => {
    const cwd = newFolder()
    await kumiki([...small, '--seed', 'a', '-o', 'a.json', '--lang', 'en'], { cwd })
    await kumiki([...small, '--seed', 'a', '-o', 'own.json', '--lang', 'en', '--title', 'Mine'], { cwd })
    await kumiki(['convert', 'a.json', 'ja.json', '--lang', 'ja'], { cwd })
    await kumiki(['--lang', 'ja', 'convert', 'a.json', 'ja.svg'], { cwd })
    await kumiki(['convert', 'own.json', 'own-ja.json', '--lang', 'ja'], { cwd })
    await kumiki(['convert', 'a.json', 'same.json'], { cwd, env: { LC_ALL: 'ja_JP.UTF-8' } })
    const [a, ja, own, same] = ['a.json', 'ja.json', 'own-ja.json', 'same.json'].map((name) =>
      JSON.parse(readFileSync(join(cwd, name), 'utf8')),
    )
    expect(ja).toEqual({ ...a, lang: 'ja', title: '計算ブロック' })
    expect(own).toMatchObject({ lang: 'ja', title: 'Mine' })
    expect(same).toEqual(a)
    expect(readFileSync(join(cwd, 'ja.svg'), 'utf8')).toMatch(/lang="ja"[\s\S]*<title>計算ブロック</)
  })
})

describe('kinds', () => {
  it('lists the values of its presets', async () => {
    for (const lang of ['en', 'ja']) {
      const { out } = await kumiki(['kinds', 'crossword', '--lang', lang])
      expect(out.replace(/\s+/g, ' ')).toContain('--rules no-adjacent,corners,three-sides --number column')
    }
  })

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
