/**
 * A pattern with the words that its slots and the letters that its cells can still have, kept consistent: a letter
 * stays while every slot through its cell has a word with it, a word while its cells have its letters, and a word that
 * is used up is removed from the other slots. Leaving a level undoes its changes.
 *
 * The weight of a slot grows each time it runs out of words; the heaviest are the hardest to fill.
 */
import { ones } from '../base/bits.ts'
import type { Slots } from '../wordgrid/slots.ts'
import { Domains } from './domains.ts'
import type { LengthGroup, WordsByLength } from './wordsbylength.ts'

/** Up to this many words of a slot, their letters are collected word by word. */
const fewWords = 32

export class FillState {
  readonly domains: Domains
  readonly groups: readonly LengthGroup[]
  readonly slots: Slots
  readonly letters: number
  /** By slot: one plus the number of times it ran out of words. */
  readonly weights: Float64Array
  /** By slot its word, or −1 while it has several. */
  readonly fixedTo: Int32Array

  /** Words (32 bits) in a set of letters. */
  private readonly wide: number
  /** The letters that each cell can have. */
  private readonly masks: Int32Array
  /** By cell and direction: the slot through it, or −1, and the cell's index in that slot. */
  private readonly through: Int32Array
  private readonly placeIn: Int32Array
  /** By slot and position: letters that the cell has lost but some of the slot's words still have. */
  private readonly lost: Int32Array
  private readonly lostFrom: Int32Array
  /** By slot, position and letter: the block in which a word with it was last found. */
  private readonly hints: Int32Array
  private readonly hintFrom: Int32Array
  private readonly used: ReadonlyMap<LengthGroup, Uint8Array>
  private readonly fixed: number[] = []
  private readonly trail: number[] = []
  private readonly levels: { readonly trail: number; readonly fixed: number }[] = []
  private readonly queue: number[] = []
  private readonly queued: Uint8Array
  private readonly sets: Int32Array
  private readonly few = new Int32Array(fewWords)
  private readonly kept: Int32Array

  /** Every slot must have a group. */
  constructor(wordsByLength: WordsByLength, groups: readonly LengthGroup[], slots: Slots, cells: number) {
    this.slots = slots
    this.groups = groups
    this.domains = new Domains(groups)
    this.letters = wordsByLength.letters.length
    this.wide = (this.letters + 31) >> 5
    this.masks = new Int32Array(cells * this.wide)
    for (let cell = 0; cell < cells; cell++)
      for (let letter = 0; letter < this.letters; letter++)
        this.masks[cell * this.wide + (letter >> 5)]! |= 1 << (letter & 31)
    const count = groups.length
    this.weights = new Float64Array(count).fill(1)
    this.fixedTo = new Int32Array(count).fill(-1)
    this.through = new Int32Array(2 * cells).fill(-1)
    this.placeIn = new Int32Array(2 * cells)
    this.lostFrom = new Int32Array(count + 1)
    this.hintFrom = new Int32Array(count + 1)
    for (const [index, slot] of slots.slots.entries()) {
      this.lostFrom[index + 1] = this.lostFrom[index]! + slot.length * this.wide
      this.hintFrom[index + 1] = this.hintFrom[index]! + slot.length * this.letters
      for (const [at, cell] of slot.cells.entries()) {
        this.through[2 * cell + Number(slot.across)] = index
        this.placeIn[2 * cell + Number(slot.across)] = at
      }
    }
    this.lost = new Int32Array(this.lostFrom[count]!)
    this.hints = new Int32Array(this.hintFrom[count]!)
    this.queued = new Uint8Array(count)
    this.sets = new Int32Array(this.letters)
    this.kept = new Int32Array(64 * this.wide)
    this.used = new Map(groups.map((group) => [group, new Uint8Array(group.words.length)]))
    for (let slot = 0; slot < count; slot++) this.enqueue(slot)
  }

  get depth(): number {
    return this.levels.length
  }

  enter(): void {
    this.domains.enter()
    this.levels.push({ trail: this.trail.length, fixed: this.fixed.length })
  }

  leave(): void {
    this.domains.leave()
    const { trail, fixed } = this.levels.pop()!
    while (this.trail.length > trail) {
      const before = this.trail.pop()!
      this.masks[this.trail.pop()!] = before
    }
    while (this.fixed.length > fixed) {
      const slot = this.fixed.pop()!
      this.used.get(this.groups[slot]!)![this.fixedTo[slot]!]!--
      this.fixedTo[slot] = -1
    }
  }

  /** Restricts slots of a group's length to the words of a bitset. */
  keep(group: LengthGroup, set: Int32Array): void {
    for (const [slot, other] of this.groups.entries())
      if (other === group) {
        this.domains.keep(slot, set)
        this.enqueue(slot)
      }
  }

  /** Assigns a word to a slot. */
  fix(slot: number, word: number): void {
    this.domains.fix(slot, word)
    this.enqueue(slot)
  }

  /** Removes a word from a slot. */
  strike(slot: number, word: number): void {
    this.domains.remove(slot, word)
    this.enqueue(slot)
  }

  /** Assigns a letter to a cell. */
  give(cell: number, letter: number): void {
    this.kept.fill(0, 0, this.wide)
    this.kept[letter >> 5] = 1 << (letter & 31)
    this.restrict(cell, 0, -1)
  }

