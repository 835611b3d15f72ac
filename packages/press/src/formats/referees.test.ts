/// <reference path="../fixtures/pzpr.d.ts" />
/// <reference path="../fixtures/writepuz.d.ts" />
/** Other people's readers of these formats accept our files. */
import { createRequire } from 'node:module'
import { writepuz } from '@confuzzle/writepuz'
import type { KumikiFile } from '@kumiki/core/contract'
import { type Answer, type Crossword, face, slotsOf, textIn } from '@kumiki/core/kinds/crossword/puzzle'
import { type Sudoku, face as sudokuFace } from '@kumiki/core/kinds/sudoku/puzzle'
import { DOMParser } from '@xmldom/xmldom'
import {
  convertIpuzToUnified,
  convertJpzToUnified,
  convertXdToUnified,
  parseIpuz,
  parseJpz,
  parseXd,
  type Puzzle as Unified,
} from '@xwordly/xword-parser'
import type { Puz } from 'puz-parser'
import pzpr from 'pzpr'
import { describe, expect, it } from 'vitest'
import { jpzToXD, puzDecode, xdToJSON } from 'xd-crossword-tools'
import { Rng } from '../../../core/src/base/rng.ts'
import { crosswordFrom } from '../fixtures/crosswords.ts'
import { puzzle, puzzleNames } from '../fixtures/printing.ts'
import { writeFormat } from '../formats.ts'
import type { Content } from './format.ts'

/** The package's `import` entry is a CommonJS module, so it is loaded by `require`. */
const puzParser: (bytes: Uint8Array) => Puz = createRequire(import.meta.url)('puz-parser').default

const boards = 60

/** Plain ones, which other readers support too: every clue has text, without markup. */
function plain(index: number, script: 'latin' | 'katakana'): KumikiFile<Crossword> & { answer: Answer } {
  const made = crosswordFrom(new Rng(`referee ${index}`), {
    script,
    order: 'row',
    keyword: false,
    answer: true,
    title: `No. ${index}`,
  })
  const clues = made.puzzle.clues.map(({ enumeration: _, ...clue }, at) => ({ ...clue, clue: `Clue number ${at}` }))
  return { ...made, puzzle: { ...made.puzzle, clues }, answer: made.answer ?? { rows: [] } }
}

async function written(name: string, file: KumikiFile<Crossword>): Promise<Content> {
  const exported = await writeFormat(name, [(use) => use(file, face)], {})
  if (!exported.ok) throw new Error(exported.error.text.en)
  return exported.value.content
}
const bytesOf = (content: Content): Uint8Array<ArrayBuffer> =>
  new Uint8Array(typeof content === 'string' ? new TextEncoder().encode(content) : content)

/** What a reader must find: each word with its clue. */
const wordsOf = ({ puzzle: { rows, clues }, answer }: ReturnType<typeof plain>): string[] =>
  slotsOf(rows)
    .slots.map((slot) => {
      const dir = slot.across ? 'across' : 'down'
      const clue = clues.find((one) => one.dir === dir && one.row === slot.row && one.col === slot.col)
      return `${clue?.number} ${dir} ${textIn(answer.rows, slot)} ${clue?.clue}`
    })
    .sort()

const gridOf = ({ rows }: Answer): string => rows.join('\n')

const range = Array.from({ length: boards }, (_, index) => index)

