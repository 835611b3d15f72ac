/**
 * Decides how far the techniques up to a level get, as a closure on bit sets: the result of the ladder without its
 * steps, a hundred times faster. A maker calls it for each given that it might remove. The ideas are those of
 * `techniques.ts` up to level 4; a test ensures that the two agree.
 */

import type { Level } from '../../kind/craft.ts'
import { allValues, countBits, type Geometry } from '../../latin/model.ts'

export class Closure {
  private readonly size: number
  private readonly houses: readonly (readonly number[])[]
  /** By cell: the other cells of its houses. */
  private readonly peers: readonly Int32Array[]
  private readonly housesOf: readonly (readonly number[])[]
  /** Pairs of houses that share more than one cell: a line and a box. */
  private readonly overlaps: readonly { readonly one: number; readonly other: number; readonly shared: number }[]
  /** The values that a cell may still hold; 0 once it is filled. */
  private readonly mask: Int32Array
  private readonly openIn: Int32Array
  /** By house: the values of its givens, as bits. */
  private readonly standing: Int32Array
  private open = 0
  private readonly written: Int32Array
  private writtenCount = 0
  /** By place in a house, or by value: cells or places as bits. */
  private readonly bits = new Int32Array(32)

  constructor({ size, cells, houses }: Geometry) {
    this.size = size
    this.houses = houses
    const span = Array.from({ length: cells }, (_, cell) => cell)
    this.housesOf = span.map((cell) => [...houses.keys()].filter((house) => houses[house]!.includes(cell)))
    this.peers = span.map((cell) => {
      const around = new Set(this.housesOf[cell]!.flatMap((house) => houses[house]!))
      around.delete(cell)
      return Int32Array.from(around)
    })
    this.overlaps = [...houses.keys()].flatMap((one) =>
      [...houses.keys()].flatMap((other) => {
        const places = houses[one]!.flatMap((cell, place) => (houses[other]!.includes(cell) ? [1 << place] : []))
        return one === other || places.length < 2
          ? []
          : [{ one, other, shared: places.reduce((all, bit) => all | bit) }]
      }),
    )
    this.mask = new Int32Array(cells)
    this.openIn = new Int32Array(houses.length)
    this.standing = new Int32Array(houses.length)
    this.written = new Int32Array(cells)
  }

  /**
   * Whether the techniques up to a level, at most 4, fill the whole board. The givens (0: open) must not contradict
   * each other.
   */
  solves(givens: Uint8Array, level: Level): boolean {
    this.start(givens)
    while (this.open > 0) if (!this.goOn(level)) return false
    return true
  }

  /**
   * Whether the techniques fill these two cells. If they fill the board with the two as givens, they then also fill it
   * without them, because more knowledge never hinders them.
   */
  regains(givens: Uint8Array, one: number, other: number, level: Level): boolean {
    this.start(givens)
    while (this.mask[one] !== 0 || this.mask[other] !== 0) if (!this.goOn(level)) return false
    return true
  }

  /** The easiest level up to 4 whose techniques fill the board. */
  levelOf(givens: Uint8Array): Level | null {
    for (const level of [1, 2, 3, 4] as const) if (this.solves(givens, level)) return level
    return null
  }

  /** Applies the easiest idea that yields anything. Returns false if none does. */
  private goOn(level: Level): boolean {
    if (this.placeInHouses(level === 1)) return true
    if (level < 3) return false
    if (this.lock() || this.pair()) return true
    return level >= 4 && (this.triple() || this.fish(2) || this.fish(3))
  }

  private start(givens: Uint8Array): void {
    const { mask, openIn, standing, housesOf } = this
    openIn.fill(this.size)
    standing.fill(0)
    this.open = mask.length
    this.writtenCount = 0
    for (let cell = 0; cell < mask.length; cell++) {
      if (givens[cell] === 0) continue
      this.open--
      const houses = housesOf[cell]!
      for (let i = 0; i < houses.length; i++) {
        openIn[houses[i]!]!--
        standing[houses[i]!]! |= 1 << givens[cell]!
      }
    }
    for (let cell = 0; cell < mask.length; cell++) {
      let left = givens[cell] === 0 ? allValues(this.size) : 0
      const houses = housesOf[cell]!
      for (let i = 0; i < houses.length; i++) left &= ~standing[houses[i]!]!
      mask[cell] = left
    }
  }

  private write(cell: number, bit: number): void {
    if (this.mask[cell] === 0) return
    this.mask[cell] = 0
    this.open--
    const houses = this.housesOf[cell]!
    for (let i = 0; i < houses.length; i++) this.openIn[houses[i]!]!--
    this.written[this.writtenCount++] = (cell << 16) | bit
  }

  /** Removes filled values from the candidates of cells that see them. */
  private strikeWritten(): void {
    while (this.writtenCount > 0) {
      const held = this.written[--this.writtenCount]!
      const rest = ~(held & 0xffff)
      const peers = this.peers[held >> 16]!
      for (let i = 0; i < peers.length; i++) this.mask[peers[i]!]! &= rest
    }
  }

