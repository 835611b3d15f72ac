/**
 * The second solver: the rules of BlockSum as clauses, solved by SAT.
 *
 * x(cell, value) says that a cell holds a value. A block's sum is counted cell by cell: t(i, s) says that the first i
 * cells of the block add up to s.
 */
import type { Budget } from '../../engine/budget.ts'
import { enumerate, exactlyOne, openSat, type Sat } from '../../engine/sat.ts'
import type { Solved } from '../../kind.ts'
import { toSolved } from '../../solved.ts'
import { type BlockSum, blocksOf, type Puzzle } from './model.ts'

export async function recount(puzzle: Puzzle, limit: number, budget: Budget): Promise<Solved<BlockSum>> {
  const { size } = puzzle
  const span = Array.from({ length: size }, (_, i) => i)
  const sat = await openSat()
  try {
    const x = span.map(() => span.map(() => span.map(() => sat.variable())))
    for (const a of span)
      for (const b of span) {
        exactlyOne(
          sat,
          span.map((value) => x[a]![b]![value]!),
        ) // a cell holds one value
        exactlyOne(
          sat,
          span.map((col) => x[a]![col]![b]!),
        ) // a row holds each value once
        exactlyOne(
          sat,
          span.map((row) => x[row]![a]![b]!),
        ) // a column holds each value once
      }
    for (const [row, col, value] of puzzle.givens) sat.clause([x[row]![col]![value - 1]!])
    for (const { cells, sum } of blocksOf(puzzle))
      addUpTo(
        sat,
        cells.map((cell) => x[Math.floor(cell / size)]![cell % size]!),
        sum,
      )

    const before = budget.spent
    const answers: { rows: number[][] }[] = []
    const exhausted = enumerate(sat, x.flat(2), limit, budget, () => {
      answers.push({ rows: x.map((row) => row.map((cell) => cell.findIndex((literal) => sat.value(literal)) + 1)) })
    })
    return toSolved(answers, exhausted === true, budget.spent - before)
  } finally {
    sat.close()
  }
}

/** The cells' values add up to the sum. `cells[i][v]` says that cell i holds v + 1. */
function addUpTo(sat: Sat, cells: readonly (readonly number[])[], sum: number): void {
  let totals = new Map<number, number>()
  cells.forEach((cell, i) => {
    const next = new Map<number, number>()
    const total = (reached: number): number => {
      const literal = next.get(reached) ?? sat.variable()
      next.set(reached, literal)
      return literal
    }
    cell.forEach((literal, v) => {
      if (i === 0) sat.clause([-literal, total(v + 1)])
      else for (const [before, soFar] of totals) sat.clause([-soFar, -literal, total(before + v + 1)])
    })
    totals = next
  })
  for (const [reached, literal] of totals) if (reached !== sum) sat.clause([-literal])
}
