/**
 * Propagation of houses, cages and givens, on bit-set domains with an undo trail.
 *
 * A placed value is removed from its houses; a value with one place in a house is placed there; a cage keeps the values
 * that its sum allows: by trying all fillings when few are possible, else by bounds that respect that equal values
 * cannot share a house. Sums of whole bands of lines become cages too (`bands.ts`).
 */
import { bandCages } from './bands.ts'
import { CageList, type Listing } from './cage-list.ts'
import { allValues, type Cage, countBits, type Geometry, type Given, highest, lowest, reverse } from './model.ts'

/** Up to this many fillings a cage is filtered exactly: beyond that, it costs more time than the smaller tree saves. */
const exactFillings = 600

/** What narrows a cell, or is violated: a placed cell, a house or a cage, by its index. */
export interface Constraint {
  readonly at: 'cell' | 'house' | 'cage'
  readonly index: number
}

/** One narrowing of a cell; by null: it was supposed. Values are bit sets. */
export interface Narrowing {
  readonly cell: number
  readonly before: number
  readonly after: number
  readonly by: Constraint | null
}

export interface Log {
  readonly narrowings: readonly Narrowing[]
  readonly failed: Constraint
  /** Where a placed cell took the last value of another: that other cell, else −1. */
  readonly emptied: number
}

export class Propagation {
  readonly geometry: Geometry
  readonly domain: Int32Array
  /** The terms: the domains, then for subtracted cells what their values count, size + 1 − value. */
  private readonly terms: Int32Array
  /** By mask: bit v moved to bit size + 1 − v. */
  private readonly turned: Int32Array
  private readonly all: number
  private readonly perCell: number
  private readonly housesOf: Int32Array
  private readonly houseCells: Int32Array
  private readonly trailCell: Int32Array
  private readonly trailMask: Int32Array
  /** The cause of a narrowing: −1 from outside, then cells, houses and cages. */
  private readonly trailCause: Int32Array
  private trailLength = 0
  private cause = -1
  private failed = -1
  private emptied = -1

  private readonly cages: CageList

  private readonly placed: Int32Array
  private placedCount = 0
  private readonly dirtyHouses: Int32Array
  private dirtyHouseCount = 0
  private readonly houseIsDirty: Uint8Array
  /** One bit for each cage; the lowest is filtered first. */
  private dirtyCages = new Int32Array(0)

  // scratch for the cage that is being filtered
  private readonly open: Int32Array
  private readonly support: Int32Array
  private readonly minAfter: Int32Array
  private readonly maxAfter: Int32Array
  private readonly used: Int32Array
  private readonly openHouses: Int32Array
  private openCount = 0
  private lastDiffer = false
  private readonly segmentMin: Int32Array
  private readonly segmentMax: Int32Array
  private readonly segmentUnion: Int32Array
  private readonly segmentOpen: Int32Array
  /** Whether the last filtered cage tried all fillings. */
  wasExact = true
  private unsupported = 0

  constructor(geometry: Geometry) {
    const { cells, houses, size } = geometry
    this.geometry = geometry
    this.all = allValues(size)
    this.turned = Int32Array.from({ length: 1 << (size + 1) }, (_, mask) => reverse(mask) >>> (30 - size))
    this.openHouses = new Int32Array(3 * cells)
    this.perCell = houses.length / size
    this.housesOf = new Int32Array(cells * this.perCell)
    this.houseCells = Int32Array.from(houses.flat())
    const known = new Uint8Array(cells)
    houses.forEach((house, index) => {
      for (const cell of house) this.housesOf[cell * this.perCell + known[cell]!++] = index
    })
    this.cages = new CageList(size, cells, this.perCell, this.housesOf)
    this.terms = new Int32Array(2 * cells)
    this.domain = this.terms.subarray(0, cells)
    this.trailCell = new Int32Array(cells * size + 1)
    this.trailMask = new Int32Array(cells * size + 1)
    this.trailCause = new Int32Array(cells * size + 1)
    this.placed = new Int32Array(cells * 2)
    this.dirtyHouses = new Int32Array(houses.length)
    this.houseIsDirty = new Uint8Array(houses.length)
    this.segmentMin = new Int32Array(2 * size)
    this.segmentMax = new Int32Array(2 * size)
    this.segmentUnion = new Int32Array(2 * size)
    this.segmentOpen = new Int32Array(2 * size)
    this.openInHouse = new Int32Array(houses.length)
    this.open = new Int32Array(cells)
    this.support = new Int32Array(cells)
    this.minAfter = new Int32Array(cells + 1)
    this.maxAfter = new Int32Array(cells + 1)
    this.used = new Int32Array(houses.length)
  }

