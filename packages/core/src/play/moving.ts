/**
 * Moves from place to place on a board, for every kind: by arrows, along entries, to the other end of an edge or a run.
 *
 * An arrow leads to the nearest cell straight in that direction, else to the nearest in that quarter, else to the next
 * one in reading order. The last rule lets arrows reach every cell of every board (islands may lie anywhere).
 */
import { type Cell, holdsCell, sameCell } from '../base/target.ts'
import type { Board, Line } from '../kind/board.ts'

/** A step down and to the right. */
export type Way = readonly [down: number, right: number]

export const straightWays: readonly Way[] = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
]

/** The nearest cell exactly in that direction; null: there is none. */
export function straightFrom(board: Board, from: Cell, way: Way): Cell | null {
  return nearestAhead(board, from, way, () => false)
}

export function arrowFrom(board: Board, from: Cell, way: Way): Cell {
  const [down, right] = way
  const seen = straightFrom(board, from, way) ?? nearestAhead(board, from, way, (ahead, beside) => beside <= ahead)
  if (seen) return seen
  const order = [...board.cells].sort(down === 0 ? readingOrder : columnOrder)
  const index = order.findIndex((cell) => sameCell(cell, from))
  return order.at((index + down + right) % order.length) ?? from
}

/** Diagonal cells count where `allows` permits them, after every straight one, those closest to the direction first. */
function nearestAhead(
  board: Board,
  [row, col]: Cell,
  [down, right]: Way,
  allows: (ahead: number, beside: number) => boolean,
): Cell | null {
  let best: Cell | null = null
  let min = Number.POSITIVE_INFINITY
  for (const cell of board.cells) {
    const [r, c] = [cell[0] - row, cell[1] - col]
    const isSlanted = down !== 0 && right !== 0
    const ahead = isSlanted ? Math.min(r * down, c * right) : r * down + c * right
    const beside = isSlanted ? Math.abs(r * down - c * right) : Math.abs(r * right) + Math.abs(c * down)
    if (ahead <= 0 || (beside > 0 && !allows(ahead, beside))) continue
    const cost = beside * (board.width + board.height) + ahead
    if (cost < min) [best, min] = [cell, cost]
  }
  return best
}

const readingOrder = (a: Cell, b: Cell): number => a[0] - b[0] || a[1] - b[1]
const columnOrder = (a: Cell, b: Cell): number => a[1] - b[1] || a[0] - b[0]

/** The cells in reading order; a board has them in the puzzle's own order. */
export const inReadingOrder = ({ cells }: Board): Cell[] => [...cells].sort(readingOrder)

/** The other end of the edge in that direction: the next island in sight, or the neighbouring dot. */
export function endFrom(board: Board, from: Cell, [down, right]: Way): Cell | null {
  if (board.input !== 'edge') return straightFrom(board, from, [down, right])
  const beside: Cell = [from[0] + down, from[1] + right]
  return holdsCell(board.cells, beside) ? beside : null
}

/** The cells that may be the other end of an edge or a run. */
export function otherEnds(board: Board, from: Cell): Cell[] {
  const { input } = board
  if (input === 'join' || input === 'edge')
    return straightWays.map((way) => endFrom(board, from, way)).filter((cell) => cell !== null)
  if (input !== 'run') return []
  return board.cells.filter(([row, col]) => {
    const [down, right] = [Math.abs(row - from[0]), Math.abs(col - from[1])]
    return down + right > 0 && (down === 0 || right === 0 || down === right)
  })
}

export const entriesOf = ({ lines }: Board): Line[] => lines.filter(({ role }) => role === 'entry')

export const isAcross = ({ cells }: Line): boolean => cells[0]?.[0] === cells.at(-1)?.[0]

/** The entry a number of places further in the order of the lists, wrapping around. */
export function entryAfter(board: Board, line: Line | null, step: number): Line | null {
  const entries = entriesOf(board)
  const index = line ? entries.indexOf(line) : -1
  return entries[(index + step + entries.length) % entries.length] ?? null
}
