/**
 * The short words of a dictionary, in the form in which a dense board asks for them.
 *
 * Missing: the words of one and two letters that the board does not have, as bit masks: for letter x the letters c such
 * that xc is a missing word, and those such that cx is one. Most of a cell's neighbours have few, so weighing all letters
 * costs a few bit scans. beginnings: for two known letters, the letters that make them the beginning of a word when they
 * stand in the open place.
 */
import type { Board } from './board.ts'
import { childOf, isWord, type Trie } from './trie.ts'

export class Missing {
  /** letter → the slot of the word of that letter alone, or 0. */
  readonly single: Int32Array
  private readonly blocks: number
  /** [x * blocks + block]: bits of the c with xc missing · with cx missing. */
  private readonly behind: Int32Array
  private readonly ahead: Int32Array
  private readonly alone: Int32Array
  /** slot → its letters, for words of one or two; the second of one is 0. */
  private readonly first: Uint8Array
  private readonly second: Uint8Array
  private readonly seen: Int32Array
  private tick = 0

  constructor(trie: Trie) {
    const letters = trie.letters.length
    this.blocks = (letters + 31) >> 5
    this.single = new Int32Array(letters)
    this.behind = new Int32Array(letters * this.blocks)
    this.ahead = new Int32Array(letters * this.blocks)
    this.alone = new Int32Array(this.blocks)
    this.first = new Uint8Array(trie.slots.length)
    this.second = new Uint8Array(trie.slots.length)
    this.seen = new Int32Array(letters)
    for (let first = 1; first < letters; first++) {
      const slot = childOf(trie, 0, first)
      if (slot === 0) continue
      if (isWord(trie, slot)) this.list(slot, first, 0)
      for (let kid = trie.kids[slot]!; trie.kidLetter[kid] !== 0; kid++)
        if (isWord(trie, trie.kidSlot[kid]!)) this.list(trie.kidSlot[kid]!, first, trie.kidLetter[kid]!)
    }
  }

  private list(slot: number, first: number, second: number): void {
    if (second === 0) this.single[first] = slot
    this.first[slot] = first
    this.second[slot] = second
    this.flip(slot)
  }

  /** A word of one or two letters has come into the board, or gone. */
  flip(slot: number): void {
    const first = this.first[slot]!
    const second = this.second[slot]!
    if (second === 0) this.alone[first >> 5]! ^= 1 << (first & 31)
    else {
      this.behind[first * this.blocks + (second >> 5)]! ^= 1 << (second & 31)
      // a letter twice is one word: it stands on one side only
      if (first !== second) this.ahead[second * this.blocks + (first >> 5)]! ^= 1 << (first & 31)
    }
  }

  /** Starts the gains of all letters in a cell: what words of one and two letters would add. */
  weigh({ count, room, step }: Board, codes: Uint16Array, cell: number, gains: Int32Array): void {
    const { blocks } = this
    this.tick++
    gains.fill(0)
    for (let block = 0; block < blocks; block++) addBits(this.alone[block]!, block, 1, gains)
    for (let d = 0; d < 8; d++) {
      if (room[d * count + cell]! < 2) continue
      const letter = codes[cell + step[d]!]!
      if (this.seen[letter] === this.tick) continue
      this.seen[letter] = this.tick
      for (let block = 0; block < blocks; block++) {
        addBits(this.behind[letter * blocks + block]!, block, 2, gains)
        addBits(this.ahead[letter * blocks + block]!, block, 2, gains)
      }
    }
  }
}

function addBits(mask: number, block: number, length: number, gains: Int32Array): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) gains[block * 32 + 31 - Math.clz32(rest & -rest)]! += length
}

/** key = one known letter * letters + the other; the entries of a key run from from[key] to from[key + 1]. */
export interface Beginnings {
  readonly from: Int32Array
  /** The slot after three letters << 8 | the letter in the open place. */
  readonly kid: Int32Array
}

/** The beginnings of three letters by two of them, the first (open = 0) or the second (open = 1) being open. */
export function beginnings(trie: Trie, open: 0 | 1): Beginnings {
  const { kids, kidLetter, kidSlot } = trie
  const letters = trie.letters.length
  const found: { readonly key: number; readonly letter: number; readonly slot: number }[] = []
  for (let a = kids[0]!; kidLetter[a] !== 0; a++)
    for (let b = kids[kidSlot[a]!]!; kidLetter[b] !== 0; b++)
      for (let c = kids[kidSlot[b]!]!; kidLetter[c] !== 0; c++)
        found.push({
          key: (open === 0 ? kidLetter[b]! : kidLetter[a]!) * letters + kidLetter[c]!,
          letter: open === 0 ? kidLetter[a]! : kidLetter[b]!,
          slot: kidSlot[c]!,
        })
  found.sort((x, y) => x.key - y.key)
  const from = new Int32Array(letters ** 2 + 1)
  for (const { key } of found) from[key + 1]!++
  for (let key = 1; key < from.length; key++) from[key]! += from[key - 1]!
  return {
    from,
    kid: Int32Array.from(found, ({ slot, letter }) => (slot << 8) | letter),
  }
}
