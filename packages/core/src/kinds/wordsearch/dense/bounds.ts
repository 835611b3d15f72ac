/**
 * Upper bounds on the letters of a dense board, to measure how far a board is from the best possible one.
 *
 * - Founding text: every run of k cells is a word of its own (with the misplaced bracket of its formula put right).
 * - Single line: no line can hold more than the best string of its length does; counted by runs, not by distinct words.
 * - Lagrangian: for 0 ≤ price(w) ≤ length(w), a word that can be read r times gives at most price + (length − price) ·
 *   r. So the board gives at most the sum of all prices plus what the lines hold at the reduced values. Prices rise for
 *   words that the best strings hold too often and fall for the others (incremental subgradient: one line's string at a
 *   time). Any prices give a valid bound; all prices 0 give the single-line bound.
 * - Agreement: the lines through a cell have the same letter there. So a line may be charged for a letter in a cell if
 *   the other lines through it are credited as much for the same letter: on a board the sum is 0, but a string that no
 *   crossing line can follow becomes expensive. Lines that the board's symmetries map to each other share these prices
 *   (the bound is convex, so some optimal prices are symmetric), which leaves 11 of 42 lines at 8 × 8.
 *
 * The best strings come from an Aho–Corasick automaton over the words and their mirror images. No value is negative, so
 * a child is never worse than the same letter behind the failure link, and one pass over the tree's edges is enough for
 * each length: a million steps for 23,000 words and eight letters, where a table of all letters takes 25 million. All
 * values are whole numbers of grains, 1/65536 of a letter, so sums are exact. A score is a whole number, so the bound
 * may be rounded down to one.
 */

import type { Board } from '../pack/board.ts'
import { reversed } from '../puzzle/model.ts'
import { automatonOf, nodeFor } from './automaton.ts'
import { type LineClass, linesOf } from './lines.ts'

/** The founding text's bound for an n × n board, in letters. */
export function textBound(n: number, singles: number): number {
  let runs = 0
  for (let k = 2; k <= n; k++) runs += 2 * k * (2 * n * (n - k + 1) + 2 * (n - k + 1) ** 2)
  return Math.min(singles, n * n) + runs
}

/** One letter, in grains. A line holds fewer than 2¹⁵ letters, so its value fits 32 bits. */
const grain = 65_536

/** Resolution of `nearlyBest`: the number of steps in which a string's shortfall is measured. */
const shades = 500

/** Step size of the price updates; this value lowers the bound at 8 × 8 soonest. */
const firstPace = 0.8
const paceHalved = 30
/**
 * Letter prices move this much faster than word prices, in full only after so many rounds, when word prices are about
 * right.
 */
const letterPace = 3
const letterRounds = 200

export class LineBound {
  /**
   * Cost of one improvement, in steps of about five microseconds; large automata no longer fit the processor's caches.
   */
  readonly cost: number
  /** Number of nodes in the automaton. */
  readonly size: number
  private readonly classes: readonly LineClass[]
  private readonly crossing: readonly (readonly number[])[]
  private readonly turns: readonly LineClass[]
  private readonly singles: number
  /** The words of two letters or more, and their nodes. */
  private readonly words: readonly string[]
  private readonly nodes: Int32Array
  private readonly letters: readonly string[]
  /** The automaton: see automaton.ts. */
  private readonly kids: Int32Array
  private readonly upTo: readonly number[]
  private readonly fail: Int32Array
  /**
   * Per node: its last letter; whether its string is a word of two letters or more; the node of the mirrored string, or
   * 0.
   */
  private readonly letter: Uint8Array
  private readonly listed: Uint8Array
  private readonly mirror: Int32Array
  private readonly price: Int32Array
  private readonly length: Uint8Array
  /** Per node, at the current prices: the value of its string, read both ways; the same including all suffixes. */
  private readonly own: Int32Array
  private readonly held: Int32Array
  /** value[k][node]: the maximum that k more letters can add from here, on the line weighed last. */
  private readonly value: readonly Int32Array[]
  /** Per spot and letter: the sum its line was charged so far, and its resulting bonus. */
  private readonly paid: readonly Int32Array[]
  private readonly bonus: readonly Int32Array[]
  private readonly priced = new Set<number>()
  private prices = 0
  private lowest = Number.POSITIVE_INFINITY
  private hasProgress = false
  private round = 0