  /** Starts a new board; `bandLines` is the width of the widest bands used. False: the givens contradict each other. */
  load(cages: readonly Cage[], givens: readonly Given[], bandLines: number): boolean {
    this.loadCages(bandLines > 0 ? [...cages, ...bandCages(this.geometry, cages, bandLines)] : cages)
    return this.start(givens)
  }

  /** Starts the board whose cages were loaded. False: the givens contradict each other. */
  start(givens: readonly Given[]): boolean {
    this.terms.fill(this.all)
    this.trailLength = 0
    this.forget()
    for (let house = 0; house < this.geometry.houses.length; house++) this.touchHouse(house)
    for (let cage = 0; cage < this.cages.length; cage++) this.dirtyCages[cage >> 5]! |= 1 << (cage & 31)
    for (const [cell, value] of givens) if (!this.narrow(cell, this.domain[cell]! & (1 << value))) return false
    return true
  }

  /** Continues from domains that are already at a fixpoint. */
  resume(domain: Int32Array): void {
    this.forget()
    this.domain.set(domain)
    for (let cell = 0; cell < this.geometry.cells; cell++)
      this.terms[this.geometry.cells + cell] = this.turned[domain[cell]!]!
    this.trailLength = 0
  }

  /** After a contradiction: the narrowings since the mark, in order, and what was violated. */
  logSince(mark: number): Log {
    const narrowings: Narrowing[] = []
    const later = new Map<number, number>()
    for (let i = this.trailLength - 1; i >= mark; i--) {
      const cell = this.trailCell[i]!
      const before = this.trailMask[i]!
      const after = later.get(cell) ?? this.domain[cell]!
      narrowings.push({ cell, before, after, by: this.constraintAt(this.trailCause[i]!) })
      later.set(cell, before)
    }
    const failed = this.constraintAt(this.failed) ?? { at: 'cell', index: 0 }
    return { narrowings: narrowings.reverse(), failed, emptied: failed.at === 'cell' ? this.emptied : -1 }
  }

  private constraintAt(cause: number): Constraint | null {
    if (cause < 0) return null
    const { cells, houses } = this.geometry
    if (cause < cells) return { at: 'cell', index: cause }
    if (cause < cells + houses.length) return { at: 'house', index: cause - cells }
    return { at: 'cage', index: cause - cells - houses.length }
  }

  /** Cages are filtered in this order. */
  loadCages(cages: readonly Cage[]): void {
    this.cages.load(cages)
    if (this.dirtyCages.length !== this.cages.words) this.dirtyCages = new Int32Array(this.cages.words)
    this.dirtyCages.fill(0)
  }

  /** Scratch for `openAround`. */
  readonly openInHouse: Int32Array

  countOpen(house: number): number {
    const { size } = this.geometry
    let open = 0
    for (let i = house * size; i < (house + 1) * size; i++) {
      const mask = this.domain[this.houseCells[i]!]!
      if ((mask & (mask - 1)) !== 0) open++
    }
    return open
  }

  /** Open cells in the houses of a cell, by the counts in `openInHouse`. */
  openAround(cell: number): number {
    let open = 0
    for (let i = cell * this.perCell; i < (cell + 1) * this.perCell; i++) open += this.openInHouse[this.housesOf[i]!]!
    return open
  }

  get isSolved(): boolean {
    for (let cell = 0; cell < this.domain.length; cell++) {
      const mask = this.domain[cell]!
      if ((mask & (mask - 1)) !== 0) return false
    }
    return true
  }

  mark(): number {
    return this.trailLength
  }

  undo(mark: number): void {
    while (this.trailLength > mark) {
      this.trailLength--
      const cell = this.trailCell[this.trailLength]!
      const mask = this.trailMask[this.trailLength]!
      this.terms[cell] = mask
      this.terms[this.geometry.cells + cell] = this.turned[mask]!
    }
  }