  /** False: a slot has no word left. */
  propagate(): boolean {
    for (let slot = this.queue.pop(); slot !== undefined; slot = this.queue.pop()) {
      this.queued[slot] = 0
      if (this.settle(slot)) continue
      this.weights[slot]!++
      return this.giveUp(slot)
    }
    return true
  }

  private giveUp(slot: number): false {
    this.lost.fill(0, this.lostFrom[slot]!, this.lostFrom[slot + 1]!)
    for (const other of this.queue) {
      this.queued[other] = 0
      this.lost.fill(0, this.lostFrom[other]!, this.lostFrom[other + 1]!)
    }
    this.queue.length = 0
    return false
  }

  private enqueue(slot: number): void {
    if (this.queued[slot] === 1) return
    this.queued[slot] = 1
    this.queue.push(slot)
  }

  private settle(slot: number): boolean {
    this.dropLost(slot)
    const size = this.domains.sizes[slot]!
    if (size === 0) return false
    if (size === 1 && this.fixedTo[slot]! < 0 && !this.useUp(slot)) return false
    if (size <= fewWords) this.gather(slot, size)
    else this.search(slot)
    return true
  }

  /** Removes words with a letter that their cell has lost. */
  private dropLost(slot: number): void {
    const { wide, sets, lost, letters } = this
    const { blocks } = this.groups[slot]!
    const { cells } = this.slots.slots[slot]!
    for (let at = 0; at < cells.length; at++) {
      const from = this.lostFrom[slot]! + at * wide
      let gone = 0
      let kept = 0
      for (let b = 0; b < wide; b++) {
        gone += ones(lost[from + b]!)
        kept += ones(this.masks[cells[at]! * wide + b]!)
      }
      if (gone === 0) continue
      const keep = kept <= gone
      let count = 0
      for (let b = 0; b < wide; b++) {
        let set = keep ? this.masks[cells[at]! * wide + b]! : lost[from + b]!
        for (; set !== 0; set &= set - 1)
          sets[count++] = (at * letters + (b << 5) + 31 - Math.clz32(set & -set)) * blocks
        lost[from + b] = 0
      }
      this.domains.sift(slot, sets, count, keep)
    }
  }

  /**
   * Uses the single word that is left; if that was its last copy, it is removed from the other slots. False: it was
   * used up before.
   */
  private useUp(slot: number): boolean {
    const group = this.groups[slot]!
    const used = this.used.get(group)!
    const word = this.domains.wordAt(slot, 0, 0)
    if (used[word]! >= group.caps[word]!) return false
    used[word]!++
    this.fixedTo[slot] = word
    this.fixed.push(slot)
    if (used[word]! < group.caps[word]!) return true
    for (let other = 0; other < this.groups.length; other++)
      if (this.groups[other] === group && this.fixedTo[other]! < 0 && this.domains.has(other, word))
        this.strike(other, word)
    return true
  }

  /** Restricts the cells of a slot to the letters of its few words. */
  private gather(slot: number, size: number): void {
    const { wide, kept, few } = this
    const { length, spelling } = this.groups[slot]!
    this.domains.wordsIn(slot, few, fewWords)
    kept.fill(0, 0, length * wide)
    for (let i = 0; i < size; i++)
      for (let at = 0; at < length; at++) {
        const letter = spelling[few[i]! * length + at]!
        kept[at * wide + (letter >> 5)]! |= 1 << (letter & 31)
      }
    this.domains.work += size
    const { cells } = this.slots.slots[slot]!
    for (let at = 0; at < length; at++) this.restrict(cells[at]!, at * wide, slot)
  }

  /** Restricts the crossed cells of a slot to the letters for which one of its words is found. */
  private search(slot: number): void {
    const { wide, kept, masks, letters, hints } = this
    const { length, blocks } = this.groups[slot]!
    const { cells } = this.slots.slots[slot]!
    const crossings = this.slots.crossings[slot]!
    for (let at = 0; at < length; at++) {
      if (crossings[at] === null) continue
      let gone = false
      for (let b = 0; b < wide; b++) {
        const mask = masks[cells[at]! * wide + b]!
        let left = mask
        for (let set = mask; set !== 0; set &= set - 1) {
          const letter = (b << 5) + 31 - Math.clz32(set & -set)
          const hint = this.hintFrom[slot]! + at * letters + letter
          const block = this.domains.meeting(slot, (at * letters + letter) * blocks, hints[hint]!)
          if (block >= 0) hints[hint] = block
          else left &= ~(set & -set)
        }
        kept[b] = left
        if (left !== mask) gone = true
      }
      if (gone) this.restrict(cells[at]!, 0, slot)
    }
  }

  /**
   * Restricts a cell to the letters of a set of `kept`; its slots, except the one that caused this, note which letters
   * it has lost.
   */
  private restrict(cell: number, from: number, by: number): void {
    for (let b = 0; b < this.wide; b++) {
      const at = cell * this.wide + b
      const before = this.masks[at]!
      const after = before & this.kept[from + b]!
      if (after === before) continue
      this.trail.push(at, before)
      this.masks[at] = after
      for (let way = 2 * cell; way < 2 * cell + 2; way++) {
        const slot = this.through[way]!
        if (slot < 0 || slot === by) continue
        this.lost[this.lostFrom[slot]! + this.placeIn[way]! * this.wide + b]! |= before & ~after
        this.enqueue(slot)
      }
    }
  }
}