  constructor(dictionary: readonly string[], board: Board) {
    const longest = Math.max(board.width, board.height)
    const words = [...new Set(dictionary)].filter((word) => word.length <= longest)
    this.singles = Math.min(words.filter((word) => word.length === 1).length, board.cells.length)
    const { classes, crossing } = linesOf(board)
    this.classes = classes
    this.crossing = crossing
    this.turns = classes.flatMap((line) => Array.from({ length: line.count }, () => line))
    const long = words.filter((word) => word.length > 1)
    const mirrored = long.map(reversed)
    const automaton = automatonOf([...long, ...mirrored])
    const { size, kids, fail, depth, letter, letters } = automaton
    const upTo = [...automaton.upTo]
    while (upTo.length <= longest) upTo.push(size)
    this.kids = kids
    this.upTo = upTo
    this.fail = fail
    this.length = depth
    this.letter = letter
    this.listed = new Uint8Array(size)
    this.mirror = new Int32Array(size)
    this.price = new Int32Array(size)
    this.own = new Int32Array(size)
    this.held = new Int32Array(size)
    this.value = Array.from({ length: longest + 1 }, () => new Int32Array(size))
    this.paid = crossing.map(() => new Int32Array(letters.length))
    this.bonus = crossing.map(() => new Int32Array(letters.length))
    this.words = long
    this.letters = letters
    this.nodes = new Int32Array(long.length)
    for (const [i, word] of long.entries()) {
      const node = nodeFor(automaton, word)
      this.nodes[i] = node
      const back = nodeFor(automaton, mirrored[i]!)
      this.listed[node] = 1
      this.mirror[node] = back
      this.mirror[back] = node
      this.own[node]! += word.length * grain
      if (back !== node) this.own[back]! += word.length * grain
    }
    this.size = size
    this.cost = Math.ceil((size * longest) / 1_700)
    this.startFrom(longest)
  }

  /** Without prices, one pass gives the values for lines of all lengths. */
  private startFrom(longest: number): void {
    this.sumEndings()
    const free = new Int32Array(this.bonus[0]?.length ?? 0)
    this.weigh(Array.from({ length: longest }, () => free))
    this.lowest = this.singles * grain
    for (const { count, spots } of this.classes) this.lowest += count * this.value[spots.length]![0]!
  }

  /**
   * The words in all strings that are nearly best for a line of some length, as many as fit an automaton of `maxNodes`
   * nodes. Must be called before any improvement. A node ranks by how far the best string through it falls short of the
   * best overall.
   */
  nearlyBest(maxNodes: number): string[] {
    const { kids, upTo, fail, held, value, listed, mirror } = this
    const longest = value.length - 1
    const size = held.length
    const short = new Uint8Array(size).fill(255)
    let before = new Int32Array(size).fill(-1)
    let now = new Int32Array(size)
    before[0] = 0
    for (let i = 0; i <= longest; i++) {
      const many = upTo[i]!
      for (let length = Math.max(2, i); length <= longest; length++) {
        const rest = value[length - i]!
        const best = value[length]![0]!
        for (let node = 0; node < many; node++) {
          if (before[node]! < 0) continue
          const lack = Math.floor((shades * (best - before[node]! - rest[node]!)) / best)
          if (lack < short[node]!) short[node] = lack
        }
      }
      if (i === longest) break
      now.fill(-1)
      for (let node = 0, kid = 1; node < many; node++)
        for (const end = kids[node + 1]!; kid < end; kid++)
          if (before[node]! >= 0) now[kid] = before[node]! + held[kid]!
      // a string may also go on as if its beginning had been forgotten
      for (let node = upTo[i + 1]! - 1; node > 0; node--)
        if (now[node]! > now[fail[node]!]!) now[fail[node]!] = now[node]!
      now[0] = Math.max(now[0]!, before[0]!)
      ;[before, now] = [now, before]
    }
    const counts = new Int32Array(256)
    for (const lack of short) counts[lack]!++
    let limit = 0
    for (let sum = counts[0]!; limit < 254 && sum + counts[limit + 1]! <= maxNodes; sum += counts[limit]!) limit++
    const isNear = new Uint8Array(size)
    for (let node = 1; node < size; node++)
      if (short[node]! <= limit) for (let run = node; run !== 0 && isNear[run] === 0; run = fail[run]!) isNear[run] = 1
    return this.words.filter((_, i) => {
      const node = this.nodes[i]!
      return listed[node] === 1 && (isNear[node] === 1 || isNear[mirror[node]!] === 1)
    })
  }

  /** Takes over the prices of a bound for the same board that covers some of the words. */
  adopt(other: LineBound): void {
    for (const node of [...this.priced]) this.setPrice(node, 0)
    const nodeOf = new Map(this.words.map((word, i) => [word, this.nodes[i]!]))
    for (const [i, word] of other.words.entries()) {
      const price = other.price[other.nodes[i]!]!
      if (price > 0) this.setPrice(nodeOf.get(word)!, price)
    }
    for (const [letter, sign] of other.letters.entries()) {
      const own = this.letters.indexOf(sign)
      for (const [spot, bonus] of other.bonus.entries()) this.bonus[spot]![own] = bonus[letter]!
    }
    this.hasProgress = true
  }

