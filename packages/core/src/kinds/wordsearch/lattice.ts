/**
 * A dense board in the making: its letters, which dictionary words can be read how often, and what every letter would be
 * worth in a cell. The worth of a board is the number of letters of the distinct words that can be read in it.
 *
 * For every direction and start cell the walk through the trie is kept: `walks` holds the node after each letter, 0 when
 * no word goes on. To change one cell only the walks that are alive just before it matter. Short words are the bulk of the
 * work, so they have tables: the two-letter words that are missing from the board as bit masks by their other letter, and the
 * three-letter beginnings by the two letters that are known when the open one is the first or the second.
 *
 * `lift` takes the words through a cell out of the counts, `weigh` fills `gains` for all letters, `put` sets a letter.
 */
import type { Board } from './board.ts'
import { type Beginnings, beginnings, Missing } from './short-words.ts'
import { base, check, fields, kids, type Trie, word } from './trie.ts'

/** Ticks of the stamps before they are cleared: tick * 128 + letter must stay within 32 bits. */
const lastTick = 2 ** 24 - 1

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
  /** For each word, side by side: how often it can be read, and for which letter of which weighing it was counted last. */
  private readonly tally: Int32Array
  private readonly missing: Missing
  /** Beginnings of three letters by the second and third, and by the first and third. */
  private readonly openFirst: Beginnings
  private readonly openSecond: Beginnings
  /** The walks alive before the lifted cell: the node, the index of its next entry in `walks`, direction, length so far. */
  private live = 0
  private readonly liveNode: Int32Array
  private readonly liveWalk: Int32Array
  private readonly liveDir: Uint8Array
  private readonly liveLength: Uint8Array
  private tick = 0

  constructor(board: Board, trie: Trie) {
    this.board = board
    this.trie = trie
    this.longest = Math.max(board.width, board.height)
    this.codes = new Uint16Array(board.count)
    this.gains = new Int32Array(trie.letters.length)
    this.walks = new Int32Array(8 * board.count * this.longest)
    this.tally = new Int32Array(2 * (trie.words.length + 1))
    this.missing = new Missing(trie)
    this.openFirst = beginnings(trie, 0)
    this.openSecond = beginnings(trie, 1)
    const runs = 8 * this.longest
    this.liveNode = new Int32Array(runs)
    this.liveWalk = new Int32Array(runs)
    this.liveDir = new Uint8Array(runs)
    this.liveLength = new Uint8Array(runs)
  }

  /** Takes all words through a cell out of the counts, and remembers the walks that reach it. */
  lift(cell: number): void {
    const { count, room, step } = this.board
    const { nodes } = this.trie
    const { walks, longest, codes } = this
    const letter = codes[cell]!
    if (letter !== 0) this.drop(this.missing.single[letter]!, 1)
    let live = 0
    for (let d = 0; d < 8; d++) {
      const ahead = room[d * count + cell]!
      const behind = room[((d + 4) & 7) * count + cell]!
      for (let before = 0, start = cell; before < behind; before++, start -= step[d]!) {
        const walk = (d * count + start) * longest + before
        const node = before === 0 ? 0 : walks[walk - 1]!
        if (node === 0 && before > 0) continue
        this.liveNode[live] = node
        this.liveWalk[live] = walk
        this.liveDir[live] = d
        this.liveLength[live] = before
        live++
        for (let i = 0; i < ahead; i++) {
          const reached = walks[walk + i]!
          if (reached === 0) break
          if (before + i > 0) {
            const found = nodes[reached + word]!
            if (found !== 0) this.drop(found, before + i + 1)
          }
        }
      }
    }
    this.live = live
  }

  private drop(found: number, length: number): void {
    if (found === 0 || --this.tally[2 * found]! > 0) return
    this.score -= length
    this.words--
    if (length <= 2) this.missing.flip(found)
  }

  private gain(found: number, length: number): void {
    if (found === 0 || this.tally[2 * found]!++ > 0) return
    this.score += length
    this.words++
    if (length <= 2) this.missing.flip(found)
  }

  /** What each letter would add to the score in the lifted cell. */
  weigh(cell: number): void {
    const { count, room, step } = this.board
    const { nodes, kidLetter, kidNode } = this.trie
    const { codes, gains, openFirst, openSecond, liveDir, liveLength, liveNode } = this
    const letters = gains.length
    if (this.tick === lastTick) this.clearStamps()
    this.tick++
    this.missing.weigh(this.board, codes, cell, gains)
    for (let run = 0; run < this.live; run++) {
      const d = liveDir[run]!
      const stride = step[d]!
      const ahead = room[d * count + cell]!
      const before = liveLength[run]!
      if (before > 1) {
        for (let kid = nodes[liveNode[run]! + kids]!; kidLetter[kid] !== 0; kid++)
          this.follow(kidNode[kid]!, kidLetter[kid]!, cell, stride, before + 1, before + ahead)
      } else if (before === 1) {
        if (ahead < 2) continue
        const key = codes[cell - stride]! * letters + codes[cell + stride]!
        for (let at = openSecond.from[key]!; at < openSecond.from[key + 1]!; at++)
          this.follow(openSecond.node[at]!, openSecond.letter[at]!, cell + stride, stride, 3, 1 + ahead)
      } else {
        if (ahead < 3) continue
        const key = codes[cell + stride]! * letters + codes[cell + 2 * stride]!
        for (let at = openFirst.from[key]!; at < openFirst.from[key + 1]!; at++)
          this.follow(openFirst.node[at]!, openFirst.letter[at]!, cell + 2 * stride, stride, 3, ahead)
      }
    }
  }

  /** The words at a node that is reached in cell `at`, and beyond it through the letters that are there. */
  private follow(from: number, letter: number, start: number, stride: number, length: number, end: number): void {
    const { nodes } = this.trie
    const { codes, tally, gains } = this
    const stamp = this.tick * 128 + letter
    let node = from
    let at = start
    for (let reached = length; ; ) {
      const found = nodes[node + word]! * 2
      if (found !== 0 && tally[found] === 0 && tally[found + 1] !== stamp) {
        tally[found + 1] = stamp
        gains[letter]! += reached
      }
      if (++reached > end) return
      at += stride
      const slot = nodes[node + base]! + codes[at]! * fields
      if (nodes[slot + check] !== node) return
      node = slot
    }
  }

  private clearStamps(): void {
    this.tick = 0
    for (let at = 1; at < this.tally.length; at += 2) this.tally[at] = 0
  }

  /** Sets the lifted cell's letter and counts the words through it. */
  put(cell: number, letter: number): void {
    const { count, room, step } = this.board
    const { nodes } = this.trie
    const { codes, walks } = this
    const same = codes[cell] === letter
    codes[cell] = letter
    this.gain(this.missing.single[letter]!, 1)
    for (let run = 0; run < this.live; run++) {
      const d = this.liveDir[run]!
      const stride = step[d]!
      const walk = this.liveWalk[run]!
      const before = this.liveLength[run]!
      const ahead = room[d * count + cell]!
      let node = this.liveNode[run]!
      for (let i = 0, at = cell; i < ahead; i++, at += stride) {
        if (same) node = walks[walk + i]!
        else {
          const slot = nodes[node + base]! + codes[at]! * fields
          node = nodes[slot + check] === node ? slot : 0
          if (node === 0) {
            // what lies behind a dead end is dead: clear what an earlier letter left there
            for (let rest = walk + i; i < ahead && walks[rest] !== 0; i++, rest++) walks[rest] = 0
            break
          }
          walks[walk + i] = node
        }
        if (node === 0) break
        if (before + i > 0) {
          const found = nodes[node + word]!
          if (found !== 0) this.gain(found, before + i + 1)
        }
      }
    }
  }
}
