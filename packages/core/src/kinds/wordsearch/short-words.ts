/**
 * The words of one, two and three letters that a dense board does not have: the bulk of what a letter could bring.
 *
 * They are bit masks over the letters: for x the letters c such that xc is a missing word, for x and y those such that cxy is
 * one, and so on. The tables are small enough to stay next to the processor, and what all letters of a cell would bring takes
 * a look at each of the 40 runs of two and three through it and a bit scan.
 */
import type { Board } from './board.ts'
import { childOf, isWord, type Trie } from './trie.ts'

export class Missing {
  /** letter → the slot of the word of that letter alone, or 0. */
  readonly single: Int32Array
  private readonly letters: number
  private readonly blocks: number
  private readonly alone: Int32Array
  /** [x * blocks + block]: bits of the c with xc missing · with cx missing. */
  private readonly behind: Int32Array
  private readonly ahead: Int32Array
  /** [(x * letters + y) * blocks + block]: bits of the c with cxy missing · with xcy · with xyc. */
  private readonly openFirst: Int32Array
  private readonly openSecond: Int32Array
  private readonly openThird: Int32Array
  /** slot → its letters, for words of up to three; 0 where it has no more. */
  private readonly first: Uint8Array
  private readonly second: Uint8Array
  private readonly third: Uint8Array
  /** By letter, pair at one side and pair at both sides: the weighing that saw it last. */
  private readonly seen: Int32Array
  private readonly seenAside: Int32Array
  private readonly seenAround: Int32Array
  private tick = 0

  constructor(trie: Trie) {
    const letters = trie.letters.length
    const blocks = (letters + 31) >> 5
    this.letters = letters
    this.blocks = blocks
    this.single = new Int32Array(letters)
    this.alone = new Int32Array(blocks)
    this.behind = new Int32Array(letters * blocks)
    this.ahead = new Int32Array(letters * blocks)
    this.openFirst = new Int32Array(letters ** 2 * blocks)
    this.openSecond = new Int32Array(letters ** 2 * blocks)
    this.openThird = new Int32Array(letters ** 2 * blocks)
    this.first = new Uint8Array(trie.slots.length)
    this.second = new Uint8Array(trie.slots.length)
    this.third = new Uint8Array(trie.slots.length)
    this.seen = new Int32Array(letters)
    this.seenAside = new Int32Array(letters ** 2)
    this.seenAround = new Int32Array(letters ** 2)
    const { kids, kidLetter, kidSlot } = trie
    for (let first = 1; first < letters; first++) {
      const slot = childOf(trie, 0, first)
      if (slot === 0) continue
      if (isWord(trie, slot)) this.list(slot, first, 0, 0)
      for (let b = kids[slot]!; kidLetter[b] !== 0; b++) {
        if (isWord(trie, kidSlot[b]!)) this.list(kidSlot[b]!, first, kidLetter[b]!, 0)
        for (let c = kids[kidSlot[b]!]!; kidLetter[c] !== 0; c++)
          if (isWord(trie, kidSlot[c]!)) this.list(kidSlot[c]!, first, kidLetter[b]!, kidLetter[c]!)
      }
    }
  }

  private list(slot: number, first: number, second: number, third: number): void {
    if (second === 0) this.single[first] = slot
    this.first[slot] = first
    this.second[slot] = second
    this.third[slot] = third
    this.flip(slot)
  }

  /** A word of up to three letters has come into the board, or gone. A word that reads the same both ways stands on one side only. */
  flip(slot: number): void {
    const { blocks, letters } = this
    const first = this.first[slot]!
    const second = this.second[slot]!
    const third = this.third[slot]!
    const firstBit = 1 << (first & 31)
    if (third !== 0) {
      this.openFirst[(second * letters + third) * blocks + (first >> 5)]! ^= firstBit
      this.openSecond[(first * letters + third) * blocks + (second >> 5)]! ^= 1 << (second & 31)
      if (first !== third) this.openThird[(first * letters + second) * blocks + (third >> 5)]! ^= 1 << (third & 31)
    } else if (second !== 0) {
      this.behind[first * blocks + (second >> 5)]! ^= 1 << (second & 31)
      if (first !== second) this.ahead[second * blocks + (first >> 5)]! ^= firstBit
    } else this.alone[first >> 5]! ^= firstBit
  }

  /** Starts the gains of all letters in a cell: what words of up to three letters would add. */
  weigh({ count, room, step }: Board, codes: Uint16Array, cell: number, gains: Int32Array): void {
    const { letters, blocks, seen, seenAside, seenAround } = this
    const tick = ++this.tick
    gains.fill(0)
    for (let block = 0; block < blocks; block++) addBits(this.alone[block]!, block, 1, gains)
    for (let d = 0; d < 8; d++) {
      const ahead = room[d * count + cell]!
      if (ahead < 2) continue
      const stride = step[d]!
      const next = codes[cell + stride]!
      if (seen[next] !== tick) {
        seen[next] = tick
        for (let block = 0, at = next * blocks; block < blocks; block++, at++) {
          addBits(this.behind[at]!, block, 2, gains)
          addBits(this.ahead[at]!, block, 2, gains)
        }
      }
      if (ahead > 2) {
        const beyond = codes[cell + 2 * stride]!
        const away = next * letters + beyond
        if (seenAside[away] !== tick) {
          seenAside[away] = tick
          const back = (beyond * letters + next) * blocks
          for (let block = 0; block < blocks; block++) {
            addBits(this.openFirst[away * blocks + block]!, block, 3, gains)
            addBits(this.openThird[back + block]!, block, 3, gains)
          }
        }
      }
      if (room[((d + 4) & 7) * count + cell]! > 1) {
        const around = codes[cell - stride]! * letters + next
        if (seenAround[around] !== tick) {
          seenAround[around] = tick
          for (let block = 0; block < blocks; block++)
            addBits(this.openSecond[around * blocks + block]!, block, 3, gains)
        }
      }
    }
  }
}

function addBits(mask: number, block: number, length: number, gains: Int32Array): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) gains[block * 32 + 31 - Math.clz32(rest & -rest)]! += length
}
