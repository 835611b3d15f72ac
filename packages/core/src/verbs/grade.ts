/** The grade of a puzzle, and whether it matches the one in its file. */

import { Budget } from '../base/budget.ts'
import { type Problem, problem } from '../base/result.ts'
import { version } from '../base/version.ts'
import { writtenGrade } from '../file/file.ts'
import type { Craft, Grade } from '../kind/craft.ts'
import type { KumikiFile } from '../kind/file.ts'
import type { PuzzleTypes } from '../kind/types.ts'

/** The budget of one grade: the same for making, explaining and comparing. */
const gradeSteps = 100_000

export const gradeOf = <K extends PuzzleTypes>(craft: Craft<K>, puzzle: K['puzzle']): Grade<K> =>
  craft.grade(puzzle, new Budget(gradeSteps))

/**
 * Compares the grade written in a file with the one that its puzzle gets now. Only a file of this version is compared,
 * because techniques differ between versions. null: equal, or nothing to compare.
 */
export function regrade<K extends PuzzleTypes>(
  craft: Craft<K>,
  file: KumikiFile<K>,
  graded: Grade<K> = gradeOf(craft, file.puzzle),
): Problem | null {
  const written = file.report?.grade
  if (!written || (file.recipe && file.recipe.version !== version)) return null
  const { steps: freshSteps, ...fresh } = writtenGrade(graded)
  const { steps = freshSteps, level, score, techniques, stepCount = fresh.stepCount, choices = fresh.choices } = written
  const whole = { level, score, techniques, stepCount, choices, steps }
  const same = JSON.stringify(whole) === JSON.stringify({ ...fresh, steps: freshSteps })
  return same ? null : otherGrade
}

/** The file with the grade that its puzzle gets now, whatever stood there; a file without a grade stays without. */
export function gradedAnew<K extends PuzzleTypes>(
  craft: Craft<K>,
  file: KumikiFile<K>,
): { readonly file: KumikiFile<K>; readonly level: Grade<K>['level'] } {
  const { steps, ...fresh } = writtenGrade(gradeOf(craft, file.puzzle))
  const { report } = file
  const { level } = fresh
  if (!report?.grade) return { file, level }
  const grade = report.grade.steps ? { ...fresh, steps } : fresh
  return { file: { ...file, report: { ...report, grade } }, level }
}

const otherGrade = problem(
  'grade-differs',
  'The grade in the file is not the one that its puzzle gets.',
  'ファイルに書かれた難易度が、パズルの実際の難易度と違います。',
  { path: ['report', 'grade'] },
)
