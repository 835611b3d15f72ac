/**
 * Upper bounds on the letters of a dense board: how far from the best possible is it at most?
 *
 * - The founding text's: every run of k cells is a word of its own (with the misplaced bracket of its formula put right).
 * - Single line: no line can hold more than the best string of its length does; counted by runs, not by distinct words.
 * - Lagrangian: for 0 ≤ price(w) ≤ length(w), a word that can be read r times gives at most price + (length − price) · r. So the
 *   board gives at most the sum of all prices plus what the lines hold at the reduced values. Prices rise for words that the
 *   best strings hold too often and fall for the others (incremental subgradient: one line's string at a time). Any prices
 *   give a valid bound; all prices 0 give the single-line bound.
 *
 * The best strings come from an Aho–Corasick automaton over the words and their mirror images. As values are never
 * negative, a child is never worse than the same letter behind the failure link, so one pass over the tree's edges does for
 * each length: a million steps for 23,000 words and eight letters, where a table of all letters takes 25 million.
 * Prices are multiples of 1/65536, so that all sums are exact; a score is a whole number, so the bound may be cut to one.
 */
import type { Board } from './board.ts'
import { buildTrie, childOf, type Trie } from './trie.ts'

/** The text's bound for an n × n board, in letters. */
export function textBound(n: number, singles: number): number {
  let runs = 0
  for (let k = 2; k <= n; k++) runs += 2 * k * (2 * n * (n - k + 1) + 2 * (n - k + 1) ** 2)
  return Math.min(singles, n * n) + runs
}

/** lines[m]: the straight lines of m cells, each once. */
export function lineCounts({ width, height }: Board): number[] {
  const lines = Array.from({ length: Math.max(width, height) + 1 }, () => 0)
  const add = (length: number): void => {
    if (length >= 2) lines[length]!++
  }
  for (let row = 0; row < height; row++) add(width)
  for (let col = 0; col < width; col++) add(height)
  for (let start = 1 - height; start < width; start++) {
    const length = Math.min(width, height, width - start, height + start)
    add(length)
    add(length)
  }
  return lines
}

const grain = 65_536

/** How fast prices move: of 0.5 … 3 and 30 … 300 these brought the bound at 8×8 down fastest. */
const firstPace = 0.8
const paceHalved = 30

export class LineBound {
  /** What one improvement costs, in steps of some five microseconds; large automata leave the processor's caches. */
  readonly cost: number
  private readonly lines: readonly number[]
  private readonly turns: readonly number[]
  private readonly singles: number
  private readonly trie: Trie
  /** Slots by depth; `upTo[d]` of them are at most d deep. */
  private readonly order: Int32Array
  private readonly upTo: readonly number[]
  private readonly fail: Int32Array
  /** By slot: 1 if its string is a word of two letters or more; the slot of its mirror image, or 0. */
  private readonly listed: Uint8Array
  private readonly mirror: Int32Array
  private readonly price: Float64Array
  private readonly length: Uint8Array
  private readonly held: Float64Array
  /** value[k][slot]: the most that k more letters can bring from here. */
  private readonly value: readonly Float64Array[]
  private readonly priced = new Set<number>()
  private prices = 0
  private lowest = Number.POSITIVE_INFINITY
  private round = 0

  constructor(dictionary: readonly string[], board: Board) {
    const longest = Math.max(board.width, board.height)
    const words = [...new Set(dictionary)].filter((word) => word.length <= longest)
    this.singles = Math.min(words.filter((word) => word.length === 1).length, board.cells.length)
    this.lines = lineCounts(board)
    this.turns = this.lines.flatMap((count, m) => Array.from({ length: count }, () => m))
    const long = words.filter((word) => word.length > 1)
    const mirrored = long.map((word) => Array.from(word).reverse().join(''))
    this.trie = buildTrie([...long, ...mirrored], longest)
    const size = this.trie.slots.length
    this.fail = new Int32Array(size)
    this.length = new Uint8Array(size)
    this.listed = new Uint8Array(size)
    this.mirror = new Int32Array(size)
    this.price = new Float64Array(size)
    this.held = new Float64Array(size)
    this.value = this.lines.map(() => new Float64Array(size))
    const { order, upTo } = this.link()
    this.order = order
    this.upTo = upTo
    const numbers = new Map(this.trie.letters.map((letter, number) => [letter, number]))
    const slotOf = (text: string): number => {
      let slot = 0
      for (const letter of text) slot = childOf(this.trie, slot, numbers.get(letter) ?? 0)
      return slot
    }
    for (const [i, word] of long.entries()) {
      const slot = slotOf(word)
      const back = slotOf(mirrored[i]!)
      this.listed[slot] = 1
      this.mirror[slot] = back
      this.mirror[back] = slot
    }
    this.cost = Math.ceil(((order.length * longest) / 1_500) * (1 + order.length / 400_000))
    this.evaluate()
  }

