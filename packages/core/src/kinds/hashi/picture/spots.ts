/**
 * Decides where small spots are drawn: as near to their own place as they are clear of everything else, on the same
 * side of every stroke. A spot without such a place is drawn at its own place.
 */
import type { Segment } from '../../../drawing/strokes.ts'

export interface Spot<T> {
  readonly of: T
  /** The middle of the spot, on the grid. */
  readonly x: number
  readonly y: number
  /** The strokes of the spot, relative to 0, 0. */
  readonly shape: readonly Segment[]
}

/** The size of the grid in units. */
interface Room {
  readonly width: number
  readonly height: number
}

/** The maximum distance that a spot may be moved, in units. */
const furthest = 1.6

export function place<T>(
  spots: readonly Spot<T>[],
  drawn: readonly Segment[],
  grid: Room,
): { of: T; segments: Segment[] }[] {
  const taken = new Set(drawn.flatMap(pointsOf))
  const sideOf = sides(drawn, grid)
  return spots.map(({ of, x, y, shape }) => {
    const [w, h] = [Math.max(...shape.map(({ x2 }) => x2)), Math.max(...shape.map(({ y2 }) => y2))]
    const home = sideOf(x, y)
    const places: { left: number; top: number; far: number }[] = []
    for (
      let top = Math.max(0, Math.floor(y - h / 2 - furthest));
      top <= Math.min(grid.height - h, y - h / 2 + furthest);
      top++
    )
      for (
        let left = Math.max(0, Math.floor(x - w / 2 - furthest));
        left <= Math.min(grid.width - w, x - w / 2 + furthest);
        left++
      )
        places.push({ left, top, far: distance(left + w / 2 - x, top + h / 2 - y) })
    places.sort((a, b) => a.far - b.far)
    const at = (left: number, top: number): Segment[] =>
      shape.map(({ x1, y1, x2, y2 }) => ({ x1: x1 + left, y1: y1 + top, x2: x2 + left, y2: y2 + top }))
    const clear =
      (around: number) =>
      (spot: { left: number; top: number; far: number }): boolean =>
        spot.far <= furthest &&
        (home === -1 || sideOf(spot.left + w / 2, spot.top + h / 2) === home) &&
        at(spot.left, spot.top).every((segment) => pointsOf(segment).every((point) => isFree(point, taken, around)))
    const found = places.find(clear(1)) ?? places.find(clear(0)) ?? places[0] ?? { left: 0, top: 0 }
    const segments = at(found.left, found.top)
    for (const point of segments.flatMap(pointsOf)) taken.add(point)
    return { of, segments }
  })
}

const stride = 4096
const pointAt = (x: number, y: number): number => y * stride + x

function pointsOf({ x1, y1, x2, y2 }: Segment): number[] {
  const points: number[] = []
  for (let y = Math.min(y1, y2); y <= Math.max(y1, y2); y++)
    for (let x = Math.min(x1, x2); x <= Math.max(x1, x2); x++) points.push(pointAt(x, y))
  return points
}

const isFree = (point: number, taken: ReadonlySet<number>, around: number): boolean =>
  !taken.has(point) && (around === 0 || [1, -1, stride, -stride].every((offset) => !taken.has(point + offset)))

/** Returns a function from a point to the area between the strokes that contains it; −1: outside the grid. */
function sides(drawn: readonly Segment[], { width, height }: Room): (x: number, y: number) => number {
  const [above, before] = [new Set<number>(), new Set<number>()]
  for (const { x1, y1, x2, y2 } of drawn) {
    for (let x = Math.min(x1, x2); x < Math.max(x1, x2); x++) above.add(pointAt(x, y1))
    for (let y = Math.min(y1, y2); y < Math.max(y1, y2); y++) before.add(pointAt(x1, y))
  }
  const side = new Int32Array(width * height).fill(-1)
  const inside = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < width && y < height
  for (let start = 0; start < side.length; start++) {
    if (side[start]! >= 0) continue
    const cells = [start]
    side[start] = start
    for (const cell of cells) {
      const [x, y] = [cell % width, Math.floor(cell / width)]
      for (const [u, v, wall] of [
        [x + 1, y, before.has(pointAt(x + 1, y))],
        [x - 1, y, before.has(pointAt(x, y))],
        [x, y + 1, above.has(pointAt(x, y + 1))],
        [x, y - 1, above.has(pointAt(x, y))],
      ] as const) {
        const next = v * width + u
        if (wall || !inside(u, v) || side[next]! >= 0) continue
        side[next] = start
        cells.push(next)
      }
    }
  }
  return (x, y) => (inside(Math.floor(x), Math.floor(y)) ? side[Math.floor(y) * width + Math.floor(x)]! : -1)
}

/** Not `Math.hypot`, which engines round differently. */
const distance = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy)
