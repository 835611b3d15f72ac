/**
 * A dense board in the making: its letters, which dictionary words can be read how often, and what every letter would be
 * worth in a cell. The worth of a board is the number of letters of the distinct words that can be read in it.
 *
 * For every direction and start cell the walk through the trie is kept: `walks` holds the slot after each letter, doubled, plus 1
 * where a word of two letters or more ends, and 0 when no word goes on. To change one cell only the walks that are alive just before it matter. Short words are the bulk of the
 * work, so they have tables: the two-letter words that are missing from the board as bit masks by their other letter, and the
 * three-letter beginnings by the two letters that are known when the open one is the first or the second.
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
  /** The trie's slots, with the flag at words that are missing from the board: following and crediting read one number. */
  private readonly nodes: Int32Array
  /** The children of the trie's slots: slot << 8 | letter. */
  private readonly kids: Int32Array
  /** By slot: how often its word can be read. */
  private readonly counts: Uint16Array
  /** By slot: for which letter of which weighing its word was credited last. */
  private readonly stamps: Int32Array
  private readonly missing: Missing
  /** Beginnings of three letters by the second and third, and by the first and third. */
  private readonly openFirst: Beginnings
  private readonly openSecond: Beginnings
  /** The walks alive before the lifted cell: the slot, the index of its next entry in `walks`, direction, length so far. */
  private live = 0
  private readonly liveSlot: Int32Array
  private readonly liveWalk: Int32Array
  private readonly liveDir: Uint8Array
  private readonly liveLength: Uint8Array
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
    this.nodes = trie.slots.slice()
    this.kids = trie.kidSlot.map((slot, kid) => (slot << 8) | trie.kidLetter[kid]!)
    this.counts = new Uint16Array(trie.slots.length)
    this.stamps = new Int32Array(trie.slots.length)
    this.missing = new Missing(trie)
    this.openFirst = beginnings(trie, 0)
    this.openSecond = beginnings(trie, 1)
    const runs = 8 * this.longest
    this.liveSlot = new Int32Array(runs)
    this.liveWalk = new Int32Array(runs)
    this.liveDir = new Uint8Array(runs)
    this.liveLength = new Uint8Array(runs)
  }

  /** Takes all words through a cell out of the counts, and remembers the walks that reach it. */
  lift(cell: number): void {
    const { count, room, step } = this.board
    const { walks, longest, codes } = this
    const single = this.missing.single[codes[cell]!]!
    this.lifted = 0
    if (single !== 0) this.drop(single, 1)
    let live = 0
    for (let d = 0; d < 8; d++) {
      const ahead = room[d * count + cell]!
      const behind = room[((d + 4) & 7) * count + cell]!
      for (let before = 0, start = cell; before < behind; before++, start -= step[d]!) {
        const walk = (d * count + start) * longest + before
        const slot = before === 0 ? 0 : walks[walk - 1]!
        if (slot === 0 && before > 0) continue
        this.liveSlot[live] = slot >> 1
        this.liveWalk[live] = walk
        this.liveDir[live] = d
        this.liveLength[live] = before
        live++
        for (let i = 0; i < ahead; i++) {
          const reached = walks[walk + i]!
          if (reached === 0) break
          if ((reached & 1) !== 0) this.drop(reached >> 1, before + i + 1)
        }
      }
    }
    this.live = live
  }

  private drop(slot: number, length: number): void {
    if (this.lifted === this.liftedSlot.length) this.enlarge()
    this.liftedSlot[this.lifted] = slot
    this.liftedLength[this.lifted++] = length
    if (--this.counts[slot]! > 0) return
    this.nodes[slot]! |= wordFlag
    this.score -= length
    this.words--
    if (length <= 2) this.missing.flip(slot)
  }

  private gain(slot: number, length: number): void {
    if (this.counts[slot]!++ > 0) return
    this.nodes[slot]! &= ~wordFlag
    this.score += length
    this.words++
    if (length <= 2) this.missing.flip(slot)
  }

  /** What each letter would add to the score in the lifted cell. */
  weigh(cell: number): void {
    const { count, room, step } = this.board
    const firstKid = this.trie.kids
    const { codes, gains, kids, openFirst, openSecond, liveDir, liveLength, liveSlot } = this
    const letters = gains.length
    if (this.tick++ === lastTick) {
      this.tick = 1
      this.stamps.fill(0)
    }
    this.missing.weigh(this.board, codes, cell, gains)
    for (let run = 0; run < this.live; run++) {
      const d = liveDir[run]!
      const stride = step[d]!
      const ahead = room[d * count + cell]!
      const before = liveLength[run]!
      if (before > 1) {
        for (let at = firstKid[liveSlot[run]!]!, kid = kids[at]!; kid !== 0; kid = kids[++at]!)
          this.follow(kid, cell, stride, before + 1, before + ahead)
      } else if (before === 1) {
        if (ahead < 2) continue
        const key = codes[cell - stride]! * letters + codes[cell + stride]!
        for (let at = openSecond.from[key]!, to = openSecond.from[key + 1]!; at < to; at++)
          this.follow(openSecond.kid[at]!, cell + stride, stride, 3, 1 + ahead)
      } else {
        if (ahead < 3) continue
        const key = codes[cell + stride]! * letters + codes[cell + 2 * stride]!
        for (let at = openFirst.from[key]!, to = openFirst.from[key + 1]!; at < to; at++)
          this.follow(openFirst.kid[at]!, cell + 2 * stride, stride, 3, ahead)
      }
    }
  }

  /** The words at a kid's slot, which is reached in cell `at`, and beyond it through the letters that are there. */
  private follow(kid: number, start: number, stride: number, length: number, end: number): void {
    const { codes, nodes } = this
    let slot = kid >>> 8
    let node = nodes[slot]!
    let at = start
    for (let reached = length; ; ) {
      if ((node & wordFlag) !== 0) this.credit(slot, kid & 0xff, reached)
      if (++reached > end) return
      at += stride
      const code = codes[at]!
      slot = (node >>> baseShift) + code
      node = nodes[slot]!
      if ((node & labelMask) !== code) return
    }
  }

  /**
   * A word counts once for a letter, whatever runs give it. Only a word that is met for a letter, then for another, then
   * for the first again is credited twice: rare, and half as slow as a table of both that would rule it out.
   */
  private credit(slot: number, letter: number, length: number): void {
    const stamp = this.tick * 256 + letter
    if (this.stamps[slot] === stamp) return
    this.stamps[slot] = stamp
    this.gains[letter]! += length
  }

  /** Sets the lifted cell's letter and counts the words through it. */
  put(cell: number, letter: number): void {
    const { count, room, step } = this.board
    const { slots } = this.trie
    const { codes, walks } = this
    if (codes[cell] === letter) {
      for (let i = 0; i < this.lifted; i++) this.gain(this.liftedSlot[i]!, this.liftedLength[i]!)
      return
    }
    codes[cell] = letter
    const single = this.missing.single[letter]!
    if (single !== 0) this.gain(single, 1)
    for (let run = 0; run < this.live; run++) {
      const d = this.liveDir[run]!
      const stride = step[d]!
      const walk = this.liveWalk[run]!
      const before = this.liveLength[run]!
      const ahead = room[d * count + cell]!
      let slot = this.liveSlot[run]!
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
  private enlarge(): void {
    const [slots, lengths] = [this.liftedSlot, this.liftedLength]
    this.liftedSlot = new Int32Array(slots.length * 2)
    this.liftedSlot.set(slots)
    this.liftedLength = new Uint8Array(lengths.length * 2)
    this.liftedLength.set(lengths)
  }
}
