/**
 * The second solver: the rules of BlockSum as clauses, solved by SAT.
 *
 * x(cell, value) says that a cell holds a value. A block's sum is counted cell by cell: t(i, s) says that the first i
 * cells of the block add up to s. Sums that follow from the rules are written down too (`bandRests`).
 */
import type { Budget } from '../../engine/budget.ts'
import { enumerate, exactlyOne, openSat, type Sat } from '../../engine/sat.ts'
import type { Solved } from '../../kind/craft.ts'
import { toSolved } from '../../kind/solved.ts'
import { type Blocksum, blocksOf, type Puzzle } from './model.ts'

export async function recount(puzzle: Puzzle, limit: number, budget: Budget): Promise<Solved<Blocksum>> {
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
    for (const { cells, sum } of [...blocksOf(puzzle), ...bandRests(puzzle)])
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

interface Sum {
  readonly cells: readonly number[]
  readonly sum: number
}

/** A rest of more cells says little and takes many clauses. */
const mostInRest = 6
/** On smaller boards the search is shorter than the clauses. */
const leastSizeForRests = 7

/**
 * Sums that follow from the others, so that the solver need not find them by search: neighbouring lines hold 1 to n
 * each, and so the blocks inside them leave a sum for their other cells, and the blocks that meet them one for the
 * cells outside. On boards of 9 with the largest blocks they make the mean four times shorter and the longest of 30
 * eight times.
 */
function bandRests(puzzle: Puzzle): Sum[] {
  const { size } = puzzle
  const blocks = blocksOf(puzzle)
  const rests: Sum[] = []
  if (size < leastSizeForRests) return rests
  const keep = (cells: readonly number[], sum: number): void => {
    if (cells.length > 0 && cells.length <= mostInRest) rests.push({ cells, sum })
  }
  for (const lineOf of [(cell: number) => Math.floor(cell / size), (cell: number) => cell % size])
    for (let first = 0; first < size; first++)
      for (let last = first; last < size && last - first + 1 < size; last++) {
        const isIn = (cell: number): boolean => lineOf(cell) >= first && lineOf(cell) <= last
        const total = ((last - first + 1) * size * (size + 1)) / 2
        const inside = blocks.filter(({ cells }) => cells.every(isIn))
        const across = blocks.filter(({ cells }) => cells.some(isIn) && !cells.every(isIn))
        const insideSum = inside.reduce((all, { sum }) => all + sum, 0)
        const acrossSum = across.reduce((all, { sum }) => all + sum, 0)
        const cut = across.flatMap(({ cells }) => cells)
        keep(cut.filter(isIn), total - insideSum)
        keep(
          cut.filter((cell) => !isIn(cell)),
          insideSum + acrossSum - total,
        )
      }
  return rests
}

/**
 * The cells' values add up to the sum. `cells[i][v]` says that cell i holds v + 1. Only totals that can still reach the
 * sum are named.
 */
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
