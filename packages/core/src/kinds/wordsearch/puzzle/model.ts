/**
 * A board of letters and the list of words that can be read in it, forwards in one of eight directions.
 *
 * `words` are spelt as in the cells. `labels`, where present, replace them in the list, one for one: the word as people
 * write it, or its clue; with clues, `spellings` has the words as people write them. `times` gives how often a word is
 * to be found if that is more than once: inside several others of a sheet, anywhere on a dense board. So the answer is
 * one definite set: all that can be read.
 *
 * A file for players has `words` and `spellings` beside their clues too: the rules judge a marked run by the list
 * alone, without the maker's places.
 *
 * A place is the cell of the word's first letter and a direction. A palindrome is the same run of cells from both ends,
 * and a single letter the same cell in all directions, so each such run has one canonical place: read towards E, SE, S
 * or NE.
 */
import * as z from 'zod/mini'
import { limits } from '../../../base/limits.ts'
import { rule } from '../../../base/rule.ts'
import type { Cell } from '../../../base/target.ts'
import type { PuzzleTypes } from '../../../kind/types.ts'
import { type BoardScript, boardScripts } from '../../../words/script.ts'
import { type Dir, dirs } from './dirs.ts'

export { type Dir, dirs }

export interface Puzzle {
  readonly width: number
  readonly height: number
  /** One character per cell; `#` is outside the board. */
  readonly rows: readonly string[]
  readonly words: readonly string[]
  readonly labels?: readonly string[] | undefined
  readonly spellings?: readonly string[] | undefined
  readonly times?: Readonly<Record<string, number>> | undefined
  /** The length of the message that the cells of no word spell, row by row. */
  readonly messageLength?: number | undefined
  /** The length of each word of the message, if it has several. */
  readonly messageWords?: readonly number[] | undefined
  /** The directions in which words may run, for the solver's information; all eight by default. */
  readonly directions?: readonly Dir[] | undefined
  /** The script of the letters, where the list does not decide it. */
  readonly script?: BoardScript | undefined
}

export interface Place {
  readonly word: string
  readonly row: number
  readonly col: number
  readonly dir: Dir
}

export interface Answer {
  readonly places: readonly Place[]
}

/** Marks a run of cells as a word, or removes the mark. */
export interface Move extends Place {
  readonly erase?: boolean | undefined
}

/** What made a word hard to find: see techniques.ts. */
interface Why {
  /** Runs that start like the word but are not it. */
  readonly falseStarts: number
  /** Letters that the word shares with others. */
  readonly shared: number
}

export interface Wordsearch extends PuzzleTypes {
  readonly puzzle: Puzzle
  readonly answer: Answer
  readonly move: Move
  readonly why: Why
}

export const outside = '#'

const downwards: Readonly<Record<Dir, number>> = { N: -1, NE: -1, E: 0, SE: 1, S: 1, SW: 1, W: 0, NW: -1 }
const rightwards: Readonly<Record<Dir, number>> = { N: 0, NE: 1, E: 1, SE: 1, S: 0, SW: -1, W: -1, NW: -1 }
export const stepOf = (dir: Dir): Cell => [downwards[dir], rightwards[dir]]
export const opposite = (dir: Dir): Dir => dirs[(dirs.indexOf(dir) + 4) % 8] ?? dir

/** The cells of a run, which may leave the board. */
export const cellsOf = ({ word, row, col, dir }: Place): Cell[] =>
  Array.from(word, (_, i) => [row + i * downwards[dir], col + i * rightwards[dir]] as const)

export const timesOf = (puzzle: Puzzle, word: string): number =>
  puzzle.times !== undefined && Object.hasOwn(puzzle.times, word) ? (puzzle.times[word] ?? 1) : 1

export const reversed = (word: string): string => Array.from(word).reverse().join('')

/** Names a run by its canonical place: two places that cover the same cells become one. */
export function canonicalPlace({ word, row, col, dir }: Place): Place {
  const length = word.length
  if (length === 1) return { word, row, col, dir: 'E' }
  const forwards = dir === 'E' || dir === 'SE' || dir === 'S' || dir === 'NE'
  if (forwards || word !== reversed(word)) return { word, row, col, dir }
  const [endRow, endCol] = [row + (length - 1) * downwards[dir], col + (length - 1) * rightwards[dir]]
  // a run that leaves the board keeps its name, so that a file can be written and read back unchanged
  if (endRow < 0 || endCol < 0 || endRow >= limits.gridSide || endCol >= limits.gridSide) return { word, row, col, dir }
  return { word, row: endRow, col: endCol, dir: opposite(dir) }
}

