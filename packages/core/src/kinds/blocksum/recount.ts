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
    // all rows together add up to n · n(n+1)/2, and so do all blocks
    if (blocksOf(puzzle).reduce((all, { sum }) => all + sum, 0) !== (size * size * (size + 1)) / 2) sat.clause([])
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

/** The cells' values add up to the sum. `cells[i][v]` says that cell i holds v + 1. Only totals that can still reach the sum are named. */
function addUpTo(sat: Sat, cells: readonly (readonly number[])[], sum: number): void {
  let totals = new Map<number, number | null>([[0, null]])
  cells.forEach((cell, i) => {
    const next = new Map<number, number>()
    const total = (reached: number): number => {
      const literal = next.get(reached) ?? sat.variable()
      next.set(reached, literal)
      return literal
    }
    const left = cells.length - 1 - i
    const canReach = (reached: number): boolean => reached + left <= sum && reached + left * cell.length >= sum
    cell.forEach((literal, v) => {
      for (const [before, soFar] of totals) {
        const reached = before + v + 1
        const given = soFar === null ? [-literal] : [-soFar, -literal]
        sat.clause(canReach(reached) ? [...given, total(reached)] : given)
      }
    })
    totals = next
  })
}
