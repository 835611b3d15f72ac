/**
 * Proves a puzzle and its maker's answer. Every puzzle that leaves the workshop must pass: `solve` finds it unique,
 * `recount` finds it unique, both give the maker's answer, `check` calls it complete. "unknown" counts as not proved.
 */

import { Budget } from '../base/budget.ts'
import { limits } from '../base/limits.ts'
import type { Claim, Craft, Grade, Solved } from '../kind/craft.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import { needsNoGuess, traceProblem } from './trace.ts'

/** The budget of the first solver's proof, after which it answers "unknown". */
const proofSteps = 20_000_000

export async function prove<K extends PuzzleTypes>(
  craft: Craft<K>,
  puzzle: K['puzzle'],
  answer: K['answer'],
  graded: Grade<K>,
): Promise<Record<Claim, boolean>> {
  const solvable = craft.face.check(puzzle, answer).status === 'complete'
  const first = craft.solve(puzzle, 2, new Budget(proofSteps))
  const second = await craft.recount(puzzle, 2, new Budget(limits.recountSteps))
  const unique = solvable && isOnly(first, answer) && isOnly(second, answer)
  const guided = graded.level !== null && traceProblem(craft.face, puzzle, answer, graded.steps) === null
  return { solvable, unique, 'no-guess': unique && guided && needsNoGuess(graded.steps, craft.face.supposing) }
}

export const isOnly = <K extends PuzzleTypes>(solved: Solved<K>, answer: K['answer']): boolean =>
  solved.status === 'unique' && JSON.stringify(solved.answers[0]) === JSON.stringify(answer)
