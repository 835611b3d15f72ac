/** The eight ways to turn and mirror a board. */
import type { Cell } from '../base/target.ts'

export interface Turn {
  /** Turns a grid of a puzzle, such as its rows of clues. */
  grid<T>(rows: readonly (readonly T[])[]): T[][]
  /** Turns rows of text. */
  text(rows: readonly string[]): string[]
  /** Turns a cell, a dot or a clue of a board of this size. */
  cell(at: Cell, size: { readonly width: number; readonly height: number }): Cell
}

export const turns: readonly Turn[] = [0, 1, 2, 3, 4, 5, 6, 7].map((way) => {
  const grid = <T>(rows: readonly (readonly T[])[]): T[][] => {
    const lines = rows.map((row) => (way & 1 ? row.toReversed() : [...row]))
    const sorted = way & 2 ? lines.reverse() : lines
    return way & 4 ? (sorted[0] ?? []).map((_, col) => sorted.flatMap((row) => row.slice(col, col + 1))) : sorted
  }
  return {
    grid,
    text: (rows) => grid(rows.map((row) => [...row])).map((row) => row.join('')),
    cell: ([row, col], { width, height }) => {
      const [down, right] = [way & 2 ? height - 1 - row : row, way & 1 ? width - 1 - col : col]
      return way & 4 ? [right, down] : [down, right]
    },
  }
})
