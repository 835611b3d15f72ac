/**
 * What follows at once from houses, cages and givens, on bit-set domains with an undo trail.
 *
 * A placed value leaves its houses; a value with one place in a house goes there; a cage keeps the values that its sum
 * allows: by trying all fillings when few are possible, else by bounds that know that equal values cannot share a house.
 * Sums of whole bands of lines become cages too (`bands.ts`).
 * Measured on boards with one solution and as few blocks as possible: bands take away 6 of 7 search nodes at n = 7,
 * the house-aware bounds half of the rest at n = 8.
 */
import { bandCages } from './bands.ts'
import { allValues, type Cage, countBits, type Geometry, type Given, highest, lowest } from './model.ts'

/** Up to this many fillings a cage is filtered exactly: more costs more time than the smaller tree saves. */
const exactFillings = 600

/** The constraint at which a contradiction showed: a placed cell, a house or a cage, by its index. */
export interface Failed {
  readonly at: 'cell' | 'house' | 'cage'
  readonly index: number
}

export class Propagation {
  readonly geometry: Geometry
  readonly domain: Int32Array
  private readonly all: number
  private readonly perCell: number
  private readonly housesOf: Int32Array
  private readonly houseCells: Int32Array
  private readonly trailCell: Int32Array
  private readonly trailMask: Int32Array
  private trailLength = 0
  private failed: Failed = { at: 'cell', index: 0 }

  private cageSum = new Int32Array(0)
  private cageStart = new Int32Array(0)
  /** Cells of cages, by the first family of lines, and the same cells by the second. */
  private cageCells = new Int32Array(0)
  private cageCellsAcross = new Int32Array(0)
  private cagesOfStart: Int32Array
  private cagesOf = new Int32Array(0)

  private readonly placed: Int32Array
  private placedCount = 0
  private readonly dirtyHouses: Int32Array
  private dirtyHouseCount = 0
  private readonly houseIsDirty: Uint8Array
  /** One bit for each cage; the lowest is filtered first. */
  private dirtyCages = new Int32Array(0)

  // one cage at a time is filtered with these
  private readonly open: Int32Array
  private readonly support: Int32Array
  private readonly leastAfter: Int32Array
  private readonly mostAfter: Int32Array
  private readonly used: Int32Array
  private openCount = 0
  private readonly segmentEnd: Int32Array
  private readonly segmentLeast: Int32Array
  private readonly segmentMost: Int32Array
  private readonly segmentUnion: Int32Array
  private readonly segmentOpen: Int32Array
  /** Whether the last filtered cage tried all fillings. */
  wasExact = true
  private unsupported = 0

  constructor(geometry: Geometry) {
    const { cells, houses, size } = geometry
    this.geometry = geometry
    this.all = allValues(size)
    this.perCell = houses.length / size
    this.housesOf = new Int32Array(cells * this.perCell)
    this.houseCells = Int32Array.from(houses.flat())
    const known = new Uint8Array(cells)
    houses.forEach((house, index) => {
      for (const cell of house) this.housesOf[cell * this.perCell + known[cell]!++] = index
    })
    this.domain = new Int32Array(cells)
    this.trailCell = new Int32Array(cells * size + 1)
    this.trailMask = new Int32Array(cells * size + 1)
    this.cagesOfStart = new Int32Array(cells + 1)
    this.placed = new Int32Array(cells * 2)
    this.dirtyHouses = new Int32Array(houses.length)
    this.houseIsDirty = new Uint8Array(houses.length)
    this.segmentEnd = new Int32Array(size)
    this.segmentLeast = new Int32Array(size)
    this.segmentMost = new Int32Array(size)
    this.segmentUnion = new Int32Array(size)
    this.segmentOpen = new Int32Array(size)
    this.openInHouse = new Int32Array(houses.length)
    this.open = new Int32Array(cells)
    this.support = new Int32Array(cells)
    this.leastAfter = new Int32Array(cells + 1)
    this.mostAfter = new Int32Array(cells + 1)
    this.used = new Int32Array(houses.length)
  }

  /** Starts a new board; `bandLines` is the width of the widest bands looked at. False: the givens already contradict. */
  load(cages: readonly Cage[], givens: readonly Given[], bandLines: number): boolean {
    const { houses } = this.geometry
    this.loadCages(bandLines > 0 ? [...cages, ...bandCages(this.geometry, cages, bandLines)] : cages)
    this.domain.fill(this.all)
    this.trailLength = 0
    this.forget()
    for (let house = 0; house < houses.length; house++) this.touchHouse(house)
    for (let cage = 0; cage < this.cageSum.length; cage++) this.touchCage(cage)
    for (const [cell, value] of givens) if (!this.narrow(cell, this.domain[cell]! & (1 << value))) return false
    return true
  }

