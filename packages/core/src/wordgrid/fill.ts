/**
 * Enumerates the ways to fill a pattern's slots with words of a word index, none used more often than the index allows.
 *
 * Method: one bitset of words per slot. Crossings are made arc consistent through the letters possible on each side. A
 * word that is used up is removed from the other slots. Where every word must be used, a word that has only as many
 * slots left as it has copies is assigned to them. Then branch on the slot with the fewest words. Words that a person
 * would call swappable give two solutions. One budget step is one node.
 */
import { ones } from '../base/bits.ts'
import type { Budget } from '../base/budget.ts'
import type { Slots } from './slots.ts'
import type { WordIndex } from './wordindex.ts'

export interface FillOrder {
  readonly wordIndex: WordIndex
  readonly slots: Slots
  /** Rows with `.` for an unknown letter. */
  readonly rows: readonly string[]
  /** Every copy of every word must be used. */
  readonly every: boolean
}

export interface Filled {
  /** For each solution, the word of each slot. */
  readonly solutions: readonly (readonly number[])[]
  readonly exhausted: boolean
}

export function fill(order: FillOrder, limit: number, budget: Budget): Filled {
  const filler = new AllFillings(order, limit, budget)
  return { exhausted: filler.run(), solutions: filler.solutions }
}

class AllFillings {
  readonly solutions: number[][] = []
  private readonly order: FillOrder
  private readonly limit: number
  private readonly budget: Budget
  private readonly blocks: number
  private readonly domains: Int32Array
  private readonly waiting: number[] = []

  constructor(order: FillOrder, limit: number, budget: Budget) {
    this.order = order
    this.limit = limit
    this.budget = budget
    this.blocks = order.wordIndex.blocks
    this.domains = new Int32Array(order.slots.slots.length * this.blocks)
  }

  /** Whether the whole space was searched. */
  run(): boolean {
    const { wordIndex, slots, rows, every } = this.order
    const { firstOf, longest, codes, letters, having } = wordIndex
    if (!this.budget.spend()) return false
    const copies = wordIndex.caps.reduce((sum, cap) => sum + cap, 0)
    if (every && copies !== slots.slots.length) return true
    for (const [index, slot] of slots.slots.entries()) {
      if (slot.length > longest) return true
      for (let id = firstOf[slot.length]!; id < firstOf[slot.length + 1]!; id++)
        this.domains[index * this.blocks + (id >> 5)]! |= 1 << (id & 31)
      for (const [at, cell] of slot.cells.entries()) {
        const width = rows[0]!.length
        const given = rows[Math.floor(cell / width)]!.charAt(cell % width)
        if (given === '.') continue
        const code = codes.get(given)
        if (code === undefined) return true
        for (let b = 0; b < this.blocks; b++)
          this.domains[index * this.blocks + b]! &= having[(at * letters.length + code) * this.blocks + b]!
      }
      this.waiting.push(index)
    }
    return !this.propagate() || this.branch()
  }

  private count(slot: number): number {
    let count = 0
    for (let b = 0; b < this.blocks; b++) count += ones(this.domains[slot * this.blocks + b]!)
    return count
  }

  private only(slot: number): number {
    for (let b = 0; b < this.blocks; b++) {
      const bits = this.domains[slot * this.blocks + b]!
      if (bits !== 0) return (b << 5) + 31 - Math.clz32(bits & -bits)
    }
    return -1
  }

  /** False: a slot has no word left. */
  private propagate(): boolean {
    const { crossings } = this.order.slots
    for (;;) {
      for (let slot = this.waiting.pop(); slot !== undefined; slot = this.waiting.pop()) {
        if (this.count(slot) === 0) return this.giveUp()
        for (const [at, crossing] of crossings[slot]!.entries())
          if (crossing !== null) this.narrow(crossing.slot, crossing.at, slot, at)
      }
      const changed = this.countCopies()
      if (changed === null) return this.giveUp()
      if (!changed) return true
    }
  }

  private giveUp(): false {
    this.waiting.length = 0
    return false
  }

