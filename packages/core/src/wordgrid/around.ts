/**
 * Every word of a short list on a board that costs as little as can be found (shape.ts), around words that lie to each
 * other as they are told.
 *
 * Method: the search lays the other words around the kept ones, in a frame with room for all, somewhere in which these
 * stand. What cannot be joined is put beside (beside.ts). Then frames cost less than the best board's, by less after
 * each that was no better; while it is in pieces, every other frame is a roomy one. A step is one of the search.
 */
import { limits } from '../base/limits.ts'
import type { Rng } from '../base/rng.ts'
import type { Size } from '../spec/size.ts'
import { beside } from './beside.ts'
import type { Board } from './board.ts'
import { frameOf, within } from './frame.ts'
import { type Gathered, gathered, isBetter } from './gather.ts'
import { cellsOfPlacement, type Placement } from './keep.ts'
import type { BoardObjective } from './objective.ts'
import { Outliner } from './outline.ts'
import { airy } from './pieces.ts'
import { Search } from './search.ts'
import { type BoardShape, ShapeCost } from './shape.ts'
import type { WordIndex } from './wordindex.ts'

/** What is a cell of cost worth to the annealing, once all words are on the board? A crossing is worth 10 of them. */
const cellWorth = 0.03
/** Cells of the first frame for each letter of the list. */
const roominess = 2.5
/** Steps of a try without a better board, and the maximum for a try that has all words. */
const patience = 3000
/** By what share a frame is smaller than the best board at first, and by what that is multiplied after each failure. */
const firstShrink = 0.12
const slowdown = 0.7

/** All words, and crossings; then the board that costs least. */
class AllWords implements BoardObjective {
  readonly connected = true
  private readonly total: number
  private readonly cost: ShapeCost
  private readonly outliner: Outliner
  /** What the whole frame costs. */
  private readonly most: number
  /** What the board costs but for its crossings; 0: words are missing. */
  private looks = 0

  constructor(total: number, { width, height }: Size, cost: ShapeCost) {
    this.total = total
    this.cost = cost
    this.outliner = new Outliner(width, height)
    this.most = cost.frame(width, height)
  }

  climb(board: Board): number {
    this.looks = this.full(board) ? this.cost.looks(this.outliner.of(board)) : 0
    const value = 3 * board.words + 0.3 * board.crossings
    return this.looks > 0 ? value + cellWorth * (this.most - this.looks) : value
  }

  /** The search asks for it after each climb, and of the same board. */
  merit(board: Board): number {
    return board.words + 1e-3 * board.crossings - 1e-4 * this.looks
  }

  weigh(): number {
    return 0
  }

  full(board: Board): boolean {
    return board.words >= this.total
  }
}

export class Around {
  best: Gathered | null = null
  private readonly wordIndex: WordIndex
  private readonly kept: readonly Placement[]
  private readonly rng: Rng
  private readonly total: number
  /** The size of the kept words. */
  private readonly min: Size
  private search: Search
  private shrink = firstShrink
  private readonly cost: ShapeCost

  constructor(wordIndex: WordIndex, kept: readonly Placement[], rng: Rng, shape: BoardShape) {
    const cells = kept.flatMap(cellsOfPlacement)
    const [top, left] = [Math.min(...cells.map(([row]) => row)), Math.min(...cells.map(([, col]) => col))]
    this.wordIndex = wordIndex
    this.rng = rng
    this.cost = new ShapeCost(shape, false)
    this.kept = kept.map((one) => ({ ...one, row: one.row - top, col: one.col - left }))
    this.min = {
      width: Math.max(...cells.map(([, col]) => col)) - left + 1,
      height: Math.max(...cells.map(([row]) => row)) - top + 1,
    }
    this.total = wordIndex.caps.reduce((sum, cap) => sum + cap, 0)
    this.search = this.begin()
  }

  /** The best board; before there is one, an intermediate result. All words are on it. */
  now(): Gathered {
    return this.best ?? this.current()
  }

  /** True when it found a better board. */
  step(): boolean {
    const { search } = this
    search.step()
    if (search.steps < search.foundAt + patience) return false
    const made = this.current()
    const better = this.best === null || isBetter(made, this.best)
    if (better) this.best = made
    this.shrink = better ? firstShrink : this.shrink * slowdown
    this.search = this.begin()
    return better
  }

  private below(n: number): number {
    return Math.floor(this.rng.float() * n)
  }

  private begin(): Search {
    const { wordIndex, min, rng } = this
    const { best } = this
    // a board in pieces may be small, but joining them needs room
    const wantsRoom = best === null || (best.score.components > 1 && this.below(2) === 0)
    const { width, height } = wantsRoom ? this.roomy() : this.smaller(best)
    const [down, right] = [this.below(height - min.height + 1), this.below(width - min.width + 1)]
    const kept = this.kept.map((one) => ({ ...one, row: one.row + down, col: one.col + right }))
    const objective = new AllWords(this.total, { width, height }, this.cost)
    return new Search(wordIndex, width, height, objective, rng, airy, kept)
  }

  /** A frame around the kept words with room for the longest word. */
  private atLeast(width: number, height: number): Size {
    const { min, wordIndex } = this
    const [wide, high] = [Math.max(width, min.width), Math.max(height, min.height)]
    const isRoomy = Math.max(wide, high) >= wordIndex.longest
    return {
      width: Math.min(limits.gridSide, isRoomy || high > wide ? wide : wordIndex.longest),
      height: Math.min(limits.gridSide, isRoomy || high <= wide ? high : wordIndex.longest),
    }
  }

  private roomy(): Size {
    const { words, caps, longest } = this.wordIndex
    const letters = words.reduce((sum, { length }, id) => sum + length * caps[id]!, 0)
    const side = Math.max(longest, Math.ceil(Math.sqrt(roominess * letters)))
    return this.atLeast(side + this.min.width - 1, side + this.min.height - 1)
  }

  /** The highest of about the same width that cost so much less. */
  private smaller({ rows }: Gathered): Size {
    const { cost } = this
    const [wide, high] = [rows[0]!.length, rows.length]
    const price = cost.frame(wide, high) * (1 - this.shrink)
    const width = Math.max(2, wide - 2 + this.below(5))
    let height = Math.min(limits.gridSide, Math.max(2, Math.floor(price / width)))
    while (height > 2 && cost.frame(width, height) > price) height--
    return this.atLeast(width, height)
  }

  private current(): Gathered {
    const { board, best, bestMerit } = this.search
    const working = board.saved()
    if (bestMerit > Number.NEGATIVE_INFINITY) board.restore(best)
    const whole = board.rows()
    const { words, caps } = this.wordIndex
    const alone = words.flatMap((word, id) => new Array<string[]>(caps[id]! - board.used[id]!).fill([word]))
    board.restore(working)
    const frame = frameOf(whole)
    return gathered(beside(frame ? within(frame, whole) : whole, alone, this.cost), this.cost)
  }
}
