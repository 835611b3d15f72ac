/**
 * A dense board in the making: its letters, which dictionary words can be read how often, and what every letter would be
 * worth in a cell. The worth of a board is the number of letters of the distinct words that can be read in it.
 *
 * For every direction and start cell the walk through the trie is kept: `walks` holds the slot after each letter, doubled, plus 1
 * where a word of two letters or more ends, and 0 when no word goes on. To change one cell only
 * the walks that are alive just before it matter.
 *
 * Of the words of three letters or more that some letter of a cell would bring, three of four have three: words of up to three have
 * tables of their own (short-words.ts). For longer ones, bit masks tell the few letters that can stand among the first three, given the
 * others of the first four (beginnings.ts), and these are followed through the trie. What passes through a cell in a line is kept until
 * a letter of the line changes, and only which words are missing is looked up anew. (Three-letter words followed like the others: a tenth
 * to a sixth slower for 26 letters at 10×10, half as slow again for 86 at 8×8. Lists of several earlier states of a line: with
 * eight states a quarter fewer were made anew, but the larger memory cost as much time.)
 *
 * To change a cell: `lift`, then `weigh` if the gains are wanted, then `put`.
 */

import { Beginnings } from './beginnings.ts'
import type { Board } from './board.ts'
import { missingWords } from './short-words.ts'
import { baseShift, labelMask, type Trie, wordFlag } from './trie.ts'

export interface Lattice {
  readonly board: Board
  readonly trie: Trie
  readonly codes: Uint16Array
  /** What each letter would add in the lifted cell. */
  readonly gains: Int32Array
  /** Letters of the distinct words that can be read. */
  readonly score: number
  /** Takes all words through a cell out of the counts. */
  readonly lift: (cell: number) => void
  /** Fills `gains` for the lifted cell. */
  readonly weigh: (cell: number) => void
  /** Sets the lifted cell's letter and counts the words through it. */
  readonly put: (cell: number, letter: number) => void
}

/** Ticks of the stamps before they are cleared: tick * 256 + letter must stay within 32 bits. */
const lastTick = 2 ** 23 - 1