  /** Restricts a cell to these values. False: nothing is left. */
  narrow(cell: number, mask: number): boolean {
    const before = this.domain[cell]!
    if (mask === before) return true
    if (mask === 0) return false
    this.trailCell[this.trailLength] = cell
    this.trailCause[this.trailLength] = this.cause
    this.trailMask[this.trailLength++] = before
    this.terms[cell] = mask
    this.terms[this.geometry.cells + cell] = this.turned[mask]!
    if ((mask & (mask - 1)) === 0) this.placed[this.placedCount++] = cell
    const { perCell, dirtyCages } = this
    const { words, ofCell } = this.cages
    for (let i = cell * perCell; i < (cell + 1) * perCell; i++) this.touchHouse(this.housesOf[i]!)
    for (let word = 0, at = cell * words; word < words; word++) dirtyCages[word]! |= ofCell[at + word]!
    return true
  }

  private touchHouse(house: number): void {
    if (this.houseIsDirty[house] === 1) return
    this.houseIsDirty[house] = 1
    this.dirtyHouses[this.dirtyHouseCount++] = house
  }

  /** Takes the first dirty cage, or −1. */
  private nextCage(): number {
    for (let word = 0; word < this.dirtyCages.length; word++) {
      const bits = this.dirtyCages[word]!
      if (bits === 0) continue
      this.dirtyCages[word] = bits & (bits - 1)
      return (word << 5) + lowest(bits)
    }
    return -1
  }

  /** Discards what was still to be propagated. */
  private forget(): void {
    this.placedCount = 0
    while (this.dirtyHouseCount > 0) this.houseIsDirty[this.dirtyHouses[--this.dirtyHouseCount]!] = 0
    this.dirtyCages.fill(0)
  }

  /** Propagates to the fixpoint. False: a contradiction. */
  run(): boolean {
    const { cells, houses } = this.geometry
    for (;;) {
      if (this.placedCount > 0) {
        const cell = this.placed[--this.placedCount]!
        this.cause = cell
        if (!this.leaveHouses(cell)) break
      } else if (this.dirtyHouseCount > 0) {
        const house = this.dirtyHouses[--this.dirtyHouseCount]!
        this.houseIsDirty[house] = 0
        this.cause = cells + house
        if (!this.onlyPlaces(house)) break
      } else {
        const cage = this.nextCage()
        this.cause = cage < 0 ? -1 : cells + houses.length + cage
        if (cage < 0) return true
        if (!this.filterCage(cage)) break
      }
    }
    this.failed = this.cause
    this.cause = -1
    this.forget()
    return false
  }

  private leaveHouses(cell: number): boolean {
    const { domain, perCell } = this
    const { size } = this.geometry
    const bit = domain[cell]!
    for (let i = cell * perCell; i < (cell + 1) * perCell; i++) {
      const start = this.housesOf[i]! * size
      for (let j = start; j < start + size; j++) {
        const other = this.houseCells[j]!
        if ((domain[other]! & bit) === 0 || other === cell) continue
        if (this.narrow(other, domain[other]! & ~bit)) continue
        this.emptied = other
        return false
      }
    }
    return true
  }

  private onlyPlaces(house: number): boolean {
    const { domain } = this
    const { size } = this.geometry
    const start = house * size
    let once = 0
    let twice = 0
    for (let j = start; j < start + size; j++) {
      const mask = domain[this.houseCells[j]!]!
      twice |= once & mask
      once |= mask
    }
    if (once !== this.all) return false
    const only = once & ~twice
    if (only === 0) return true
    for (let j = start; j < start + size; j++) {
      const cell = this.houseCells[j]!
      const here = domain[cell]! & only
      if (here === 0 || here === domain[cell]) continue
      if ((here & (here - 1)) !== 0) return false
      this.narrow(cell, here)
    }
    return true
  }

