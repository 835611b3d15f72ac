/** Connects BlockSum to the exact solver: rows and columns are the houses, blocks the cages. */
import type { Budget } from '../../base/budget.ts'
import type { Solved } from '../../kind/craft.ts'
import { toSolved } from '../../kind/solved.ts'
import { LatinSolver } from '../../latin/exact.ts'
import { toRows } from '../../latin/grid.ts'
import { squareGeometry } from '../../latin/model.ts'
import { type Blocksum, blocksOf, type Puzzle } from './puzzle/model.ts'

export function solve(puzzle: Puzzle, limit: number, budget: Budget): Solved<Blocksum> {
  const { size } = puzzle
  const givens = puzzle.givens.map(([row, col, value]) => [row * size + col, value] as const)
  const { solutions, exhausted, steps } = solverOf(size).count(blocksOf(puzzle), givens, limit, budget)
  return toSolved(
    solutions.map((values) => ({ rows: toRows(values, size) })),
    exhausted,
    steps,
  )
}

const solvers = new Map<number, LatinSolver>()

/** One solver per size, as its tables take longer to build than most boards take to solve. */
export function solverOf(size: number): LatinSolver {
  const known = solvers.get(size)
  if (known) return known
  const solver = new LatinSolver(squareGeometry(size, null))
  solvers.set(size, solver)
  return solver
}
