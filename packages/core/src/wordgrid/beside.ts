/**
 * Packs pieces of a board side by side so that none touches another and the whole is small. Largest first, each is
 * placed, turned if that helps, where the bounding rectangle grows least, possibly in a hole of the others. A piece for
 * which the largest board has no room is left out.
 */
import { limits } from '../base/limits.ts'
import type { Size } from '../spec/size.ts'
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

export function sideBySide(pieces: readonly Rows[], max: Size = largest): string[] {
  const [first = [], ...rest] = pieces.toSorted((a, b) => areaOf(b) - areaOf(a))
  return beside(first, rest, max)
}

/** Packs pieces around a board that is not turned. */
export const beside = (first: Rows, pieces: readonly Rows[], max: Size = largest): string[] =>
  pieces.reduce<string[]>(
    (board, piece) => {
      const spot = bestSpot(board, piece, max)
      return spot ? placeOn(board, spot) : board
    },
    [...first],
  )

const areaOf = (rows: Rows): number => rows.length * (rows[0]?.length ?? 0)

function bestSpot(board: Rows, piece: Rows, max: Size): Spot | null {
  const [width, height] = [board[0]?.length ?? 0, board.length]
  let best: Spot | null = null
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
        if ((best === null || isBetter(spot, best)) && isFree(board, spot)) best = spot
      }
  }
  return best
}

const isBetter = (a: Spot, b: Spot): boolean => {
  const more = a.width * a.height - b.width * b.height
  return more < 0 || (more === 0 && Math.abs(a.width - a.height) < Math.abs(b.width - b.height))
}

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
