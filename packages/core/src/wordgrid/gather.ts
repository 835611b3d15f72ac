/**
 * Every word of a short list on a board in few pieces that costs as little as can be found (shape.ts): small, of a good
 * shape, well knit.
 *
 * Method: first the pieces (pieces.ts), side by side (beside.ts). Then the search gets a frame that costs a little less
 * than the best board's and is asked for all words in no more pieces, and for what costs less. Whatever takes them is
 * cut to what it uses, and the next frame costs less again. While words are apart that might be joined, they are hung
 * on each other with room as well (chains.ts). Where a frame fails, frames come closer to the best board and tries
 * become longer. Among them are tries in a frame as large as the best board or a line larger, which look for more
 * crossings, and tries to make the pieces anew, in a smaller frame or, while fewer of them are not proved to be
 * impossible (minima.ts), with room.
 *
 * A step is one of the search: 15 to 50 microseconds.
 */
import { limits } from '../base/limits.ts'
import type { Rng } from '../base/rng.ts'
import type { Size } from '../spec/size.ts'
import { sideBySide } from './beside.ts'
import { Board } from './board.ts'
import { Chains } from './chains.ts'
import { frameOf, within } from './frame.ts'
import { minPieces } from './minima.ts'
import { Outliner, outlineOf } from './outline.ts'
import { airy, Pieces } from './pieces.ts'
import { type BoardScore, scoreOf } from './score.ts'
import { type BoardObjective, Search, type Tuning, tuning } from './search.ts'
import { type BoardShape, ShapeCost } from './shape.ts'
import { transposedRows } from './transpose.ts'
import type { WordIndex } from './wordindex.ts'

/** Where letters abound words lean on many of them; where they are scarce (pieces.ts) on few. */
const dense: Tuning = { ...tuning, hot: 0.8, cold: 0.3, round: 500, leanLow: 2, leanHigh: 8 }
/** By what share the first frame is smaller than the best board, and by what that is multiplied after each failure. */
const firstShrink = 0.12
const slowdown = 0.5
/** Steps of a try without progress: at first, more after each failure, at most, and when looking for crossings. */
const patience = { first: 1000, more: 500, max: 15_000, crossings: 5000 } as const
/** A frame is at most this many times as long as high, where the longest word allows it, and wastes hardly a cell. */
const slimmest = 1.7
const fullest = 0.93
/** Frames have no more cells than so many times those of the best board, however bad its shape is. */
const roomiest = 1.15
/**
 * The shares of tries that look for crossings, that make the pieces anew, that start from the best board, that use the
 * airy tuning.
 */
const share = { crossings: 0.4, pieces: 0.5, warm: 0.7, airy: 0.5 } as const
/** After this many failures in a row the pieces are made again with room to spare. */
const failuresPerRemake = 5

/** What is a cell of cost worth to the annealing, once all words are on the board? A crossing is worth 10 of them. */
const cellWorth = 0.2

/** All words, crossings (or as few as may be), and few pieces; then the board that costs least. */
class AllWords implements BoardObjective {
  readonly connected: boolean
  private readonly total: number
  private readonly crossing: number
  private readonly cost: ShapeCost
  private readonly outliner: Outliner
  /** What the whole frame costs. */
  private readonly most: number
  private pieces = 1
  /** What the board costs but for its crossings; 0: words are missing. */
  private looks = 0

  constructor(total: number, { width, height }: Size, connected: boolean, crossing: number, cost: ShapeCost) {
    this.total = total
    this.connected = connected
    this.crossing = crossing
    this.cost = cost
    this.outliner = new Outliner(width, height)
    this.most = cost.frame(width, height)
  }

  climb(board: Board): number {
    this.pieces = this.connected ? 1 : board.components()
    this.looks = this.full(board) ? this.cost.looks(this.outliner.of(board)) : 0
    const value = board.words + 0.5 * board.letters + this.crossing * board.crossings - 3 * this.pieces
    return this.looks > 0 ? value + cellWorth * (this.most - this.looks) : value
  }

  /** The search calls it after `climb`, for the same board. */
  merit(board: Board): number {
    return 1e4 * board.words - 1e2 * this.pieces + 0.1 * board.crossings - 0.01 * this.looks
  }

  weigh(): number {
    return 0
  }

  full(board: Board): boolean {
    return board.words >= this.total
  }
}

