/**
 * Row and column numbers along a board of text, counted from 1 as in sentences about the board.
 *
 * A column's number stands over its cell. Where one cell is too narrow for the largest number, all of them are written
 * downwards, so that the board keeps its shape.
 */
import { type Axis, cellStart, type Layout } from './layout.ts'

export interface Rulers {
  /** The lines above the board. */
  readonly above: readonly string[]
  /** The text before each line of the board; all have the same width. */
  readonly before: readonly string[]
}

export function rulersFor({ x, y }: Layout): Rulers {
  const digits = String(y.cells).length
  const blank = ' '.repeat(digits + 1)
  const before = Array.from({ length: y.length }, () => blank)
  for (let row = 0; row < y.cells; row++) before[cellStart(y, row)] = `${String(row + 1).padStart(digits)} `
  return { above: overColumns(x).map((line) => `${blank}${line}`), before }
}

function overColumns(x: Axis): string[] {
  const digits = String(x.cells).length
  const downwards = digits > x.inner
  const lines = Array.from({ length: downwards ? digits : 1 }, () => ' '.repeat(x.length).split(''))
  for (let column = 0; column < x.cells; column++) {
    const number = String(column + 1)
    const start = cellStart(x, column)
    for (const [index, digit] of [...number].entries()) {
      const line = lines[downwards ? index + digits - number.length : 0]
      if (line) line[downwards ? start : start + ((x.inner - number.length) >> 1) + index] = digit
    }
  }
  return lines.map((line) => line.join(''))
}