  /** Goes on from domains at which nothing more follows. */
  resume(domain: Int32Array): void {
    this.forget()
    this.domain.set(domain)
    this.trailLength = 0
  }

  /** After a contradiction: the cells that got their value since the mark, in order, and what could not be met. */
  traceSince(mark: number): { readonly placed: readonly Given[]; readonly failed: Failed } {
    const placed: Given[] = []
    const seen = new Set<number>()
    for (let i = this.trailLength - 1; i >= mark; i--) {
      const cell = this.trailCell[i]!
      const mask = this.domain[cell]!
      if (seen.has(cell) || (mask & (mask - 1)) !== 0) continue
      seen.add(cell)
      placed.push([cell, highest(mask)])
    }
    return { placed: placed.reverse(), failed: this.failed }
  }

  loadCages(cages: readonly Cage[]): void {
    const { cells } = this.geometry
    let total = 0
    for (const cage of cages) total += cage.cells.length
    if (this.cageSum.length !== cages.length) {
      this.cageSum = new Int32Array(cages.length)
      this.cageStart = new Int32Array(cages.length + 1)
      this.dirtyCages = new Int32Array((cages.length + 31) >> 5)
    }
    if (this.cageCells.length < total) {
      this.cageCells = new Int32Array(total)
      this.cageCellsAcross = new Int32Array(total)
      this.cagesOf = new Int32Array(total)
    }
    this.dirtyCages.fill(0)
    this.cagesOfStart.fill(0)
    let at = 0
    for (let cage = 0; cage < cages.length; cage++) {
      this.cageStart[cage] = at
      this.cageSum[cage] = cages[cage]!.sum
      for (const cell of cages[cage]!.cells) {
        this.cageCells[at++] = cell
        this.cagesOfStart[cell + 1]!++
      }
      this.sortByLine(this.cageCells, this.cageStart[cage]!, at, 0)
      for (let i = this.cageStart[cage]!; i < at; i++) this.cageCellsAcross[i] = this.cageCells[i]!
      this.sortByLine(this.cageCellsAcross, this.cageStart[cage]!, at, 1)
    }
    this.cageStart[cages.length] = at
    for (let cell = 0; cell < cells; cell++) this.cagesOfStart[cell + 1]! += this.cagesOfStart[cell]!
    for (let cage = cages.length - 1; cage >= 0; cage--)
      for (let i = this.cageStart[cage]!; i < this.cageStart[cage + 1]!; i++) {
        // filled from the back, so that the starts end up where they belong
        const cell = this.cageCells[i]!
        this.cagesOf[--this.cagesOfStart[cell + 1]!] = cage
      }
    this.cagesOfStart.copyWithin(0, 1)
    this.cagesOfStart[cells] = at
  }

