/**
 * A file with its answer: the one that it holds, or the only one that its puzzle has. Where there is none, where
 * several fit, or where only clues that a person must solve decide, the reason is returned instead.
 */

import { Budget } from '../base/budget.ts'
import { bad, good, type Problem, problem, type Result } from '../base/result.ts'
import type { Bilingual } from '../base/text.ts'
import type { Craft, Solved } from '../kind/craft.ts'
import type { KumikiFile } from '../kind/file.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import { type Solution, solve, solveSteps } from './solve.ts'

/** Solves only if the file has no answer. */
export function answered<K extends PuzzleTypes>(
  craft: Craft<K>,
  file: KumikiFile<K>,
  budget: Budget = new Budget(solveSteps),
): Result<KumikiFile<K>> {
  return file.answer === undefined ? withAnswer(file, solve(craft, file, 2, budget), 2) : good(file)
}

/**
 * The file with the answer found. A caller who limits the search to one answer does not ask whether there are others.
 */
export function withAnswer<K extends PuzzleTypes>(
  file: KumikiFile<K>,
  { status, answers, key, note }: Solution<K>,
  limit: number,
): Result<KumikiFile<K>> {
  const [first] = answers
  if (first !== undefined && (status === 'unique' || (status === 'unknown' && limit === 1)))
    return good({ ...file, answer: first })
  if (key !== null) return good(file)
  return bad(note === null ? without[status] : undecided(note))
}

/** One solution, but the solver that proved it has none to show. */
const notShown = problem(
  'no-answer',
  'It was not solved to the end, so no answer can be put in.',
  '最後まで解けていないので、答えを入れられません。',
  { fault: 'search' },
)

const without: Readonly<Record<Solved<PuzzleTypes>['status'], Problem>> = {
  unique: notShown,
  none: problem(
    'no-answer',
    'The puzzle has no solution, so no answer can be put in.',
    'このパズルには解がないので、答えを入れられません。',
  ),
  several: problem(
    'no-answer',
    'The puzzle has several solutions, so none of them is the answer.',
    'このパズルには解が複数あるので、答えを決められません。',
  ),
  unknown: problem(
    'no-answer',
    'It was not decided within the limit whether there is one solution, so no answer can be put in.',
    '解がひとつかどうかを限度内に決められないので、答えを入れられません。',
    { fault: 'search' },
  ),
}

/** Only a person can decide, as the note explains. */
const undecided = ({ en, ja }: Bilingual): Problem =>
  problem('no-answer', `The answer is not in the file: ${en}.`, `このファイルには答えが入っていません。${ja}。`)
