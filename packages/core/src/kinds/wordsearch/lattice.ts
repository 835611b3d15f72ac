/**
 * A dense board in the making: its letters, which dictionary words can be read how often, and what every letter would be
 * worth in a cell. The worth of a board is the number of letters of the distinct words that can be read in it.
 *
 * For every direction and start cell the walk through the trie is kept: `walks` holds the slot after each letter, doubled, plus 1
 * where a word of two letters or more ends, and 0 when no word goes on. To change one cell only
 * the walks that are alive just before it matter.
 *
 * Of the words of three letters or more that some letter of a cell would bring, three of four have three: words of up to three have
 * tables of their own (short-words.ts). For longer ones, bit masks of the letters that can begin them with two of the next letters cut each other down to few
 * candidates (beginnings.ts), which are followed through the trie. What passes through a cell in a line is kept until a letter of the
 * line changes, and only which words are missing is looked up anew. Before, three-letter words were followed like the
 * others: a tenth to a sixth slower for 26 letters at 10×10, half as slow again for 86 at 8×8. Remembering the lists of several
 * earlier states of a line was tried: with eight states a quarter fewer lists were made anew, but the larger memory cost as much time.
 *
 * `lift` takes the words through a cell out of the counts, `weigh` fills `gains` for all letters, `put` sets a letter.
 */

import { Beginnings } from './beginnings.ts'
import type { Board } from './board.ts'
import { Missing } from './short-words.ts'
import { baseShift, labelMask, type Trie, wordFlag } from './trie.ts'

/** Ticks of the stamps before they are cleared: tick * 256 + letter must stay within 32 bits. */
const lastTick = 2 ** 23 - 1

export class Lattice {
  readonly board: Board
  readonly trie: Trie
  readonly codes: Uint16Array
  /** What each letter would add in the lifted cell. */
  readonly gains: Int32Array
  /** Letters of the distinct words that can be read. */
  score = 0
  private readonly longest: number
  private readonly walks: Int32Array
  /** The children of the trie's slots: slot << 8 | letter. */
  private readonly kids: Int32Array
  /** By slot: how often its word can be read. */
  private readonly counts: Uint16Array
  private readonly lengths: Uint8Array
  /** [axis * count + cell]: the line through the cell; by line: how often its letters have changed. */
  private readonly lineOf: Int32Array
  private readonly versions: Int32Array
  /** [axis * count + cell] */
  private readonly passing: Passing[]
  private readonly given: Passing[]
  /** By slot: for which letter of which weighing its word was credited last. */
  private readonly stamps: Int32Array
  private readonly missing: Missing
  private readonly beginnings: Beginnings
  private tick = 0

  constructor(board: Board, trie: Trie) {
    this.board = board
    this.trie = trie
    this.longest = Math.max(board.width, board.height)
    this.codes = new Uint16Array(board.count)
    this.gains = new Int32Array(trie.letters.length)
    this.walks = new Int32Array(8 * board.count * this.longest)
    this.kids = trie.kidSlot.map((slot, kid) => (slot << 8) | trie.kidLetter[kid]!)
    this.counts = new Uint16Array(trie.slots.length)
    this.lengths = lengthsOf(trie)
    this.lineOf = linesOf(board)
    this.versions = new Int32Array(4 * board.count).fill(1)
    this.passing = Array.from({ length: 4 * board.count }, () => nothing(64))
    this.given = Array.from({ length: 4 * board.count }, () => nothing(32))
    this.stamps = new Int32Array(trie.slots.length)
    this.missing = new Missing(trie)
    this.beginnings = new Beginnings(trie)
  }

  /** Takes all words through a cell out of the counts. */
  lift(cell: number): void {
    const { count } = this.board
    const { lineOf, versions, given } = this
    const single = this.missing.single[this.codes[cell]!]!
    if (single !== 0) this.drop(single, 1)
    for (let axis = 0, at = cell; axis < 4; axis++, at += count) {
      const line = given[at]!
      const version = versions[lineOf[at]!]!
      if (line.version !== version) {
        line.version = version
        line.size = 0
        this.read(line, cell, axis)
        this.read(line, cell, axis + 4)
      }
      const { words, size } = line
      for (let i = 0; i < size; i++) this.drop(words[i]! >>> 8, words[i]! & 0xff)
    }
  }

  /** The words through a cell in direction d. */
  private read(line: Passing, cell: number, d: number): void {
    const { count, room, step } = this.board
    const { walks, longest } = this
    const stride = step[d]!
    const ahead = room[d * count + cell]!
    const behind = room[((d + 4) & 7) * count + cell]!
    for (let before = 0, start = cell; before < behind; before++, start -= stride) {
      const walk = (d * count + start) * longest
      for (let i = before, reached = walks[walk + i]!; reached !== 0; reached = walks[walk + i]!) {
        i++
        if ((reached & 1) !== 0) push(line, ((reached >> 1) << 8) | i)
        if (i === before + ahead) break
      }
    }
  }

  private drop(slot: number, length: number): void {
    if (--this.counts[slot]! > 0) return
    this.score -= length
    if (length <= 3) this.missing.flip(slot)
  }

  private gain(slot: number, length: number): void {
    if (this.counts[slot]!++ > 0) return
    this.score += length
    if (length <= 3) this.missing.flip(slot)
  }

