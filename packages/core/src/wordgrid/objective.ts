/** The objective of a search for a board of crossing words. */
import type { Board } from './board.ts'

export interface BoardObjective {
  /** Whether white cells must form one piece. */
  readonly connected: boolean
  /** The value that annealing climbs; one unit is about one white cell. */
  climb(board: Board): number
  /** The value by which the best board is kept. */
  merit(board: Board): number
  /** Extra weight of a word when words are placed again. */
  weigh(word: number): number
  /** Whether no more words are wanted. */
  full(board: Board): boolean
}

/** The cost of each extra piece: more than a few words, and more than any preference except a word that must appear. */
const climbPerPiece = 12
const meritPerPiece = 1e10

/** Another objective, with kept words that are not connected: joining them comes first. */
export class Joining implements BoardObjective {
  readonly connected: boolean
  private readonly objective: BoardObjective
  private pieces = 1

  constructor(objective: BoardObjective) {
    this.objective = objective
    this.connected = objective.connected
  }

  climb(board: Board): number {
    this.pieces = board.components()
    return this.objective.climb(board) - climbPerPiece * (this.pieces - 1)
  }

  /** The search calls it after `climb`, for the same board. */
  merit(board: Board): number {
    return this.objective.merit(board) - meritPerPiece * (this.pieces - 1)
  }

  weigh(word: number): number {
    return this.objective.weigh(word)
  }

  full(board: Board): boolean {
    return this.objective.full(board)
  }
}
