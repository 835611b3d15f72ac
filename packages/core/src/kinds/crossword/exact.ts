/**
 * The fillings of the pattern that are consistent with the puzzle. A program cannot read clues. So with a word bank
 * these are all ways to put each of its words into exactly one slot; without one any letters fit, which means
 * "several", and no answer is worth showing.
 */
import type { Budget } from '../../base/budget.ts'
import type { Solved } from '../../kind/craft.ts'
import { toSolved } from '../../kind/solved.ts'
import { fill, rowsOf } from '../../wordgrid/fill.ts'
import { slotsOf } from '../../wordgrid/slots.ts'
import { buildWordIndex } from '../../wordgrid/wordindex.ts'
import type { Crossword, Puzzle } from './puzzle/model.ts'

export function solve(puzzle: Puzzle, limit: number, budget: Budget): Solved<Crossword> {
  const before = budget.spent
  const { rows, words } = puzzle
  if (words === undefined)
    return { status: budget.spend() ? 'several' : 'unknown', answers: [], steps: budget.spent - before }
  const wordIndex = buildWordIndex(words)
  const slots = slotsOf(rows)
  const { solutions, exhausted } = fill({ wordIndex, slots, rows, every: true }, limit, budget)
  return toSolved(
    solutions.map((chosen) => ({ rows: rowsOf(wordIndex, slots, chosen, rows) })),
    exhausted,
    budget.spent - before,
  )
}
