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
 * All values are whole numbers of grains, 1/65536 of a letter, so that all sums are exact; a score is a whole number, so the
 * bound may be cut to one.
 */
import type { Board } from './board.ts'
import { buildTrie, childOf, letterNumbers, type Trie } from './trie.ts'

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

/** Of a letter; what a line holds stays below 2¹⁵ letters, so that it fits 32 bits. */
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
  /**
   * The nodes of the automaton, the root first, level by level: the children of a node are neighbours, from `kids[node]` to
   * `kids[node + 1]`, and a pass over all edges reads memory in order. `upTo[d]` nodes are at most d deep.
   */
  private readonly kids: Int32Array
  private readonly upTo: readonly number[]
  private readonly fail: Int32Array
  /** By node: 1 if its string is a word of two letters or more; the node of its mirror image, or 0. */
  private readonly listed: Uint8Array
  private readonly mirror: Int32Array
  private readonly price: Int32Array
  private readonly length: Uint8Array
  /** What the node's string brings at these prices, read both ways; with all its endings. */
  private readonly own: Int32Array
  private readonly held: Int32Array
  /** value[k][node]: the most that k more letters can bring from here. */
  private readonly value: readonly Int32Array[]
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
    const trie = buildTrie([...long, ...mirrored], longest)
    const { order, upTo, kids, fail, length } = automatonOf(trie)
    const size = order.length
    while (upTo.length <= this.lines.length) upTo.push(size)
    this.kids = kids
    this.upTo = upTo
    this.fail = fail
    this.length = length
    this.listed = new Uint8Array(size)
    this.mirror = new Int32Array(size)
    this.price = new Int32Array(size)
    this.own = new Int32Array(size)
    this.held = new Int32Array(size)
    this.value = this.lines.map(() => new Int32Array(size))
    const nodeAt = new Int32Array(trie.slots.length)
    for (let node = 0; node < size; node++) nodeAt[order[node]!] = node
    const numbers = letterNumbers(trie.letters)
    const nodeOf = (text: string): number => {
      let slot = 0
      for (let i = 0; i < text.length; i++) slot = childOf(trie, slot, numbers[text.charCodeAt(i)]!)
      return nodeAt[slot]!
    }
    for (const [i, word] of long.entries()) {
      const node = nodeOf(word)
      const back = nodeOf(mirrored[i]!)
      this.listed[node] = 1
      this.mirror[node] = back
      this.mirror[back] = node
      this.own[node]! += word.length * grain
      if (back !== node) this.own[back]! += word.length * grain
    }
    this.cost = Math.ceil((size * longest) / 1_500)
    this.evaluate()
  }

  /** One line's string gets dearer, all prices a little cheaper; then the bound at the new prices. */
  improve(): void {
    // through the lines in a fixed order that mixes the lengths
    const m = this.turns[(this.round * 17) % this.turns.length]!
    const pace = (grain * firstPace) / (1 + this.round / paceHalved)
    this.round++
    const relief = pace / this.turns.length
    for (const node of this.priced) this.setPrice(node, this.price[node]! - relief)
    for (const node of this.bestString(m)) {
      if (this.listed[node] === 1) this.setPrice(node, this.price[node]! + pace)
      const back = this.mirror[node]!
      if (back !== node && this.listed[back] === 1) this.setPrice(back, this.price[back]! + pace)
    }
    this.evaluate()
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

  private evaluate(): void {
    const { kids, upTo, fail, own, held, value, lines } = this
    const longest = lines.length - 1
    for (let node = 1; node < held.length; node++) held[node] = held[fail[node]!]! + own[node]!
    for (let k = 1; k <= longest; k++) {
      const now = value[k]!
      const then = value[k - 1]!
      const many = upTo[longest - k]!
      for (let node = 0, kid = 1; node < many; node++) {
        let most = node === 0 ? then[0]! : now[fail[node]!]!
        for (const end = kids[node + 1]!; kid < end; kid++) {
          const worth = held[kid]! + then[kid]!
          if (worth > most) most = worth
        }
        now[node] = most
      }
    }
    let total = this.singles * grain + this.prices
    for (let m = 2; m <= longest; m++) total += lines[m]! * value[m]![0]!
    if (total < this.lowest) this.lowest = total
  }

  /** The lowest bound so far, in letters. */
  get best(): number {
    return Math.floor(this.lowest / grain)
  }

  /** The nodes of all runs in the best string of m letters that are words one way or the other, with repetitions. */
  private bestString(m: number): number[] {
    const { kids, fail, held, value, mirror } = this
    const runs: number[] = []
    let node = 0
    for (let k = m; k > 0; ) {
      const worth = value[k]![node]!
      if (node !== 0 && value[k]![fail[node]!] === worth) {
        node = fail[node]!
        continue
      }
      let next = 0
      for (let kid = kids[node]!; kid < kids[node + 1]! && next === 0; kid++)
        if (held[kid]! + value[k - 1]![kid]! === worth) next = kid
      node = next
      for (let run = node; run !== 0; run = fail[run]!) if (mirror[run] !== 0) runs.push(run)
      k--
    }
    return runs
  }
}

/** The trie's slots level by level, with failure links between their places in that order. */
function automatonOf(trie: Trie) {
  const order: number[] = [0]
  const kids: number[] = [1]
  const upTo: number[] = []
  const fail = new Int32Array(trie.slots.length)
  const length = new Uint8Array(trie.slots.length)
  const nodeAt = new Int32Array(trie.slots.length)
  for (let node = 0; node < order.length; ) {
    const to = order.length
    upTo.push(to)
    for (; node < to; node++) {
      for (let kid = trie.kids[order[node]!]!; trie.kidLetter[kid] !== 0; kid++) {
        const child = order.length
        order.push(trie.kidSlot[kid]!)
        nodeAt[trie.kidSlot[kid]!] = child
        length[child] = length[node]! + 1
        let link = node
        let found = 0
        while (link !== 0 && found === 0) {
          link = fail[link]!
          found = childOf(trie, order[link]!, trie.kidLetter[kid]!)
        }
        fail[child] = nodeAt[found]!
      }
      kids.push(order.length)
    }
  }
  const size = order.length
  return { order, upTo, kids: Int32Array.from(kids), fail: fail.slice(0, size), length: length.slice(0, size) }
}