describe('xd-crossword-tools', () => {
  it(`reads the board and the clues of ${boards} of our .xd files without a complaint`, async () => {
    for (const index of range) {
      const file = plain(index, 'latin')
      const read = xdToJSON(String(await written('a.xd', file)))
      expect(read.report).toMatchObject({ success: true, errors: [] })
      const found = (['across', 'down'] as const).flatMap((dir) =>
        read.clues[dir].map(({ number, answer, body }) => `${number} ${dir} ${answer} ${body}`),
      )
      expect(found.sort()).toEqual(wordsOf(file))
    }
  })

  it(`reads the letters and the clues of ${boards} of our .puz files`, async () => {
    for (const index of range) {
      const file = plain(index, 'latin')
      const read = puzDecode(bytesOf(await written('a.puz', file)).buffer)
      expect(read.grid.map((row) => row.join('').replaceAll('.', '#')).join('\n')).toBe(gridOf(file.answer))
      const texts = [...read.clues.across, ...read.clues.down].filter(Boolean)
      expect(texts.sort()).toEqual(file.puzzle.clues.map(({ clue }) => clue).sort())
    }
  })

  it(`finds the words of ${boards} of our .jpz files`, async () => {
    for (const index of range) {
      const file = plain(index, 'latin')
      const xd = jpzToXD(String(await written('a.jpz', file)))
      for (const { clue, number, dir } of file.puzzle.clues)
        expect(xd).toContain(`${dir === 'across' ? 'A' : 'D'}${number}. ${clue} ~ `)
    }
  })
})

describe('puz-parser', () => {
  it(`takes ${boards} of our .puz files, with their titles and clues`, async () => {
    for (const index of range) {
      const file = plain(index, 'latin')
      const read = puzParser(bytesOf(await written('a.puz', file)))
      expect(read).toMatchObject({ valid: true, title: `No. ${index}` })
      expect([...(read.clues ?? [])].sort()).toEqual(file.puzzle.clues.map(({ clue }) => clue).sort())
    }
  })
})

describe('writepuz', () => {
  it(`puts the same checksums on ${boards} crosswords as we do`, async () => {
    for (const index of range) {
      const credits = { author: 'A. Maker', copyright: '© 2026', note: index % 2 === 0 ? 'A note.' : '' }
      const file = { ...plain(index, 'latin'), credits }
      const bytes = bytesOf(await written('a.puz', file))
      const clues = puzParser(bytes).clues ?? []
      const { width, height } = file.puzzle
      const solution = file.answer.rows.join('').replaceAll('#', '.')
      const others = writepuz({ width, height, title: file.title, ...credits, clues, solution })
      const sums = (from: Uint8Array): number[] => [...from.subarray(0, 2), ...from.subarray(0x0e, 0x18)]
      expect(sums(bytes)).toEqual(sums(others))
    }
  })
})

/** Its readers of the other formats take Latin letters only. */
const kana = ['.ipuz', '.jpz']
const readers: Readonly<Record<string, (bytes: Uint8Array) => Unified>> = {
  '.ipuz': (bytes) => convertIpuzToUnified(parseIpuz(new TextDecoder().decode(bytes))),
  '.jpz': (bytes) => convertJpzToUnified(parseJpz(new TextDecoder().decode(bytes))),
  '.xd': (bytes) => convertXdToUnified(parseXd(new TextDecoder().decode(bytes))),
}

describe('xword-parser', () => {
  it.each(Object.entries(readers))(
    `reads ${boards} of our %s files as the crosswords they are`,
    async (ending, read) => {
      for (const index of range) {
        const file = plain(index, kana.includes(ending) && index % 2 === 1 ? 'katakana' : 'latin')
        const found = read(bytesOf(await written(`a${ending}`, file)))
        expect(found.title).toBe(file.title)
        const black = found.grid.cells.map((row) => row.map(({ isBlack }) => (isBlack ? '#' : '.')).join(''))
        expect(black).toEqual(file.puzzle.rows)
        const clues = (dir: 'across' | 'down') => file.puzzle.clues.filter((clue) => clue.dir === dir)
        // for .jpz it reports the ids of words as numbers
        const named = ({ number, text }: { number: number; text: string }) =>
          ending === '.jpz' ? text : `${number} ${text}`
        for (const dir of ['across', 'down'] as const)
          expect(found.clues[dir].map(named).sort()).toEqual(
            clues(dir)
              .map(({ number, clue: text }) => named({ number, text }))
              .sort(),
          )
      }
    },
  )
})

