/** What lies under a finger or a mouse. Points are measured in cells; a cell's own row and column are its centre. */
import type { Cell, Target } from '../base/target.ts'
import type { Board } from '../kind/board.ts'
import { otherEnds } from './moving.ts'

export type Point = readonly [down: number, right: number]

export const distance = (a: Point, b: Point): number =>
  Math.sqrt((a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]))

/** The distance from a cell's centre to its corner, and a little more because fingers are imprecise. */
const cellReach = 0.71
const edgeReach = 0.5
/** Closer than this a dot is meant, not one of its edges. */
const dotReach = 0.2
/** A press that moves less than this, in cells, is not a drag. */
export const dragStart = 0.3

/** A cell, or the edge whose gap the point is in; null: neither. */
export function targetAt(board: Board, point: Point): Target | null {
  if (board.input === 'edge') return edgeAt(board, point)
  const cell = nearest(board.cells, (one) => distance(point, one), cellReach)
  if (cell || board.input !== 'join') return cell && [cell]
  const edges = board.cells.flatMap((a) => otherEnds(board, a).map((b) => [a, b] as const))
  return nearest(edges, ([a, b]) => fromSegment(point, a, b), edgeReach)
}

/**
 * A dot within `dotReach`, else the nearest edge. The middle of an edge is as far from its dots as a point can be, so
 * only a point close to a dot means the dot.
 */
function edgeAt(board: Board, point: Point): Target | null {
  const near = board.cells.filter((dot) => distance(point, dot) <= 1.5)
  const dot = nearest(near, (one) => distance(point, one), dotReach)
  if (dot) return [dot]
  const edges = near.flatMap((a) =>
    otherEnds({ ...board, cells: near }, a)
      .filter((b) => b[0] > a[0] || b[1] > a[1])
      .map((b) => [a, b] as const),
  )
  return nearest(edges, ([a, b]) => fromSegment(point, a, b), edgeReach)
}

/**
 * Where a drag from a cell ends: on the line nearest to the point, measured to the whole ray, then at the nearest cell
 * on it.
 */
export const dragEnd = (board: Board, from: Cell, point: Point): Cell | null =>
  nearest(otherEnds(board, from), (to) => fromRay(point, from, to) + distance(point, to) / 10, Number.POSITIVE_INFINITY)

const fromSegment = (point: Point, a: Cell, b: Cell): number => fromLine(point, a, b, 1)
const fromRay = (point: Point, a: Cell, b: Cell): number => fromLine(point, a, b, Number.POSITIVE_INFINITY)

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
