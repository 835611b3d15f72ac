/**
 * Second solver. With a word bank: the rules as clauses for the SAT solver. Without one the puzzle's file does not
 * determine the letters: one letter everywhere is a filling, and so is another.
 */
import type { Budget } from '../../base/budget.ts'
import type { Solved } from '../../kind/craft.ts'
import { toSolved } from '../../kind/solved.ts'
import { countFillings } from '../../wordgrid/count.ts'
import type { Crossword, Puzzle } from './puzzle/model.ts'

export async function recount(puzzle: Puzzle, limit: number, budget: Budget): Promise<Solved<Crossword>> {
  const before = budget.spent
  if (puzzle.words === undefined)
    return { status: budget.spend() ? 'several' : 'unknown', answers: [], steps: budget.spent - before }
  const { fillings, exhausted } = await countFillings(puzzle.rows, puzzle.words, limit, budget)
  return toSolved(
    fillings.map((rows) => ({ rows })),
    exhausted,
    budget.spent - before,
  )
}
