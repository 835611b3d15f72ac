/**
 * The words that each slot of a pattern can still have, as bitsets with undo by levels.
 *
 * Method: reversible sparse bitsets (Demeulenaere et al., "Compact-Table", CP 2016). The indices of a slot's nonempty
 * blocks come first in a list, so that work decreases with the words that are left. The first change of a slot at a
 * level saves it, and leaving the level restores it. `work` counts the blocks that were read.
 */
import { ones } from '../base/bits.ts'
import type { LengthGroup } from './wordsbylength.ts'

export class Domains {
  /** Words left in each slot. */
  readonly sizes: Int32Array
  /** How many blocks of each slot are nonempty. */
  readonly live: Int32Array
  work = 0

  private readonly groups: readonly LengthGroup[]
  /** The offset of each slot's blocks. */
  private readonly from: Int32Array
  private readonly bits: Int32Array
  /** The indices of a slot's blocks, nonempty ones first. */
  private readonly order: Int32Array
  /** The level at which a slot was last saved. */
  private readonly stamps: Int32Array
  private sideList: Int32Array
  private top = 0
  private stamp = 0
  private stamped = 0
  private readonly levels: { readonly stamp: number; readonly top: number }[] = []

  constructor(groups: readonly LengthGroup[]) {
    this.groups = groups
    this.from = new Int32Array(groups.length + 1)
    for (const [slot, { blocks }] of groups.entries()) this.from[slot + 1] = this.from[slot]! + blocks
    const total = this.from[groups.length]!
    this.bits = new Int32Array(total)
    this.order = new Int32Array(total)
    this.sizes = Int32Array.from(groups, ({ words }) => words.length)
    this.live = Int32Array.from(groups, ({ blocks }) => blocks)
    this.stamps = new Int32Array(groups.length)
    this.sideList = new Int32Array(4 * total + 1024)
    for (const [slot, { blocks, words }] of groups.entries())
      for (let block = 0; block < blocks; block++) {
        this.order[this.from[slot]! + block] = block
        const rest = words.length - 32 * block
        this.bits[this.from[slot]! + block] = rest >= 32 ? -1 : (1 << rest) - 1
      }
  }

  get depth(): number {
    return this.levels.length
  }

  /** `leave` undoes all changes from here on. */
  enter(): void {
    this.levels.push({ stamp: this.stamp, top: this.top })
    this.stamp = ++this.stamped
  }

  leave(): void {
    const level = this.levels.pop()
    if (!level) throw new Error('no level to leave')
    const { sideList, bits, order } = this
    while (this.top > level.top) {
      const slot = sideList[this.top - 1]!
      const live = sideList[this.top - 2]!
      this.sizes[slot] = sideList[this.top - 3]!
      this.stamps[slot] = sideList[this.top - 4]!
      this.live[slot] = live
      const start = this.top - 4 - 2 * live
      const from = this.from[slot]!
      for (let i = 0; i < live; i++) {
        const block = sideList[start + 2 * i]!
        order[from + i] = block
        bits[from + block] = sideList[start + 2 * i + 1]!
      }
      this.top = start
    }
    this.stamp = level.stamp
  }

  private putAside(slot: number): void {
    if (this.stamps[slot] === this.stamp) return
    const live = this.live[slot]!
    const from = this.from[slot]!
    if (this.top + 2 * live + 4 > this.sideList.length) {
      const larger = new Int32Array(2 * this.sideList.length + 2 * live)
      larger.set(this.sideList)
      this.sideList = larger
    }
    const { sideList, bits, order } = this
    let top = this.top
    for (let i = 0; i < live; i++) {
      const block = order[from + i]!
      sideList[top++] = block
      sideList[top++] = bits[from + block]!
    }
    sideList[top++] = this.stamps[slot]!
    sideList[top++] = this.sizes[slot]!
    sideList[top++] = live
    sideList[top++] = slot
    this.top = top
    this.stamps[slot] = this.stamp
    this.work += live
  }

  has(slot: number, word: number): boolean {
    return (this.bits[this.from[slot]! + (word >> 5)]! & (1 << (word & 31))) !== 0
  }

