/**
 * A dictionary as a double-array trie (Aoe, 1989): following a letter takes one addition and one comparison. A node is
 * a slot; its child for letter c is the slot base + c, if that slot is labelled c. Each base is used by one node only,
 * so the label alone identifies the parent, and label, base and end-of-word flag fit one 32-bit number: 180,000
 * Japanese readings of up to eight letters take 1.4 MB, small enough for the processor's caches.
 *
 * Slot 0 is the root. A free slot is 0, which is no label.
 */
import { encoded, letterNumbers, lettersOf } from './alphabet.ts'

const labelMask = 0xff
const wordFlag = 0x100
const baseShift = 9

export interface Trie {
  /** Letters by number; 0 means no letter. */
  readonly letters: readonly string[]
  /** base << 9 | end-of-word flag << 8 | label */
  readonly slots: Int32Array
  /** Where the children of a slot start in `kidLetter` and `kidSlot`; each list ends with letter 0. */
  readonly kids: Int32Array
  readonly kidLetter: Uint8Array
  readonly kidSlot: Int32Array
}

/** The child's slot; 0 if there is none. */
export const childOf = ({ slots }: Trie, slot: number, letter: number): number => {
  const child = (slots[slot]! >>> baseShift) + letter
  return (slots[child]! & labelMask) === letter ? child : 0
}

export const isWord = ({ slots }: Trie, slot: number): boolean => (slots[slot]! & wordFlag) !== 0

/** Words longer than `longest` do not fit the board and are left out. */
export function buildTrie(dictionary: readonly string[], longest: number): Trie {
  const usable = dictionary.filter((entry) => entry.length > 0 && entry.length <= longest).sort()
  return new Builder(usable.filter((entry, i) => entry !== usable[i - 1])).trie
}

/** A search over more slots than this counts as long; the next one then begins halfway. */
const longSearch = 32

/**
 * Puts the sorted words into slots, level by level: short prefixes are looked up most often and stay close together in
 * memory. The words are read from one flat array, and the queue of nodes is kept in flat arrays too.
 */
class Builder {
  readonly trie: Trie
  private slots: Int32Array
  private taken: Uint8Array
  private usedBase: Uint8Array
  private kids: Int32Array
  private firstFree = 1
  /**
   * Where the search for nodes with several children begins: nothing was found before it. Single children fill the
   * gaps.
   */
  private firstRoomy = 1
  private end = 1
  private readonly alphabet: number

  /** `words` must be sorted and distinct. */
  constructor(words: readonly string[]) {
    const letters = lettersOf(words)
    this.alphabet = letters.length
    const room = 1024 + 2 * words.length
    this.slots = new Int32Array(room)
    this.kids = new Int32Array(room)
    this.taken = new Uint8Array(room)
    this.usedBase = new Uint8Array(room)
    this.taken[0] = 1
    const { codes, stride, nodes } = encoded(words, letterNumbers(letters))
    const kidLetter = new Uint8Array(2 * nodes - 1)
    const kidSlot = new Int32Array(2 * nodes - 1)
    let kidCount = 0
    // a node stands for the words `from` … `to`; queued nodes follow it
    const nodeSlot = new Int32Array(nodes)
    const from = new Int32Array(nodes)
    const to = new Int32Array(nodes)
    to[0] = words.length
    let waiting = 1
    for (let node = 0, depth = 0; node < nodes; depth++)
      for (const level = waiting; node < level; node++) {
        const slot = nodeSlot[node]!
        const firstKid = kidCount
        let at = from[node]!
        const limit = to[node]!
        const ends = at < limit && codes[at * stride + depth] === 0
        if (ends) at++
        for (let kid = waiting; at < limit; kid++) {
          const letter = codes[at * stride + depth]!
          from[kid] = at++
          while (at < limit && codes[at * stride + depth] === letter) at++
          to[kid] = at
          kidLetter[kidCount++] = letter
        }
        const base = kidCount > firstKid ? this.findBase(kidLetter.subarray(firstKid, kidCount)) : 0
        this.slots[slot]! |= (base << baseShift) | (ends ? wordFlag : 0)
        this.kids[slot] = firstKid
        for (let kid = firstKid; kid < kidCount; kid++) {
          const child = base + kidLetter[kid]!
          this.taken[child] = 1
          this.slots[child] = kidLetter[kid]!
          kidSlot[kid] = child
          nodeSlot[waiting++] = child
          if (child >= this.end) this.end = child + 1
        }
        kidCount++
      }
    const size = this.end + this.alphabet
    this.trie = { letters, slots: this.slots.slice(0, size), kids: this.kids.slice(0, size), kidLetter, kidSlot }
  }

  /** The first unused base at which all children find a free slot. */
  private findBase(children: Uint8Array): number {
    const first = children[0]!
    while (this.taken[this.firstFree] === 1) this.firstFree++
    let seen = 0
    let full = 0
    const start = Math.max(this.firstFree, first + 1, children.length > 1 ? this.firstRoomy : 0)
    for (let slot = start; ; slot++) {
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
      // skip a region that is nearly full in later searches
      if (full > 0.9 * seen && seen > 64) this.firstFree = slot
      if (children.length > 1 && seen > longSearch) this.firstRoomy = start + (seen >> 1)
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
}

function enlarged<T extends Uint8Array | Int32Array>(old: T, room: T): T {
  room.set(old)
  return room
}
