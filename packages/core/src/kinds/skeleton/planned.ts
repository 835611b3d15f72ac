/**
 * The whitest skeleton for a list of two letters: black cells first (plan.ts), then words by exchange (exchange.ts).
 *
 * A word laid on a crowded board fits by luck, and the fuller the board the rarer the luck; a pattern with the right lengths can
 * be filled as a whole. The target is three quarters of the way from the best board to a limit, at first the most that there can be; a target that
 * is missed twice lowers the limit, and when the limit meets the board it is set above it again, one cell after a miss and with more patience.
 * Measured with 100 random words of two letters, 20 × 20, 10 s: 80.35 %, five seeds, with every proof; with
 * ten letters a fifth to a third of the crossings stay wrong, and with three laying words is often as good, so only lists of two
 * are tried. Such boards can be filled in many ways: at 20 × 20 they need from 2 to 54 given letters, few only by luck,
 * for swappable words are not avoided here.
 * Where the next white cell is missed, words are laid for a while, and for twice as long after each further miss (`resting`): short
 * lists, and lists of one length, are better laid.
 */
import type { Rng } from '../../engine/rng.ts'
import { Board, type Saved } from '../../engine/wordgrid/board.ts'
import type { Lexicon } from '../../engine/wordgrid/lexicon.ts'
import { mostWhite } from './ceiling.ts'
import { Exchange } from './exchange.ts'
import { Plan } from './plan.ts'

/** Moves of one step for each cell, and at most: about a tenth of a millisecond on a board of 20 × 20. */
const planMoves = { forCell: 0.25, most: 100 }
const exchanges = { forCell: 2.5, most: 1_000 }
/** So many letters for each cell are more than a board takes: three white cells of four, seven crossings for ten of them. */
const tooMany = 1.3
/** Steps in which words are laid after the first miss of one more white cell. */
const firstRest = 50
/** Misses before a target is given up. */
const misses = 2

export class Planned {
  readonly board: Board
  readonly saved: Saved
  private readonly rng: Rng
  private readonly counts: Int32Array
  private readonly most: number
  private limit: number
  /** How far the limit is set above a board that it meets: twice as far after each success. */
  private reach = 1
  private missed = 0
  private patience = 1
  private rest = firstRest
  private restLeft = 0
  /** It found the best board itself once. */
  private own = false
  private plan: Plan | null = null
  private exchange: Exchange | null = null

  /** Goes on from a board that was found in another way. */
  constructor(board: Board, saved: Saved, rng: Rng) {
    const { lexicon, width, height } = board
    this.board = new Board(lexicon, width, height)
    this.saved = saved
    this.rng = rng
    const lengths = lengthsOf(lexicon)
    this.counts = new Int32Array(lexicon.longest + 1)
    for (const length of lengths) this.counts[length]!++
    this.most = mostWhite(lengths, width, height)
    this.limit = this.most
  }

  /** Whether a list is worth it: two letters, and so many of them that not all words can be on the board. */
  static suits(lexicon: Lexicon, width: number, height: number): boolean {
    const letters = lengthsOf(lexicon).reduce((sum, length) => sum + length, 0)
    return lexicon.letters.length <= 3 && letters > tooMany * width * height
  }

  /** It leaves this step, and others to come, to the laying of words. */
  resting(): boolean {
    return this.restLeft > 0 && this.restLeft-- > 0
  }

  private share({ forCell, most }: { forCell: number; most: number }): number {
    return Math.max(1, Math.min(most, Math.floor(forCell * this.board.width * this.board.height)))
  }

  /** True when it found a whiter board. */
  step(): boolean {
    if (this.exchange !== null) {
      if (this.exchange.step(this.share(exchanges))) return this.succeed(this.exchange)
      if (this.exchange.over) this.miss()
      return false
    }
    const { board, counts, rng, saved } = this
    if (saved.white >= this.most) {
      this.restLeft = firstRest
      return false
    }
    if (this.plan === null && saved.white >= this.limit) this.next()
    this.plan ??= new Plan(counts, board.width, board.height, this.target, rng, this.patience)
    this.plan.step(this.share(planMoves))
    if (!this.plan.over) return false
    if (this.plan.good) this.exchange = new Exchange(board.lexicon, this.plan, rng, this.patience)
    else this.miss()
    return false
  }

  private get target(): number {
    return Math.ceil(this.limit - (this.limit - this.saved.white) / 4)
  }

  private succeed(exchange: Exchange): boolean {
    this.board.write(exchange.letters(this.board.cells.length))
    this.board.save(this.saved)
    this.own = true
    this.reach *= 2
    this.rest = firstRest
    this.next()
    return true
  }

  private miss(): void {
    if (++this.missed < misses) {
      this.plan = null
      this.exchange = null
      return
    }
    this.limit = this.target - 1
    this.reach = 1
    this.next()
  }

  private next(): void {
    this.plan = null
    this.exchange = null
    this.missed = 0
    if (this.limit > this.saved.white) return
    this.limit = Math.min(this.saved.white + this.reach, this.most)
    if (this.reach > 1) return
    if (this.own) this.patience++
    this.restLeft = this.rest
    this.rest *= 2
  }
}

const lengthsOf = ({ words, caps }: Lexicon): number[] =>
  words.flatMap((word, id) => new Array<number>(caps[id]!).fill(word.length))