describe('an XML parser', () => {
  const parse = (text: string): void => {
    new DOMParser({
      onError: (level, message) => {
        if (level !== 'warning') throw new Error(message)
      },
    }).parseFromString(text, 'text/xml')
  }

  it('takes our .jpz files, whatever their clues and titles are', async () => {
    for (const index of range) {
      const option = {
        script: 'katakana',
        order: 'column',
        keyword: true,
        answer: true,
        title: '<&"\u0000]]>',
      } as const
      const text = String(await written('a.jpz', crosswordFrom(new Rng(`xml ${index}`), option)))
      expect(() => parse(text)).not.toThrow()
      expect(() => parse(text.replace('</grid>', '</gird>'))).toThrow()
    }
  })

  it.each(puzzleNames)('takes our SVG of %s, as a puzzle and as an answer', async (name) => {
    for (const answer of [false, true]) {
      const exported = await writeFormat('a.svg', [await puzzle(name)], { answer })
      if (!exported.ok) throw new Error(exported.error.text.en)
      expect(() => parse(String(exported.value.content))).not.toThrow()
    }
  })
})

describe('puzz.link’s engine', () => {
  const sudoku = async (
    answer: readonly (readonly number[])[],
    givens: (cell: number) => boolean,
    name: string,
  ): Promise<string> => {
    const size = answer.length === 4 ? 4 : answer.length === 6 ? 6 : 9
    const file: KumikiFile<Sudoku> = {
      kumiki: 1,
      kind: 'sudoku',
      title: 'Sudoku',
      lang: 'en',
      puzzle: { size, rows: answer.map((row, r) => row.map((value, c) => (givens(r * size + c) ? value : 0))) },
      answer: { rows: answer.map((row) => [...row]) },
    }
    const exported = await writeFormat(name, [(use) => use(file, sudokuFace)], {})
    if (!exported.ok) throw new Error(exported.error.text.en)
    return String(exported.value.content).trim()
  }
  const opened = (text: string) => {
    const game = new pzpr.Puzzle()
    game.open(text)
    return game
  }
  const squares: Readonly<Record<number, readonly (readonly number[])[]>> = Object.fromEntries(
    (
      [
        [4, 2],
        [6, 3],
        [9, 3],
      ] as const
    ).map(([size, wide]) => [
      size,
      Array.from({ length: size }, (_, row) =>
        Array.from(
          { length: size },
          (_, col) => (((row % (size / wide)) * wide + Math.floor(row / (size / wide)) + col) % size) + 1,
        ),
      ),
    ]),
  )

  it.each([4, 6, 9])(
    'opens our Sudoku of side %i as it is, and calls its answer complete and a wrong one not',
    async (size) => {
      const answer = squares[size] ?? []
      const rng = new Rng(`sudoku ${size}`)
      for (let round = 0; round < 30; round++) {
        const given = Array.from({ length: size * size }, () => rng.below(2) === 0)
        const game = opened(await sudoku(answer, (cell) => given[cell] ?? false, 'a.pzpr'))
        const seen: number[] = []
        game.board.cell.each(({ qnum }) => seen.push(qnum))
        expect([game.board.cols, game.board.rows]).toEqual([size, size])
        expect(seen).toEqual(answer.flat().map((value, cell) => (given[cell] ? value : -1)))
        const saved = await sudoku(answer, (cell) => given[cell] ?? false, 'a.pzprv3')
        expect(opened(saved).check(true).complete).toBe(true)
        const swapped = answer.map((row, r) => (r === 0 ? [row[1] ?? 0, row[0] ?? 0, ...row.slice(2)] : row))
        expect(opened(await sudoku(swapped, (cell) => given[cell] ?? false, 'a.pzprv3')).check(true).complete).toBe(
          false,
        )
      }
    },
  )
})
