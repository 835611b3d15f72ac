/**
 * An upper bound on the joins of a board of all words: crossings that each connect two parts that were separate. A
 * board of n words has n − joins pieces.
 *
 * The crossings of a board are pairs of equal letters of two words. Some cannot be used together: a letter is in one
 * crossing only; and where two words cross a third at neighbouring letters, the cells next to these are neighbours too,
 * so that some word must run through them with exactly these letters. From a set of crossings that all exclude each
 * other, a board has at most one.
 *
 * Method: Lagrangean relaxation. Each such set has a price ≥ 0. A crossing is worth one, less the prices of its sets.
 * The worth of a maximum forest (Kruskal), plus all prices, is an upper bound. Prices follow the subgradient as long as
 * the bound improves, in integer units, so that the sum is exact. A forest without exclusions, made on the way, shows
 * when no prices can improve the bound.
 */

/** The unit of prices: one crossing is worth this many. */
const whole = 4096
const rounds = 240
/** Lists with more possible crossings than this connect easily. */
const maxPairs = 1500

interface Pair {
  /** The two words, and the index of the letter in each. */
  readonly words: readonly [number, number]
  readonly places: readonly [number, number]
}

export function maxJoins(words: readonly string[]): number {
  const pairs = pairsOf(words)
  const trivial = Math.max(0, words.length - 1)
  if (pairs.length > maxPairs) return trivial
  const prices = new Prices(words.length, pairs, exclusions(words, pairs))
  let max = Math.min(trivial, prices.proved())
  for (let round = 0; round < rounds && prices.reached < max; round++) {
    prices.follow()
    max = Math.min(max, prices.proved())
  }
  return max
}

function pairsOf(words: readonly string[]): Pair[] {
  const pairs: Pair[] = []
  for (const [one, word] of words.entries())
    for (let other = one + 1; other < words.length; other++)
      for (let p = 0; p < word.length; p++)
        for (let q = 0; q < words[other]!.length; q++)
          if (word[p] === words[other]![q]) pairs.push({ words: [one, other], places: [p, q] })
  return pairs
}

/** A pair seen from one of its words: the other word and the index in it. */
interface Crossed {
  readonly pair: number
  readonly word: number
  readonly place: number
}

/** Sets of pairs that all cannot be used together. */
function exclusions(words: readonly string[], pairs: readonly Pair[]): number[][] {
  const at = words.map((word) => Array.from(word, (): Crossed[] => []))
  for (const [pair, { words: both, places }] of pairs.entries())
    for (const side of [0, 1] as const)
      at[both[side]]![places[side]]!.push({ pair, word: both[1 - side]!, place: places[1 - side]! })
  const runs = new Neighbours(words)
  const sets: number[][] = []
  for (const [own, places] of at.entries())
    for (const [place, here] of places.entries()) {
      sets.push(here.map(({ pair }) => pair))
      const next = places[place + 1] ?? []
      const hasBefore = ({ place }: Crossed): boolean => place > 0
      const hasAfter = ({ word, place }: Crossed): boolean => place < words[word]!.length - 1
      const hasBoth = (one: Crossed): boolean => hasBefore(one) && hasAfter(one)
      const exclude = (a: Crossed, b: Crossed): boolean => runs.exclude(own, a, b)
      for (const [left, right] of [
        [here.filter(hasBefore), next.filter(hasBefore)],
        [here.filter(hasAfter), next.filter(hasAfter)],
        [here.filter(hasBoth), next],
        [here, next.filter(hasBoth)],
      ] as const)
        sets.push(excludingAll(left, right, exclude))
    }
  return sets.filter(({ length }) => length > 1)
}

/** Removes on either side the pairs compatible with most on the other, until none is compatible with any. */
function excludingAll(
  left: readonly Crossed[],
  right: readonly Crossed[],
  exclude: (a: Crossed, b: Crossed) => boolean,
): number[] {
  let [here, next] = [[...left], [...right]]
  while (here.length > 0 && next.length > 0) {
    const free = (one: Crossed, others: readonly Crossed[], isHere: boolean): number =>
      others.filter((other) => !(isHere ? exclude(one, other) : exclude(other, one))).length
    const counts = [...here.map((one) => free(one, next, true)), ...next.map((one) => free(one, here, false))]
    const worst = counts.indexOf(Math.max(...counts))
    if (counts[worst] === 0) return [...here, ...next].map(({ pair }) => pair)
    here = here.filter((_, index) => index !== worst)
    next = next.filter((_, index) => index + counts.length - next.length !== worst)
  }
  return []
}