  /**
   * Level 1: the last cell of a house, the only place in a box. Higher levels: also the only place in a line and the
   * only value of a cell.
   */
  private placeInHouses(boxesOnly: boolean): boolean {
    const { mask, houses, size } = this
    let any = false
    for (let house = houses.length - 1; house >= 0; house--) {
      const isLine = house < 2 * size
      if (this.openIn[house] === 0 || (boxesOnly && isLine && this.openIn[house] !== 1)) continue
      const cells = houses[house]!
      let once = 0
      let twice = 0
      for (let i = 0; i < size; i++) {
        const here = mask[cells[i]!]!
        twice |= once & here
        once |= here
      }
      const only = once & ~twice
      if (only === 0) continue
      for (let i = 0; i < size; i++) {
        const here = mask[cells[i]!]! & only
        if (here === 0) continue
        this.write(cells[i]!, here & -here)
        any = true
      }
      this.strikeWritten()
    }
    if (boxesOnly) return any
    for (let cell = 0; cell < mask.length; cell++) {
      const here = mask[cell]!
      if (here === 0 || (here & (here - 1)) !== 0) continue
      this.write(cell, here)
      this.strikeWritten()
      any = true
    }
    return any
  }

  /** Sets, for each value, the places in a house that may hold it, as bits; returns the open places. */
  private readPlaces(house: number): void {
    const { bits, mask, size } = this
    const cells = this.houses[house]!
    bits.fill(0)
    for (let place = 0; place < size; place++)
      for (let rest = mask[cells[place]!]!; rest !== 0; rest &= rest - 1)
        bits[31 - Math.clz32(rest & -rest)]! |= 1 << place
  }

  /** All places of a value in one house lie in another: it is removed from the rest of that one. */
  private lock(): boolean {
    const { bits, size, houses, mask } = this
    let any = false
    let read = -1
    for (const { one, other, shared } of this.overlaps) {
      if (this.openIn[one]! < 2) continue
      if (read !== one) this.readPlaces(one)
      read = one
      for (let value = 1; value <= size; value++) {
        const places = bits[value]!
        if ((places & ~shared) !== 0 || (places & (places - 1)) === 0) continue
        const inside = houses[one]!
        for (const cell of houses[other]!) {
          if (((mask[cell]! >> value) & 1) === 0 || inside.includes(cell)) continue
          mask[cell]! &= ~(1 << value)
          any = true
        }
      }
    }
    return any
  }

  private pair(): boolean {
    return this.nakedSets(2) || this.hiddenSets(2)
  }

  private triple(): boolean {
    return this.nakedSets(3) || this.hiddenSets(3)
  }

  /** `count` cells of a house with `count` values between them: those values are removed from its other cells. */
  private nakedSets(count: 2 | 3): boolean {
    const { houses, mask, size, bits } = this
    let any = false
    for (let house = 0; house < houses.length; house++) {
      if (this.openIn[house]! <= count) continue
      const cells = houses[house]!
      for (let i = 0; i < size; i++) bits[i] = mask[cells[i]!]!
      this.visitSets(size, count, (chosen, union) => {
        for (let i = 0; i < size; i++) {
          if ((chosen >> i) & 1 || (mask[cells[i]!]! & union) === 0) continue
          mask[cells[i]!]! &= ~union
          any = true
        }
      })
      if (any) return true
    }
    return any
  }

  /** `count` values with `count` places in a house: those cells hold nothing else. */
  private hiddenSets(count: 2 | 3): boolean {
    const { houses, mask, size, bits } = this
    let any = false
    for (let house = 0; house < houses.length; house++) {
      if (this.openIn[house]! <= count) continue
      const cells = houses[house]!
      this.readPlaces(house)
      bits.copyWithin(0, 1, size + 1)
      this.visitSets(size, count, (chosen, union) => {
        const values = chosen << 1
        for (let i = 0; i < size; i++) {
          if (((union >> i) & 1) === 0 || (mask[cells[i]!]! & ~values) === 0) continue
          mask[cells[i]!]! &= values
          any = true
        }
      })
      if (any) return true
    }
    return any
  }

  /** If the places of a value in `count` lines lie in `count` crossing lines, it is removed from the rest of those. */
  private fish(count: 2 | 3): boolean {
    const { houses, mask, size, bits } = this
    let any = false
    for (let value = 1; value <= size; value++)
      for (const first of [0, size]) {
        for (let line = 0; line < size; line++) {
          const cells = houses[first + line]!
          let places = 0
          for (let i = 0; i < size; i++) places |= ((mask[cells[i]!]! >> value) & 1) << i
          bits[line] = places
        }
        this.visitSets(size, count, (chosen, union) => {
          for (let line = 0; line < size; line++) {
            if ((chosen >> line) & 1) continue
            const cells = houses[first + line]!
            for (let i = 0; i < size; i++) {
              if (((union >> i) & 1) === 0 || ((mask[cells[i]!]! >> value) & 1) === 0) continue
              mask[cells[i]!]! &= ~(1 << value)
              any = true
            }
          }
        })
        if (any) return true
      }
    return any
  }

  /**
   * Visits every choice of `count` of the first sets in `bits`, each of 2 to `count` members, whose union has `count`.
   */
  private visitSets(length: number, count: 2 | 3, visit: (chosen: number, union: number) => void): void {
    const { bits } = this
    for (let i = 0; i < length; i++) {
      const first = bits[i]!
      if (!isSmall(first, count)) continue
      for (let j = i + 1; j < length; j++) {
        const two = first | bits[j]!
        if (!isSmall(bits[j]!, count) || countBits(two) > count) continue
        if (count === 2) visit((1 << i) | (1 << j), two)
        else
          for (let k = j + 1; k < length; k++) {
            const three = two | bits[k]!
            if (isSmall(bits[k]!, count) && countBits(three) === count) visit((1 << i) | (1 << j) | (1 << k), three)
          }
      }
    }
  }
}

/** Whether a set has at least two and at most `max` members. */
const isSmall = (set: number, max: number): boolean => (set & (set - 1)) !== 0 && countBits(set) <= max
