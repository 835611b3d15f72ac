/**
 * Dense boards by placing whole words, for lists of long words: the heat bath changes one letter at a time and gives no
 * credit for parts of words, so it makes almost nothing of them. With a dictionary the bath is ahead after one cooling,
 * and these boards only set the score it has to beat.
 *
 * Two boards are made at first: the founding text's (merge.ts) and one packed by ruin and recreate (pack.ts). Cells
 * that no word uses get the letters that are worth most there. If these boards are still ahead after the bath's first
 * cooling, packing goes on in ever longer rounds, and its boards are polished. Words that can be read inside others
 * need no place of their own. A large dictionary is sampled at even intervals.
 */
import type { Budget } from '../../../base/budget.ts'
import type { Rng } from '../../../base/rng.ts'
import { Packing, pack } from '../pack/pack.ts'
import { letterNumbers } from './alphabet.ts'
import { setLetters } from './bath.ts'
import type { Lattice } from './lattice.ts'
import { mergeAndEnter, mergedInto } from './merge.ts'
import { polish } from './polish.ts'

/** Lists up to `fewWords` are packed whole, longer ones as a sample of `sample` words. It takes about 0.1 s. */
const fewWords = 2_000
const sample = 500
/**
 * Length of the first round: the number of placement searches, within these limits on iterations. Each later round
 * doubles it.
 */
const firstSearches = 2_000
const minIterations = 4
const maxIterations = 300
const longestRound = 40_000

export class Packer {
  private readonly lattice: Lattice
  private readonly words: readonly string[]
  /** The words that are inside no other, in the lattice's letter numbers. */
  private readonly outer: readonly Uint16Array[]
  private readonly numbers: Uint8Array
  private readonly rng: Rng
  private readonly budget: Budget
  private round = 0

  constructor(lattice: Lattice, dictionary: readonly string[], rng: Rng, budget: Budget) {
    const { width, height } = lattice.board
    const usable = dictionary.filter((word) => word.length <= Math.max(width, height))
    const stride = usable.length > fewWords ? Math.ceil(usable.length / sample) : 1
    this.lattice = lattice
    this.numbers = letterNumbers(lattice.trie.letters)
    this.words = [...new Set(usable.filter((_, w) => w % stride === 0))]
    const { isMerged } = mergedInto(this.words)
    this.outer = this.words.filter((_, w) => !isMerged[w]).map((word) => this.encoded(word))
    this.rng = rng
    this.budget = budget
  }

  /**
   * Makes the founding text's board and a packed one; each is in the lattice when `progress` is called. Returns false
   * if the budget ran out.
   */
  *start(progress: () => void): Generator<void, boolean> {
    const { lattice, words, rng, budget } = this
    const merging = mergeAndEnter(words, lattice.board, rng, budget)
    let turn = merging.next()
    for (; !turn.done; turn = merging.next()) yield
    if (turn.value === null || !budget.spend(lattice.board.cells.length)) return false
    this.enter(this.encoded(turn.value.cells))
    progress()
    yield
    return yield* this.pack(progress)
  }

  /** Runs one more round, twice as long as the last. Returns false if the budget ran out. */
  *goOn(progress: () => void): Generator<void, boolean> {
    if (!(yield* this.pack(progress))) return false
    const polishing = polish(this.lattice, this.budget)
    let turn = polishing.next()
    for (; !turn.done; turn = polishing.next()) yield
    progress()
    return turn.value
  }

  private *pack(progress: () => void): Generator<void, boolean> {
    const { lattice, outer, budget } = this
    const { board } = lattice
    const rng = this.rng.fork(this.round)
    const first = Math.floor(firstSearches / outer.length)
    const iterations = Math.min(maxIterations, Math.max(minIterations, first)) * 2 ** this.round
    this.round++
    const packing = new Packing({ board, words: outer, dirs: [0, 1, 2, 3, 4, 5, 6, 7], overlap: true, want: 'tight' })
    const packer = pack(packing, Math.min(longestRound, iterations), rng, budget, () => null)
    let turn = packer.next()
    for (; !turn.done; turn = packer.next()) yield
    if (!turn.value || !budget.spend(board.cells.length)) return false
    this.enter(packing.letters)
    progress()
    return true
  }

  private encoded(letters: Iterable<string>): Uint16Array {
    return Uint16Array.from(letters, (letter) => (letter === '' ? 0 : this.numbers[letter.charCodeAt(0)]!))
  }

  /** Sets the letters of the lattice; a cell without one gets the letter that is worth most. */
  private enter(codes: Uint16Array): void {
    const { lattice, rng } = this
    const { gains } = lattice
    const free = lattice.board.cells.filter((cell) => codes[cell] === 0)
    setLetters(
      lattice,
      codes.map((code) => code || 1 + rng.below(gains.length - 1)),
    )
    for (let sweep = 0; sweep < 2; sweep++)
      for (const cell of rng.shuffle(free)) {
        let letter = lattice.codes[cell]!
        lattice.lift(cell)
        lattice.weigh(cell)
        for (let other = 1; other < gains.length; other++) if (gains[other]! > gains[letter]!) letter = other
        lattice.put(cell, letter)
      }
  }
}
