/**
 * The whitest skeleton for a list of two letters: black cells first (plan.ts), then words for all runs at once
 * (fill.ts). A word placed on a crowded board fits by luck, and the fuller the board the less likely that is; a pattern
 * with the right lengths can be filled as a whole.
 *
 * The target is most of the way from the best board to a limit, which starts at the maximum. A target that is missed
 * twice lowers the limit; when the limit meets the board it is set above it again, by one cell after a miss and with
 * more patience. The whiter a board, the more ways there are to fill it with its words. So a puzzle with one solution
 * goes no further than its pattern allows with few letters given, and if they are too many, another board that is as
 * white is tried.
 *
 * When the next white cell is missed, words are placed for a while, and for twice as long after each further miss
 * (`resting`): for short lists, and lists of one length, placing words works better.
 */
import type { Rng } from '../../base/rng.ts'
import { Board, type Saved } from '../../wordgrid/board.ts'
import type { WordIndex } from '../../wordgrid/wordindex.ts'
import { maxWhite } from './ceiling.ts'
import { Fill } from './fill.ts'
import { Plan, whitest } from './plan.ts'

/** Moves per step for each cell, and their maximum: about a tenth of a millisecond on a board of 20 × 20. */
const planMoves = { forCell: 0.25, max: 100 }
/** Filling: nodes per call, nodes that cost a step, and the maximum for one pattern. */
const fillNodes = 2_000
const nodesPerStep = 12
const maxNodes = 60_000
/** Bits of ambiguity that a few given letters remove, and bits for which none are needed. */
const fewWays = 3
const noWays = 0
/**
 * Letters per cell beyond which a list has more than a board takes: three white cells of four, seven in ten of them
 * crossed.
 */
const tooMany = 1.3
/** Steps of placing words after the first miss of one more white cell. */
const firstRest = 50
/** Misses before a target is given up, and before the search for another board that is as white. */
const misses = 2
const missesSideways = 8

export class Planned {
  readonly board: Board
  readonly saved: Saved
  private readonly rng: Rng
  private readonly counts: Int32Array
  private readonly max: number
  private limit: number
  /** How far the limit is set above a board that it meets: doubled after each success. */
  private reach = 1
  private missed = 0
  private patience = 1
  private rest = firstRest
  private restLeft = 0
  /** Whether the best board was ever found by planning. */
  private own = false
  private plan: Plan | null = null
  private fill: Fill | null = null
  private nodes = 0
  private credit = 0
  private readonly maxAmbiguity: number
  /** Whether another board as white as the best is wanted. */
  private sideways = false

  /** Continues from a board found in another way. `letters`: some may be given to make the solution unique. */
  constructor(board: Board, saved: Saved, rng: Rng, letters: boolean) {
    const { wordIndex, width, height } = board
    this.board = new Board(wordIndex, width, height)
    this.saved = saved
    this.rng = rng
    this.maxAmbiguity = letters ? fewWays : noWays
    const lengths = lengthsOf(wordIndex)
    this.counts = new Int32Array(wordIndex.longest + 1)
    for (const length of lengths) this.counts[length]!++
    this.max = Math.min(maxWhite(lengths, width, height), whitest(this.counts, this.maxAmbiguity))
    this.limit = this.max
  }

  /** Whether planning suits a list: two letters, and so many of them that not all words can be on the board. */
  static suits(wordIndex: WordIndex, width: number, height: number): boolean {
    const letters = lengthsOf(wordIndex).reduce((sum, length) => sum + length, 0)
    return wordIndex.letters.length <= 3 && letters > tooMany * width * height
  }

  /** Whether this step is left to placing words. */
  resting(): boolean {
    return this.restLeft > 0 && this.restLeft-- > 0
  }

  private share({ forCell, max }: { forCell: number; max: number }): number {
    return Math.max(1, Math.min(max, Math.floor(forCell * this.board.width * this.board.height)))
  }

  /** Requests another board as white as the best, if that board was planned and a whiter one was missed. */
  another(): void {
    const { white } = this.saved
    if (!this.own || this.sideways || white > this.max || (white < this.max && this.patience === 1)) return
    this.sideways = true
    this.missed = 0
    this.restLeft = 0
    this.clear()
  }

  /** Returns whether it found a whiter board, or the other one it was asked for. */
  step(): boolean {
    const { saved } = this
    if (this.fill !== null) return this.filled(this.fill)
    if (this.sideways) return this.planFor(saved.white)
    if (saved.white >= this.max) {
      this.restLeft = firstRest
      return false
    }
    if (this.plan === null && saved.white >= this.limit) this.next()
    return this.planFor(this.target)
  }

  private planFor(white: number): false {
    const { board, counts, rng } = this
    this.plan ??= new Plan(
      counts,
      board.width,
      board.height,
      white,
      rng,
      this.sideways ? 1 : this.patience,
      this.maxAmbiguity,
    )
    this.plan.step(this.share(planMoves))
    if (!this.plan.over) return false
    if (this.plan.good) this.fill = new Fill(board.wordIndex, this.plan.rows, rng)
    else this.miss()
    return false
  }

  /** The solver restarts on each call, so it is called only once it can run for a while. */
  private filled(fill: Fill): boolean {
    this.credit += nodesPerStep
    if (this.credit < fillNodes) return false
    this.credit = 0
    this.nodes += fillNodes
    const found = fill.step(fillNodes)
    if (found) return this.succeed(fill)
    if (found === false || this.nodes >= maxNodes * this.patience) this.miss()
    return false
  }

  private get target(): number {
    return Math.ceil(this.limit - (this.limit - this.saved.white) / 16)
  }

  private succeed(fill: Fill): boolean {
    const { board } = this
    const letters = new Uint16Array(board.cells.length)
    for (const [cell, letter] of fill.letters())
      letters[board.cellAt(Math.floor(cell / board.width), cell % board.width)] = letter
    board.write(letters)
    board.save(this.saved)
    if (this.sideways) {
      this.stopSideways()
      return true
    }
    this.own = true
    this.reach *= 2
    this.rest = firstRest
    this.next()
    return true
  }

  private miss(): void {
    if (++this.missed < (this.sideways ? missesSideways : misses)) {
      this.clear()
      return
    }
    if (this.sideways) {
      this.stopSideways()
      return
    }
    this.limit = this.target - 1
    this.reach = 1
    this.next()
  }

  private clear(): void {
    this.plan = null
    this.fill = null
    this.nodes = 0
    this.credit = 0
  }

  private stopSideways(): void {
    this.clear()
    this.sideways = false
    this.missed = 0
  }

  private next(): void {
    this.clear()
    this.missed = 0
    if (this.limit > this.saved.white) return
    this.limit = Math.min(this.saved.white + this.reach, this.max)
    if (this.reach > 1) return
    if (this.own) this.patience++
    this.restLeft = this.rest
    this.rest *= 2
  }
}

const lengthsOf = ({ words, caps }: WordIndex): number[] =>
  words.flatMap((word, id) => new Array<number>(caps[id]!).fill(word.length))
