/** Shared by the formats for Hashi: boards as rows of numbers, 0 for water, to and from kumiki files. */

import type { Result } from '@kumiki/core/base'
import type { KumikiFile, PuzzleTypes } from '@kumiki/core/contract'
import { type Answer, answerSchema, face, type Puzzle, puzzleSchema } from '@kumiki/core/kinds/hashi/puzzle'
import { importFound, partsOf } from '../foreign.ts'
import type { Imported, WriteOptions } from '../format.ts'

export interface Rows {
  readonly width: number
  readonly height: number
  /** Row by row. */
  readonly numbers: readonly number[]
}

export function fileOf({ width, height, numbers }: Rows, answer: Answer | null = null): Result<Imported> {
  const islands = numbers.flatMap((number, at) =>
    number === 0 ? [] : [[at % width, Math.floor(at / width), number] as const],
  )
  return importFound(face, { puzzle: { width, height, islands }, ...(answer ? { answer } : {}), lang: 'en' })
}

/** The Hashi puzzle of a file, and its answer if there is one and it is wanted. */
export const hashiOf = (file: KumikiFile<PuzzleTypes>, options: WriteOptions) =>
  partsOf(file, puzzleSchema, answerSchema, options)

export function rowsOf({ width, height, islands }: Puzzle): Rows {
  const numbers = new Array<number>(width * height).fill(0)
  for (const [col, row, number] of islands) numbers[row * width + col] = number
  return { width, height, numbers }
}