  /** Restricts the terms of one cage to what its sum allows. False: a contradiction. */
  filterCage(cage: number): boolean {
    const { terms, cages, open } = this
    const list = cages.along.terms
    let rest = cages.sum[cage]!
    let min = 0
    let max = 0
    let fillings = 1
    let count = 0
    const end = cages.start[cage + 1]!
    for (let i = cages.start[cage]!; i < end; i++) {
      const term = list[i]!
      const mask = terms[term]!
      if ((mask & (mask - 1)) === 0) {
        rest -= highest(mask)
        continue
      }
      open[count++] = term
      min += lowest(mask)
      max += highest(mask)
      if (fillings <= exactFillings) fillings *= countBits(mask)
    }
    if (rest < min || rest > max) return false
    if (count === 0) return true
    this.wasExact = count <= 2 || fillings <= exactFillings
    if (count === 1) return this.narrowTerm(open[0]!, terms[open[0]!]! & (1 << rest))
    this.openCount = count
    if (this.wasExact) return this.tryFillings(rest)
    return this.bound(cage, cages.along) && this.bound(cage, cages.across)
  }

  /** Restricts what a term may count. */
  private narrowTerm(term: number, mask: number): boolean {
    const { cells } = this.geometry
    return term < cells ? this.narrow(term, mask) : this.narrow(term - cells, this.turned[mask]!)
  }

  /**
   * Bounds for a cage whose terms are listed line by line. Open cells of one line hold different values, so k of them
   * add up to at least the k smallest values that the line's cells may hold, and to at most the k largest.
   */
  private bound(cage: number, { terms: list, segmentStart, segmentEnd }: Listing): boolean {
    const { terms, segmentMin, segmentMax, segmentUnion, segmentOpen } = this
    let rest = this.cages.sum[cage]!
    let min = 0
    let max = 0
    let widest = 0
    const first = segmentStart[cage]!
    const segments = segmentStart[cage + 1]! - first
    let i = this.cages.start[cage]!
    for (let segment = 0; segment < segments; segment++) {
      let union = 0
      let open = 0
      let low = 0
      let high = 0
      const end = segmentEnd[first + segment]!
      for (; i < end; i++) {
        const mask = terms[list[i]!]!
        if ((mask & (mask - 1)) === 0) {
          rest -= highest(mask)
          continue
        }
        union |= mask
        open++
        low += lowest(mask)
        high += highest(mask)
      }
      if (open > 1) {
        low = Math.max(low, sumMin(union, open))
        high = Math.min(high, sumMax(union, open))
      }
      min += low
      max += high
      if (high - low > widest) widest = high - low
      segmentMin[segment] = low
      segmentMax[segment] = high
      segmentUnion[segment] = union
      segmentOpen[segment] = open
    }
    const above = rest - min
    const below = max - rest
    if (above < 0 || below < 0) return false
    if (widest <= above && widest <= below) return true
    let from = this.cages.start[cage]!
    for (let segment = 0; segment < segments; segment++) {
      const end = segmentEnd[first + segment]!
      const width = segmentMax[segment]! - segmentMin[segment]!
      if (width > above || width > below)
        if (!this.boundSegment(list, from, end, segment, segmentMax[segment]! - below, segmentMin[segment]! + above))
          return false
      from = end
    }
    return true
  }

  /** Keeps the values of one line's open cells with which their sum stays between bottom and top. */
  private boundSegment(
    list: Int32Array,
    start: number,
    end: number,
    segment: number,
    bottom: number,
    top: number,
  ): boolean {
    const union = this.segmentUnion[segment]!
    const others = this.segmentOpen[segment]! - 1
    for (let i = start; i < end; i++) {
      const term = list[i]!
      let mask = this.terms[term]!
      if ((mask & (mask - 1)) === 0) continue
      while (mask !== 0) {
        const value = highest(mask)
        if (value + sumMin(union & ~(1 << value), others) <= top) break
        mask &= ~(1 << value)
      }
      while (mask !== 0) {
        const value = lowest(mask)
        if (value + sumMax(union & ~(1 << value), others) >= bottom) break
        mask &= ~(1 << value)
      }
      if (!this.narrowTerm(term, mask)) return false
    }
    return true
  }

