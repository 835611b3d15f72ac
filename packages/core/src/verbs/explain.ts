/** The steps of a person, each with its explanation. */
import type { Craft, Explanation, Grade, Step } from '../kind/craft.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import { gradeOf } from './grade.ts'

export interface ExplainedStep<K extends PuzzleTypes> {
  readonly step: Step<K>
  readonly explanation: Explanation
}

export function explain<K extends PuzzleTypes>(
  craft: Craft<K>,
  puzzle: K['puzzle'],
): { grade: Grade<K>; steps: ExplainedStep<K>[] } {
  const grade = gradeOf(craft, puzzle)
  return { grade, steps: grade.steps.map((step) => ({ step, explanation: craft.explain(puzzle, step) })) }
}
