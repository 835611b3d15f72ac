/**
 * The exact solver for houses + cages + givens: counts solutions up to a limit.
 *
 * Method: depth-first search on bit-set domains, smallest domain first. After each choice it propagates to a fixpoint:
 * a placed value leaves its houses, a value with one place in a house goes there, and each cage keeps what its sum
 * allows — by trying all fillings when few are possible, by bounds otherwise. Sums of whole bands of lines become
 * cages too (`bands.ts`). One search node costs one step.
 */
import type { Budget } from '../budget.ts'
import { bandCages } from './bands.ts'
import { allValues, type Cage, countBits, type Geometry, type Given, highest, lowest } from './model.ts'

/** Up to this many fillings a cage is filtered exactly: more costs more time than the smaller tree saves. */
const exactFillings = 600
/** Larger sums of bands say too little to be worth their propagation. */
const bandCells = 6

export interface Count {
  readonly solutions: readonly Uint8Array[]
  /** Whether the whole space was searched. */
  readonly exhausted: boolean
  readonly steps: number
}

export class LatinSolver {
  private readonly geometry: Geometry
  private readonly housesOf: readonly (readonly number[])[]
  private readonly domain: Int32Array
  private readonly trailCell: Int32Array
  private readonly trailMask: Int32Array
  private trailLength = 0
  private cages: readonly Cage[] = []
  private cagesOf: number[][] = []
  private readonly placed: number[] = []
  private readonly dirtyHouses: number[] = []
  private readonly houseIsDirty: Uint8Array
  private dirtyCages: number[] = []
  private cageIsDirty: Uint8Array = new Uint8Array(0)
  // one cage at a time is filtered with these
  private readonly open: Int32Array
  private readonly support: Int32Array
  private readonly leastAfter: Int32Array
  private readonly mostAfter: Int32Array
  private readonly used: Int32Array
  private openCount = 0

  constructor(geometry: Geometry) {
    const { cells, houses, size } = geometry
    this.geometry = geometry
    this.housesOf = Array.from({ length: cells }, (_, cell) =>
      houses.flatMap((house, index) => (house.includes(cell) ? [index] : [])),
    )
    this.domain = new Int32Array(cells)
    this.trailCell = new Int32Array(cells * size + 1)
    this.trailMask = new Int32Array(cells * size + 1)
    this.houseIsDirty = new Uint8Array(houses.length)
    this.open = new Int32Array(cells)
    this.support = new Int32Array(cells)
    this.leastAfter = new Int32Array(cells + 1)
    this.mostAfter = new Int32Array(cells + 1)
    this.used = new Int32Array(houses.length)
  }

  count(cages: readonly Cage[], givens: readonly Given[], limit: number, budget: Budget): Count {
    const start = budget.spent
    const solutions: Uint8Array[] = []
    const exhausted = this.load(cages, givens) ? this.search(limit, budget, solutions) : true
    return { solutions, exhausted, steps: budget.spent - start }
  }

  /** False: the givens already contradict. */
  private load(cages: readonly Cage[], givens: readonly Given[]): boolean {
    const { cells, size, houses } = this.geometry
    this.cages = [...cages, ...bandCages(this.geometry, cages, bandCells)]
    this.cagesOf = Array.from({ length: cells }, () => [])
    this.cages.forEach((cage, index) => {
      for (const cell of cage.cells) this.cagesOf[cell]!.push(index)
    })
    this.cageIsDirty = new Uint8Array(this.cages.length)
    this.domain.fill(allValues(size))
    this.trailLength = 0
    this.forget()
    for (let house = 0; house < houses.length; house++) this.touchHouse(house)
    for (let cage = 0; cage < this.cages.length; cage++) this.touchCage(cage)
    for (const [cell, value] of givens) if (!this.narrow(cell, this.domain[cell]! & (1 << value))) return false
    return true
  }

  /** True: every branch was tried. */
  private search(limit: number, budget: Budget, solutions: Uint8Array[]): boolean {
    if (!budget.spend()) return false
    if (!this.propagate()) {
      this.forget()
      return true
    }
    const cell = this.choose()
    if (cell < 0) {
      solutions.push(Uint8Array.from(this.domain, highest))
      return solutions.length < limit
    }
    const mark = this.trailLength
    for (let rest = this.domain[cell]!; rest !== 0; rest &= rest - 1) {
      this.narrow(cell, rest & -rest)
      const done = this.search(limit, budget, solutions)
      this.undo(mark)
      if (!done) return false
    }
    return true
  }

  /** An open cell with the fewest values, or −1. */
  private choose(): number {
    let best = -1
    let fewest = 99
    for (let cell = 0; cell < this.domain.length; cell++) {
      const mask = this.domain[cell]!
      if ((mask & (mask - 1)) === 0) continue
      const values = countBits(mask)
      if (values < fewest) {
        fewest = values
        best = cell
        if (values === 2) break
      }
    }
    return best
  }

  private undo(mark: number): void {
    while (this.trailLength > mark) {
      this.trailLength--
      this.domain[this.trailCell[this.trailLength]!] = this.trailMask[this.trailLength]!
    }
  }