  /** Insertion sort: cages are small and nearly sorted. */
  private sortByLine(cells: Int32Array, start: number, end: number, family: number): void {
    for (let i = start + 1; i < end; i++) {
      const cell = cells[i]!
      const line = this.housesOf[cell * this.perCell + family]!
      let at = i
      for (; at > start && this.housesOf[cells[at - 1]! * this.perCell + family]! > line; at--)
        cells[at] = cells[at - 1]!
      cells[at] = cell
    }
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
      this.domain[this.trailCell[this.trailLength]!] = this.trailMask[this.trailLength]!
    }
  }

  /** Keeps these values of a cell. False: nothing is left. */
  narrow(cell: number, mask: number): boolean {
    const before = this.domain[cell]!
    if (mask === before) return true
    if (mask === 0) return false
    this.trailCell[this.trailLength] = cell
    this.trailMask[this.trailLength++] = before
    this.domain[cell] = mask
    if ((mask & (mask - 1)) === 0) this.placed[this.placedCount++] = cell
    const { perCell } = this
    for (let i = cell * perCell; i < (cell + 1) * perCell; i++) this.touchHouse(this.housesOf[i]!)
    for (let i = this.cagesOfStart[cell]!; i < this.cagesOfStart[cell + 1]!; i++) this.touchCage(this.cagesOf[i]!)
    return true
  }

  private touchHouse(house: number): void {
    if (this.houseIsDirty[house] === 1) return
    this.houseIsDirty[house] = 1
    this.dirtyHouses[this.dirtyHouseCount++] = house
  }

  private touchCage(cage: number): void {
    this.dirtyCages[cage >> 5]! |= 1 << (cage & 31)
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

  /** Drops what was still to be propagated. */
  private forget(): void {
    this.placedCount = 0
    while (this.dirtyHouseCount > 0) this.houseIsDirty[this.dirtyHouses[--this.dirtyHouseCount]!] = 0
    this.dirtyCages.fill(0)
  }

  /** Propagates to the fixpoint. False: a contradiction. */
  run(): boolean {
    for (;;) {
      if (this.placedCount > 0) {
        const cell = this.placed[--this.placedCount]!
        if (!this.leaveHouses(cell)) {
          this.failed = { at: 'cell', index: cell }
          break
        }
      } else if (this.dirtyHouseCount > 0) {
        const house = this.dirtyHouses[--this.dirtyHouseCount]!
        this.houseIsDirty[house] = 0
        if (!this.onlyPlaces(house)) {
          this.failed = { at: 'house', index: house }
          break
        }
      } else {
        const cage = this.nextCage()
        if (cage < 0) return true
        if (!this.filterCage(cage)) {
          this.failed = { at: 'cage', index: cage }
          break
        }
      }
    }
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
        if ((domain[other]! & bit) !== 0 && other !== cell && !this.narrow(other, domain[other]! & ~bit)) return false
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

  /** Keeps what the sum of one cage allows. False: a contradiction. */
  filterCage(cage: number): boolean {
    const { domain } = this
    let rest = this.cageSum[cage]!
    let least = 0
    let most = 0
    let fillings = 1
    let count = 0
    for (let i = this.cageStart[cage]!; i < this.cageStart[cage + 1]!; i++) {
      const cell = this.cageCells[i]!
      const mask = domain[cell]!
      if ((mask & (mask - 1)) === 0) {
        rest -= highest(mask)
        continue
      }
      this.open[count++] = cell
      least += lowest(mask)
      most += highest(mask)
      if (fillings <= exactFillings) fillings *= countBits(mask)
    }
    if (rest < least || rest > most) return false
    if (count === 0) return true
    this.wasExact = count <= 2 || fillings <= exactFillings
    if (count === 1) return this.narrow(this.open[0]!, domain[this.open[0]!]! & (rest < 31 ? 1 << rest : 0))
    if (count === 2) return this.fillPair(this.open[0]!, this.open[1]!, rest)
    this.openCount = count
    if (fillings <= exactFillings) return this.tryFillings(rest)
    return this.bound(cage, this.cageCells, 0) && this.bound(cage, this.cageCellsAcross, 1)
  }

  /**
   * Bounds for a cage whose cells are listed line by line. Open cells of one line hold different values, so k of them
   * add up to at least the k smallest values that the line's cells may hold, and to at most the k largest.
   */
  private bound(cage: number, cells: Int32Array, family: number): boolean {
    const { domain, housesOf, perCell } = this
    const { segmentEnd, segmentLeast, segmentMost, segmentUnion, segmentOpen } = this
    const start = this.cageStart[cage]!
    const end = this.cageStart[cage + 1]!
    let rest = this.cageSum[cage]!
    let least = 0
    let most = 0
    let widest = 0
    let segments = 0
    for (let i = start; i < end; ) {
      const line = housesOf[cells[i]! * perCell + family]!
      let union = 0
      let open = 0
      let low = 0
      let high = 0
      for (; i < end && housesOf[cells[i]! * perCell + family] === line; i++) {
        const mask = domain[cells[i]!]!
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
        low = Math.max(low, sumLeast(union, open))
        high = Math.min(high, sumMost(union, open))
      }
      least += low
      most += high
      if (high - low > widest) widest = high - low
      segmentEnd[segments] = i
      segmentLeast[segments] = low
      segmentMost[segments] = high
      segmentUnion[segments] = union
      segmentOpen[segments++] = open
    }
    const above = rest - least
    const below = most - rest
    if (above < 0 || below < 0) return false
    if (widest <= above && widest <= below) return true
    for (let segment = 0, from = start; segment < segments; from = segmentEnd[segment++]!) {
      const width = segmentMost[segment]! - segmentLeast[segment]!
      if (width > above || width > below)
        if (!this.boundSegment(cells, from, segment, segmentMost[segment]! - below, segmentLeast[segment]! + above))
          return false
    }
    return true
  }

  /** Keeps the values of one line's open cells with which their sum stays between bottom and top. */
  private boundSegment(cells: Int32Array, start: number, segment: number, bottom: number, top: number): boolean {
    const { domain } = this
    const union = this.segmentUnion[segment]!
    const others = this.segmentOpen[segment]! - 1
    for (let i = start; i < this.segmentEnd[segment]!; i++) {
      const cell = cells[i]!
      let mask = domain[cell]!
      if ((mask & (mask - 1)) === 0) continue
      while (mask !== 0) {
        const value = highest(mask)
        if (value + sumLeast(union & ~(1 << value), others) <= top) break
        mask &= ~(1 << value)
      }
      while (mask !== 0) {
        const value = lowest(mask)
        if (value + sumMost(union & ~(1 << value), others) >= bottom) break
        mask &= ~(1 << value)
      }
      if (!this.narrow(cell, mask)) return false
    }
    return true
  }

  private fillPair(one: number, other: number, rest: number): boolean {
    const first = this.domain[one]!
    const second = this.domain[other]!
    const differ = this.shareHouse(one, other)
    let kept = 0
    let keptOther = 0
    for (let left = first; left !== 0; left &= left - 1) {
      const value = lowest(left)
      const partner = rest - value
      if (partner < 1 || partner > 30 || ((second >> partner) & 1) === 0 || (differ && partner === value)) continue
      kept |= 1 << value
      keptOther |= 1 << partner
    }
    return this.narrow(one, kept) && this.narrow(other, keptOther)
  }

  private shareHouse(one: number, other: number): boolean {
    const { perCell } = this
    for (let i = 0; i < perCell; i++)
      if (this.housesOf[one * perCell + i] === this.housesOf[other * perCell + i]) return true
    return false
  }

  private tryFillings(rest: number): boolean {
    const { domain, open, openCount } = this
    let least = 0
    let most = 0
    this.unsupported = 0
    for (let i = openCount - 1; i >= 0; i--) {
      const mask = domain[open[i]!]!
      this.leastAfter[i] = least
      this.mostAfter[i] = most
      least += lowest(mask)
      most += highest(mask)
      this.support[i] = 0
      this.unsupported += countBits(mask)
    }
    this.fill(0, rest)
    if (this.unsupported === 0) return true
    for (let i = 0; i < openCount; i++) if (!this.narrow(open[i]!, this.support[i]!)) return false
    return true
  }

  /** Marks every value of the open cells from `i` on that some filling with this rest uses; true if there is one. */
  private fill(i: number, rest: number): boolean {
    const cell = this.open[i]!
    if (i === this.openCount - 2) return this.fillLast(i, cell, this.open[i + 1]!, rest)
    const { housesOf, perCell, used } = this
    const house = housesOf[cell * perCell]!
    const across = housesOf[cell * perCell + 1]!
    const box = perCell > 2 ? housesOf[cell * perCell + 2]! : house
    let any = false
    const most = rest - this.leastAfter[i]!
    const least = rest - this.mostAfter[i]!
    let left = this.freeAt(cell)
    for (; left !== 0 && this.unsupported > 0; left &= left - 1) {
      const bit = left & -left
      const value = highest(bit)
      if (value > most) break
      if (value < least) continue
      used[house]! |= bit
      used[across]! |= bit
      used[box]! |= bit
      if (this.fill(i + 1, rest - value)) {
        any = true
        this.addSupport(i, bit)
      }
      used[house]! &= ~bit
      used[across]! &= ~bit
      used[box]! &= ~bit
    }
    return any
  }

  /** The last two open cells: the value of one gives that of the other. */
  private fillLast(i: number, cell: number, last: number, rest: number): boolean {
    const freeLast = this.freeAt(last)
    const differ = this.shareHouse(cell, last)
    let any = false
    for (let left = this.freeAt(cell); left !== 0; left &= left - 1) {
      const value = lowest(left)
      const partner = rest - value
      if (partner < 1) break
      if (partner > 30 || ((freeLast >> partner) & 1) === 0 || (differ && partner === value)) continue
      any = true
      this.addSupport(i, 1 << value)
      this.addSupport(i + 1, 1 << partner)
    }
    return any
  }

  /** Values of a cell that the cells filled so far leave it. */
  private freeAt(cell: number): number {
    const { housesOf, perCell, used } = this
    let taken = 0
    for (let i = cell * perCell; i < (cell + 1) * perCell; i++) taken |= used[housesOf[i]!]!
    return this.domain[cell]! & ~taken
  }

  private addSupport(i: number, bit: number): void {
    if ((this.support[i]! & bit) !== 0) return
    this.support[i]! |= bit
    this.unsupported--
  }
}

/** The sum of the smallest `count` values of a set; of all of them, when there are fewer. */
function sumLeast(mask: number, count: number): number {
  let sum = 0
  for (let rest = mask, i = 0; i < count && rest !== 0; i++, rest &= rest - 1) sum += lowest(rest)
  return sum
}

function sumMost(mask: number, count: number): number {
  let sum = 0
  for (let rest = mask, i = 0; i < count && rest !== 0; i++) {
    const value = highest(rest)
    sum += value
    rest &= ~(1 << value)
  }
  return sum
}