/** Which words have two given letters next to each other. */
class Neighbours {
  private readonly words: readonly string[]
  private readonly having = new Map<string, number[]>()

  constructor(words: readonly string[]) {
    this.words = words
    for (const [index, word] of words.entries())
      for (let at = 0; at + 1 < word.length; at++) {
        const two = word.slice(at, at + 2)
        this.having.set(two, [...(this.having.get(two) ?? []), index])
      }
  }

  /** Whether no board has both, where they cross one word at neighbouring letters, `a` at the first of these. */
  exclude(own: number, a: Crossed, b: Crossed): boolean {
    return a.word === b.word || this.lacks(own, a, b, -1) || this.lacks(own, a, b, 1)
  }

  private lacks(own: number, a: Crossed, b: Crossed, by: number): boolean {
    const first = this.words[a.word]![a.place + by]
    const second = this.words[b.word]![b.place + by]
    if (first === undefined || second === undefined) return false
    const having = this.having.get(first + second) ?? []
    return !having.some((word) => word !== own && word !== a.word && word !== b.word)
  }
}

class Prices {
  /** The largest forest without exclusions found so far. */
  reached = 0
  private readonly words: number
  private readonly pairs: readonly Pair[]
  private readonly sets: readonly (readonly number[])[]
  private readonly setsOf: readonly (readonly number[])[]
  private readonly price: Int32Array
  private readonly worth: Int32Array
  private readonly order: number[]
  private chosen: readonly number[] = []
  private sum = 0
  private min = Number.POSITIVE_INFINITY
  private pace = 1
  private idle = 0

  constructor(words: number, pairs: readonly Pair[], sets: readonly (readonly number[])[]) {
    this.words = words
    this.pairs = pairs
    this.sets = sets
    const setsOf = pairs.map((): number[] => [])
    for (const [set, its] of sets.entries()) for (const pair of its) setsOf[pair]!.push(set)
    this.setsOf = setsOf
    this.price = new Int32Array(sets.length)
    this.worth = new Int32Array(pairs.length)
    this.order = pairs.map((_, index) => index)
    this.choose()
  }

  /** The upper bound on joins. */
  proved(): number {
    return Math.floor(this.min / whole)
  }

  /** Raises the prices of sets of which several members are chosen, and lowers those of which none is. */
  follow(): void {
    const count = new Int32Array(this.sets.length).fill(-1)
    for (const pair of this.chosen) for (const set of this.setsOf[pair]!) count[set]!++
    let norm = 0
    for (const [set, more] of count.entries()) if (more > 0 || this.price[set]! > 0) norm += more * more
    const step = (this.pace * Math.max(whole / 4, this.sum - this.reached * whole)) / Math.max(1, norm)
    for (const [set, more] of count.entries()) this.price[set] = Math.max(0, this.price[set]! + Math.round(step * more))
    this.choose()
  }

  private choose(): void {
    const { worth, price, order } = this
    for (const [pair, its] of this.setsOf.entries()) {
      worth[pair] = whole
      for (const set of its) worth[pair]! -= price[set]!
    }
    order.sort((a, b) => worth[b]! - worth[a]! || a - b)
    this.chosen = this.forest((pair) => worth[pair]! > 0)
    this.sum = price.reduce((sum, one) => sum + one, 0) + this.chosen.reduce((sum, pair) => sum + worth[pair]!, 0)
    if (this.sum < this.min) [this.min, this.idle] = [this.sum, 0]
    else if (++this.idle === 10) [this.pace, this.idle] = [this.pace / 2, 0]
    const taken = new Uint8Array(this.sets.length)
    const open = this.forest((pair) => {
      const its = this.setsOf[pair]!
      if (its.some((set) => taken[set] === 1)) return false
      for (const set of its) taken[set] = 1
      return true
    })
    this.reached = Math.max(this.reached, open.length)
  }

  /** Kruskal's algorithm: pairs that connect something new, most valuable first; `may` filters these. */
  private forest(may: (pair: number) => boolean): number[] {
    const root = Array.from({ length: this.words }, (_, index) => index)
    const find = (word: number): number => {
      let at = word
      while (root[at] !== at) at = root[at] = root[root[at]!]!
      return at
    }
    return this.order.filter((pair) => {
      const { words } = this.pairs[pair]!
      const [a, b] = [find(words[0]), find(words[1])]
      if (a === b || !may(pair)) return false
      root[a] = b
      return true
    })
  }
}
