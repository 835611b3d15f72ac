/** A board and its rotated and mirrored images hold the same words, so they share one canonical key. */
import { transposedRows } from '../../wordgrid/transpose.ts'
import type { Puzzle } from './puzzle/model.ts'

export function canonicalKey({ rows, words }: Puzzle): string {
  const upsideDown = (board: readonly string[]): string[] => board.toReversed()
  const images = [rows, upsideDown(rows)].flatMap((board) => [board, upsideDown(transposedRows(board))])
  const all = images.flatMap((board) => [board, upsideDown(board.map((row) => Array.from(row).reverse().join('')))])
  return JSON.stringify([all.map((board) => board.join('\n')).sort()[0], words.toSorted()])
}
