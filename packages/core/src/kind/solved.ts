/** Turns the answers found, and whether those are all, into the four-valued result of `solve` and `recount`. */

import type { Solved } from './craft.ts'
import type { PuzzleTypes } from './types.ts'

/** `exhausted`: the whole space was searched, so there are no other answers. */
export function toSolved<K extends PuzzleTypes>(
  answers: readonly K['answer'][],
  exhausted: boolean,
  steps: number,
): Solved<K> {
  if (answers.length >= 2) return { status: 'several', answers, steps }
  if (!exhausted) return { status: 'unknown', answers, steps }
  return { status: answers.length === 0 ? 'none' : 'unique', answers, steps }
}
