/** The names of cells, dots and clues in explanations. Clues among dots are counted by the squares that they are in. */
import type { Cell } from '../base/target.ts'
import type { Bilingual } from '../base/text.ts'
import { inputOf } from './face.ts'
import { modelOf, type SimplePuzzle } from './puzzle.ts'

export function placeName<P extends object>(kind: SimplePuzzle<P>, puzzle: P, cell: Cell): Bilingual {
  const [row, col] = [Math.floor(cell[0]) + 1, Math.floor(cell[1]) + 1]
  const { places, clueAt } = modelOf(kind).layoutOf(puzzle)
  const clue = clueAt(cell)
  if (clue !== undefined) return { en: `the ${clue} in row ${row}, column ${col}`, ja: `${row}行${col}列の${clue}` }
  return inputOf(kind, places) === 'edge'
    ? { en: `the dot in row ${row}, column ${col}`, ja: `${row}行${col}列の点` }
    : { en: `row ${row}, column ${col}`, ja: `${row}行${col}列` }
}
