/** Square boards as rows of numbers, and the check that every board of rows and columns shares. */
import type { Cell } from '../base/target.ts'

export const toRows = (values: ArrayLike<number>, size: number): number[][] =>
  Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, col) => values[row * size + col]!))

export const toCells = (cells: readonly number[], size: number): Cell[] =>
  cells.map((cell): Cell => [Math.floor(cell / size), cell % size])

export const isSquare = (rows: readonly (readonly number[])[], size: number): boolean =>
  rows.length === size && rows.every((row) => row.length === size)

/** Groups of cells of a house that hold the same number. */
export function repeats(house: readonly number[], values: readonly number[]): number[][] {
  const byValue = new Map<number, number[]>()
  for (const cell of house) {
    const value = values[cell]!
    if (value > 0) byValue.set(value, [...(byValue.get(value) ?? []), cell])
  }
  return [...byValue.values()].filter((cells) => cells.length > 1)
}