  /**
   * Keeps only a slot's words that are in one of some bitsets of its group, or with `keep` false only those that are in
   * none. True when some were removed.
   */
  sift(slot: number, sets: Int32Array, count: number, keep: boolean): boolean {
    const { having } = this.groups[slot]!
    const { bits, order, live } = this
    const from = this.from[slot]!
    const flip = keep ? 0 : -1
    let size = 0
    let changed = false
    for (let i = live[slot]! - 1; i >= 0; i--) {
      const block = order[from + i]!
      let union = 0
      for (let s = 0; s < count; s++) union |= having[sets[s]! + block]!
      const before = bits[from + block]!
      const after = before & (union ^ flip)
      if (after !== before) {
        if (!changed) {
          this.putAside(slot)
          changed = true
        }
        bits[from + block] = after
        if (after === 0) {
          const last = --live[slot]!
          order[from + i] = order[from + last]!
          order[from + last] = block
          continue
        }
      }
      size += ones(after)
    }
    this.work += (live[slot]! + 1) * (count + 1)
    this.sizes[slot] = size
    return changed
  }

  /** Keeps only the words of a bitset. */
  keep(slot: number, set: Int32Array): void {
    this.putAside(slot)
    const from = this.from[slot]!
    let size = 0
    for (let i = this.live[slot]! - 1; i >= 0; i--) {
      const block = this.order[from + i]!
      const after = this.bits[from + block]! & set[block]!
      this.bits[from + block] = after
      size += ones(after)
      if (after !== 0) continue
      const last = --this.live[slot]!
      this.order[from + i] = this.order[from + last]!
      this.order[from + last] = block
    }
    this.sizes[slot] = size
  }

  /** Keeps only this word. */
  fix(slot: number, word: number): void {
    this.putAside(slot)
    const from = this.from[slot]!
    for (let i = 0; i < this.live[slot]!; i++) this.bits[from + this.order[from + i]!] = 0
    const block = word >> 5
    this.bits[from + block] = 1 << (word & 31)
    const at = this.order.indexOf(block, from)
    this.order[at] = this.order[from]!
    this.order[from] = block
    this.live[slot] = 1
    this.sizes[slot] = 1
  }

  remove(slot: number, word: number): void {
    this.putAside(slot)
    const from = this.from[slot]!
    const block = word >> 5
    const after = this.bits[from + block]! & ~(1 << (word & 31))
    this.bits[from + block] = after
    this.sizes[slot]!--
    if (after !== 0) return
    const last = --this.live[slot]!
    const at = this.order.indexOf(block, from)
    this.order[at] = this.order[from + last]!
    this.order[from + last] = block
  }

  /** A block that a slot's words and a bitset of its group have in common, or −1; `hint` is tried first. */
  meeting(slot: number, set: number, hint: number): number {
    const { having } = this.groups[slot]!
    const { bits, order } = this
    const from = this.from[slot]!
    if ((bits[from + hint]! & having[set + hint]!) !== 0) return hint
    const live = this.live[slot]!
    for (let i = 0; i < live; i++) {
      const block = order[from + i]!
      if ((bits[from + block]! & having[set + block]!) === 0) continue
      this.work += i
      return block
    }
    this.work += live
    return -1
  }

  /** How many of a slot's words are in a bitset of its group. */
  meetings(slot: number, set: number): number {
    const { having } = this.groups[slot]!
    const { bits, order } = this
    const from = this.from[slot]!
    const live = this.live[slot]!
    let count = 0
    for (let i = 0; i < live; i++) {
      const block = order[from + i]!
      const met = bits[from + block]! & having[set + block]!
      if (met !== 0) count += ones(met)
    }
    this.work += live
    return count
  }

  /** Lists up to `max` of a slot's words, and returns their number. */
  wordsIn(slot: number, into: Int32Array, max: number): number {
    const from = this.from[slot]!
    let count = 0
    for (let i = 0; i < this.live[slot]!; i++) {
      const block = this.order[from + i]!
      for (let set = this.bits[from + block]!; set !== 0; set &= set - 1) {
        if (count === max) return count
        into[count++] = (block << 5) + 31 - Math.clz32(set & -set)
      }
    }
    this.work += this.live[slot]!
    return count
  }

  /** The `nth` word, wrapping around, of the block at `place` among the nonempty ones. */
  wordAt(slot: number, place: number, nth: number): number {
    const from = this.from[slot]!
    const block = this.order[from + place]!
    let set = this.bits[from + block]!
    for (let skip = nth % ones(set); skip > 0; skip--) set &= set - 1
    return (block << 5) + 31 - Math.clz32(set & -set)
  }
}