/** Functions over shared arrays, not a class: a tenth faster, for the arrays are constants to them. */
export function latticeOf(board: Board, trie: Trie): Lattice {
  const { count, room, step } = board
  const { slots, kids: firstKid } = trie
  const letters = trie.letters.length
  const longest = Math.max(board.width, board.height)
  const codes = new Uint16Array(count)
  const gains = new Int32Array(letters)
  /** [(d * count + start) * longest + i] */
  const walks = new Int32Array(8 * count * longest)
  /** The children of the trie's slots: slot << 8 | letter. */
  const kids = trie.kidSlot.map((slot, kid) => (slot << 8) | trie.kidLetter[kid]!)
  /** By slot: how often its word can be read. */
  const counts = new Uint16Array(slots.length)
  const lengths = lengthsOf(trie)
  /** By slot: for which letter of which weighing its word was credited last. */
  const stamps = new Int32Array(slots.length)
  /** [axis * count + cell]: the line through the cell; by line: how often its letters have changed. */
  const lineOf = linesOf(board)
  const versions = new Int32Array(4 * count).fill(1)
  /** The words through a cell that can be read (slot << 8 | length). */
  const given = new Lists(4 * count)
  /** The words of four letters or more that some letter in a cell would give (slot << 8 | letter). */
  const passing = new Lists(4 * count)
  /** A list in the making: for every letter, start and end in a line, both ways. */
  const found = new Int32Array(2 * letters * longest * longest)
  const { single, flip, weigh: weighShort } = missingWords(trie, board, codes, gains)
  const beginnings = new Beginnings(trie)
  const { blocks, pair } = beginnings
  let score = 0
  let tick = 0

  function drop(slot: number, length: number): void {
    if (--counts[slot]! > 0) return
    score -= length
    if (length <= 3) flip(slot)
  }

  function gain(slot: number, length: number): void {
    if (counts[slot]!++ > 0) return
    score += length
    if (length <= 3) flip(slot)
  }

  function lift(cell: number): void {
    const alone = single[codes[cell]!]!
    if (alone !== 0) drop(alone, 1)
    for (let axis = 0, at = cell; axis < 4; axis++, at += count) {
      const version = versions[lineOf[at]!]!
      if (given.versions[at] !== version) given.set(at, version, found, read(read(0, cell, axis), cell, axis + 4))
      const words = given.words[at]!
      for (let i = 0, size = given.sizes[at]!; i < size; i++) drop(words[i]! >>> 8, words[i]! & 0xff)
    }
  }

  /** Adds the words through a cell in direction d to those found; returns how many there are. */
  function read(known: number, cell: number, d: number): number {
    let size = known
    const stride = step[d]!
    const ahead = room[d * count + cell]!
    const behind = room[((d + 4) & 7) * count + cell]!
    for (let before = 0, start = cell; before < behind; before++, start -= stride) {
      const walk = (d * count + start) * longest
      for (let i = before, reached = walks[walk + i]!; reached !== 0; reached = walks[walk + i]!) {
        i++
        if ((reached & 1) !== 0) found[size++] = ((reached >> 1) << 8) | i
        if (i === before + ahead) break
      }
    }
    return size
  }

  function weigh(cell: number): void {
    if (tick++ === lastTick) {
      tick = 1
      stamps.fill(0)
    }
    weighShort(cell)
    for (let axis = 0, at = cell; axis < 4; axis++, at += count) {
      const version = versions[lineOf[at]!]!
      if (passing.versions[at] !== version)
        passing.set(at, version, found, collect(collect(0, cell, axis), cell, axis + 4))
      const words = passing.words[at]!
      for (let i = 0, size = passing.sizes[at]!; i < size; i++) {
        const word = words[i]!
        if (counts[word >>> 8] === 0) credit(word >>> 8, word & 0xff)
      }
    }
  }

  /** Adds the words of four letters or more that some letter in the lifted cell gives in direction d; returns how many were found. */
  function collect(known: number, cell: number, d: number): number {
    let size = known
    const stride = step[d]!
    const ahead = room[d * count + cell]!
    const behind = room[((d + 4) & 7) * count + cell]!
    const next = ahead > 1 ? codes[cell + stride]! : 0
    const beyond = ahead > 2 ? codes[cell + 2 * stride]! : 0
    const last = behind > 1 ? codes[cell - stride]! : 0
    for (let block = 0; block < blocks; block++) {
      if (ahead > 3) {
        const far = codes[cell + 3 * stride]!
        for (let rest = beginnings.mask(0, next, beyond, far, block); rest !== 0; rest &= rest - 1) {
          const letter = block * 32 + 31 - Math.clz32(rest & -rest)
          const slot = (slots[pair[letter * letters + next]!]! >>> baseShift) + beyond
          size = follow(size, slot, letter, cell + 2 * stride, stride, ahead - 2)
        }
      }
      if (behind > 1 && ahead > 2)
        for (let rest = beginnings.mask(1, last, next, beyond, block); rest !== 0; rest &= rest - 1) {
          const letter = block * 32 + 31 - Math.clz32(rest & -rest)
          const slot = (slots[pair[last * letters + letter]!]! >>> baseShift) + next
          size = follow(size, slot, letter, cell + stride, stride, ahead - 1)
        }
      if (behind > 2 && ahead > 1) {
        const first = codes[cell - 2 * stride]!
        const base = slots[pair[first * letters + last]!]! >>> baseShift
        for (let rest = beginnings.mask(2, first, last, next, block); rest !== 0; rest &= rest - 1) {
          const letter = block * 32 + 31 - Math.clz32(rest & -rest)
          size = follow(size, base + letter, letter, cell, stride, ahead)
        }
      }
    }
    for (let before = 3, start = cell - 3 * stride; before < behind; before++, start -= stride) {
      const reached = walks[(d * count + start) * longest + before - 1]!
      if (reached === 0) continue
      for (let at = firstKid[reached >> 1]!, kid = kids[at]!; kid !== 0; kid = kids[++at]!) {
        if ((slots[kid >>> 8]! & wordFlag) !== 0) found[size++] = kid
        size = follow(size, kid >>> 8, kid & 0xff, cell, stride, ahead)
      }
    }
    return size
  }

  /** Adds the words behind a slot, which was reached in cell `start`, through the letters of `cells - 1` cells. */
  function follow(
    known: number,
    reached: number,
    letter: number,
    start: number,
    stride: number,
    cells: number,
  ): number {
    let size = known
    let slot = reached
    for (let left = cells - 1, at = start + stride; left > 0; left--, at += stride) {
      const code = codes[at]!
      slot = (slots[slot]! >>> baseShift) + code
      const node = slots[slot]!
      if ((node & labelMask) !== code) return size
      if ((node & wordFlag) !== 0) found[size++] = (slot << 8) | letter
    }
    return size
  }

  /**
   * A word counts once for a letter, whatever runs give it. Only a word that is met for a letter, then for another, then
   * for the first again is credited twice: rare, and half as slow as a table of both that would rule it out.
   */
  function credit(slot: number, letter: number): void {
    const stamp = tick * 256 + letter
    if (stamps[slot] === stamp) return
    stamps[slot] = stamp
    gains[letter]! += lengths[slot]!
  }

  function put(cell: number, letter: number): void {
    if (codes[cell] === letter) {
      restore(cell)
      return
    }
    codes[cell] = letter
    age(cell)
    const alone = single[letter]!
    if (alone !== 0) gain(alone, 1)
    for (let d = 0; d < 8; d++) {
      const stride = step[d]!
      const ahead = room[d * count + cell]!
      const behind = room[((d + 4) & 7) * count + cell]!
      for (let before = 0, start = cell; before < behind; before++, start -= stride) {
        const walk = (d * count + start) * longest + before
        let slot = before === 0 ? 0 : walks[walk - 1]! >> 1
        if (slot === 0 && before > 0) continue
        for (let i = 0, at = cell; i < ahead; i++, at += stride) {
          const code = codes[at]!
          slot = (slots[slot]! >>> baseShift) + code
          if (code === 0 || (slots[slot]! & labelMask) !== code) {
            // what lies behind a dead end is dead: clear what an earlier letter left there
            for (let rest = walk + i; i < ahead && walks[rest] !== 0; i++, rest++) walks[rest] = 0
            break
          }
          const word = before + i > 0 && (slots[slot]! & wordFlag) !== 0
          walks[walk + i] = word ? slot * 2 + 1 : slot * 2
          if (word) gain(slot, before + i + 1)
        }
      }
    }
  }

  /** Counts the words through a cell again that were lifted. */
  function restore(cell: number): void {
    const alone = single[codes[cell]!]!
    if (alone !== 0) gain(alone, 1)
    for (let at = cell; at < 4 * count; at += count) {
      const words = given.words[at]!
      for (let i = 0, size = given.sizes[at]!; i < size; i++) gain(words[i]! >>> 8, words[i]! & 0xff)
    }
  }

  /** The lines through a cell have changed, for all their cells but this one. */
  function age(cell: number): void {
    for (let at = cell; at < 4 * count; at += count) {
      const version = versions[lineOf[at]!]!++
      if (passing.versions[at] === version) passing.versions[at] = version + 1
    }
  }

  return {
    board,
    trie,
    codes,
    gains,
    get score() {
      return score
    },
    lift,
    weigh,
    put,
  }
}