  /** Failure links, level by level. */
  private link(): { order: Int32Array; upTo: number[] } {
    const { kids, kidLetter, kidSlot } = this.trie
    const order: number[] = [0]
    const upTo: number[] = []
    for (let from = 0; from < order.length; ) {
      const to = order.length
      upTo.push(to)
      for (; from < to; from++) {
        const slot = order[from]!
        for (let kid = kids[slot]!; kidLetter[kid] !== 0; kid++) {
          const child = kidSlot[kid]!
          order.push(child)
          this.length[child] = this.length[slot]! + 1
          let link = slot
          let found = 0
          while (link !== 0 && found === 0) {
            link = this.fail[link]!
            found = childOf(this.trie, link, kidLetter[kid]!)
          }
          this.fail[child] = found
        }
      }
    }
    while (upTo.length <= this.lines.length) upTo.push(order.length)
    return { order: Int32Array.from(order), upTo }
  }

  /** One line's string gets dearer, all prices a little cheaper; then the bound at the new prices. */
  improve(): void {
    // through the lines in a fixed order that mixes the lengths
    const m = this.turns[(this.round * 17) % this.turns.length]!
    const pace = firstPace / (1 + this.round / paceHalved)
    this.round++
    const relief = pace / this.turns.length
    for (const slot of this.priced) this.setPrice(slot, this.price[slot]! - relief)
    for (const slot of this.bestString(m)) {
      if (this.listed[slot] === 1) this.setPrice(slot, this.price[slot]! + pace)
      const back = this.mirror[slot]!
      if (back !== slot && this.listed[back] === 1) this.setPrice(back, this.price[back]! + pace)
    }
    this.evaluate()
  }

  private setPrice(slot: number, wanted: number): void {
    const price = Math.min(this.length[slot]!, Math.max(0, Math.round(wanted * grain) / grain))
    this.prices += price - this.price[slot]!
    this.price[slot] = price
    if (price > 0) this.priced.add(slot)
    else this.priced.delete(slot)
  }

  private evaluate(): void {
    const { order, upTo, fail, held, listed, mirror, price, length, value, lines } = this
    const { kids, kidLetter, kidSlot } = this.trie
    const longest = lines.length - 1
    for (let i = 1; i < order.length; i++) {
      const slot = order[i]!
      let own = held[fail[slot]!]!
      if (listed[slot] === 1) own += length[slot]! - price[slot]!
      const back = mirror[slot]!
      if (back !== slot && listed[back] === 1) own += length[back]! - price[back]!
      held[slot] = own
    }
    for (let k = 1; k <= longest; k++) {
      const now = value[k]!
      const then = value[k - 1]!
      const many = upTo[longest - k]!
      for (let i = 0; i < many; i++) {
        const slot = order[i]!
        let most = slot === 0 ? then[0]! : now[fail[slot]!]!
        for (let kid = kids[slot]!; kidLetter[kid] !== 0; kid++) {
          const child = kidSlot[kid]!
          const worth = held[child]! + then[child]!
          if (worth > most) most = worth
        }
        now[slot] = most
      }
    }
    let total = this.singles + this.prices
    for (let m = 2; m <= longest; m++) total += lines[m]! * value[m]![0]!
    if (total < this.lowest) this.lowest = total
  }

  /** The lowest bound so far, in letters. */
  get best(): number {
    return Math.floor(this.lowest)
  }

  /** The slots of all runs in the best string of m letters that are words one way or the other, with repetitions. */
  private bestString(m: number): number[] {
    const { fail, held, value, mirror } = this
    const { kids, kidLetter, kidSlot } = this.trie
    const runs: number[] = []
    let slot = 0
    for (let k = m; k > 0; ) {
      const worth = value[k]![slot]!
      if (slot !== 0 && value[k]![fail[slot]!] === worth) {
        slot = fail[slot]!
        continue
      }
      let next = 0
      for (let kid = kids[slot]!; kidLetter[kid] !== 0 && next === 0; kid++)
        if (held[kidSlot[kid]!]! + value[k - 1]![kidSlot[kid]!]! === worth) next = kidSlot[kid]!
      slot = next
      for (let run = slot; run !== 0; run = fail[run]!) if (mirror[run] !== 0) runs.push(run)
      k--
    }
    return runs
  }
}