  /** False: nothing is left for the cell. */
  private narrow(cell: number, mask: number): boolean {
    const before = this.domain[cell]!
    if (mask === before) return true
    if (mask === 0) return false
    this.trailCell[this.trailLength] = cell
    this.trailMask[this.trailLength++] = before
    this.domain[cell] = mask
    if ((mask & (mask - 1)) === 0) this.placed.push(cell)
    for (const house of this.housesOf[cell]!) this.touchHouse(house)
    for (const cage of this.cagesOf[cell]!) this.touchCage(cage)
    return true
  }

  private touchHouse(house: number): void {
    if (this.houseIsDirty[house]) return
    this.houseIsDirty[house] = 1
    this.dirtyHouses.push(house)
  }

  private touchCage(cage: number): void {
    if (this.cageIsDirty[cage]) return
    this.cageIsDirty[cage] = 1
    this.dirtyCages.push(cage)
  }

  /** Drops what was still to be propagated, after a contradiction. */
  private forget(): void {
    this.placed.length = 0
    for (const house of this.dirtyHouses) this.houseIsDirty[house] = 0
    this.dirtyHouses.length = 0
    for (const cage of this.dirtyCages) this.cageIsDirty[cage] = 0
    this.dirtyCages.length = 0
  }

  private propagate(): boolean {
    for (;;) {
      const cell = this.placed.pop()
      if (cell !== undefined) {
        if (!this.leaveHouses(cell)) return false
        continue
      }
      const house = this.dirtyHouses.pop()
      if (house !== undefined) {
        this.houseIsDirty[house] = 0
        if (!this.onlyPlaces(house)) return false
        continue
      }
      const cage = this.dirtyCages.pop()
      if (cage === undefined) return true
      this.cageIsDirty[cage] = 0
      if (!this.filterCage(this.cages[cage]!)) return false
    }
  }

  private leaveHouses(cell: number): boolean {
    const bit = this.domain[cell]!
    for (const house of this.housesOf[cell]!)
      for (const other of this.geometry.houses[house]!)
        if (other !== cell && (this.domain[other]! & bit) !== 0)
          if (!this.narrow(other, this.domain[other]! & ~bit)) return false
    return true
  }

  private onlyPlaces(house: number): boolean {
    const cells = this.geometry.houses[house]!
    let once = 0
    let twice = 0
    for (const cell of cells) {
      const mask = this.domain[cell]!
      twice |= once & mask
      once |= mask
    }
    if (once !== allValues(this.geometry.size)) return false
    const only = once & ~twice
    if (only === 0) return true
    for (const cell of cells) {
      const here = this.domain[cell]! & only
      if (here === 0 || here === this.domain[cell]) continue
      if ((here & (here - 1)) !== 0) return false
      this.narrow(cell, here)
    }
    return true
  }

  private filterCage(cage: Cage): boolean {
    let rest = cage.sum
    let least = 0
    let most = 0
    let fillings = 1
    this.openCount = 0
    for (const cell of cage.cells) {
      const mask = this.domain[cell]!
      if ((mask & (mask - 1)) === 0) {
        rest -= highest(mask)
        continue
      }
      this.open[this.openCount++] = cell
      least += lowest(mask)
      most += highest(mask)
      if (fillings <= exactFillings) fillings *= countBits(mask)
    }
    if (rest < least || rest > most) return false
    if (this.openCount === 0) return true
    return fillings <= exactFillings ? this.tryFillings(rest) : this.boundCells(rest, least, most)
  }

  private boundCells(rest: number, least: number, most: number): boolean {
    for (let i = 0; i < this.openCount; i++) {
      const cell = this.open[i]!
      const mask = this.domain[cell]!
      const top = rest - (least - lowest(mask))
      const bottom = rest - (most - highest(mask))
      let kept = mask
      if (top < highest(mask)) kept &= 2 ** (top + 1) - 1
      if (bottom > lowest(mask)) kept &= -(2 ** bottom)
      if (!this.narrow(cell, kept)) return false
    }
    return true
  }

  private tryFillings(rest: number): boolean {
    let least = 0
    let most = 0
    for (let i = this.openCount - 1; i >= 0; i--) {
      const mask = this.domain[this.open[i]!]!
      this.leastAfter[i] = least
      this.mostAfter[i] = most
      least += lowest(mask)
      most += highest(mask)
      this.support[i] = 0
    }
    this.fill(0, rest)
    for (let i = 0; i < this.openCount; i++)
      if (!this.narrow(this.open[i]!, this.domain[this.open[i]!]! & this.support[i]!)) return false
    return true
  }

  /** Marks every value of the open cells from `i` on that some filling with this rest uses; true if there is one. */
  private fill(i: number, rest: number): boolean {
    if (i === this.openCount) return rest === 0
    const cell = this.open[i]!
    const houses = this.housesOf[cell]!
    let free = this.domain[cell]!
    for (const house of houses) free &= ~this.used[house]!
    let any = false
    const most = rest - this.leastAfter[i]!
    const least = rest - this.mostAfter[i]!
    for (; free !== 0; free &= free - 1) {
      const bit = free & -free
      const value = highest(bit)
      if (value > most) break
      if (value < least) continue
      for (const house of houses) this.used[house]! |= bit
      if (this.fill(i + 1, rest - value)) {
        any = true
        this.support[i]! |= bit
      }
      for (const house of houses) this.used[house]! &= ~bit
    }
    return any
  }
}
