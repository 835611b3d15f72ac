/**
 * A dense board in the making: its letters, which dictionary words can be read how often, and what every letter would be
 * worth in a cell. The worth of a board is the number of letters of the distinct words that can be read in it.
 *
 * For every direction and start cell the walk through the trie is kept: `walks` holds the slot after each letter, doubled, plus 1
 * where a word of two letters or more ends, and 0 when no word goes on. To change one cell only the walks that are alive just before it matter. Short words are the bulk of the
 * work, so they have tables: the two-letter words that are missing from the board as bit masks by their other letter, and the
 * three-letter beginnings by the two letters that are known when the open one is the first or the second.
 *
 * While cooling, most draws leave the letter as it was, so seven or eight of ten times nothing has changed in a line since one
 * of its cells was weighed last: what passes through the cell, for all letters, is kept, and only which words are missing
 * is looked up anew.
 *
 * `lift` takes the words through a cell out of the counts, `weigh` fills `gains` for all letters, `put` sets a letter.
 */
import type { Board } from './board.ts'
import { type Beginnings, beginnings, Missing } from './short-words.ts'
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
  words = 0
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
  /** By slot: for which letter of which weighing its word was credited last. */
  private readonly stamps: Int32Array
  private readonly missing: Missing
  /** Beginnings of three letters by the second and third, and by the first and third. */
  private readonly openFirst: Beginnings
  private readonly openSecond: Beginnings
  /** The words that the lifted cell's letter gave, with repetitions: to be counted again if it stays. */
  private lifted = 0
  private liftedSlot = new Int32Array(1_024)
  private liftedLength = new Uint8Array(1_024)
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
    this.passing = Array.from({ length: 4 * board.count }, () => ({ version: 0, size: 0, words: new Int32Array(64) }))
    this.stamps = new Int32Array(trie.slots.length)
    this.missing = new Missing(trie)
    this.openFirst = beginnings(trie, 0)
    this.openSecond = beginnings(trie, 1)
  }

  /** Takes all words through a cell out of the counts. */
  lift(cell: number): void {
    const { count, room, step } = this.board
    const { walks, longest, codes, lineOf, versions, passing } = this
    const code = codes[cell]!
    const single = this.missing.single[code]!
    this.lifted = 0
    if (single !== 0) this.drop(single, 1)
    for (let d = 0; d < 8; d++) {
      if (room[d * count + cell]! < 2) continue
      const away = walks[(d * count + cell) * longest + 1]!
      if ((away & 1) !== 0) this.drop(away >> 1, 2)
      const back = walks[(((d + 4) & 7) * count + cell + step[d]!) * longest + 1]!
      if ((back & 1) !== 0) this.drop(back >> 1, 2)
    }
    for (let at = cell; at < 4 * count; at += count) {
      const line = passing[at]!
      const version = versions[lineOf[at]!]!
      if (line.version !== version) {
        line.version = version
        line.size = 0
        const axis = (at - cell) / count
        this.collect(line, cell, axis)
        this.collect(line, cell, axis + 4)
      }
      const { words, size } = line
      for (let i = 0; i < size; i++)
        if ((words[i]! & 0xff) === code) this.drop(words[i]! >>> 8, this.lengths[words[i]! >>> 8]!)
    }
  }

  private drop(slot: number, length: number): void {
    if (this.lifted === this.liftedSlot.length) this.enlarge()
    this.liftedSlot[this.lifted] = slot
    this.liftedLength[this.lifted++] = length
    if (--this.counts[slot]! > 0) return
    this.score -= length
    this.words--
    if (length <= 2) this.missing.flip(slot)
  }

  private gain(slot: number, length: number): void {
    if (this.counts[slot]!++ > 0) return
    this.score += length
    this.words++
    if (length <= 2) this.missing.flip(slot)
  }

  /** What each letter would add to the score in the lifted cell. */
  weigh(cell: number): void {
    const { count } = this.board
    const { codes, gains, counts, passing } = this
    if (this.tick++ === lastTick) {
      this.tick = 1
      this.stamps.fill(0)
    }
    this.missing.weigh(this.board, codes, cell, gains)
    for (let at = cell; at < 4 * count; at += count) {
      const { words, size } = passing[at]!
      for (let i = 0; i < size; i++) {
        const word = words[i]!
        if (counts[word >>> 8] === 0) this.credit(word >>> 8, word & 0xff)
      }
    }
  }

  /** The words of three letters or more that some letter in the lifted cell gives in direction d. */
  private collect(line: Passing, cell: number, d: number): void {
    const { count, room, step } = this.board
    const { codes, gains, kids, walks, longest, openFirst, openSecond } = this
    const firstKid = this.trie.kids
    const letters = gains.length
    const stride = step[d]!
    const ahead = room[d * count + cell]!
    const behind = room[((d + 4) & 7) * count + cell]!
    for (let before = 0, start = cell; before < behind; before++, start -= stride) {
      if (before > 1) {
        const reached = walks[(d * count + start) * longest + before - 1]!
        if (reached === 0) continue
        for (let at = firstKid[reached >> 1]!, kid = kids[at]!; kid !== 0; kid = kids[++at]!)
          this.follow(line, kid, cell, stride, ahead)
      } else if (before === 1) {
        if (ahead < 2) continue
        const key = codes[cell - stride]! * letters + codes[cell + stride]!
        for (let at = openSecond.from[key]!, to = openSecond.from[key + 1]!; at < to; at++)
          this.follow(line, openSecond.kid[at]!, cell + stride, stride, ahead - 1)
      } else {
        if (ahead < 3) continue
        const key = codes[cell + stride]! * letters + codes[cell + 2 * stride]!
        for (let at = openFirst.from[key]!, to = openFirst.from[key + 1]!; at < to; at++)
          this.follow(line, openFirst.kid[at]!, cell + 2 * stride, stride, ahead - 2)
      }
    }
  }

  /** The words at a kid's slot, which is reached in cell `start`, and beyond it through the letters of `room - 1` cells. */
  private follow(line: Passing, kid: number, start: number, stride: number, room: number): void {
    const { slots } = this.trie
    const { codes } = this
    let slot = kid >>> 8
    let node = slots[slot]!
    let at = start
    for (let left = room; ; ) {
      if ((node & wordFlag) !== 0) {
        if (line.size === line.words.length) line.words = enlarged(line.words)
        line.words[line.size++] = (slot << 8) | (kid & 0xff)
      }
      if (--left === 0) return
      at += stride
      const code = codes[at]!
      slot = (node >>> baseShift) + code
      node = slots[slot]!
      if ((node & labelMask) !== code) return
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
      for (let i = 0; i < this.lifted; i++) this.gain(this.liftedSlot[i]!, this.liftedLength[i]!)
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

  /** The lines through a cell have changed, for all their cells but this one. */
  private age(cell: number): void {
    const { count } = this.board
    for (let at = cell; at < 4 * count; at += count) {
      const version = this.versions[this.lineOf[at]!]!++
      const line = this.passing[at]!
      if (line.version === version) line.version++
    }
  }

  private enlarge(): void {
    this.liftedSlot = enlarged(this.liftedSlot)
    const lengths = this.liftedLength
    this.liftedLength = new Uint8Array(lengths.length * 2)
    this.liftedLength.set(lengths)
  }
}

/** The words of three letters or more that pass through a cell in one line, for all letters in the cell: slot << 8 | letter. */
interface Passing {
  /** Of the line's letters for which this holds. */
  version: number
  size: number
  words: Int32Array
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