  /** Keeps in `slot` only words whose letter at `at` occurs at `from` in a word of `source`. */
  private narrow(slot: number, at: number, source: number, from: number): void {
    const { blocks, domains } = this
    const { having, letters } = this.order.wordIndex
    const kept = new Int32Array(blocks)
    for (let letter = 1; letter < letters.length; letter++) {
      let possible = 0
      const giving = (from * letters.length + letter) * blocks
      for (let b = 0; b < blocks && possible === 0; b++) possible = domains[source * blocks + b]! & having[giving + b]!
      if (possible === 0) continue
      const taking = (at * letters.length + letter) * blocks
      for (let b = 0; b < blocks; b++) kept[b]! |= having[taking + b]!
    }
    let changed = false
    for (let b = 0; b < blocks; b++) {
      const before = domains[slot * blocks + b]!
      domains[slot * blocks + b] = before & kept[b]!
      if ((before & kept[b]!) !== before) changed = true
    }
    if (changed) this.waiting.push(slot)
  }

  /**
   * Removes words that are used up from other slots, and assigns words that need all the slots they have left. null:
   * impossible.
   */
  private countCopies(): boolean | null {
    const { wordIndex, slots, every } = this.order
    const { words, caps } = wordIndex
    const fixed = slots.slots.map((_, slot) => (this.count(slot) === 1 ? this.only(slot) : -1))
    const taken = new Uint16Array(words.length)
    for (const word of fixed) if (word >= 0) taken[word]!++
    const open = new Uint16Array(words.length)
    for (let slot = 0; slot < fixed.length; slot++)
      for (let b = 0; b < this.blocks; b++)
        for (let bits = this.domains[slot * this.blocks + b]!; bits !== 0; bits &= bits - 1)
          open[(b << 5) + 31 - Math.clz32(bits & -bits)]!++
    let changed = false
    for (let word = 0; word < words.length; word++) {
      if (taken[word]! > caps[word]!) return null
      const min = every ? caps[word]! : 0
      if (open[word]! < min) return null
      const usedUp = taken[word] === caps[word] && open[word]! > taken[word]!
      const needed = open[word] === min && taken[word]! < min
      if (!usedUp && !needed) continue
      changed = true
      const [block, bit] = [word >> 5, 1 << (word & 31)]
      for (let slot = 0; slot < fixed.length; slot++) {
        const at = slot * this.blocks + block
        if (fixed[slot] === word || (this.domains[at]! & bit) === 0) continue
        if (usedUp) this.domains[at]! &= ~bit
        else {
          this.domains.fill(0, slot * this.blocks, (slot + 1) * this.blocks)
          this.domains[at] = bit
        }
        this.waiting.push(slot)
      }
    }
    return changed
  }

  private branch(): boolean {
    const total = this.order.slots.slots.length
    let slot = -1
    let fewest = Number.POSITIVE_INFINITY
    for (let s = 0; s < total; s++) {
      const count = this.count(s)
      if (count > 1 && count < fewest) {
        fewest = count
        slot = s
      }
    }
    if (slot < 0) {
      this.solutions.push(Array.from({ length: total }, (_, s) => this.only(s)))
      return this.solutions.length < this.limit
    }
    const choices: [slot: number, word: number][] = []
    for (let b = 0; b < this.blocks; b++)
      for (let bits = this.domains[slot * this.blocks + b]!; bits !== 0; bits &= bits - 1)
        choices.push([slot, (b << 5) + 31 - Math.clz32(bits & -bits)])
    return this.tryEach(choices)
  }

  /** Tries each choice of a word for a slot. False: enough was found, or the budget ran out. */
  private tryEach(choices: [slot: number, word: number][]): boolean {
    const before = this.domains.slice()
    for (const [slot, word] of choices) {
      if (!this.budget.spend()) return false
      this.domains.fill(0, slot * this.blocks, (slot + 1) * this.blocks)
      this.domains[slot * this.blocks + (word >> 5)] = 1 << (word & 31)
      this.waiting.push(slot)
      if (this.propagate() && !this.branch()) return false
      this.domains.set(before)
    }
    return true
  }
}

/** The rows of a filled pattern. */
export function rowsOf(
  wordIndex: WordIndex,
  slots: Slots,
  words: readonly number[],
  rows: readonly string[],
): string[] {
  const width = rows[0]?.length ?? 0
  const cells = rows.flatMap((row) => Array.from(row))
  for (const [index, slot] of slots.slots.entries())
    for (const [at, cell] of slot.cells.entries()) cells[cell] = wordIndex.words[words[index]!]!.charAt(at)
  return rows.map((_, row) => cells.slice(row * width, (row + 1) * width).join(''))
}