  /** What each letter would add to the score in the lifted cell. */
  weigh(cell: number): void {
    const { count } = this.board
    const { codes, gains, counts, lineOf, versions, passing } = this
    if (this.tick++ === lastTick) {
      this.tick = 1
      this.stamps.fill(0)
    }
    this.missing.weigh(this.board, codes, cell, gains)
    for (let axis = 0, at = cell; axis < 4; axis++, at += count) {
      const line = passing[at]!
      const version = versions[lineOf[at]!]!
      if (line.version !== version) {
        line.version = version
        line.size = 0
        this.collect(line, cell, axis)
        this.collect(line, cell, axis + 4)
      }
      const { words, size } = line
      for (let i = 0; i < size; i++) {
        const word = words[i]!
        if (counts[word >>> 8] === 0) this.credit(word >>> 8, word & 0xff)
      }
    }
  }

  /** The words of four letters or more that some letter in the lifted cell gives in direction d. */
  private collect(line: Passing, cell: number, d: number): void {
    const { count, room, step } = this.board
    const { codes, gains, kids, walks, longest } = this
    const { beginnings } = this
    const { blocks, pair } = beginnings
    const { slots, kids: firstKid } = this.trie
    const letters = gains.length
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
          this.follow(line, slot, letter, cell + 2 * stride, stride, ahead - 2)
        }
      }
      if (behind > 1 && ahead > 2)
        for (let rest = beginnings.mask(1, last, next, beyond, block); rest !== 0; rest &= rest - 1) {
          const letter = block * 32 + 31 - Math.clz32(rest & -rest)
          const slot = (slots[pair[last * letters + letter]!]! >>> baseShift) + next
          this.follow(line, slot, letter, cell + stride, stride, ahead - 1)
        }
      if (behind > 2 && ahead > 1) {
        const first = codes[cell - 2 * stride]!
        const base = slots[pair[first * letters + last]!]! >>> baseShift
        for (let rest = beginnings.mask(2, first, last, next, block); rest !== 0; rest &= rest - 1) {
          const letter = block * 32 + 31 - Math.clz32(rest & -rest)
          this.follow(line, base + letter, letter, cell, stride, ahead)
        }
      }
    }
    for (let before = 3, start = cell - 3 * stride; before < behind; before++, start -= stride) {
      const reached = walks[(d * count + start) * longest + before - 1]!
      if (reached === 0) continue
      for (let at = firstKid[reached >> 1]!, kid = kids[at]!; kid !== 0; kid = kids[++at]!) {
        if ((slots[kid >>> 8]! & wordFlag) !== 0) push(line, kid)
        this.follow(line, kid >>> 8, kid & 0xff, cell, stride, ahead)
      }
    }
  }

  /** The words behind a slot, which was reached in cell `start`, through the letters of `room - 1` cells. */
  private follow(line: Passing, reached: number, letter: number, start: number, stride: number, room: number): void {
    const { slots } = this.trie
    const { codes } = this
    let slot = reached
    for (let left = room - 1, at = start + stride; left > 0; left--, at += stride) {
      const code = codes[at]!
      slot = (slots[slot]! >>> baseShift) + code
      const node = slots[slot]!
      if ((node & labelMask) !== code) return
      if ((node & wordFlag) !== 0) push(line, (slot << 8) | letter)
    }
  }

  /**
   * A word counts once for a letter, whatever runs give it. Only a word that is met for a letter, then for another, then
   * for the first again is credited twice: rare, and half as slow as a table of both that would rule it out.
   */
  private credit(slot: number, letter: number): void {
    const stamp = this.tick * 256 + letter
    if (this.stamps[slot] === stamp) return
    this.stamps[slot] = stamp
    this.gains[letter]! += this.lengths[slot]!
  }

  /** Sets the lifted cell's letter and counts the words through it. */
  put(cell: number, letter: number): void {
    const { count, room, step } = this.board
    const { slots } = this.trie
    const { codes, walks, longest } = this
    if (codes[cell] === letter) {
      this.restore(cell)
      return
    }
    codes[cell] = letter
    this.age(cell)
    const single = this.missing.single[letter]!
    if (single !== 0) this.gain(single, 1)
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
          if (word) this.gain(slot, before + i + 1)
        }
      }
    }
  }

  /** Counts the words through a cell again that were lifted. */
  private restore(cell: number): void {
    const { count } = this.board
    const single = this.missing.single[this.codes[cell]!]!
    if (single !== 0) this.gain(single, 1)
    for (let at = cell; at < 4 * count; at += count) {
      const { words, size } = this.given[at]!
      for (let i = 0; i < size; i++) this.gain(words[i]! >>> 8, words[i]! & 0xff)
    }
  }

  /** The lines through a cell have changed, for all their cells but this one. */
  private age(cell: number): void {
    const { count } = this.board
    for (let at = cell; at < 4 * count; at += count) {
      const version = this.versions[this.lineOf[at]!]!++
      const line = this.passing[at]!
      if (line.version === version) line.version++
    }
  }
}

/**
 * What passes through a cell in one line: the words that can be read (slot << 8 | length), or those of four letters or more
 * that some letter in the cell would give (slot << 8 | letter).
 */
interface Passing {
  /** Of the line's letters for which this holds. */
  version: number
  size: number
  words: Int32Array
}

const nothing = (room: number): Passing => ({ version: 0, size: 0, words: new Int32Array(room) })

function push(line: Passing, word: number): void {
  if (line.size === line.words.length) line.words = enlarged(line.words)
  line.words[line.size++] = word
}

function enlarged(list: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(list.length * 2)
  larger.set(list)
  return larger
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
