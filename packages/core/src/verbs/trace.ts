/**
 * Whether the steps of a grade lead to the answer: each adds something new that holds in the only solution, and
 * together they reach it. Needs the rules and that solution, but none of the techniques.
 */

import { type Problem, problem } from '../base/result.ts'
import { parse } from '../base/schema.ts'
import type { Face } from '../kind/face.ts'
import type { PuzzleTypes } from '../kind/types.ts'

/** A step as files store it; its claims are not parsed yet. */
interface WrittenStep {
  readonly places: readonly unknown[]
  readonly rulesOut: readonly unknown[]
}

/** Whether a person can solve it without supposing anything. */
export const needsNoGuess = (steps: readonly { readonly technique: string }[], supposing: readonly string[]): boolean =>
  steps.every(({ technique }) => !supposing.includes(technique))

/** null: the trace is good. */
export function traceProblem<K extends PuzzleTypes>(
  face: Face<K>,
  puzzle: K['puzzle'],
  only: K['answer'],
  steps: readonly WrittenStep[],
): Problem | null {
  let reached = face.blank(puzzle)
  for (const [index, step] of steps.entries()) {
    if (step.places.length + step.rulesOut.length === 0) return badStep(index)
    for (const written of step.places) {
      const move = parse(face.move, written)
      const after = move.ok ? face.play(puzzle, only, move.value) : move
      if (!move.ok || !after.ok || !isSame(after.value, only)) return badStep(index)
      const next = face.play(puzzle, reached, move.value)
      if (next.ok) reached = next.value
    }
    for (const written of step.rulesOut) {
      const move = parse(face.move, written)
      const after = move.ok ? face.play(puzzle, only, move.value) : move
      if (!after.ok || isSame(after.value, only)) return badStep(index)
    }
  }
  return isSame(reached, only) ? null : shortTrace
}

/** Whether two answers are equal. They are plain data, as in a file. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]))
  const names = Object.keys(one)
  const fields: Readonly<Record<string, unknown>> = { ...one }
  const others: Readonly<Record<string, unknown>> = { ...other }
  return names.length === Object.keys(other).length && names.every((name) => isSame(fields[name], others[name]))
}

const shortTrace = problem(
  'trace-short',
  'The steps of the grade do not lead to the answer.',
  '難易度の手順が答えまで届いていません。',
  { path: ['report', 'grade', 'steps'] },
)
const badStep = (index: number): Problem =>
  problem(
    'trace-step',
    `Step ${index + 1} of the grade does not follow from the puzzle.`,
    `難易度の手順の${index + 1}番目がパズルから導けません。`,
    { path: ['report', 'grade', 'steps', index] },
  )
