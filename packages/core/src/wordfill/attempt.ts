/** One try at filling a pattern, in turns paid from a budget. */
import type { Budget } from '../base/budget.ts'
import type { Rng } from '../base/rng.ts'
import { type Filling, FirstFilling, type Outcome } from './filler.ts'

/** The effort of a turn, and its work in blocks of bitsets: about a millisecond. */
const turnCost = 500
const turnWork = 60_000

export interface Attempt {
  readonly outcome: Outcome
  readonly filler: FirstFilling
  /** Whether the effort was used up. */
  readonly isOver: boolean
}

/** One try, of at most `turns` turns. */
export function* attempt(filling: Filling, rng: Rng, budget: Budget, turns: number): Generator<null, Attempt> {
  let isOver = !budget.spend(turnCost)
  const filler = new FirstFilling(filling, rng)
  for (let turn = 1; !isOver; turn++) {
    const outcome = filler.run(turnWork)
    if (outcome !== 'stopped' || turn >= turns) return { outcome, filler, isOver }
    yield null
    isOver = !budget.spend(turnCost)
  }
  return { outcome: 'stopped', filler, isOver }
}