/** A board without an empty rim. */
export interface Gathered {
  readonly rows: readonly string[]
  readonly score: BoardScore
  readonly cost: number
}

export class Gather {
  best: Gathered | null = null
  readonly words: readonly string[]
  private readonly wordIndex: WordIndex
  private readonly rng: Rng
  private readonly cost: ShapeCost
  private readonly min: number
  /** Pieces in the making; null while a frame is being filled. */
  private pieces: Pieces | null
  private search: Search | null = null
  /** Remaining steps of the try; reset when it finds something. */
  private left = 0
  private calm = 0
  private shrink = firstShrink
  private failures = 0
  private turns = 0
  private readonly chains: Chains
  /** Whether letters are scarce, so that words do not connect by themselves. */
  private readonly isScarce: boolean
  private readonly stepsPerChain: number

  constructor(wordIndex: WordIndex, rng: Rng, shape: BoardShape) {
    this.wordIndex = wordIndex
    this.rng = rng
    this.cost = new ShapeCost(shape, true)
    this.words = wordIndex.words.flatMap((word, id) => new Array<string>(wordIndex.caps[id]!).fill(word))
    this.min = minPieces(this.words)
    this.pieces = new Pieces(this.words, rng)
    this.chains = new Chains(this.words, rng.fork('chains'), this.min, this.cost)
    this.isScarce = this.chains.pieces.length > 1
    this.stepsPerChain = Math.ceil(this.words.length / 3)
  }

  /** The best board; before there is one, an intermediate result. All words are on it. */
  now(): Gathered {
    return this.best ?? gathered(sideBySide(this.pieces?.all() ?? [], this.cost), this.cost)
  }

  /** True when it found a better board. */
  step(): boolean {
    const { best } = this
    const isForChains = best !== null && (this.isScarce || this.chains.pieces.length < best.score.components)
    if (isForChains && ++this.turns % this.stepsPerChain === 0 && this.stepChains(best)) return true
    if (this.pieces) return this.stepPieces(this.pieces)
    return this.search !== null && this.stepFrame(this.search)
  }

  /** Whether fewer pieces are not proved impossible. */
  private get mayJoin(): boolean {
    return this.best !== null && this.best.score.components > this.min
  }

  private stepChains({ score }: Gathered): boolean {
    const { chains } = this
    const hasProgress = chains.step()
      ? chains.pieces.length <= score.components
      : chains.pieces.length < score.components
    if (!hasProgress || !this.offer(sideBySide(chains.rows(), this.cost))) return false
    ;[this.shrink, this.failures, this.pieces] = [firstShrink, 0, null]
    this.next()
    return true
  }

  private stepPieces(pieces: Pieces): boolean {
    pieces.step()
    if (!pieces.done) return false
    this.pieces = null
    const isBetter = this.offer(sideBySide(pieces.all(), this.cost))
    if (isBetter) [this.shrink, this.failures] = [firstShrink, 0]
    else this.fail()
    this.next()
    return isBetter
  }

  private stepFrame(search: Search): boolean {
    const found = search.step()
    const all = search.best.words === this.words.length
    if (found && all && this.offer(search.board.rows())) {
      this.failures = 0
      this.left = this.calm
      return true
    }
    if (--this.left > 0) return false
    if (!all) this.fail()
    if (this.mayJoin && this.failures % failuresPerRemake === failuresPerRemake - 1)
      this.pieces = new Pieces(this.words, this.rng)
    else this.next()
    return false
  }

  private fail(): void {
    this.failures++
    this.shrink *= slowdown
  }

  private offer(rows: readonly string[]): boolean {
    const made = gathered(rows, this.cost)
    if (this.best && !isBetter(made, this.best)) return false
    this.best = made
    return true
  }

  private below(n: number): number {
    return Math.floor(this.rng.float() * n)
  }

  private next(): void {
    const { best, rng, wordIndex, words } = this
    if (!best) return
    const forCrossings = this.failures > 1 && rng.float() < share.crossings
    const { width, height } = forCrossings ? this.roomyFrame(best) : this.smallerFrame(best)
    const isOne = best.score.components === 1
    if (!isOne && !forCrossings && rng.float() < share.pieces) {
      this.pieces = new Pieces(words, rng, { width, height })
      return
    }
    const isAiry = !forCrossings && rng.float() < share.airy
    const objective = new AllWords(words.length, { width, height }, isOne, isAiry ? -0.3 : 2, this.cost)
    const search = new Search(wordIndex, width, height, objective, rng, isAiry ? airy : dense)
    this.search = search
    this.calm = forCrossings ? patience.crossings : patience.first
    this.left = Math.max(this.calm, Math.min(patience.max, patience.first + this.failures * patience.more))
    if (forCrossings || !isOne || rng.float() < share.warm) this.startFrom(best, search, isOne)
  }

