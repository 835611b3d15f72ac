/**
 * A pattern of black and white cells, each white one with the number of its letter: equal numbers are equal letters,
 * and no two numbers are the same letter. Some letters are given. `words`, where present, is the list of the words to
 * put in, each once; without it any real words are possible, and only the maker's answer decides which were meant.
 *
 * `codes` has 0 for black cells; its numbers are 1, 2, 3 … without a gap. An answer has rows of letters, `#` for black
 * cells and `.` for empty ones. Kana letters are stored as hiragana in files, whatever `script` is.
 */
import * as z from 'zod/mini'
import { limits } from '../../../base/limits.ts'
import { rule } from '../../../base/rule.ts'
import type { Cell } from '../../../base/target.ts'
import type { PuzzleTypes } from '../../../kind/types.ts'
import { type Outside, outsides } from '../../../wordgrid/ruling.ts'
import { type SlotName, slotsOf } from '../../../wordgrid/slots.ts'
import type { ListedWord } from '../../../words/bank.ts'
import { type BoardScript, boardScripts } from '../../../words/script.ts'

export interface Puzzle {
  readonly width: number
  readonly height: number
  readonly codes: readonly (readonly number[])[]
  /** Sorted by number. */
  readonly givens: readonly Move[]
  /** Shortest first, then sorted by their letters, each as it was written. */
  readonly words?: readonly Pick<ListedWord, 'word' | 'shown' | 'note'>[] | undefined
  readonly script: BoardScript
  /** How black cells around the words are drawn; files that do not say go by how many there are. */
  readonly outside?: Outside | undefined
}

export interface Answer {
  readonly rows: readonly string[]
}

/** Writes a letter for a number into all its cells; `.` removes it. */
export interface Move {
  readonly number: number
  readonly letter: string
}

/** Where a supposition breaks down: a place, a word or a number has no candidate left. */
export type Breakdown =
  | { readonly left: 'place'; readonly slot: SlotName }
  | { readonly left: 'word'; readonly word: string }
  | { readonly left: 'number'; readonly number: number }

/**
 * The grounds of a step: the slot it looks at, another one that it is compared with, the words it mentions, how often a
 * letter occurs; for a supposition what it breaks.
 */
interface Why {
  readonly slot?: SlotName | undefined
  readonly beside?: SlotName | undefined
  readonly words: readonly string[]
  readonly count?: number | undefined
  readonly breaks?: Breakdown | undefined
}

export interface Codeword extends PuzzleTypes {
  readonly puzzle: Puzzle
  readonly answer: Answer
  readonly move: Move
  readonly why: Why
}

export const black = '#'
export const empty = '.'

/** `#` for black and `.` for white cells. */
export const patternOf = ({ codes }: Pick<Puzzle, 'codes'>): string[] =>
  codes.map((row) => row.map((code) => (code === 0 ? black : empty)).join(''))

/** The rows of a board where each number has its letter; `undefined` or '' for none. */
export const rowsWith = (
  { codes }: Pick<Puzzle, 'codes'>,
  letterOf: (number: number) => string | undefined,
): string[] => codes.map((row) => row.map((code) => (code === 0 ? black : letterOf(code) || empty)).join(''))

/** The cells of each number; at index 0 the black ones. */
export function cellsByNumber({ codes }: Pick<Puzzle, 'codes'>): Cell[][] {
  const cells: Cell[][] = Array.from({ length: maxOf(codes) + 1 }, () => [])
  for (const [row, line] of codes.entries()) for (const [col, code] of line.entries()) cells[code]!.push([row, col])
  return cells
}

const maxOf = (codes: Puzzle['codes']): number => codes.reduce((max, row) => Math.max(max, ...row), 0)

const side = z.int().check(z.minimum(1), z.maximum(limits.gridSide))
const rows = z.array(z.string().check(z.maxLength(limits.gridSide))).check(z.maxLength(limits.gridSide))
const code = z.int().check(z.minimum(0), z.maximum(limits.gridSide ** 2))

/** One UTF-16 unit per cell: surrogates are refused, as are invisible characters. */
const unusable = /[\s\p{C}\p{M}\u{10000}-\u{10ffff}]/u
const unseen = rule({
  en: 'a cell must hold one letter, and no blank, control or combining character',
  ja: 'マスには文字がひとつずつ必要です（空白・制御文字・結合文字は使えません）',
})

const number = z.int().check(z.minimum(1), z.maximum(limits.gridSide ** 2))
const letter = z.string().check(
  z.minLength(1),
  z.maxLength(1),
  z.refine((text) => text !== black && !unusable.test(text), { error: unseen }),
)

export const puzzleSchema = z
  .object({
    width: side,
    height: side,
    codes: z.array(z.array(code).check(z.maxLength(limits.gridSide))).check(z.maxLength(limits.gridSide)),
    givens: z.array(z.object({ number, letter })).check(z.maxLength(limits.gridSide ** 2)),
    words: z.optional(
      z
        .array(
          z.object({
            word: z.string().check(z.minLength(2), z.maxLength(limits.gridSide)),
            shown: z.optional(z.string().check(z.maxLength(limits.textLength))),
            note: z.optional(z.string().check(z.maxLength(limits.textLength))),
          }),
        )
        .check(z.minLength(1), z.maxLength(limits.words)),
    ),
    script: z.enum(boardScripts),
    outside: z.optional(z.enum(outsides)),
  })
  .check(
    z.refine(({ codes, height }) => codes.length === height, {
      error: rule({ en: 'there must be as many rows as the height says', ja: '行の数が高さと合いません' }),
    }),
    z.refine(({ codes, width }) => codes.every((row) => row.length === width), {
      error: rule({
        en: 'every row must have as many numbers as the width says',
        ja: '各行の数字の数が幅と合いません',
      }),
    }),
    z.refine((puzzle) => slotsOf(patternOf(puzzle)).alone.length === 0, {
      error: rule({
        en: 'a white cell stands alone: no word can cover it',
        ja: '単語の入らない孤立した白マスがあります',
      }),
    }),
    z.refine(({ codes }) => codes.some((row) => row.some((one) => one > 0)), {
      error: rule({ en: 'there is no white cell', ja: '白マスがありません' }),
    }),
    z.refine(({ codes }) => new Set(codes.flat().filter((one) => one > 0)).size === maxOf(codes), {
      error: rule({ en: 'the numbers must run from 1 without a gap', ja: '数字は1から順に、抜けなく使ってください' }),
    }),
    z.refine(({ givens, codes }) => givens.every((given) => given.number <= maxOf(codes) && given.letter !== empty), {
      error: rule({
        en: 'a letter is given for a number that is not on the board',
        ja: '盤面にない数字の文字が示されています',
      }),
    }),
    z.refine(({ givens }) => ['number', 'letter'].every((part) => isDistinct(givens, part)), {
      error: rule({ en: 'a number or a letter is given twice', ja: '同じ数字か同じ文字が2度示されています' }),
    }),
    z.refine((puzzle) => !(puzzle.words ?? []).some(({ word }) => unusable.test(word) || /[#.]/.test(word)), {
      error: unseen,
    }),
  )

const isDistinct = (givens: readonly Move[], part: string): boolean =>
  new Set(givens.map((given) => (part === 'number' ? given.number : given.letter))).size === givens.length

export const answerSchema = z
  .object({ rows })
  .check(z.refine((answer) => !answer.rows.some((text) => unusable.test(text)), { error: unseen }))

export const moveSchema = z.object({ number, letter })
