/** What lies under a finger or a mouse. */
import type { Cell, Point, Target } from '../base/target.ts'
import type { Board } from '../kind/board.ts'
import { otherEnds } from './moving.ts'

export const distance = (a: Point, b: Point): number =>
  Math.sqrt((a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]))

/** The distance from a cell's centre to its corner, and a little more because fingers are imprecise. */
const cellReach = 0.71
const edgeReach = 0.5
/** A press that moves less than this, in cells, is not a drag. */
export const dragStart = 0.3

/** A cell, or the edge between two cells whose gap the point is in; null: neither. */
export function targetAt(board: Board, point: Point): Target | null {
  const cell = nearest(board.cells, (one) => distance(point, one), cellReach)
  if (cell || board.input !== 'join') return cell && [cell]
  const edges = board.cells.flatMap((a) => otherEnds(board, a).map((b) => [a, b] as const))
  return nearestEdge(edges, point)
}

export const nearestEdge = (edges: readonly (readonly [Cell, Cell])[], point: Point): Target | null =>
  nearest(edges, ([a, b]) => fromLine(point, a, b, 1), edgeReach)

/**
 * Where a drag from a cell ends: on the line nearest to the point, measured to the whole ray, then at the nearest cell
 * on it.
 */
export const dragEnd = (board: Board, from: Cell, point: Point): Cell | null =>
  nearest(
    otherEnds(board, from),
    (to) => fromLine(point, from, to, Number.POSITIVE_INFINITY) + distance(point, to) / 10,
    Number.POSITIVE_INFINITY,
  )

/** `end`: how far the line goes beyond b, which is at 1. */
function fromLine(point: Point, a: Cell, b: Cell, end: number): number {
  const [down, right] = [b[0] - a[0], b[1] - a[1]]
  const along = ((point[0] - a[0]) * down + (point[1] - a[1]) * right) / (down * down + right * right)
  const share = Math.max(0, Math.min(end, along))
  return distance(point, [a[0] + share * down, a[1] + share * right])
}

export function nearest<T>(all: readonly T[], cost: (one: T) => number, max: number): T | null {
  let best: T | null = null
  let min = max
  for (const one of all) {
    const here = cost(one)
    if (here < min) [best, min] = [one, here]
  }
  return best
}
