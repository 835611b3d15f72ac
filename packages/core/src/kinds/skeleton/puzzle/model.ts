/**
 * A pattern of black and white cells and the list of words that fill its slots, each once (a word listed twice fills
 * two).
 *
 * Rows have one character per cell: `#` black, `.` white, anything else a given letter. An answer has the same rows
 * with letters in the filled cells.
 */
import * as z from 'zod/mini'
import { limits } from '../../../base/limits.ts'
import { rule } from '../../../base/rule.ts'
import type { PuzzleTypes } from '../../../kind/types.ts'
import { type Outside, outsides } from '../../../wordgrid/ruling.ts'
import { type SlotName, slotsOf } from '../../../wordgrid/slots.ts'
import type { ListedWord } from '../../../words/bank.ts'
import { type BoardScript, boardScripts } from '../../../words/script.ts'

export interface Puzzle {
  readonly width: number
  readonly height: number
  readonly rows: readonly string[]
  /** Shortest first, then sorted by their letters. */
  readonly words: readonly ListedWord[]
  /** The script of the letters, where the list does not decide it. */
  readonly script?: BoardScript | undefined
  /** How black cells around the words are drawn; files that do not say go by how many there are. */
  readonly outside?: Outside | undefined
}

export interface Answer {
  readonly rows: readonly string[]
}

/** Writes a letter into a cell; `.` removes it. */
export interface Move {
  readonly row: number
  readonly col: number
  readonly letter: string
}

/** Where a supposition breaks down: a place, a word or a cell has no candidate left, or a word appears too often. */
export type Breakdown =
  | { readonly left: 'place'; readonly slot: SlotName }
  | { readonly left: 'word'; readonly word: string }
  | { readonly left: 'cell'; readonly row: number; readonly col: number }
  | { readonly left: 'excess'; readonly word: string; readonly slot: SlotName }

/** The grounds of a step: the slot it looks at, the words it mentions, and for a supposition what it breaks. */
interface Why {
  readonly slot: SlotName
  readonly words: readonly string[]
  readonly other?: SlotName | undefined
  readonly breaks?: Breakdown | undefined
}

export interface Skeleton extends PuzzleTypes {
  readonly puzzle: Puzzle
  readonly answer: Answer
  readonly move: Move
  readonly why: Why
}

export const black = '#'
export const empty = '.'

/** Whether the puzzle is a ナンスケ, with a list of numbers. */
export const isOfNumbers = ({ words }: Pick<Puzzle, 'words'>): boolean =>
  words.every(({ word }) => /^[0-9]+$/.test(word))

const side = z.int().check(z.minimum(1), z.maximum(limits.gridSide))
const row = z.string().check(z.maxLength(limits.gridSide))
const rows = z.array(row).check(z.maxLength(limits.gridSide))

/** One UTF-16 unit per cell: surrogates are refused, as are invisible characters. */
const unusable = /[\s\p{C}\p{M}\u{10000}-\u{10ffff}]/u

const unseen = rule({
  en: 'a cell must hold one letter, and no blank, control or combining character',
  ja: 'マスには文字がひとつずつ必要です（空白・制御文字・結合文字は使えません）',
})

export const puzzleSchema = z
  .object({
    width: side,
    height: side,
    rows,
    words: z
      .array(
        z.object({
          word: z.string().check(z.minLength(2), z.maxLength(limits.gridSide)),
          shown: z.optional(z.string().check(z.maxLength(limits.textLength))),
          note: z.optional(z.string().check(z.maxLength(limits.textLength))),
          clue: z.optional(z.string().check(z.maxLength(limits.textLength))),
        }),
      )
      .check(z.minLength(1), z.maxLength(limits.words)),
    script: z.optional(z.enum(boardScripts)),
    outside: z.optional(z.enum(outsides)),
  })
  .check(
    z.refine((puzzle) => puzzle.rows.length === puzzle.height, {
      error: rule({ en: 'there must be as many rows as the height says', ja: '行の数が高さと合いません' }),
    }),
    z.refine((puzzle) => puzzle.rows.every((text) => text.length === puzzle.width), {
      error: rule({
        en: 'every row must have as many characters as the width says',
        ja: '各行の文字数が幅と合いません',
      }),
    }),
    z.refine(
      (puzzle) => ![...puzzle.rows, ...puzzle.words.map(({ word }) => word)].some((text) => unusable.test(text)),
      {
        error: unseen,
      },
    ),
    z.refine((puzzle) => !puzzle.words.some(({ word }) => word.includes(black) || word.includes(empty)), {
      error: rule({ en: 'a word may not contain "#" or "."', ja: '単語に「#」「.」は使えません' }),
    }),
    z.refine((puzzle) => slotsOf(puzzle.rows).alone.length === 0, {
      error: rule({
        en: 'a white cell stands alone: no word can cover it',
        ja: '単語の入らない孤立した白マスがあります',
      }),
    }),
    z.refine((puzzle) => puzzle.rows.some((text) => /[^#]/.test(text)), {
      error: rule({ en: 'there is no white cell', ja: '白マスがありません' }),
    }),
  )

export const answerSchema = z
  .object({ rows })
  .check(z.refine((answer) => !answer.rows.some((text) => unusable.test(text)), { error: unseen }))

const place = z.int().check(z.minimum(0), z.maximum(limits.gridSide - 1))

export const moveSchema = z.object({
  row: place,
  col: place,
  letter: z.string().check(
    z.minLength(1),
    z.maxLength(1),
    z.refine((letter) => letter !== black && !unusable.test(letter), { error: unseen }),
  ),
})