  /**
   * Raises the prices of the words and letters in the best string of one line; lowers those of other words, and of the
   * same letters in crossing lines.
   */
  improve(): void {
    if (this.turns.length === 0) return
    // visits the lines in a fixed order that mixes their lengths
    const { spots } = this.turns[(this.round * 17) % this.turns.length]!
    const pace = (grain * firstPace) / (1 + this.round / paceHalved)
    this.round++
    this.hasProgress = true
    this.sumEndings()
    const string = this.bestString(spots.map((spot) => this.bonus[spot]!))
    const relief = pace / this.turns.length
    for (const node of this.priced) this.setPrice(node, this.price[node]! - relief)
    for (const node of string)
      for (let run = node; run !== 0; run = this.fail[run]!) {
        const back = this.mirror[run]!
        if (this.listed[run] === 1) this.setPrice(run, this.price[run]! + pace)
        if (back !== run && this.listed[back] === 1) this.setPrice(back, this.price[back]! + pace)
      }
    const toll = pace * letterPace * Math.min(1, this.round / letterRounds)
    for (const [i, node] of string.entries()) if (node !== 0) this.charge(spots[i]!, this.letter[node]!, toll)
  }

  private setPrice(node: number, wanted: number): void {
    const price = Math.min(grain * this.length[node]!, Math.max(0, Math.round(wanted)))
    const rise = price - this.price[node]!
    this.prices += rise
    this.price[node] = price
    this.own[node]! -= rise
    const back = this.mirror[node]!
    if (back !== node) this.own[back]! -= rise
    if (price > 0) this.priced.add(node)
    else this.priced.delete(node)
  }

  /**
   * Credits what one line is charged to all lines of the cell in equal parts, rounded up so that the bound stays valid.
   */
  private charge(spot: number, letter: number, amount: number): void {
    const here = this.crossing[spot]!
    this.paid[spot]![letter]! += Math.round(amount)
    const all = here.reduce((sum, other) => sum + this.paid[other]![letter]!, 0)
    const share = Math.ceil(all / here.length)
    for (const other of here) this.bonus[other]![letter] = share - this.paid[other]![letter]!
  }

  private sumEndings(): void {
    const { fail, own, held } = this
    for (let node = 1; node < held.length; node++) held[node] = held[fail[node]!]! + own[node]!
  }

  /** Fills `value` for a line whose cells have these bonuses for letters. */
  private weigh(bonuses: readonly Int32Array[]): void {
    const { kids, upTo, fail, held, value, letter } = this
    for (let k = 1; k <= bonuses.length; k++) {
      const now = value[k]!
      const then = value[k - 1]!
      const bonus = bonuses[bonuses.length - k]!
      const many = upTo[bonuses.length - k]!
      for (let node = 0, kid = 1; node < many; node++) {
        let max = node === 0 ? then[0]! : now[fail[node]!]!
        for (const end = kids[node + 1]!; kid < end; kid++) {
          const worth = held[kid]! + bonus[letter[kid]!]! + then[kid]!
          if (worth > max) max = worth
        }
        now[node] = max
      }
    }
  }

  /** The lowest bound so far, in letters. */
  get best(): number {
    if (this.hasProgress) {
      this.hasProgress = false
      this.sumEndings()
      let total = this.singles * grain + this.prices
      for (const { count, spots } of this.classes) {
        this.weigh(spots.map((spot) => this.bonus[spot]!))
        total += count * this.value[spots.length]![0]!
      }
      this.lowest = Math.min(this.lowest, total)
    }
    return Math.floor(this.lowest / grain)
  }

  /** The path through the automaton of a line's best string; 0 where a letter begins no word. */
  private bestString(bonuses: readonly Int32Array[]): number[] {
    const { kids, fail, held, value, letter } = this
    this.weigh(bonuses)
    const way: number[] = []
    let node = 0
    for (let k = bonuses.length; k > 0; ) {
      const worth = value[k]![node]!
      if (node !== 0 && value[k]![fail[node]!] === worth) {
        node = fail[node]!
        continue
      }
      const bonus = bonuses[bonuses.length - k]!
      let next = 0
      for (let kid = kids[node]!; kid < kids[node + 1]! && next === 0; kid++)
        if (held[kid]! + bonus[letter[kid]!]! + value[k - 1]![kid]! === worth) next = kid
      node = next
      way.push(node)
      k--
    }
    return way
  }
}
