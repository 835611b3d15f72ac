/** Every command reads other programs' formats, and reports what it left out. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { kumiki, newFolder } from '../process.contract.ts'

const cwd = newFolder()
const run = (...args: string[]) => kumiki(args, { cwd })
const read = (name: string) => readFileSync(join(cwd, name), 'utf8')

const crossword = {
  version: 'http://ipuz.org/v2',
  kind: ['http://ipuz.org/crossword#1'],
  title: 'Four words',
  author: 'A. Maker',
  dimensions: { width: 2, height: 2 },
  puzzle: [
    [{ cell: 1, style: { shapebg: 'circle' } }, 2],
    [3, 0],
  ],
  solution: [
    ['A', 'N'],
    ['T', 'O'],
  ],
  clues: {
    Across: [
      [1, 'One'],
      [3, 'Towards'],
    ],
    Down: [
      [1, 'By'],
      [2, 'Refusal'],
    ],
  },
}
const sudoku = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'

beforeAll(() => {
  writeFileSync(join(cwd, 'four.ipuz'), JSON.stringify(crossword))
  writeFileSync(join(cwd, 'line.sdm'), `${sudoku}\n${sudoku}\n`)
  writeFileSync(join(cwd, 'board.txt'), sudoku)
  writeFileSync(
    join(cwd, 'bars.ipuz'),
    JSON.stringify({
      ...crossword,
      puzzle: [
        [1, { cell: 2, style: { barred: 'L' } }],
        [3, 0],
      ],
    }),
  )
})

describe('a file of another program', () => {
  it('is converted to every other, and each time the losses are reported', async () => {
    const first = await run('convert', 'four.ipuz', 'four.puz', '--lang', 'en')
    expect(first).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^four\.ipuz: Left out.*circles in cells \(1\)\.\n$/),
    })
    for (const [from, to] of [
      ['four.puz', 'four.jpz'],
      ['four.jpz', 'four.xd'],
      ['four.xd', 'four.xwj'],
      ['four.xwj', 'back.kumiki.json'],
    ] as const)
      expect(await run('convert', from, to)).toMatchObject({ code: 0 })
    expect(JSON.parse(read('back.kumiki.json'))).toMatchObject({ title: 'Four words', answer: { rows: ['AN', 'TO'] } })
    expect(await run('convert', 'four.ipuz', 'four.csv')).toMatchObject({ code: 0 })
    expect(read('four.csv')).toBe(
      '\ufeff"word","clue"\r\n"AN","One"\r\n"TO","Towards"\r\n"AT","By"\r\n"NO","Refusal"\r\n',
    )
  })

  it('is solved, checked, explained and printed', async () => {
    expect(await run('solve', 'board.txt', '--lang', 'en')).toMatchObject({
      code: 0,
      out: expect.stringContaining('one solution'),
    })
    expect(await run('solve', 'line.sdm', '--json')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/line\.sdm:1[\s\S]*line\.sdm:2/),
    })
    expect(await run('explain', 'board.txt', '--lang', 'en')).toMatchObject({ code: 0 })
    expect(await run('check', 'four.ipuz', '--lang', 'en')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/right \(solvable\)[\s\S]*circles[\s\S]*Only the clues decide/),
    })
    expect(await run('print', 'four.ipuz', 'board.txt', '-o', 'both.pdf', '--answers', 'none')).toMatchObject({
      code: 0,
    })
  })

  it('is read as --format says, and written as --format says', async () => {
    writeFileSync(join(cwd, 'unnamed'), JSON.stringify(crossword))
    expect(await run('check', 'unnamed', '--format', 'ipuz')).toMatchObject({ code: 0 })
    expect(await run('convert', 'unnamed', 'written', '--from', 'ipuz', '--format', 'xd')).toMatchObject({ code: 0 })
    expect(read('written')).toMatch(/^Title: Four words/)
  })

  it('that Kumiki cannot hold, and an unknown format, are refused in one sentence, in both languages', async () => {
    expect(await run('solve', 'bars.ipuz', '--lang', 'en')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^bars\.ipuz: Kumiki cannot hold this puzzle: it has bars[^\n]*\n$/),
    })
    expect(await run('convert', 'bars.ipuz', 'bars.svg', '--lang', 'ja')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/太線で区切る盤面/),
    })
    expect(await run('check', 'four.ipuz', '--format', 'docx', '--lang', 'en')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^There is no format "docx"[^\n]*\n$/),
    })
    expect(await run('convert', 'four.ipuz', 'four.exe', '--lang', 'ja')).toMatchObject({ code: 2 })
  })
})
