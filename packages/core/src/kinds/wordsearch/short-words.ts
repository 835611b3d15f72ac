/**
 * The words of one, two and three letters that a dense board does not have: the bulk of what a letter could bring.
 *
 * They are bit masks over the letters: for x the letters c such that xc is a missing word, for x and y those such that cxy is
 * one, and so on. The tables are small enough to stay next to the processor, and what all letters of a cell would bring takes
 * a look at each of the 40 runs of two and three through it and a bit scan.
 */
import type { Board } from './board.ts'
import { isWord, type Trie } from './trie.ts'

export interface Missing {
  /** letter → the slot of the word of that letter alone, or 0. */
  readonly single: Int32Array
  /** A word of up to three letters has come into the board, or gone. A word that reads the same both ways stands on one side only. */
  readonly flip: (slot: number) => void
  /** Starts the gains of all letters in a cell: what words of up to three letters would add. */
  readonly weigh: (cell: number) => void
}

export function missingWords(trie: Trie, board: Board, codes: Uint16Array, gains: Int32Array): Missing {
  const { count, room, step } = board
  const letters = trie.letters.length
  const blocks = (letters + 31) >> 5
  const single = new Int32Array(letters)
  const alone = new Int32Array(blocks)
  /** [x * blocks + block]: bits of the c with xc missing · with cx missing. */
  const behind = new Int32Array(letters * blocks)
  const before = new Int32Array(letters * blocks)
  /** [(x * letters + y) * blocks + block]: bits of the c with cxy missing · with xcy · with xyc. */
  const openFirst = new Int32Array(letters ** 2 * blocks)
  const openSecond = new Int32Array(letters ** 2 * blocks)
  const openThird = new Int32Array(letters ** 2 * blocks)
  /** slot → its letters, for words of up to three; 0 where it has no more. */
  const firstOf = new Uint8Array(trie.slots.length)
  const secondOf = new Uint8Array(trie.slots.length)
  const thirdOf = new Uint8Array(trie.slots.length)
  /** By letter, pair at one side and pair at both sides: the weighing that saw it last. */
  const seen = new Int32Array(letters)
  const seenAside = new Int32Array(letters ** 2)
  const seenAround = new Int32Array(letters ** 2)
  let tick = 0

  function list(slot: number, first: number, second: number, third: number): void {
    if (!isWord(trie, slot)) return
    if (second === 0) single[first] = slot
    firstOf[slot] = first
    secondOf[slot] = second
    thirdOf[slot] = third
    flip(slot)
  }

  function flip(slot: number): void {
    const first = firstOf[slot]!
    const second = secondOf[slot]!
    const third = thirdOf[slot]!
    const firstBit = 1 << (first & 31)
    if (third !== 0) {
      openFirst[(second * letters + third) * blocks + (first >> 5)]! ^= firstBit
      openSecond[(first * letters + third) * blocks + (second >> 5)]! ^= 1 << (second & 31)
      if (first !== third) openThird[(first * letters + second) * blocks + (third >> 5)]! ^= 1 << (third & 31)
    } else if (second !== 0) {
      behind[first * blocks + (second >> 5)]! ^= 1 << (second & 31)
      if (first !== second) before[second * blocks + (first >> 5)]! ^= firstBit
    } else alone[first >> 5]! ^= firstBit
  }

  function weigh(cell: number): void {
    tick++
    gains.fill(0)
    for (let block = 0; block < blocks; block++) addBits(alone[block]!, block, 1)
    for (let d = 0; d < 8; d++) {
      const ahead = room[d * count + cell]!
      if (ahead < 2) continue
      const stride = step[d]!
      const next = codes[cell + stride]!
      if (seen[next] !== tick) {
        seen[next] = tick
        for (let block = 0, at = next * blocks; block < blocks; block++, at++) {
          addBits(behind[at]!, block, 2)
          addBits(before[at]!, block, 2)
        }
      }
      if (ahead > 2) {
        const beyond = codes[cell + 2 * stride]!
        const away = next * letters + beyond
        if (seenAside[away] !== tick) {
          seenAside[away] = tick
          const back = (beyond * letters + next) * blocks
          for (let block = 0; block < blocks; block++) {
            addBits(openFirst[away * blocks + block]!, block, 3)
            addBits(openThird[back + block]!, block, 3)
          }
        }
      }
      if (room[((d + 4) & 7) * count + cell]! > 1) {
        const around = codes[cell - stride]! * letters + next
        if (seenAround[around] !== tick) {
          seenAround[around] = tick
          for (let block = 0; block < blocks; block++) addBits(openSecond[around * blocks + block]!, block, 3)
        }
      }
    }
  }

  function addBits(mask: number, block: number, length: number): void {
    for (let rest = mask; rest !== 0; rest &= rest - 1) gains[block * 32 + 31 - Math.clz32(rest & -rest)]! += length
  }

  const { kids, kidLetter, kidSlot } = trie
  for (let a = kids[0]!; kidLetter[a] !== 0; a++) {
    list(kidSlot[a]!, kidLetter[a]!, 0, 0)
    for (let b = kids[kidSlot[a]!]!; kidLetter[b] !== 0; b++) {
      list(kidSlot[b]!, kidLetter[a]!, kidLetter[b]!, 0)
      for (let c = kids[kidSlot[b]!]!; kidLetter[c] !== 0; c++)
        list(kidSlot[c]!, kidLetter[a]!, kidLetter[b]!, kidLetter[c]!)
    }
  }
  return { single, flip, weigh }
}
