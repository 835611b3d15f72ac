/**
 * The bound of bounds.ts, lowered on the words that matter. Most of a large dictionary stands only in strings far below
 * the best ones, which need many improvements before they count. So improvements look at the words of the nearly best
 * strings alone, and the prices found there are then tried on all words, which makes the bound valid. An improvement
 * for 180,000 Japanese readings takes 1.4 ms that way, in place of 28.
 */
import type { Board } from '../pack/board.ts'
import { LineBound } from './bounds.ts'

/**
 * How large an automaton do improvements look at? Smaller ones leave strings out that then decide; larger ones cost
 * more than they bring.
 */
const usualNodes = 40_000
/** What an improvement costs besides its passes over a part of the automaton, in the steps of `LineBound.cost`. */
const overhead = 40

export class FocusedBound {
  private readonly board: Board
  private readonly maxNodes: number
  private readonly whole: LineBound
  /** Of all words that fit, each once: what a short list can give at most. */
  private readonly all: number
  private part: LineBound | null = null
  private hasProgress = false

  constructor(dictionary: readonly string[], board: Board, maxNodes: number = usualNodes) {
    this.board = board
    this.maxNodes = maxNodes
    this.whole = new LineBound(dictionary, board)
    const longest = Math.max(board.width, board.height)
    this.all = 0
    for (const { length } of new Set(dictionary)) if (length <= longest) this.all += length
  }

  /** What one improvement costs, in steps of some five microseconds. */
  get cost(): number {
    const part = this.focus()
    return part === this.whole ? part.cost : part.cost + overhead
  }

  improve(): void {
    this.focus().improve()
    this.hasProgress = true
  }

  /** The lowest bound so far, in letters. */
  get best(): number {
    if (this.hasProgress && this.part !== null && this.part !== this.whole) this.whole.adopt(this.part)
    this.hasProgress = false
    return Math.min(this.whole.best, this.all)
  }

  private focus(): LineBound {
    const { whole, board, maxNodes } = this
    this.part ??= whole.size <= maxNodes ? whole : new LineBound(whole.nearlyBest(maxNodes), board)
    return this.part
  }
}
