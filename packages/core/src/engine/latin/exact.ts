/**
 * The exact solver for houses + cages + givens: counts solutions up to a limit.
 *
 * Method: depth-first search on bit-set domains, smallest domain first. After each choice it propagates to a fixpoint
 * (`propagation.ts`). One search node costs one step.
 * Rejected: weights from failures (dom/wdeg) gave larger trees on these boards.
 */
import type { Budget } from '../budget.ts'
import { type Cage, countBits, type Geometry, type Given, highest } from './model.ts'
import { Propagation } from './propagation.ts'

/** From this many nodes on a search is long. */
const longSearch = 1000

export interface Count {
  readonly solutions: readonly Uint8Array[]
  /** Whether the whole space was searched. */
  readonly exhausted: boolean
  readonly steps: number
}

export class LatinSolver {
  readonly propagation: Propagation
  private nodes = 0
  /** The cell branched on last, and the one whose branch failed last. */
  private current = -1
  private culprit = -1

  constructor(geometry: Geometry) {
    this.propagation = new Propagation(geometry)
  }

  count(cages: readonly Cage[], givens: readonly Given[], limit: number, budget: Budget): Count {
    const start = budget.spent
    const solutions: Uint8Array[] = []
    this.nodes = 0
    this.culprit = -1
    const exhausted = this.propagation.load(cages, givens, this.propagation.geometry.size)
      ? this.search(limit, budget, solutions)
      : true
    return { solutions, exhausted, steps: budget.spent - start }
  }

  /** Whether there is a solution besides a known one; null: the budget ran out. Looks away from the known one first. */
  another(cages: readonly Cage[], givens: readonly Given[], known: Uint8Array, budget: Budget): boolean | null {
    this.nodes = 0
    this.culprit = -1
    if (!this.propagation.load(cages, givens, this.propagation.geometry.size)) return false
    return this.searchOther(known, budget)
  }

  private searchOther(known: Uint8Array, budget: Budget): boolean | null {
    if (!budget.spend()) return null
    const { propagation } = this
    this.nodes++
    if (!propagation.run()) {
      this.culprit = this.current
      return false
    }
    const cell = this.choose()
    if (cell < 0) return propagation.domain.some((mask, place) => highest(mask) !== known[place])
    const mark = propagation.mark()
    const last = propagation.domain[cell]! & (1 << known[cell]!)
    for (let rest = propagation.domain[cell]! & ~last; rest !== 0; rest &= rest - 1) {
      this.current = cell
      propagation.narrow(cell, rest & -rest)
      const found = this.searchOther(known, budget)
      propagation.undo(mark)
      if (found !== false) return found
    }
    if (last === 0) return false
    this.current = cell
    propagation.narrow(cell, last)
    const found = this.searchOther(known, budget)
    propagation.undo(mark)
    return found
  }

  /** True: every branch was tried. */
  private search(limit: number, budget: Budget, solutions: Uint8Array[]): boolean {
    if (!budget.spend()) return false
    const { propagation } = this
    this.nodes++
    if (!propagation.run()) {
      this.culprit = this.current
      return true
    }
    const cell = this.choose()
    if (cell < 0) {
      solutions.push(Uint8Array.from(propagation.domain, highest))
      return solutions.length < limit
    }
    const mark = propagation.mark()
    for (let rest = propagation.domain[cell]!; rest !== 0; rest &= rest - 1) {
      this.current = cell
      propagation.narrow(cell, rest & -rest)
      const done = this.search(limit, budget, solutions)
      propagation.undo(mark)
      if (!done) return false
    }
    return true
  }

  /**
   * The open cell with the fewest values for its open neighbours in houses, or −1. The square of the neighbours halves the
   * tree at n = 8 against the fewest values alone. A long search goes back to the cell that failed last (Lecoutre et
   * al., 2009), which takes a third off the largest trees at n = 9 and costs the small ones nothing.
   */
  private choose(): number {
    const { domain, openInHouse } = this.propagation
    if (this.nodes > longSearch && this.culprit >= 0 && countBits(domain[this.culprit]!) > 1) return this.culprit
    const { houses } = this.propagation.geometry
    for (let house = 0; house < houses.length; house++) openInHouse[house] = this.propagation.countOpen(house)
    let best = -1
    let least = Number.POSITIVE_INFINITY
    for (let cell = 0; cell < domain.length; cell++) {
      const mask = domain[cell]!
      if ((mask & (mask - 1)) === 0) continue
      const around = this.propagation.openAround(cell)
      const worth = countBits(mask) / (around * around)
      if (worth < least) {
        least = worth
        best = cell
      }
    }
    return best
  }
}
