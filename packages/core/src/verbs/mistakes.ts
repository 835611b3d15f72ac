/** The mistakes on a board: everything that differs from the key; where there is no key, what breaks a rule. */
import type { Target } from '../base/target.ts'
import type { Craft } from '../kind/craft.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import { keyOf } from './key.ts'

/** null: unknown, because no rule is broken, no key was given and none follows from the rules. */
export function mistakes<K extends PuzzleTypes>(
  craft: Pick<Craft<K>, 'face' | 'solve'>,
  puzzle: K['puzzle'],
  given: K['answer'] | null,
  answer: K['answer'],
): readonly Target[] | null {
  const { key, status } = keyOf(craft, puzzle, given)
  if (status === 'known') return craft.face.mistakes(puzzle, answer, key)
  const verdict = craft.face.check(puzzle, answer)
  return verdict.status === 'broken' ? verdict.faults.flatMap(({ cells }) => cells.map((cell): Target => [cell])) : null
}
