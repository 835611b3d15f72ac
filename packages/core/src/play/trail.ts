/**
 * What a tap or a drag on a painted board goes over. A drag over cells takes those that it comes into; one over dots
 * goes from dot to dot, over the edges between them.
 */
import { type Cell, holdsCell, nameOfTarget, type Point, type Target } from '../base/target.ts'
import type { Board } from '../kind/board.ts'
import { endFrom, otherEnds, type Way } from './moving.ts'
import { distance, dragStart, nearest, nearestEdge, targetAt } from './pointing.ts'

/** Nearer than this a dot is meant, and no edge of it. */
const dotReach = 0.2
/** A drag that cuts the corner of a cell does not count as in it. */
const insideReach = 0.45
/** A drag has left a dot for the next one when it is further than this towards it. */
const dotLeft = 0.6
/** Points of a trail that lie further apart than this are joined. */
const trailStep = 0.25

/** Whether a trail goes further than a press. */
export const isDragged = (trail: readonly Point[]): boolean =>
  trail.some((point) => distance(trail[0] ?? point, point) >= dragStart)

/** A cell, a dot, or the edge whose gap the point is in; null: none of them. */
export function placeAt(board: Board, point: Point): Target | null {
  if (board.input !== 'edge') return targetAt(board, point)
  // side by side an edge's middle is as far from its dots as it can be: so edges come first
  const near = board.cells.filter((dot) => distance(point, dot) <= 1.5)
  const dot = nearest(near, (one) => distance(point, one), dotReach)
  if (dot) return [dot]
  const edges = near.flatMap((a) =>
    otherEnds({ ...board, cells: near }, a)
      .filter((b) => b[0] > a[0] || b[1] > a[1])
      .map((b) => [a, b] as const),
  )
  return nearestEdge(edges, point)
}

/**
 * The places under a trail, each once, in its order; a dot alone where only that was tapped. Edges lead away from where
 * the trail came from, and a tapped one from the end that lies nearer.
 */
export function placesUnder(board: Board, trail: readonly Point[]): Target[] {
  const [down, up] = [trail[0], trail.at(-1)]
  if (!down || !up) return []
  const isDrag = isDragged(trail)
  const gone = isDrag ? (board.input === 'edge' ? edgesUnder(board, trail) : cellsUnder(board, trail)) : []
  if (gone.length > 0) return [...new Map(gone.map((at) => [nameOfTarget(at), at])).values()]
  // a short drag from a dot means the edge on which it ends
  const target = placeAt(board, isDrag ? up : down)
  if (target?.length !== 2) return target ? [target] : []
  const [a, b] = target
  return [distance(up, b) < distance(up, a) ? [b, a] : target]
}

function cellsUnder(board: Board, trail: readonly Point[]): Target[] {
  const first = trail[0] && placeAt(board, trail[0])
  const rest = joined(trail).flatMap((point): Target[] => {
    const cell: Cell = [Math.round(point[0]), Math.round(point[1])]
    const isInside = Math.max(Math.abs(point[0] - cell[0]), Math.abs(point[1] - cell[1])) < insideReach
    return isInside && holdsCell(board.cells, cell) ? [[cell]] : []
  })
  return first ? [first, ...rest] : rest
}

function edgesUnder(board: Board, trail: readonly Point[]): Target[] {
  const edges: Target[] = []
  const [start] = trail
  let dot = start ? nearest(board.cells, (one) => distance(start, one), 1) : null
  if (!dot) return edges
  for (const [down, right] of joined(trail))
    for (;;) {
      const next = nextDot(board, dot, [down - dot[0], right - dot[1]])
      if (!next) break
      edges.push([dot, next])
      dot = next
    }
  return edges
}

/** The dot beside one that a trail has come to which lies so far from it; null: it is still at the first. */
function nextDot(board: Board, dot: Cell, [down, right]: Point): Cell | null {
  const ways: (readonly [length: number, way: Way])[] = [
    [Math.abs(down), [Math.sign(down), 0]],
    [Math.abs(right), [0, Math.sign(right)]],
  ]
  for (const [length, way] of ways.sort(([a], [b]) => b - a)) {
    const next = length > dotLeft ? endFrom(board, dot, way) : null
    if (next) return next
  }
  return null
}

/** A trail without gaps: a quick finger is heard of only now and then. */
const joined = (trail: readonly Point[]): Point[] =>
  trail.flatMap((point, at): Point[] => {
    const before = trail[at - 1] ?? point
    const steps = Math.max(1, Math.ceil(distance(before, point) / trailStep))
    return Array.from({ length: steps }, (_, step): Point => {
      const share = (step + 1) / steps
      return [before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share]
    })
  })
