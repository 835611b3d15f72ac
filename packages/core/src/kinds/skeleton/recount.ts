/** Second solver: the rules as clauses (see `wordgrid/count.ts`) for the SAT solver. */
import type { Budget } from '../../base/budget.ts'
import type { Solved } from '../../kind/craft.ts'
import { toSolved } from '../../kind/solved.ts'
import { countFillings } from '../../wordgrid/count.ts'
import type { Puzzle, Skeleton } from './puzzle/model.ts'

export async function recount(puzzle: Puzzle, limit: number, budget: Budget): Promise<Solved<Skeleton>> {
  const before = budget.spent
  const words = puzzle.words.map(({ word }) => word)
  const { fillings, exhausted } = await countFillings(puzzle.rows, words, limit, budget)
  return toSolved(
    fillings.map((rows) => ({ rows })),
    exhausted,
    budget.spent - before,
  )
}