  private tryFillings(rest: number): boolean {
    const { terms, open, openCount, openHouses, support, housesOf, perCell } = this
    const { cells } = this.geometry
    let min = 0
    let max = 0
    this.unsupported = 0
    for (let i = openCount - 1; i >= 0; i--) {
      const term = open[i]!
      const mask = terms[term]!
      this.minAfter[i] = min
      this.maxAfter[i] = max
      min += lowest(mask)
      max += highest(mask)
      support[i] = 0
      this.unsupported += countBits(mask)
      const home = (term < cells ? term : term - cells) * perCell
      openHouses[3 * i] = housesOf[home]!
      openHouses[3 * i + 1] = housesOf[home + 1]!
      openHouses[3 * i + 2] = housesOf[home + perCell - 1]!
    }
    const last = 3 * (openCount - 1)
    this.lastDiffer =
      openHouses[last] === openHouses[last - 3] ||
      openHouses[last + 1] === openHouses[last - 2] ||
      openHouses[last + 2] === openHouses[last - 1]
    if (openCount === 2) this.fillLast(rest)
    else this.fill(0, rest)
    if (this.unsupported === 0) return true
    for (let i = 0; i < openCount; i++) if (!this.narrowTerm(open[i]!, support[i]!)) return false
    return true
  }

  /** Marks what the open terms from `i` on count in some filling with this rest; true if there is one. */
  private fill(i: number, rest: number): boolean {
    const { used, openHouses, turned } = this
    const term = this.open[i]!
    const isMinus = term >= this.geometry.cells
    const house = openHouses[3 * i]!
    const across = openHouses[3 * i + 1]!
    const box = openHouses[3 * i + 2]!
    const isThird = i === this.openCount - 3
    const max = rest - this.minAfter[i]!
    const min = rest - this.maxAfter[i]!
    if (max < 1 || min > 30) return false
    const taken = used[house]! | used[across]! | used[box]!
    let left = this.terms[term]! & ~(isMinus ? turned[taken]! : taken)
    if (max < 30) left &= (2 << max) - 1
    if (min > 0) left &= -1 << min
    let any = 0
    for (; left !== 0 && this.unsupported > 0; left &= left - 1) {
      const bit = left & -left
      const value = isMinus ? turned[bit]! : bit
      used[house] = used[house]! | value
      used[across] = used[across]! | value
      used[box] = used[box]! | value
      const after = rest - (31 - Math.clz32(bit))
      if (isThird ? this.fillLast(after) : this.fill(i + 1, after)) any |= bit
      used[house] = used[house]! & ~value
      used[across] = used[across]! & ~value
      used[box] = used[box]! & ~value
    }
    if (any === 0) return false
    this.addSupport(i, any)
    return true
  }

  /** The last two open terms, all values at once: the mask of one, reversed and shifted, gives that of the other. */
  private fillLast(rest: number): boolean {
    const { open, openHouses, used, terms, turned } = this
    const { size, cells } = this.geometry
    const by = rest - size - 1
    if (by >= size || -by >= size) return false
    const i = this.openCount - 2
    const one = open[i]!
    const other = open[i + 1]!
    const at = 3 * i
    const taken = used[openHouses[at]!]! | used[openHouses[at + 1]!]! | used[openHouses[at + 2]!]!
    const takenOther = used[openHouses[at + 3]!]! | used[openHouses[at + 4]!]! | used[openHouses[at + 5]!]!
    const first = terms[one]! & ~(one < cells ? taken : turned[taken]!)
    const partners = turned[terms[other]! & ~(other < cells ? takenOther : turned[takenOther]!)]!
    let kept = first & (by >= 0 ? partners << by : partners >>> -by)
    if (this.lastDiffer) {
      if (one < cells !== other < cells) {
        if (by === 0) return false
      } else if ((rest & 1) === 0) kept &= ~(1 << (rest >> 1))
    }
    if (kept === 0) return false
    const back = turned[kept]!
    this.addSupport(i, kept)
    this.addSupport(i + 1, by >= 0 ? back << by : back >>> -by)
    return true
  }

  private addSupport(i: number, values: number): void {
    const added = values & ~this.support[i]!
    if (added === 0) return
    this.support[i]! |= added
    this.unsupported -= countBits(added)
  }
}

/** The sum of the smallest `count` values of a set; of all of them, when there are fewer. */
function sumMin(mask: number, count: number): number {
  let sum = 0
  for (let rest = mask, i = 0; i < count && rest !== 0; i++, rest &= rest - 1) sum += lowest(rest)
  return sum
}

function sumMax(mask: number, count: number): number {
  let sum = 0
  for (let rest = mask, i = 0; i < count && rest !== 0; i++) {
    const value = highest(rest)
    sum += value
    rest &= ~(1 << value)
  }
  return sum
}
