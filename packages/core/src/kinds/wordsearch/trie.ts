/**
 * A dictionary as a double-array trie (Aoe, 1989): following a letter is one addition and one comparison. A node is a slot;
 * its child for letter c is the slot base + c, if that slot is labelled c. Each base is used by one node only, so the label
 * alone says whose child a slot is, and label, base and "a word ends here" fit one 32-bit number: 180,000 Japanese readings of
 * up to eight letters are 1.4 MB, small enough to stay near the processor. (With checks that name the parent, and the word's
 * number beside them, it was four times that and half as fast.)
 *
 * Slot 0 is the root. A free slot is 0, which is no label.
 */
import { letterNumbers, lettersOf } from './alphabet.ts'

export const labelMask = 0xff
export const wordFlag = 0x100
export const baseShift = 9

export interface Trie {
  /** Letters by their number; number 0 is none. */
  readonly letters: readonly string[]
  /** base << 9 | a word ends here << 8 | label */
  readonly slots: Int32Array
  /** Where the children of a slot start in `kidLetter` and `kidSlot`; each list ends with letter 0. */
  readonly kids: Int32Array
  readonly kidLetter: Uint8Array
  readonly kidSlot: Int32Array
}

/** The child's slot; 0 when there is none. */
export const childOf = ({ slots }: Trie, slot: number, letter: number): number => {
  const child = (slots[slot]! >>> baseShift) + letter
  return (slots[child]! & labelMask) === letter ? child : 0
}

export const isWord = ({ slots }: Trie, slot: number): boolean => (slots[slot]! & wordFlag) !== 0

/** Words longer than `longest` cannot lie in the board and are left out. */
export function buildTrie(dictionary: readonly string[], longest: number): Trie {
  const usable = dictionary.filter((entry) => entry.length > 0 && entry.length <= longest).sort()
  const words = usable.filter((entry, i) => entry !== usable[i - 1])
  return new Builder(words, lettersOf(words)).trie
}

/** The slot stands for the words from `from` to `to`. */
interface Node {
  readonly slot: number
  readonly label: number
  readonly from: number
  readonly to: number
}

/**
 * Lays the sorted words into slots, level by level: beginnings of few letters are asked for again and again, and stay near
 * each other in memory.
 */
class Builder {
  readonly trie: Trie
  private slots: Int32Array
  private taken: Uint8Array
  private usedBase: Uint8Array
  private kids: Int32Array
  private kidLetter: Uint8Array
  private kidSlot: Int32Array
  private kidCount = 0
  private firstFree = 1
  private end = 1
  private readonly words: readonly string[]
  private readonly numbers: Uint8Array
  private readonly alphabet: number

  constructor(words: readonly string[], letters: readonly string[]) {
    this.words = words
    this.numbers = letterNumbers(letters)
    this.alphabet = letters.length
    const room = 1024 + 2 * words.length
    this.slots = new Int32Array(room)
    this.kids = new Int32Array(room)
    this.taken = new Uint8Array(room)
    this.usedBase = new Uint8Array(room)
    this.kidLetter = new Uint8Array(2 * room)
    this.kidSlot = new Int32Array(2 * room)
    this.taken[0] = 1
    let level: Node[] = [{ slot: 0, label: 0, from: 0, to: words.length }]
    for (let depth = 0; level.length > 0; depth++) level = level.flatMap((node) => this.place(node, depth))
    const size = this.end + this.alphabet
    this.trie = {
      letters,
      slots: this.slots.slice(0, size),
      kids: this.kids.slice(0, size),
      kidLetter: this.kidLetter.slice(0, this.kidCount),
      kidSlot: this.kidSlot.slice(0, this.kidCount),
    }
  }

  /** Lays the children of a node whose words agree in their first `depth` letters, and returns them. */
  private place({ slot, label, from, to }: Node, depth: number): Node[] {
    const ends = this.words[from]?.length === depth
    const children: number[] = []
    const limits: number[] = [ends ? from + 1 : from]
    for (let at = limits[0]!; at < to; ) {
      const unit = this.words[at]!.charCodeAt(depth)
      let next = at + 1
      while (next < to && this.words[next]!.charCodeAt(depth) === unit) next++
      children.push(this.numbers[unit]!)
      limits.push(next)
      at = next
    }
    const base = children.length > 0 ? this.findBase(children) : 0
    this.slots[slot] = (base << baseShift) | (ends ? wordFlag : 0) | label
    if (this.kidCount + children.length + 1 > this.kidLetter.length) this.growKids()
    this.kids[slot] = this.kidCount
    for (const letter of children) {
      this.taken[base + letter] = 1
      this.kidLetter[this.kidCount] = letter
      this.kidSlot[this.kidCount++] = base + letter
      if (base + letter >= this.end) this.end = base + letter + 1
    }
    this.kidCount++
    return children.map((letter, i) => ({ slot: base + letter, label: letter, from: limits[i]!, to: limits[i + 1]! }))
  }

  /** The first base that nobody uses and at which all children find a free slot. */
  private findBase(children: readonly number[]): number {
    const first = children[0]!
    while (this.taken[this.firstFree] === 1) this.firstFree++
    let seen = 0
    let full = 0
    for (let slot = Math.max(this.firstFree, first + 1); ; slot++) {
      const base = slot - first
      if (base + this.alphabet + 1 >= this.taken.length) this.grow()
      seen++
      if (this.taken[slot] === 1 || this.usedBase[base] === 1) {
        full++
        continue
      }
      let fits = true
      for (let i = 1; i < children.length && fits; i++) fits = this.taken[base + children[i]!] === 0
      if (!fits) continue
      // a region that is nearly full is not searched again
      if (full > 0.9 * seen && seen > 64) this.firstFree = slot
      this.usedBase[base] = 1
      return base
    }
  }

  private grow(): void {
    const size = this.taken.length * 2
    this.taken = enlarged(this.taken, new Uint8Array(size))
    this.usedBase = enlarged(this.usedBase, new Uint8Array(size))
    this.slots = enlarged(this.slots, new Int32Array(size))
    this.kids = enlarged(this.kids, new Int32Array(size))
  }

  private growKids(): void {
    this.kidLetter = enlarged(this.kidLetter, new Uint8Array(this.kidLetter.length * 2))
    this.kidSlot = enlarged(this.kidSlot, new Int32Array(this.kidSlot.length * 2))
  }
}

function enlarged<T extends Uint8Array | Int32Array>(old: T, room: T): T {
  room.set(old)
  return room
}
