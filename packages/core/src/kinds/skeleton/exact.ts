/**
 * Every solution: first by the slot filler, with the list as a dictionary that must be used up; what it does not settle
 * soon, by clause learning (filling.ts), which is ten times as fast on dense boards of two letters.
 */
import { Budget } from '../../base/budget.ts'
import type { Solved } from '../../kind/craft.ts'
import { toSolved } from '../../kind/solved.ts'
import { negative, positive } from '../../sat/cdcl.ts'
import { fill, rowsOf } from '../../wordgrid/fill.ts'
import { slotsOf } from '../../wordgrid/slots.ts'
import { buildWordIndex } from '../../wordgrid/wordindex.ts'
import { FillingClauses } from './filling.ts'
import { type Answer, empty, type Puzzle, type Skeleton } from './puzzle/model.ts'

/** Nodes of the slot filler before clause learning takes over. */
const soon = 3_000

export function solve(puzzle: Puzzle, limit: number, budget: Budget): Solved<Skeleton> {
  const before = budget.spent
  const words = puzzle.words.map(({ word }) => word)
  const wordIndex = buildWordIndex(words)
  const slots = slotsOf(puzzle.rows)
  const first = new Budget(Math.min(soon, budget.left))
  const { solutions, exhausted } = fill({ wordIndex, slots, rows: puzzle.rows, every: true }, limit, first)
  budget.spend(first.spent)
  const answers = solutions.map((filling) => ({ rows: rowsOf(wordIndex, slots, filling, puzzle.rows) }))
  if (exhausted || answers.length >= limit || slots.alone.length > 0 || budget.left < 1)
    return toSolved(answers, exhausted, budget.spent - before)
  const learnt = byLearning(puzzle, words, limit, budget)
  return toSolved(learnt.answers, learnt.exhausted, budget.spent - before)
}

function byLearning(
  { rows, width }: Puzzle,
  words: readonly string[],
  limit: number,
  budget: Budget,
): { answers: Answer[]; exhausted: boolean } {
  const filling = new FillingClauses(slotsOf(rows).slots, words)
  const { solver, cells } = filling
  const written = Array.from(rows.join(''))
  for (const cell of cells)
    if (written[cell] !== empty) solver.clause([positive(filling.variable(cell, written[cell]!))])
  const answers: Answer[] = []
  while (answers.length < limit) {
    const found = solver.solve(budget)
    if (!found) return { answers, exhausted: found === false }
    const letters = new Map(cells.map((cell) => [cell, filling.letter(cell)]))
    answers.push({
      rows: rows.map((row, r) => Array.from(row, (sign, c) => letters.get(r * width + c) ?? sign).join('')),
    })
    solver.clause([...letters].map(([cell, letter]) => negative(filling.variable(cell, letter))))
  }
  return { answers, exhausted: false }
}
