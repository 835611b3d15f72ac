/** Connects Sudoku to the exact solver: rows, columns and boxes are the houses, and there are no cages. */
import type { Budget } from '../../base/budget.ts'
import type { Solved } from '../../kind/craft.ts'
import { toSolved } from '../../kind/solved.ts'
import { LatinSolver } from '../../latin/exact.ts'
import { toRows } from '../../latin/grid.ts'
import { Closure } from './closure.ts'
import { geometryOf, givensOf, type Puzzle, type Side, type Sudoku } from './puzzle/model.ts'

export function solve(puzzle: Puzzle, limit: number, budget: Budget): Solved<Sudoku> {
  const { solutions, exhausted, steps } = solverOf(puzzle.size).count([], givensOf(puzzle), limit, budget)
  return toSolved(
    solutions.map((values) => ({ rows: toRows(values, puzzle.size) })),
    exhausted,
    steps,
  )
}

const solvers = new Map<Side, LatinSolver>()

/** One solver per size, as its tables take longer to build than most boards take to solve. */
export function solverOf(size: Side): LatinSolver {
  const known = solvers.get(size)
  if (known) return known
  const solver = new LatinSolver(geometryOf(size))
  solvers.set(size, solver)
  return solver
}

const closures = new Map<Side, Closure>()

/** One closure per size, for the same reason. */
export function closureOf(size: Side): Closure {
  const closure = closures.get(size) ?? new Closure(geometryOf(size))
  closures.set(size, closure)
  return closure
}
