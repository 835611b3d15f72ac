/** Shuffles the numbers and hides one. */

import type { Budget } from '../../base/budget.ts'
import { bad, good, problem } from '../../base/result.ts'
import type { Rng } from '../../base/rng.ts'
import type { Made, Making } from '../../kind/craft.ts'
import type { Blank } from './puzzle/model.ts'
import type { Spec } from './spec.ts'

export function* make(spec: Spec, rng: Rng, budget: Budget): Making<Blank> {
  if (!budget.spend())
    return bad(problem('no-effort', 'No effort was allowed.', '探索量が 0 では作れません。', { fault: 'search' }))
  const row = rng.shuffle(Array.from({ length: spec.size }, (_, index) => index + 1))
  const hidden = rng.below(spec.size)
  const made: Made<Blank> = {
    puzzle: { cells: row.map((value, col) => (col === hidden ? 0 : value)) },
    answer: { cells: row },
    score: { cells: spec.size },
    bound: null,
    notes: [],
  }
  yield made
  return good(made)
}
