/**
 * The goals of a crossword's search, in order. First the promises: words that must appear, then black-cell rules, then
 * the letters of the keyword (but not the keyword itself, which would give it away). Then the objective; among equal
 * boards that need not be connected, fewer pieces; and finally higher scores of the words, if the list has any. The
 * annealing weighs promises and objective against each other, so that it can pass through boards that miss a promise.
 */
import type { Board } from '../../wordgrid/board.ts'
import type { BoardObjective } from '../../wordgrid/search.ts'
import type { WordIndex } from '../../wordgrid/wordindex.ts'
import { type Breaks, rulesOf } from './blackcells.ts'
import type { Spec } from './spec.ts'
import { worthOf } from './worth.ts'

/**
 * Cost of a piece when boards are otherwise equal: more than all scores of words, and less than a cell for all pieces.
 */
const pieceCost = 1e-5

export class CrosswordObjective implements BoardObjective {
  readonly connected: boolean
  readonly rules: readonly Breaks[]
  private readonly spec: Spec
  private readonly must: Uint8Array
  private readonly mustWords: readonly number[]
  /** How often each must word has to appear. */
  private readonly mustCopies: readonly number[]
  private readonly keyword: readonly number[]
  private readonly needed: Int16Array
  /** The keyword as a word of the list; −1 if it is none or must appear. */
  private readonly own: number
  /** The score of each word, scaled from 0 for the lowest of the list to 1; null if there are none. */
  private readonly favour: Float64Array | null
  /** The maximum worth of a board so far, promises included: pieces matter only for boards that reach it. */
  private max = Number.NEGATIVE_INFINITY

  constructor(spec: Spec, wordIndex: WordIndex) {
    this.spec = spec
    this.connected = spec.connected
    this.rules = rulesOf(spec)
    const wanted = spec.must.map((word) => wordIndex.words.indexOf(word)).filter((id) => id >= 0)
    this.mustWords = [...new Set(wanted)]
    this.mustCopies = this.mustWords.map((id) => wanted.filter((other) => other === id).length)
    this.must = new Uint8Array(wordIndex.words.length)
    for (const id of this.mustWords) this.must[id] = 1
    this.keyword = Array.from(spec.keyword ?? '', (letter) => wordIndex.codes.get(letter) ?? 0)
    this.needed = new Int16Array(wordIndex.letters.length)
    const own = wordIndex.words.indexOf(spec.keyword ?? '')
    this.own = wanted.includes(own) ? -1 : own
    this.favour = favourOf(spec, wordIndex)
  }

  /** Whether boards of equal worth are ranked further. */
  get isPicky(): boolean {
    return this.favour !== null || this.own >= 0
  }

  value(board: Board): number {
    return worthOf(board, this.spec)
  }

  missing(board: Board): number {
    let missing = 0
    for (let i = 0; i < this.mustWords.length; i++) if (board.used[this.mustWords[i]!]! < this.mustCopies[i]!) missing++
    return missing
  }

  breaks(board: Board): number {
    let total = 0
    for (const rule of this.rules) total += rule.count(board)
    return total
  }

  /** Number of letters of the keyword that the board lacks. */
  unspelt(board: Board): number {
    if (this.keyword.length === 0) return 0
    const { needed } = this
    needed.fill(0)
    for (const letter of this.keyword) needed[letter]!++
    for (let cell = 0; cell < board.cells.length; cell++) needed[board.cells[cell]!]!--
    let missing = 0
    for (let letter = 1; letter < needed.length; letter++) if (needed[letter]! > 0) missing += needed[letter]!
    return missing
  }

  /** 1 if the keyword is one of the words. */
  private givenAway(board: Board): number {
    return this.own >= 0 && board.used[this.own]! > 0 ? 1 : 0
  }

  climb(board: Board): number {
    const unspelt = this.unspelt(board) + this.givenAway(board)
    return this.value(board) - 8 * this.missing(board) - 1.5 * this.breaks(board) - 2 * unspelt
  }

  merit(board: Board): number {
    const promises = 1e12 * this.missing(board) + 1e8 * this.breaks(board) + 1e5 * this.unspelt(board)
    const worth = this.value(board) - promises - 5e4 * this.givenAway(board)
    return worth - this.apart(board, worth) + this.favoured(board)
  }

  /** The cost of all pieces of a board, below any difference of values. */
  private apart(board: Board, worth: number): number {
    if (this.connected || worth < this.max) return 0
    this.max = worth
    return pieceCost * board.components()
  }

  /** The mean score of the words, below any difference of values. */
  private favoured({ used, words }: Board): number {
    if (this.favour === null || words === 0) return 0
    let sum = 0
    for (let word = 0; word < used.length; word++) sum += used[word]! * this.favour[word]!
    return (1e-6 * sum) / words
  }

  weigh(word: number): number {
    return 40 * this.must[word]! + (this.favour === null ? 0 : 3 * this.favour[word]!)
  }

  full(): boolean {
    return false
  }
}

function favourOf({ words }: Spec, wordIndex: WordIndex): Float64Array | null {
  const scored = words.flatMap(({ word, score }) => (score === null ? [] : [{ word, score }]))
  const scores = scored.map(({ score }) => score)
  const [min, max] = [Math.min(...scores), Math.max(...scores)]
  if (!(max > min)) return null
  const favour = new Float64Array(wordIndex.words.length)
  for (const { word, score } of scored) {
    const id = wordIndex.words.indexOf(word)
    if (id >= 0) favour[id] = Math.max(favour[id]!, (score - min) / (max - min))
  }
  return favour
}
