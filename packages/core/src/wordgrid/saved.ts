/** The letters of a saved board; the search that saved it keeps its own state. */
import type { Board, Saved } from './board.ts'

export function rowsOf(board: Board, saved: Saved): string[] {
  const working = board.saved()
  board.restore(saved)
  const rows = board.rows()
  board.restore(working)
  return rows
}
