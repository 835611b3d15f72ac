/**
 * The bound of bounds.ts, lowered on the words that matter. A string far below the best one for its line needs many improvements
 * before it can be the best, and most of a large dictionary is only in such strings; so improvements look at the words of
 * the nearly best strings, and the prices found there are then tried on all words, which is what makes the bound valid.
 *
 * Processor time and bound at 8 × 8, when a board is made: 180,000 Japanese readings 0.9 s for 39.02 letters a cell without,
 * 1.0 s for 35.73 with, as an improvement takes 1.4 ms in place of 28; the text's English list 0.6 s for 30.42 without, 0.5 s
 * for 29.19 with. Fewer nodes leave strings out that then decide (10,000: 31.3 after 400 improvements in English, 36.1 for 20,000 in
 * Japanese), more make improvements dearer (60,000: 35.55, but in half as much time again).
 */
import type { Board } from '../board.ts'
import { LineBound } from './bounds.ts'

/** How large an automaton improvements look at. */
const usualNodes = 40_000
/** What an improvement costs besides its passes over a part of the automaton, in the steps of `LineBound.cost`. */
const overhead = 40

export class FocusedBound {
  private readonly board: Board
  private readonly mostNodes: number
  private readonly whole: LineBound
  /** Of all words that fit, each once: what a short list can give at most. */
  private readonly all: number
  private part: LineBound | null = null
  private isNews = false

  constructor(dictionary: readonly string[], board: Board, mostNodes: number = usualNodes) {
    this.board = board
    this.mostNodes = mostNodes
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
    this.isNews = true
  }

  /** The lowest bound so far, in letters. */
  get best(): number {
    if (this.isNews && this.part !== null && this.part !== this.whole) this.whole.adopt(this.part)
    this.isNews = false
    return Math.min(this.whole.best, this.all)
  }

  private focus(): LineBound {
    const { whole, board, mostNodes } = this
    this.part ??= whole.size <= mostNodes ? whole : new LineBound(whole.nearlyBest(mostNodes), board)
    return this.part
  }
}
