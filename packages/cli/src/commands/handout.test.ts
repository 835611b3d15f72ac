/** Pages that are played, from the command line: by convert, make and link. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { kumiki, newFolder } from '../process.contract.ts'

const cwd = newFolder()
const run = (...args: string[]) => kumiki(args, { cwd })
const read = (name: string): string => readFileSync(join(cwd, name), 'latin1')
const isPage = (name: string): boolean => read(name).startsWith('<!doctype html>')
const isZip = (name: string): boolean => read(name).startsWith('PK')

beforeAll(async () => {
  for (const command of [
    'make crossword cat tar rat --seed a -o clues.kumiki.json',
    'convert clues.kumiki.json open.kumiki.json --for-players',
    'make sudoku --size 4 -n 2 --seed a -o two.jsonl',
  ])
    expect(await run(...command.split(' '))).toMatchObject({ code: 0 })
})

describe('a page that is played', () => {
  it('is written by its ending, alone or for a course', async () => {
    for (const [name, holds] of [
      ['a.html', isPage],
      ['a.scorm.zip', isZip],
      ['a.cmi5.zip', isZip],
    ] as const) {
      const { code, err } = await run('convert', 'clues.kumiki.json', name)
      expect([code, holds(name)]).toEqual([0, true])
      // nobody can judge it there, and that is said
      expect(err).toMatch(/^The page holds no answer: [^\n]+\n$/)
    }
  })
  it('says in a line what it means that it checks itself', async () => {
    expect(await run('convert', 'clues.kumiki.json', 'b.html', '--self-checking', '--lang', 'ja')).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^その場で答え合わせ[^\n]+懸賞[^\n]+\n$/),
    })
    expect(read('b.html')).not.toBe(read('a.html'))
  })
  it('is made at once, and holds many', async () => {
    const made = await run(...'make sudoku --size 4 -n 3 --seed b -o many.html --self-checking'.split(' '))
    expect([made.code, isPage('many.html')]).toEqual([0, true])
    expect(read('many.html')).toContain('<title>3 puzzles</title>')
  })
  it('holds all puzzles of all files, under a title of its own', async () => {
    const linked = await run('link', 'two.jsonl', 'clues.kumiki.json', '-o', 'all.html', '--title', 'Monday <1>')
    expect(linked).toMatchObject({ code: 0, out: '', err: expect.stringMatching(/Written: all\.html\n$/) })
    expect(read('all.html')).toContain('<title>Monday &lt;1&gt;</title>')
    expect(await run('convert', 'two.jsonl', 'two.html')).toMatchObject({ code: 0 })
    expect(read('two.html')).toContain('<title>2 puzzles</title>')
  })
  it('holds different boards of the same words for a class', async () => {
    const words = 'make wordsearch tiger otter goat --size 8 --seed a -o words.kumiki.json'
    expect(await run(...words.split(' '))).toMatchObject({ code: 0 })
    expect(await run(...'link words.kumiki.json -o class.html --variants 3'.split(' '))).toMatchObject({ code: 0 })
    expect(read('class.html').length).toBeGreaterThan(read('a.html').length - 20_000)
  })
  it('brings Japanese type where it was asked to', async () => {
    expect(await run(...'convert clues.kumiki.json typed.html --typeface'.split(' '))).toMatchObject({ code: 0 })
    expect(read('typed.html').length).toBeGreaterThan(read('a.html').length + 50_000)
  })
})

describe('what cannot be is said in one sentence, and nothing is written', () => {
  it.each([
    ['convert clues.kumiki.json x.svg --self-checking', /--self-checking is for pages that are played/],
    ['convert clues.kumiki.json x.svg --typeface', /--typeface is for pages that are played/],
    ['convert clues.kumiki.json x.html --self-checking --for-players', /cannot be used together/],
    ['convert open.kumiki.json x.html --self-checking', /no answer|answer is not in the file/i],
    ['make sudoku --size 4 -o x.svg --self-checking', /--self-checking is for pages that are played/],
    ['link clues.kumiki.json -o x.pdf', /must end in \.html/],
    ['link clues.kumiki.json -o x.html --base https://example.org', /--base is for links/],
    ['link clues.kumiki.json --title Monday', /--title has no effect without --output/],
    ['link clues.kumiki.json --variants 3', /--variants has no effect without --output/],
    ['link two.jsonl -o x.html --variants 3', /--variants takes one puzzle/],
    ['link open.kumiki.json -o x.html --self-checking', /answer is not in the file/i],
    ['solve a.html', /can only be written/],
  ])('%s', async (command, sentence) => {
    const { code, err } = await run(...command.split(' '))
    expect([code, err]).toEqual([2, expect.stringMatching(sentence)])
    expect(err.trimEnd().split('\n')).toHaveLength(1)
    expect([existsSync(join(cwd, 'x.html')), existsSync(join(cwd, 'x.svg'))]).toEqual([false, false])
  })
})

describe('where the site is for others', () => {
  const linked = (base: string, ...more: string[]) =>
    kumiki(['link', 'two.jsonl', ...more], { cwd, env: { KUMIKI_BASE: base } })
  it('is said once in the surroundings, and once more for one link', async () => {
    expect(await linked('https://school.example/k/')).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/^https:\/\/school\.example\/k\/play\/#k1/),
    })
    const other = await linked('https://school.example', '--base', 'https://town.example')
    expect(other.out).toMatch(/^https:\/\/town\.example\/play\/#k1/)
  })
  it('is no address in one sentence', async () => {
    expect(await linked('school')).toMatchObject({ code: 2, err: expect.stringMatching(/^KUMIKI_BASE is "school"/) })
  })
  it('is this machine alone: then a file is offered instead', async () => {
    const { err } = await linked('http://127.0.0.1:4321/')
    expect(err).toMatch(/leads to this machine alone: [^\n]+ -o FILE\.html\.\n$/)
  })
  it('leads codes on paper too, which say so where they lead nowhere', async () => {
    const printed = await kumiki(['print', 'two.jsonl', '-o', 'q.pdf', '--qr'], {
      cwd,
      env: { KUMIKI_BASE: 'http://localhost:4321' },
    })
    expect(printed).toMatchObject({ code: 0, err: expect.stringMatching(/leads to this machine alone/) })
  })
})
