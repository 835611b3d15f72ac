/**
 * A pattern of black and white cells and a clue for each slot. Only the maker's answer decides which letters are right.
 *
 * `rows` has `#` for black and `.` for white cells. `keyword`, where present, are the double-framed cells whose letters
 * spell a word in that order. `words`, where present, is a word bank: the list of the words to put in, which makes the
 * board solvable without the clues; `spellings` has them as people write them, one for one. Kana letters are stored as
 * hiragana in files, whatever `script` is.
 */
import * as z from 'zod/mini'
import { limits } from '../../../base/limits.ts'
import { rule } from '../../../base/rule.ts'
import type { Cell } from '../../../base/target.ts'
import type { PuzzleTypes } from '../../../kind/types.ts'
import { type Outside, outsides } from '../../../wordgrid/ruling.ts'
import { slotsOf } from '../../../wordgrid/slots.ts'
import { type BoardScript, boardScripts } from '../../../words/script.ts'

export interface Clue {
  readonly number: number
  readonly dir: 'across' | 'down'
  readonly row: number
  readonly col: number
  readonly length: number
  readonly clue: string
  /** The lengths of the parts of the answer, such as 5,4 or 4-5, if that was asked for. */
  readonly enumeration?: string | undefined
}

export interface Puzzle {
  readonly width: number
  readonly height: number
  readonly rows: readonly string[]
  readonly clues: readonly Clue[]
  readonly keyword?: readonly Cell[] | undefined
  readonly words?: readonly string[] | undefined
  readonly spellings?: readonly string[] | undefined
  /** The script of the letters, and in which kana they are shown; missing in files of older versions. */
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

export interface Crossword extends PuzzleTypes {
  readonly puzzle: Puzzle
  readonly answer: Answer
  readonly move: Move
  readonly why: object
}

export const black = '#'
export const empty = '.'

const side = z.int().check(z.minimum(1), z.maximum(limits.gridSide))
const place = z.int().check(z.minimum(0), z.maximum(limits.gridSide - 1))
/** A row and a column. Not a tuple schema, because every player would have to load its code for this alone. */
const framed = z.pipe(
  z.array(place).check(z.minLength(2), z.maxLength(2)),
  z.transform(([row = 0, col = 0]: number[]): Cell => [row, col]),
)
const rows = z.array(z.string().check(z.maxLength(limits.gridSide))).check(z.maxLength(limits.gridSide))

/** One UTF-16 unit per cell: surrogates are refused, as are invisible characters. */
const unusable = /[\s\p{C}\p{M}\u{10000}-\u{10ffff}]/u
const unseen = rule({
  en: 'a cell must hold one letter, and no blank, control or combining character',
  ja: 'マスには文字がひとつずつ必要です（空白・制御文字・結合文字は使えません）',
})

const text = z.string().check(z.maxLength(limits.textLength))

const clue = z.object({
  number: z.int().check(z.minimum(1), z.maximum(limits.gridSide ** 2)),
  dir: z.enum(['across', 'down']),
  row: place,
  col: place,
  length: z.int().check(z.minimum(2), z.maximum(limits.gridSide)),
  clue: text,
  enumeration: z.optional(text),
})

export const puzzleSchema = z
  .object({
    width: side,
    height: side,
    rows,
    clues: z.array(clue).check(z.minLength(1), z.maxLength(limits.gridSide ** 2)),
    keyword: z.optional(z.array(framed).check(z.minLength(1), z.maxLength(limits.wordLength))),
    words: z.optional(
      z
        .array(z.string().check(z.minLength(2), z.maxLength(limits.gridSide)))
        .check(z.minLength(1), z.maxLength(limits.words)),
    ),
    spellings: z.optional(z.array(text)),
    script: z.optional(z.enum(boardScripts)),
    outside: z.optional(z.enum(outsides)),
  })
  .check(
    z.refine(
      ({ rows, width, height }) =>
        rows.length === height && rows.every((row) => row.length === width && /^[#.]*$/.test(row)),
      {
        error: rule({
          en: 'the rows of "#" and "." must be as many and as long as the size says',
          ja: '「#」と「.」の行の数や長さが、幅・高さと合いません',
        }),
      },
    ),
    z.refine((puzzle) => slotsOf(puzzle.rows).alone.length === 0, {
      error: rule({
        en: 'a white cell stands alone: no word can cover it',
        ja: '単語の入らない孤立した白マスがあります',
      }),
    }),
    z.refine(cluesMatch, {
      error: rule({
        en: 'the clues do not belong to the slots of the board',
        ja: 'カギが盤面のマスの並びと合いません',
      }),
    }),
    z.refine((puzzle) => puzzle.clues.every(isEnumerated), {
      error: rule({
        en: 'the numbers behind a clue must add up to the length of its word',
        ja: 'カギの後の数の合計が、言葉の長さと合いません',
      }),
    }),
    z.refine((puzzle) => !(puzzle.keyword ?? []).some(([row, col]) => puzzle.rows[row]?.charAt(col) !== empty), {
      error: rule({ en: 'a keyword cell is not a white cell', ja: '二重ワクが白マスにありません' }),
    }),
    z.refine((puzzle) => !(puzzle.words ?? []).some((word) => unusable.test(word) || /[#.]/.test(word)), {
      error: unseen,
    }),
    z.refine(({ words, spellings }) => spellings === undefined || spellings.length === words?.length, {
      error: rule({ en: 'there must be one spelling for each word', ja: '表記の数が単語の数と合いません' }),
    }),
  )

/** Whether each slot has a clue and there are no others; no two slots have the same place and direction. */
function cluesMatch({ rows, clues }: { rows: string[]; clues: Clue[] }): boolean {
  const { slots } = slotsOf(rows)
  return (
    clues.length === slots.length &&
    slots.every(({ across, row, col, length }) =>
      clues.some(
        (clue) => (clue.dir === 'across') === across && clue.row === row && clue.col === col && clue.length === length,
      ),
    )
  )
}

const isEnumerated = ({ enumeration, length }: Clue): boolean =>
  enumeration === undefined ||
  (/^\d+([,-]\d+)*$/.test(enumeration) &&
    enumeration.split(/\D/).reduce((sum, part) => sum + Number(part), 0) === length)

export const answerSchema = z
  .object({ rows })
  .check(z.refine((answer) => !answer.rows.some((row) => unusable.test(row)), { error: unseen }))

export const moveSchema = z.object({
  row: place,
  col: place,
  letter: z.string().check(
    z.minLength(1),
    z.maxLength(1),
    z.refine((letter) => letter !== black && !unusable.test(letter), { error: unseen }),
  ),
})
