/** What a search for a board of crossing words is after. */
import type { Board } from './board.ts'

export interface BoardObjective {
  /** White cells must form one piece. */
  readonly connected: boolean
  /** What the annealing climbs; one unit is about one white cell. */
  climb(board: Board): number
  /** What the kept board has most of. */
  merit(board: Board): number
  /** Extra weight of a word when words are placed again. */
  weigh(word: number): number
  /** No more words are wanted. */
  full(board: Board): boolean
}

/** What a piece too many costs: more than a few words, and more than any wish but a word that must appear. */
const climbPerPiece = 12
const meritPerPiece = 1e10

/** Another aim where kept words lie apart: first of all they are to be joined. */
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

  /** The search asks for it after each climb, and of the same board. */
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
