/**
 * The goal of a skeleton's search: white cells, or a requested number of numbers. Among equally good boards, fewer
 * words that could be swapped are better, since such a board is likelier to have one solution.
 */
import type { Board } from '../../wordgrid/board.ts'
import type { BoardObjective } from '../../wordgrid/search.ts'
import { Swaps } from '../../wordgrid/swaps.ts'

interface Sought extends BoardObjective {
  /** All words are in, and the aim has changed to a compact board. */
  readonly compact: boolean
  /** How much worse a board may be when another one is wanted because the best one needs too many letters. */
  readonly slack: number
}

/**
 * Maximises white cells. While words are placed, a crossing counts a little against a board: it spends two letters of
 * the list on one cell, and what is left of the list must fill the rest. Once every word is in, more white cells would
 * only mean fewer crossings, so the aim turns to crossings and a small board, unless white cells are all that counts.
 */
export class Whitest implements Sought {
  readonly connected = true
  readonly slack = 0.05
  compact = false
  /** The number of words; −1: only white cells count, however many words are in. */
  private readonly total: number
  private swaps: Swaps | null = null
  private max = 0

  constructor(total: number | null) {
    this.total = total ?? -1
  }

  climb(board: Board): number {
    if (!this.compact) return board.white - 0.2 * board.crossings
    return board.crossings - 4 * (this.total - board.words) - 0.05 * usedArea(board)
  }

  merit(board: Board): number {
    if (board.words === this.total) {
      this.compact = true
      return 10_000 + board.crossings - 0.05 * usedArea(board) - this.tie(board)
    }
    if (board.white < this.max) return board.white - 1
    this.max = board.white
    return board.white - this.tie(board)
  }

  private tie(board: Board): number {
    this.swaps ??= new Swaps(board)
    return Math.min(0.04, 0.01 * this.swaps.count(board))
  }

  weigh(): number {
    return 0
  }

  full(): boolean {
    return false
  }
}

/** Aims at a given number of words, then at crossings. */
export class Counted implements Sought {
  readonly connected = true
  readonly slack = 5
  readonly compact = false
  private readonly count: number
  private swaps: Swaps | null = null

  constructor(count: number) {
    this.count = count
  }

  climb(board: Board): number {
    return board.crossings - 3 * Math.abs(this.count - board.words)
  }

  merit(board: Board): number {
    this.swaps ??= new Swaps(board)
    return board.crossings - 1000 * Math.abs(this.count - board.words) - 0.1 * this.swaps.count(board)
  }

  weigh(): number {
    return 0
  }

  full(board: Board): boolean {
    return board.words >= this.count
  }
}

/** The area of the smallest rectangle that contains all white cells. */
function usedArea(board: Board): number {
  let [top, bottom, left, right] = [board.height, -1, board.width, -1]
  for (let row = 0; row < board.height; row++)
    for (let col = 0; col < board.width; col++) {
      if (board.cells[board.cellAt(row, col)] === 0) continue
      if (row < top) top = row
      if (row > bottom) bottom = row
      if (col < left) left = col
      if (col > right) right = col
    }
  return (right - left + 1) * (bottom - top + 1)
}