/** What passes through each cell in each of its lines, by axis * count + cell. */
class Lists {
  readonly words: Int32Array[]
  readonly sizes: Int32Array
  /** Of the line's letters for which a list holds. */
  readonly versions: Int32Array

  constructor(count: number) {
    this.words = Array.from({ length: count }, () => new Int32Array(32))
    this.sizes = new Int32Array(count)
    this.versions = new Int32Array(count)
  }

  /** The first `size` of those found. */
  set(at: number, version: number, found: Int32Array, size: number): void {
    if (size > this.words[at]!.length) this.words[at] = new Int32Array(2 * size)
    const words = this.words[at]!
    for (let i = 0; i < size; i++) words[i] = found[i]!
    this.sizes[at] = size
    this.versions[at] = version
  }
}

/** By slot: how many letters lead to it. */
function lengthsOf(trie: Trie): Uint8Array {
  const lengths = new Uint8Array(trie.slots.length)
  const open = [0]
  for (let slot = open.pop(); slot !== undefined; slot = open.pop())
    for (let kid = trie.kids[slot]!; trie.kidLetter[kid] !== 0; kid++) {
      lengths[trie.kidSlot[kid]!] = lengths[slot]! + 1
      open.push(trie.kidSlot[kid]!)
    }
  return lengths
}

/** [axis * count + cell]: a line is known by its axis and its first cell. */
function linesOf({ count, cells, room, step }: Board): Int32Array {
  const lines = new Int32Array(4 * count)
  for (let axis = 0; axis < 4; axis++)
    for (const cell of cells)
      lines[axis * count + cell] = axis * count + cell - (room[(axis + 4) * count + cell]! - 1) * step[axis]!
  return lines
}
