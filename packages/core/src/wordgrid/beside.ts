/**
 * Pieces of a board side by side: none touches another, and the whole costs little (shape.ts). Largest first, each is
 * placed or turned to where the rectangle around all costs least, be it into a hole of the others. What finds no room
 * on the largest board is left out.
 */
import { limits } from '../base/limits.ts'
import type { Size } from '../spec/size.ts'
import type { ShapeCost } from './shape.ts'
import { transposedRows } from './transpose.ts'

type Rows = readonly string[]

interface Spot {
  readonly rows: Rows
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

const largest: Size = { width: limits.gridSide, height: limits.gridSide }

export function sideBySide(pieces: readonly Rows[], cost: ShapeCost, max: Size = largest): string[] {
  const [first = [], ...rest] = pieces.toSorted((a, b) => areaOf(b) - areaOf(a))
  return beside(first, rest, cost, max)
}

/** Places pieces around a board that is not turned. */
export const beside = (first: Rows, pieces: readonly Rows[], cost: ShapeCost, max: Size = largest): string[] =>
  pieces.reduce<string[]>(
    (board, piece) => {
      const spot = bestSpot(board, piece, cost, max)
      return spot ? placeOn(board, spot) : board
    },
    [...first],
  )

const areaOf = (rows: Rows): number => rows.length * (rows[0]?.length ?? 0)

function bestSpot(board: Rows, piece: Rows, cost: ShapeCost, max: Size): Spot | null {
  const [width, height] = [board[0]?.length ?? 0, board.length]
  let best: Spot | null = null
  let least = Number.POSITIVE_INFINITY
  for (const rows of [piece, transposedRows(piece)]) {
    const [wide, high] = [rows[0]?.length ?? 0, rows.length]
    for (let top = -high - 1; top <= height + 1; top++)
      for (let left = -wide - 1; left <= width + 1; left++) {
        const spot: Spot = {
          rows,
          top,
          left,
          width: Math.max(width, left + wide) - Math.min(0, left),
          height: Math.max(height, top + high) - Math.min(0, top),
        }
        if (spot.width > max.width || spot.height > max.height) continue
        const price = cost.frame(spot.width, spot.height)
        const isBetter = best === null || price < least || (price === least && lengthOf(spot) < lengthOf(best))
        if (!isBetter || !isFree(board, spot)) continue
        best = spot
        least = price
      }
  }
  return best
}

const lengthOf = ({ width, height }: Spot): number => Math.max(width, height)

function isFree(board: Rows, { rows, top, left }: Spot): boolean {
  const isWhite = (row: number, col: number): boolean => (board[row]?.charAt(col) || '#') !== '#'
  return rows.every((text, r) =>
    Array.from(text).every((letter, c) => {
      if (letter === '#') return true
      const [row, col] = [top + r, left + c]
      return !(
        isWhite(row, col) ||
        isWhite(row - 1, col) ||
        isWhite(row + 1, col) ||
        isWhite(row, col - 1) ||
        isWhite(row, col + 1)
      )
    }),
  )
}

function placeOn(board: Rows, { rows, top, left, width, height }: Spot): string[] {
  const [down, right] = [Math.max(0, -top), Math.max(0, -left)]
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, col) => {
      const own = rows[row - down - top]?.charAt(col - right - left) || '#'
      return own === '#' ? board[row - down]?.charAt(col - right) || '#' : own
    }).join(''),
  )
}
