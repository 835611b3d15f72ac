/** Measures how far the techniques get: how many edges each level leaves open. 0: the level solves the board. */
import type { Budget } from '../../../base/budget.ts'
import { type Board, Chart } from '../puzzle/board.ts'
import { Deduction } from '../solve/deduce.ts'
import type { BridgeLayout } from './bridgelayout.ts'

/** Cost in steps, per island, of applying the simple techniques until nothing changes. */
const settleCost = 0.02

/** The highest level without trials. */
export const cheapLevel = 3

export interface Reach {
  readonly know: Deduction
  /** Edges open after level 1, 2 …, up to the requested level or the first that solves the board. */
  readonly open: readonly number[]
  /** The first level that solves the board, or null. */
  readonly level: number | null
}

/** null: the budget ran out. The board must have a solution. Anything `know` held before is discarded. */
export function reach(
  board: Board,
  upTo: number,
  budget: Budget,
  know: Deduction = new Deduction(board),
): Reach | null {
  know.begin()
  if (!budget.spend(1 + Math.ceil(board.islands * settleCost))) return null
  know.wakeAll()
  const open: number[] = []
  for (let level = 1; level <= upTo; level++) {
    if (level === 1) know.settle()
    else if (level === 2) know.settlePairs() && know.settle()
    else if (level === 3) know.settleGroups()
    else if (!tryOut(know, level >= 5, budget)) return null
    open.push(know.open)
    if (know.open === 0) return { know, open, level }
  }
  return { know, open, level: null }
}

/** Measures one layout after another in the same memory; each call overwrites the result of the one before. */
export class Probe {
  readonly board: Chart
  private readonly know: Deduction

  /** For layouts of this size. */
  constructor({ width, height }: BridgeLayout) {
    this.board = new Chart(width, height)
    this.know = new Deduction(this.board, { islands: width * height, edges: 2 * width * height })
  }

  reach(layout: BridgeLayout, upTo: number, budget: Budget): Reach | null {
    return reach(layout.read(this.board), upTo, budget, this.know)
  }

  /** Measures the same layout again, up to a higher level. */
  again(upTo: number, budget: Budget): Reach | null {
    return reach(this.board, upTo, budget, this.know)
  }
}

/** Runs trials until none fails. Returns false if the budget ran out. */
function tryOut(know: Deduction, deep: boolean, budget: Budget): boolean {
  const { board, lo, hi } = know
  // an edge is tried again only if something has changed since its last trial
  for (let edge = 0, quiet = 0; quiet < board.edges; edge = (edge + 1) % board.edges) {
    quiet++
    if (lo[edge] === hi[edge]) continue
    if (!budget.spend(deep ? 2 : 1)) return false
    for (const count of [lo[edge]!, hi[edge]!]) {
      if (lo[edge] === hi[edge] || !know.suppose(edge, count, deep, () => true)) continue
      know.narrow(edge, count === lo[edge] ? count + 1 : 0, count === lo[edge] ? 2 : count - 1)
      know.settleGroups()
      quiet = 0
    }
  }
  return true
}
