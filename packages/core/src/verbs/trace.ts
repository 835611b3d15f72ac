/**
 * Whether the steps of a grade are a way to the answer: each says something new that holds in the only solution, and
 * together they reach it. Needs the rules and that solution, and none of the techniques.
 */

import { type Problem, problem } from '../base/result.ts'
import { parse } from '../base/schema.ts'
import type { Face } from '../kind/face.ts'
import type { Shapes } from '../kind/shapes.ts'

/** A step as it is written in a file: what it claims has yet to be read. */
interface WrittenStep {
  readonly places: readonly unknown[]
  readonly rulesOut: readonly unknown[]
}

/** Whether a person comes through without supposing anything. */
export const needsNoGuess = (steps: readonly { readonly technique: string }[], supposing: readonly string[]): boolean =>
  steps.every(({ technique }) => !supposing.includes(technique))

/** null: the trace is good. */
export function traceProblem<K extends Shapes>(
  face: Face<K>,
  puzzle: K['puzzle'],
  only: K['answer'],
  steps: readonly WrittenStep[],
): Problem | null {
  const goal = JSON.stringify(only)
  const after = (from: K['answer'], written: unknown): string | null => {
    const move = parse(face.move, written)
    const next = move.ok ? face.play(puzzle, from, move.value) : move
    return next.ok ? JSON.stringify(next.value) : null
  }
  const advance = (from: K['answer'], written: unknown): K['answer'] => {
    const move = parse(face.move, written)
    const next = move.ok ? face.play(puzzle, from, move.value) : move
    return next.ok ? next.value : from
  }
  let reached = face.blank(puzzle)
  for (const [index, step] of steps.entries()) {
    if (step.places.length + step.rulesOut.length === 0) return badStep(index)
    for (const move of step.places) {
      if (after(only, move) !== goal) return badStep(index)
      reached = advance(reached, move)
    }
    for (const move of step.rulesOut) {
      const other = after(only, move)
      if (other === null || other === goal) return badStep(index)
    }
  }
  return JSON.stringify(reached) === goal ? null : shortTrace
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
