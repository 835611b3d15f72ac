/**
 * Other solutions of a filled board, one after another, by conflict-driven clause learning (filling.ts) that starts
 * from the wanted letters, so that the solutions found differ in few cells. A given cell, or a set of cells of which
 * one must be right, is one more clause.
 */
import type { Budget } from '../../base/budget.ts'
import { negative, positive } from '../../sat/cdcl.ts'
import { slotsOf } from '../../wordgrid/slots.ts'
import { FillingClauses } from './filling.ts'

export class OtherWays {
  private readonly filling: FillingClauses
  /** By white cell: the variable "it has the wanted letter". */
  private readonly wanted: ReadonlyMap<number, number>

  /** `words` must be exactly those of the board. */
  constructor(rows: readonly string[], words: readonly string[]) {
    const goal = Array.from(rows.join(''))
    const filling = new FillingClauses(slotsOf(rows).slots, words)
    this.filling = filling
    this.wanted = new Map(filling.cells.map((cell) => [cell, filling.variable(cell, goal[cell]!)]))
    filling.solver.clause([...this.wanted.values()].map(negative))
    for (const variable of this.wanted.values()) filling.solver.phase[variable] = 1
  }

  /** The cells where one more solution differs; empty if there is none; null if the budget ran out. */
  next(budget: Budget): number[] | null {
    const { solver } = this.filling
    const found = solver.solve(budget)
    if (found === null) return null
    if (!found) return []
    return [...this.wanted].flatMap(([cell, variable]) => (solver.value[positive(variable)] === 1 ? [] : [cell]))
  }

  /** The undecided cell most involved in the latest conflicts; null if all are decided. */
  disputed(): number | null {
    const { activity, value } = this.filling.solver
    let max: number | null = null
    let part = -1
    for (const [cell, variable] of this.wanted) {
      if (value[positive(variable)] !== 0 || activity[variable]! <= part) continue
      max = cell
      part = activity[variable]!
    }
    return max
  }

  /** Requires from now on that one of these cells has the wanted letter. */
  oneIsRight(cells: readonly number[]): void {
    this.filling.solver.clause(
      cells.map((cell) => {
        const variable = this.wanted.get(cell)
        if (variable === undefined) throw new Error('a black cell has no letter')
        return positive(variable)
      }),
    )
  }
}