/** In the order of the words, each run once, so that equal sets of places are equal JSON. */
export function canonicalAnswer(places: readonly Place[]): Answer {
  const sorted = places.map(canonicalPlace).sort(inOrder)
  return { places: sorted.filter((place, i) => i === 0 || inOrder(place, sorted[i - 1]!) !== 0) }
}

const inOrder = (a: Place, b: Place): number =>
  (a.word < b.word ? -1 : a.word > b.word ? 1 : 0) ||
  a.row - b.row ||
  a.col - b.col ||
  dirs.indexOf(a.dir) - dirs.indexOf(b.dir)

const side = z.int().check(z.minimum(1), z.maximum(limits.gridSide))
const word = z.string().check(z.minLength(1), z.maxLength(limits.gridSide))

export const puzzleSchema = z
  .object({
    width: side,
    height: side,
    rows: z.array(z.string().check(z.maxLength(limits.gridSide))).check(z.maxLength(limits.gridSide)),
    words: z.array(word).check(z.minLength(1), z.maxLength(limits.listedWords)),
    labels: z.optional(z.array(z.string().check(z.maxLength(limits.textLength)))),
    spellings: z.optional(z.array(z.string().check(z.maxLength(limits.textLength)))),
    times: z.optional(z.catchall(z.object({}), z.int().check(z.minimum(2), z.maximum(limits.gridSide ** 2 * 8)))),
    messageLength: z.optional(z.int().check(z.minimum(1), z.maximum(limits.gridSide ** 2))),
    messageWords: z.optional(
      z.array(z.int().check(z.minimum(1), z.maximum(limits.gridSide ** 2))).check(z.maxLength(limits.textLength)),
    ),
    directions: z.optional(z.array(z.enum(dirs)).check(z.minLength(1), z.maxLength(dirs.length))),
    script: z.optional(z.enum(boardScripts)),
  })
  .check(
    z.refine((puzzle) => puzzle.rows.length === puzzle.height, {
      error: rule({ en: 'there must be as many rows as the height says', ja: '行の数が高さと合いません' }),
    }),
    z.refine((puzzle) => puzzle.rows.every((row) => row.length === puzzle.width), {
      error: rule({
        en: 'every row must have as many characters as the width says',
        ja: '各行の文字数が幅と合いません',
      }),
    }),
    z.refine((puzzle) => ![...puzzle.rows, ...puzzle.words].some((text) => unusable.test(text)), {
      error: rule({
        en: 'a cell must hold one letter, and no blank, control or combining character',
        ja: 'マスには文字がひとつずつ必要です（空白・制御文字・結合文字は使えません）',
      }),
    }),
    z.refine((puzzle) => !puzzle.words.some((listed) => listed.includes(outside)), {
      error: rule({ en: 'a word may not contain "#"', ja: '単語に「#」は使えません' }),
    }),
    z.refine((puzzle) => new Set(puzzle.words).size === puzzle.words.length, {
      error: rule({ en: 'a word is listed twice', ja: '同じ単語が2回あります' }),
    }),
    z.refine((puzzle) => puzzle.labels === undefined || puzzle.labels.length === puzzle.words.length, {
      error: rule({ en: 'there must be one label for each word', ja: '見出しの数が単語の数と合いません' }),
    }),
    z.refine((puzzle) => puzzle.spellings === undefined || puzzle.spellings.length === puzzle.words.length, {
      error: rule({ en: 'there must be one spelling for each word', ja: '表記の数が単語の数と合いません' }),
    }),
    z.refine(
      ({ messageLength = 0, messageWords }) =>
        messageWords === undefined || messageWords.reduce((sum, length) => sum + length, 0) === messageLength,
      {
        error: rule({
          en: 'the words of the message must have as many letters as "messageLength" says',
          ja: 'メッセージの文字数が "messageLength" と合いません',
        }),
      },
    ),
    z.refine((puzzle) => new Set([...puzzle.words, ...Object.keys(puzzle.times ?? {})]).size <= puzzle.words.length, {
      error: rule({ en: '"times" names a word that is not listed', ja: '"times" にリストにない単語があります' }),
    }),
  )

/** One UTF-16 unit per cell, as everywhere in Kumiki: surrogates are refused, as are invisible characters. */
const unusable = /[\s\p{C}\p{M}\u{10000}-\u{10ffff}]/u

const placeShape = {
  word,
  row: z.int().check(z.minimum(0), z.maximum(limits.gridSide - 1)),
  col: z.int().check(z.minimum(0), z.maximum(limits.gridSide - 1)),
  dir: z.enum(dirs),
}

export const moveSchema = z.object({ ...placeShape, erase: z.optional(z.boolean()) })

export const answerSchema = z
  .object({ places: z.array(z.object(placeShape)).check(z.maxLength(limits.gridSide ** 2 * 8)) })
  .check(z.overwrite(({ places }) => ({ places: [...canonicalAnswer(places).places] })))