  private roomyFrame({ rows }: Gathered): Size {
    const [wide, high] = [rows[0]!.length, rows.length]
    const larger = (side: number): number => Math.min(limits.gridSide, side + this.below(2))
    return { width: larger(Math.max(wide, high)), height: larger(Math.min(wide, high)) }
  }

  /** A random one of the frames that cost so much less than the best board's, or hardly less than that. */
  private smallerFrame(best: Gathered): Size {
    const { longest } = this.wordIndex
    const price = this.cost.frame(best.rows[0]!.length, best.rows.length)
    // of a strip the cost tells little: what replaces it has hardly more cells
    const frames = [Math.min(price, roomiest * areaOf(best)), price]
      .map((max) => this.framesFor(max - Math.max(1, Math.round(max * this.shrink))))
      .find(({ length }) => length > 0)
    if (frames) return frames[this.below(frames.length)]!
    const height = Math.floor((areaOf(best) * (1 - this.shrink)) / longest)
    return { width: longest, height: Math.min(limits.gridSide, Math.max(1, height)) }
  }

  /** Those at this price or hardly below it: for each width the highest. */
  private framesFor(price: number): Size[] {
    const { cost, wordIndex } = this
    const frames: Size[] = []
    for (let width = wordIndex.longest; width <= Math.min(price, limits.gridSide); width++) {
      let height = Math.min(width, Math.floor(price / width))
      while (height > 1 && cost.frame(width, height) > price) height--
      const own = cost.frame(width, height)
      if (own > price || own < fullest * price || (width > slimmest * height && frames.length > 0)) continue
      frames.push({ width, height })
    }
    return frames
  }

  /** Starts a search from the part of a board that lies inside a randomly placed frame. */
  private startFrom(from: Gathered, search: Search, isOne: boolean): void {
    const { wordIndex } = this
    const { board } = search
    const rows = from.rows.length > from.rows[0]!.length ? transposedRows(from.rows) : from.rows
    const whole = new Board(wordIndex, rows[0]!.length, rows.length)
    const letters = new Uint16Array(whole.cells.length)
    for (const [r, row] of rows.entries())
      for (let c = 0; c < row.length; c++) letters[whole.cellAt(r, c)] = wordIndex.codes.get(row.charAt(c)) ?? 0
    whole.write(letters)
    const top = this.below(Math.max(0, whole.height - board.height) + 1)
    const left = this.below(Math.max(0, whole.width - board.width) + 1)
    for (let r = 0; r < whole.height; r++)
      for (let c = 0; c < whole.width; c++)
        if (r < top || c < left || r >= top + board.height || c >= left + board.width) whole.erase(whole.cellAt(r, c))
    if (isOne) whole.keepLargest()
    const inside = new Uint16Array(board.cells.length)
    for (let r = top; r < Math.min(whole.height, top + board.height); r++)
      for (let c = left; c < Math.min(whole.width, left + board.width); c++)
        inside[board.cellAt(r - top, c - left)] = whole.cells[whole.cellAt(r, c)]!
    board.write(inside)
    search.adopt(board.saved(), Number.NEGATIVE_INFINITY)
  }
}

const areaOf = ({ rows }: Gathered): number => rows.length * (rows[0]?.length ?? 0)

export const isBetter = (a: Gathered, b: Gathered): boolean =>
  (a.score.words - b.score.words || b.score.components - a.score.components || b.cost - a.cost) > 0

/** Cut to what it uses, and turned where that suits the wanted shape better. */
export function gathered(rows: readonly string[], cost: ShapeCost): Gathered {
  const frame = frameOf(rows)
  const cut = frame ? within(frame, rows) : rows
  const turned = cost.isBetterTurned(cut[0]?.length ?? 0, cut.length) ? transposedRows(cut) : cut
  return { rows: turned, score: scoreOf(turned), cost: cost.board(outlineOf(turned)) }
}
