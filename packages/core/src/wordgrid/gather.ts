/**
 * Every word of a short list on a board as small as can be found, in few pieces.
 *
 * Method: first the pieces (pieces.ts), side by side (beside.ts). Then the search gets a frame a little smaller than
 * the best board, and must place all words in no more pieces. A board with all words is cut to its frame, and the next
 * frame is smaller again. While words are separate that might be joined, they are also connected with room to spare
 * (chains.ts). After a failure, frames come closer to the best board and tries become longer. Some tries use a frame as
 * large as the best board or one line larger and look for more crossings. Others make the pieces anew, in a smaller
 * frame or, while fewer pieces are not proved impossible (minima.ts), with room to spare.
 *
 * Fewer pieces come first; then a crossing is worth some cells. A step is one of the search: 15 to 50 microseconds.
 */
import { limits } from '../base/limits.ts'
import type { Rng } from '../base/rng.ts'
import type { Size } from '../spec/size.ts'
import { sideBySide } from './beside.ts'
import { Board } from './board.ts'
import { Chains } from './chains.ts'
import { frameOf, within } from './frame.ts'
import { minPieces } from './minima.ts'
import { airy, Pieces } from './pieces.ts'
import { type BoardScore, scoreOf } from './score.ts'
import { type BoardObjective, Search, type Tuning, tuning } from './search.ts'
import { transposedRows } from './transpose.ts'
import type { WordIndex } from './wordindex.ts'

/** How many cells a crossing is worth. */
export const crossingWorth = 10
/** Where letters abound, words are placed on many of them; where they are scarce (pieces.ts), on few. */
const dense: Tuning = { ...tuning, hot: 0.8, cold: 0.3, round: 500, leanLow: 2, leanHigh: 8 }
/** By what share the first frame is smaller than the best board, and by what that is multiplied after each failure. */
const firstShrink = 0.12
const slowdown = 0.5
/** Steps of a try without progress: at first, more after each failure, at most, and when looking for crossings. */
const patience = { first: 1000, more: 500, max: 15_000, crossings: 5000 } as const
/** A frame is at most this many times as long as high, where the longest word allows it, and wastes hardly a cell. */
const slimmest = 1.7
const fullest = 0.93
/**
 * The shares of tries that look for crossings, that make the pieces anew, that start from the best board, that use the
 * airy tuning.
 */
const share = { crossings: 0.4, pieces: 0.5, warm: 0.7, airy: 0.5 } as const
/** After this many failures in a row the pieces are made again with room to spare. */
const failuresPerRemake = 5

/** The objective: all words, crossings (many or few), and few pieces. */
class AllWords implements BoardObjective {
  readonly connected: boolean
  private readonly total: number
  private readonly crossing: number
  private pieces = 1

  constructor(total: number, connected: boolean, crossing: number) {
    this.total = total
    this.connected = connected
    this.crossing = crossing
  }

  climb(board: Board): number {
    this.pieces = this.connected ? 1 : board.components()
    return board.words + 0.5 * board.letters + this.crossing * board.crossings - 3 * this.pieces
  }

  /** The search calls it after `climb`, for the same board. */
  merit(board: Board): number {
    return 1e4 * board.words - 1e2 * this.pieces + 0.1 * board.crossings
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
}

export class Gather {
  best: Gathered | null = null
  readonly words: readonly string[]
  private readonly wordIndex: WordIndex
  private readonly rng: Rng
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

  constructor(wordIndex: WordIndex, rng: Rng) {
    this.wordIndex = wordIndex
    this.rng = rng
    this.words = wordIndex.words.flatMap((word, id) => new Array<string>(wordIndex.caps[id]!).fill(word))
    this.min = minPieces(this.words)
    this.pieces = new Pieces(this.words, rng)
    this.chains = new Chains(this.words, rng.fork('chains'), this.min)
    this.isScarce = this.chains.pieces.length > 1
    this.stepsPerChain = Math.ceil(this.words.length / 3)
  }

  /** The best board; before there is one, an intermediate result. All words are on it. */
  now(): Gathered {
    return this.best ?? gathered(sideBySide(this.pieces?.all() ?? []))
  }

  /** True when it found a better board. */
  step(): boolean {
    if (this.best && this.isScarce && ++this.turns % this.stepsPerChain === 0 && this.stepChains(this.best)) return true
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
    if (!hasProgress || !this.offer(sideBySide(chains.rows()))) return false
    ;[this.shrink, this.failures, this.pieces] = [firstShrink, 0, null]
    this.next()
    return true
  }

  private stepPieces(pieces: Pieces): boolean {
    pieces.step()
    if (!pieces.done) return false
    this.pieces = null
    const isBetter = this.offer(sideBySide(pieces.all()))
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
    const made = gathered(rows)
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
    const objective = new AllWords(words.length, isOne, isAiry ? -0.3 : 2)
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

  /** A random frame whose area is smaller than that of the best board by the share `shrink`, or by slightly more. */
  private smallerFrame(best: Gathered): Size {
    const { longest } = this.wordIndex
    const area = areaOf(best)
    const cells = area - Math.max(1, Math.round(area * this.shrink))
    const frames: Size[] = []
    for (let width = longest; width <= Math.min(cells, limits.gridSide); width++) {
      const height = Math.min(width, Math.floor(cells / width))
      if (width * height < fullest * cells || (width > slimmest * height && frames.length > 0)) continue
      frames.push({ width, height })
    }
    return (
      frames[this.below(frames.length)] ?? {
        width: longest,
        height: Math.min(limits.gridSide, Math.max(1, Math.floor(cells / longest))),
      }
    )
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
const costOf = (made: Gathered): number => areaOf(made) - crossingWorth * made.score.crossings

export const isBetter = (a: Gathered, b: Gathered): boolean =>
  (a.score.words - b.score.words || b.score.components - a.score.components || costOf(b) - costOf(a)) > 0

export function gathered(rows: readonly string[]): Gathered {
  const frame = frameOf(rows)
  const cut = frame ? within(frame, rows) : rows
  return { rows: cut, score: scoreOf(cut) }
}
