/** The answer to compare with: the given key, if it is valid; else, where the rules decide, the only solution. */
import { Budget } from '../base/budget.ts'
import type { Craft, Solved } from '../kind/craft.ts'
import type { PuzzleTypes } from '../kind/types.ts'

/** The budget for finding the key by solving: far more than our puzzles need. */
const keySteps = 2_000_000

/** absent: only a key decides, and there is none. */
export type Known<K extends PuzzleTypes> =
  | { readonly status: 'known'; readonly key: K['answer'] }
  | { readonly status: 'absent' | Exclude<Solved<K>['status'], 'unique'>; readonly key: null }

export function keyOf<K extends PuzzleTypes>(
  { face, solve }: Pick<Craft<K>, 'face' | 'solve'>,
  puzzle: K['puzzle'],
  given: K['answer'] | null,
): Known<K> {
  if (given !== null && face.check(puzzle, given).status === 'complete') return { status: 'known', key: given }
  if (face.decidedBy(puzzle) !== 'rules') return { status: 'absent', key: null }
  const { status, answers } = solve(puzzle, 2, new Budget(keySteps))
  const [only] = answers
  if (status === 'unique' && only !== undefined) return { status: 'known', key: only }
  return { status: status === 'unique' ? 'unknown' : status, key: null }
}
