/** A crossword of ours, laid out for the writers of other formats. */

import { bad, good, hasRuby, type Result, withReadings } from '@kumiki/core/base'
import type { Face, KumikiFile, PuzzleTypes } from '@kumiki/core/contract'
import {
  answerSchema,
  type Clue,
  check,
  type Puzzle,
  puzzleSchema,
  scriptOfBoard,
  slotsOf,
} from '@kumiki/core/kinds/crossword/puzzle'
import type { BoardScript } from '@kumiki/core/words'
import { type Loss, noRoom, ownTitle, partsOf, readingsInBrackets } from '../foreign.ts'
import type { WriteOptions } from '../format.ts'
import { shownIn } from './letters.ts'
import { numbersOf } from './numbers.ts'

export interface Own {
  readonly puzzle: Puzzle
  readonly script: BoardScript
  /** Row by row; null: black. Letters as displayed, '' if there is no answer. */
  readonly cells: readonly (string | null)[]
  /** Whether all letters are there. */
  readonly solved: boolean
  /** Across before down, each by its number. */
  readonly clues: readonly Clue[]
  /** The number printed in a cell, by its index; counted by row if the format supports nothing else. */
  readonly numbers: ReadonlyMap<number, number>
  readonly title: string
}

/** What a format can hold. */
export interface Rooms {
  readonly keyword: boolean
  readonly bank: boolean
  /** Numbers that are not counted by row. */
  readonly columns: boolean
  /** The script of the letters, for crosswords without letters. */
  readonly script: boolean
  /** Furigana; otherwise readings follow their words in brackets. */
  readonly readings: boolean
}

export function ownOf<K extends PuzzleTypes>(
  file: KumikiFile<K>,
  face: Face<K>,
  rooms: Rooms,
  options: WriteOptions,
): Result<Own & { readonly losses: readonly Loss[] }> {
  const parts = partsOf(file, puzzleSchema, answerSchema, options)
  if (!parts.ok) return parts
  const { puzzle, answer } = parts.value
  if (answer && check(puzzle, answer).status === 'broken')
    return bad(noRoom('The format', 'its answer is not one of this board', '答えがこの盤面のものではありません'))
  const script = scriptOfBoard(puzzle)
  const letterAt = (row: number, col: number): string => {
    const letter = answer?.rows[row]?.charAt(col) ?? ''
    return letter === '.' ? '' : shownIn(script, letter)
  }
  const cells = puzzle.rows.flatMap((text, row) =>
    Array.from(text, (sign, col) => (sign === '#' ? null : letterAt(row, col))),
  )
  const byRow = numbersOf(slotsOf(puzzle.rows).slots, 'row')
  const start = ({ row, col }: Clue): number => row * puzzle.width + col
  const renumbered = !rooms.columns && puzzle.clues.some((clue) => clue.number !== byRow.get(start(clue)))
  const isPlain = !rooms.readings && [file.title, ...puzzle.clues.map(({ clue }) => clue)].some(hasRuby)
  const clues = puzzle.clues.map((clue) => ({
    ...clue,
    ...(renumbered ? { number: byRow.get(start(clue)) ?? clue.number } : {}),
    ...(isPlain ? { clue: withReadings(clue.clue) } : {}),
  }))
  return good({
    puzzle,
    script,
    cells,
    solved: cells.every((letter) => letter !== ''),
    clues: [...clues].sort((a, b) => Number(a.dir === 'down') - Number(b.dir === 'down') || a.number - b.number),
    numbers: new Map(clues.map((clue) => [start(clue), clue.number])),
    title: isPlain ? withReadings(ownTitle(file, face)) : ownTitle(file, face),
    losses: [
      ...(puzzle.keyword && !rooms.keyword ? [{ en: 'the cells of the keyword', ja: 'キーワードの二重ワク' }] : []),
      ...(puzzle.words && !rooms.bank ? [{ en: 'the word bank', ja: '語群' }] : []),
      ...(!answer && !rooms.script && scriptOfBoard({ ...puzzle, script: undefined }) !== script
        ? [{ en: 'the script of its letters', ja: '文字の種類（ひらがな・カタカナなど）' }]
        : []),
      ...(isPlain ? [readingsInBrackets] : []),
      ...(renumbered ? [{ en: 'numbers by column (there they go by row)', ja: '列順の番号（行順になります）' }] : []),
    ],
  })
}

/** A clue with its enumeration after it, for formats without a field for enumerations. */
export const clueText = ({ clue, enumeration }: Clue): string =>
  enumeration === undefined ? clue : `${clue} (${enumeration})`
