/**
 * The exact solver for houses + cages + givens: counts solutions up to a limit.
 *
 * Method: depth-first search on bit-set domains, smallest domain first. After each choice it propagates to a fixpoint
 * (`propagation.ts`). One search node costs one step.
 */
import type { Budget } from '../base/budget.ts'
import { bandCages, bandDifferences } from './bands.ts'
import { type Cage, countBits, type Geometry, type Given, highest } from './model.ts'
import { Propagation } from './propagation.ts'

/** The weight of a cell's sums against its open neighbours when a cell is chosen. */
const sumWeight = 3

const termsOf = ({ cells, minus }: Cage): number => cells.length + (minus ? minus.length : 0)

export interface Count {
  readonly solutions: readonly Uint8Array[]
  /** Whether the whole space was searched. */
  readonly exhausted: boolean
  readonly steps: number
}

export class LatinSolver {
  readonly propagation: Propagation
  /** By cell: how strongly its sums constrain it. */
  private readonly tightness: Float64Array

  constructor(geometry: Geometry) {
    this.propagation = new Propagation(geometry)
    this.tightness = new Float64Array(geometry.cells)
  }

  count(cages: readonly Cage[], givens: readonly Given[], limit: number, budget: Budget): Count {
    const start = budget.spent
    const solutions: Uint8Array[] = []
    const exhausted = this.load(cages, givens) ? this.search(limit, budget, solutions) : true
    return { solutions, exhausted, steps: budget.spent - start }
  }

  /**
   * Whether there is a solution besides a known one; null: the budget ran out. Tries values other than the known ones
   * first.
   */
  another(cages: readonly Cage[], givens: readonly Given[], known: Uint8Array, budget: Budget): boolean | null {
    if (!this.load(cages, givens)) return false
    return this.searchOther(known, budget)
  }

  /** False: the givens contradict each other. */
  private load(cages: readonly Cage[], givens: readonly Given[]): boolean {
    const { propagation, tightness } = this
    const { geometry } = propagation
    const sums = [...cages, ...bandCages(geometry, cages, geometry.size), ...bandDifferences(geometry, cages)]
    sums.sort((one, other) => termsOf(one) - termsOf(other))
    tightness.fill(1)
    for (const sum of sums) {
      const share = sumWeight / termsOf(sum)
      for (const cell of sum.cells) tightness[cell]! += share
      if (sum.minus) for (const cell of sum.minus) tightness[cell]! += share
    }
    propagation.loadCages(sums)
    return propagation.start(givens)
  }

  private searchOther(known: Uint8Array, budget: Budget): boolean | null {
    if (!budget.spend()) return null
    const { propagation } = this
    if (!propagation.run()) return false
    const cell = this.choose()
    if (cell < 0) return propagation.domain.some((mask, place) => highest(mask) !== known[place])
    const mark = propagation.mark()
    const last = propagation.domain[cell]! & (1 << known[cell]!)
    for (let rest = propagation.domain[cell]! & ~last; rest !== 0; rest &= rest - 1) {
      propagation.narrow(cell, rest & -rest)
      const found = this.searchOther(known, budget)
      propagation.undo(mark)
      if (found !== false) return found
    }
    if (last === 0) return false
    propagation.narrow(cell, last)
    const found = this.searchOther(known, budget)
    propagation.undo(mark)
    return found
  }

  /** True: every branch was tried. */
  private search(limit: number, budget: Budget, solutions: Uint8Array[]): boolean {
    if (!budget.spend()) return false
    const { propagation } = this
    if (!propagation.run()) return true
    const cell = this.choose()
    if (cell < 0) {
      solutions.push(Uint8Array.from(propagation.domain, highest))
      return solutions.length < limit
    }
    const mark = propagation.mark()
    for (let rest = propagation.domain[cell]!; rest !== 0; rest &= rest - 1) {
      propagation.narrow(cell, rest & -rest)
      const done = this.search(limit, budget, solutions)
      propagation.undo(mark)
      if (!done) return false
    }
    return true
  }

  /**
   * The open cell with the fewest values relative to its open neighbours in houses and its sums, or −1. Without the
   * neighbours the trees are a quarter larger at n = 8 and 9; without the sums, of which short ones count more, they
   * are equally large at n = 8 and two fifths larger at n = 9.
   */
  private choose(): number {
    const { tightness } = this
    const { domain, openInHouse } = this.propagation
    const { houses } = this.propagation.geometry
    for (let house = 0; house < houses.length; house++) openInHouse[house] = this.propagation.countOpen(house)
    let best = -1
    let min = Number.POSITIVE_INFINITY
    for (let cell = 0; cell < domain.length; cell++) {
      const mask = domain[cell]!
      if ((mask & (mask - 1)) === 0) continue
      const around = this.propagation.openAround(cell)
      const worth = countBits(mask) / (around * around * tightness[cell]!)
      if (worth < min) {
        min = worth
        best = cell
      }
    }
    return best
  }
}
