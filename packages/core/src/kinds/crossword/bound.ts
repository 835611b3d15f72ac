/**
 * A proved upper bound on a crossword's objective: rows against columns, by Lagrangian relaxation.
 *
 * Every cell has one label: black, or a letter that is in words both ways, only across, or only down. Rows and columns
 * choose labels independently; prices on each (cell, label) make them agree, and a price on each word charges for using
 * it more often than it is listed. A line's best choice at given prices is a small dynamic programme over its segments:
 * black, a lone letter, or a word with a black cell or the rim behind it. A lone letter of a row is "only down", so no
 * cell can be in no word at all. Black pairs are counted inside the lines. Whatever the prices, the sum of the lines'
 * best values is an upper bound; prices move along the subgradient with Polyak's step towards the best known board.
 * Sums are rounded outwards.
 *
 * Connectedness is modelled only by a count: k connected words cross at least k − 1 times. Given patterns, rules and
 * words that must appear only lower the optimum, so the bound holds with them too. Cost: about 0.2 ms per iteration at
 * 9 × 9 with 120 words.
 */
import type { WordIndex } from '../../wordgrid/wordindex.ts'
import type { Objective } from './spec.ts'

/** Rows receive the price of a (cell, label) and half its worth; columns pay the price and receive the other half. */
export interface Pricing {
  readonly prices: Float64Array
  readonly wordPrices: Float64Array
  readonly worth: Float64Array
  readonly labels: number
  readonly pairCost: number
}

export type Priced = Exclude<Objective, 'words'>

/** The maximum number of additions in one call of `improve`: about 10 milliseconds. */
const workPerCall = 3_000_000
const patience = 150
/** Steps shorter than this no longer change the bound. */
const settled = 1e-3

/** Label numbers of a cell: 0 black, then for each letter: both ways, only across, only down. */
export const both = 0
export const onlyAcross = 1
export const onlyDown = 2

export class Bound {
  /** The best bound so far, in the unit of the objective. */
  value: number

  private readonly wordIndex: WordIndex
  private readonly width: number
  private readonly height: number
  private readonly pairCost: number
  private readonly whole: boolean
  private readonly labels: number
  /** Price of (cell, label): rows receive it, columns pay it. */
  private readonly prices: Float64Array
  private readonly wordPrices: Float64Array
  private readonly worth: Float64Array
  private readonly rowLabels: Int32Array
  private readonly columnLabels: Int32Array
  private readonly uses: Int32Array
  /** For one line: the value of a letter in a word, a lone letter and a black cell at each place. */
  private readonly inWord: Float64Array
  private readonly inWordLabel: Int32Array
  private readonly lone: Float64Array
  private readonly loneLabel: Int32Array
  private readonly blackWorth: Float64Array
  private readonly afterBlack: Float64Array
  private readonly afterRun: Float64Array
  private readonly choice: Int32Array
  private readonly iterations: number
  private theta = 1
  private stale = 0
  private best = Number.POSITIVE_INFINITY
  private bestPrices: Float64Array | null = null
  private bestWordPrices: Float64Array | null = null

  constructor(
    wordIndex: WordIndex,
    width: number,
    height: number,
    objective: Priced,
    penalty: number,
    connected: boolean,
  ) {
    this.wordIndex = wordIndex
    this.width = width
    this.height = height
    this.pairCost = objective === 'penalty' ? penalty : 0
    this.whole = Number.isInteger(this.pairCost)
    const letters = wordIndex.letters.length
    this.labels = 1 + 3 * letters
    this.prices = new Float64Array(width * height * this.labels)
    this.wordPrices = new Float64Array(wordIndex.words.length)
    this.worth = new Float64Array(this.labels)
    for (let letter = 1; letter < letters; letter++)
      for (let type = 0; type < 3; type++)
        this.worth[this.label(letter, type)] = objective !== 'crossings' || type === both ? 1 : 0
    this.rowLabels = new Int32Array(width * height)
    this.columnLabels = new Int32Array(width * height)
    this.uses = new Int32Array(wordIndex.words.length)
    const longest = Math.max(width, height)
    this.inWord = new Float64Array(longest * letters)
    this.inWordLabel = new Int32Array(longest * letters)
    this.lone = new Float64Array(longest)
    this.loneLabel = new Int32Array(longest)
    this.blackWorth = new Float64Array(longest)
    this.afterBlack = new Float64Array(longest + 1)
    this.afterRun = new Float64Array(longest + 1)
    this.choice = new Int32Array(longest + 1)
    const work = wordIndex.lengths.reduce((sum, length) => sum + length * Math.max(1, longest - length + 1), 0)
    this.iterations = Math.max(1, Math.floor(workPerCall / ((width + height) * (work + longest * letters * 4))))

    let [count, total] = [0, 0]
    for (let word = 0; word < wordIndex.words.length; word++) {
      count += wordIndex.caps[word]!
      total += wordIndex.caps[word]! * wordIndex.lengths[word]!
    }
    const cells = Math.min(width * height, connected ? total - count + 1 : total)
    this.value = objective === 'crossings' ? Math.min(cells, Math.floor(total / 2)) : cells
  }

  /** Runs some iterations, aimed at a value that is known to be reached. */
  improve(reached: number): void {
    for (let i = 0; i < this.iterations && this.value > reached && this.theta > settled; i++) this.iterate(reached)
  }

  /** The best prices so far, for a search that prunes with them. */
  get pricing(): Pricing {
    const { prices, wordPrices, worth, labels, pairCost } = this
    return { prices: this.bestPrices ?? prices, wordPrices: this.bestWordPrices ?? wordPrices, worth, labels, pairCost }
  }

