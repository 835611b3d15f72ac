/**
 * The places under a tap or a drag on a painted board. A drag over cells takes those that it enters; one over dots goes
 * from dot to dot, along the edges between them.
 */
import { type Cell, holdsCell, nameOfTarget, type Point, type Target } from '../base/target.ts'
import type { Board } from '../kind/board.ts'
import { endFrom, otherEnds, type Way } from './moving.ts'
import { distance, dragStart, nearest, nearestEdge, targetAt } from './pointing.ts'

/** Closer than this a dot is meant, not one of its edges. */
const dotReach = 0.2
/** How close to its centre, in each direction, a point must be to count as inside a cell: a cut corner does not. */
const insideReach = 0.45
/** A drag moves on from a dot once it is further than this towards the next. */
const dotLeft = 0.6
/** Points of a trail that are further apart than this are interpolated. */
const trailStep = 0.25

/** Whether a trail is longer than a press. */
export const isDragged = (trail: readonly Point[]): boolean =>
  trail.some((point) => distance(trail[0] ?? point, point) >= dragStart)

/**
 * On a board of cells the cell under a point; on one of dots a dot within `dotReach`, else the nearest edge. The middle
 * of an edge is as far from its dots as a point can be, so only a point close to a dot means the dot.
 */
export function placeAt(board: Board, point: Point): Target | null {
  if (board.input !== 'edge') return targetAt(board, point)
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
 * The places under a trail, each once, in its order; for a tap on a dot that dot alone. An edge is directed along the
 * trail, a tapped one away from its nearer end.
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

/** The neighbour of a dot that a trail at a given offset from it has reached; null: it is still at the dot. */
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
