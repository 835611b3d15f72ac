/** Shared by the formats for Sudoku: boards as one row of numbers, 0 for an open cell. */

import { bad, type Result } from '@kumiki/core/base'
import type { KumikiFile, PuzzleTypes } from '@kumiki/core/contract'
import { answerSchema, boxes, face, puzzleSchema } from '@kumiki/core/kinds/sudoku/puzzle'
import { cannotHold, type Found, importFound, partsOf } from '../foreign.ts'
import type { Imported, WriteOptions } from '../format.ts'

export function sudokuFile(
  size: number,
  numbers: readonly number[],
  answer: readonly number[] | null = null,
  beside: Pick<Found, 'title' | 'credits' | 'notes' | 'lang'> = {},
): Result<Imported> {
  if (!Object.hasOwn(boxes, size)) return bad(otherSize(size))
  const rowsOf = (cells: readonly number[]) =>
    Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size))
  const puzzle = { size, rows: rowsOf(numbers) }
  return importFound(face, { ...beside, puzzle, ...(answer ? { answer: { rows: rowsOf(answer) } } : {}) })
}

export const sudokuOf = (file: KumikiFile<PuzzleTypes>, options: WriteOptions) =>
  partsOf(file, puzzleSchema, answerSchema, options)

const otherSize = (size: number) => {
  const sizes = Object.keys(boxes)
  return cannotHold(
    `a Sudoku has ${sizes.join(', ')} rows, and this one has ${size}`,
    `ナンプレの一辺は ${sizes.join('・')} で、これは ${size} です`,
  )
}
