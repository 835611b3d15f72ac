/**
 * The whitest skeleton for a list of very few letters: black cells first (plan.ts), then words by exchange (exchange.ts).
 *
 * A word laid on a crowded board fits by luck, and the fuller the board the rarer the luck; a pattern with the right lengths can
 * be filled as a whole. The target is three quarters of the way from the best board to a limit, at first the most that there can be; a target that
 * is missed twice lowers the limit, and when the limit meets the board it is set above it again, one cell after a miss and with more patience.
 * Measured with 100 random words of two letters, 20 × 20, 10 s: 80 % and more, where laying words came to 77.5 %; with
 * ten letters not half of the crossings come right, so lists of more than three letters are not tried.
 */
import type { Rng } from '../../engine/rng.ts'
import { Board, type Saved } from '../../engine/wordgrid/board.ts'
import type { Lexicon } from '../../engine/wordgrid/lexicon.ts'
import { mostWhite } from './ceiling.ts'
import { Exchange } from './exchange.ts'
import { Plan } from './plan.ts'

/** Moves of one step: each is about a tenth of a millisecond. */
const planMoves = 100
const exchanges = 1_000
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

  /** Whether a list is worth it: few letters, and long enough for a board without wide black areas. */
  static suits(lexicon: Lexicon, width: number, height: number): boolean {
    const most = mostWhite(lengthsOf(lexicon), width, height)
    return lexicon.letters.length <= 4 && most > 0.6 * width * height
  }

  /** True when it found a whiter board. */
  step(): boolean {
    if (this.exchange !== null) {
      if (this.exchange.step(exchanges)) return this.succeed(this.exchange)
      if (this.exchange.over) this.miss()
      return false
    }
    const { board, counts, rng, saved } = this
    if (saved.white >= this.most) return false
    this.plan ??= new Plan(counts, board.width, board.height, this.target, rng, this.patience)
    this.plan.step(planMoves)
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
    this.next()
    this.reach *= 2
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
    if (this.reach === 1) this.patience++
  }
}

const lengthsOf = ({ words, caps }: Lexicon): number[] =>
  words.flatMap((word, id) => new Array<number>(caps[id]!).fill(word.length))