  private label(letter: number, type: number): number {
    return 1 + letter * 3 + type
  }

  private iterate(reached: number): void {
    const { wordPrices, uses, wordIndex, width, height } = this
    uses.fill(0)
    let sum = 0
    for (let row = 0; row < height; row++)
      sum += this.bestLine(row * width, 1, width, 1, this.rowLabels, onlyAcross, onlyDown)
    for (let col = 0; col < width; col++)
      sum += this.bestLine(col, width, height, -1, this.columnLabels, onlyDown, onlyAcross)
    for (let word = 0; word < uses.length; word++) sum += wordPrices[word]! * wordIndex.caps[word]!
    if (sum < this.best - 1e-4) this.stale = 0
    else if (++this.stale >= patience) {
      this.stale = 0
      this.theta *= 0.8
    }
    if (sum < this.best) {
      this.best = sum
      this.bestPrices ??= new Float64Array(this.prices.length)
      this.bestPrices.set(this.prices)
      this.bestWordPrices ??= new Float64Array(this.wordPrices.length)
      this.bestWordPrices.set(this.wordPrices)
      const outwards = sum + 1e-6
      this.value = Math.min(this.value, this.whole ? Math.floor(outwards) : Math.ceil(outwards * 1000) / 1000)
    }
    this.move(sum - reached)
  }

  private move(gap: number): void {
    const { wordPrices, uses, wordIndex, rowLabels, columnLabels, prices, labels } = this
    let norm = 0
    for (let cell = 0; cell < rowLabels.length; cell++) if (rowLabels[cell] !== columnLabels[cell]) norm += 2
    for (let word = 0; word < uses.length; word++) {
      const excess = uses[word]! - wordIndex.caps[word]!
      if (excess > 0 || wordPrices[word]! > 0) norm += excess * excess
    }
    if (norm === 0) return
    const step = (this.theta * Math.max(gap, 0.1)) / norm
    for (let cell = 0; cell < rowLabels.length; cell++) {
      if (rowLabels[cell] === columnLabels[cell]) continue
      prices[cell * labels + rowLabels[cell]!]! -= step
      prices[cell * labels + columnLabels[cell]!]! += step
    }
    for (let word = 0; word < uses.length; word++)
      wordPrices[word] = Math.max(0, wordPrices[word]! + step * (uses[word]! - wordIndex.caps[word]!))
  }

  /**
   * The best labels of one line at the current prices; `sign` is +1 for rows and −1 for columns. Half of each label's
   * worth counts for the line.
   */
  private bestLine(
    first: number,
    step: number,
    length: number,
    sign: number,
    chosen: Int32Array,
    alone: number,
    other: number,
  ): number {
    const { wordIndex, prices, labels, worth, inWord, inWordLabel, lone, loneLabel, blackWorth } = this
    const { afterBlack, afterRun, choice, pairCost, wordPrices } = this
    const { spelling, lengths, longest, letters, firstOf } = wordIndex
    const alphabet = letters.length
    for (let i = 0, cell = first; i < length; i++, cell += step) {
      const base = cell * labels
      blackWorth[i] = sign * prices[base]!
      let bestLone = Number.NEGATIVE_INFINITY
      for (let letter = 1; letter < alphabet; letter++) {
        const at = 1 + letter * 3
        const crossed = worth[at + both]! / 2 + sign * prices[base + at + both]!
        const uncrossed = worth[at + alone]! / 2 + sign * prices[base + at + alone]!
        inWord[i * alphabet + letter] = Math.max(crossed, uncrossed)
        inWordLabel[i * alphabet + letter] = crossed > uncrossed ? at + both : at + alone
        const single = worth[at + other]! / 2 + sign * prices[base + at + other]!
        if (single > bestLone) {
          bestLone = single
          loneLabel[i] = at + other
        }
      }
      lone[i] = bestLone
    }

    // choice: −1 black, −2 a lone letter, otherwise the word that starts here
    afterBlack[length] = 0
    afterRun[length] = 0
    let startBest = 0
    for (let i = length - 1; i >= 0; i--) {
      const black = blackWorth[i]! + afterBlack[i + 1]!
      afterRun[i] = black
      let best = black - (i === 0 ? 0 : pairCost)
      choice[i] = -1
      const single = lone[i]! + afterRun[i + 1]!
      if (single > best) {
        best = single
        choice[i] = -2
      }
      const last = firstOf[Math.min(length - i, longest) + 1]!
      for (let word = 0; word < last; word++) {
        const size = lengths[word]!
        let sum = afterRun[i + size]! - wordPrices[word]!
        const spelt = word * longest
        for (let k = 0, at = i * alphabet; k < size; k++, at += alphabet) sum += inWord[at + spelling[spelt + k]!]!
        if (sum > best) {
          best = sum
          choice[i] = word
        }
      }
      afterBlack[i] = best
      if (i === 0) startBest = best
    }

    for (let i = 0; i < length; ) {
      const taken = choice[i]!
      if (taken === -1) {
        chosen[first + i * step] = 0
        i++
        continue
      }
      const size = taken === -2 ? 1 : lengths[taken]!
      if (taken === -2) chosen[first + i * step] = loneLabel[i]!
      else {
        this.uses[taken]!++
        for (let k = 0; k < size; k++)
          chosen[first + (i + k) * step] = inWordLabel[(i + k) * alphabet + spelling[taken * longest + k]!]!
      }
      i += size
      if (i < length) chosen[first + i++ * step] = 0
    }
    return startBest
  }
}
