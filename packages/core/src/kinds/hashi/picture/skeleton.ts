/**
 * The centre lines of ink: thinned to one pixel, followed from fork to fork, simplified (Douglas & Peucker 1973) and
 * walked along a grid.
 */
import type { Bitmap } from '../../../drawing/bitmap.ts'
import { thin } from './thin.ts'

export type Point = readonly [x: number, y: number]

/**
 * The lines of some ink, from end or fork to end or fork, through the middles of pixels; a closed line starts anywhere
 * and returns there.
 */
export function centreLines(ink: Bitmap): Point[][] {
  return pathsOf(thin(ink))
}

function pathsOf({ width, height, dark }: Bitmap): Point[][] {
  const near = (at: number): number[] => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const found: number[] = []
    // orthogonal neighbours first; a diagonal one counts only if no orthogonal step leads to the same pixel
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ] as const) {
      const [u, v] = [x + dx, y + dy]
      if (u < 0 || v < 0 || u >= width || v >= height || !dark[v * width + u]) continue
      if (dx !== 0 && dy !== 0 && (dark[y * width + u] || dark[v * width + x])) continue
      found.push(v * width + u)
    }
    return found
  }
  const pointOf = (at: number): Point => [(at % width) + 0.5, Math.floor(at / width) + 0.5]
  const walked = new Set<number>()
  const key = (a: number, b: number): number => Math.min(a, b) * width * height + Math.max(a, b)
  const paths: Point[][] = []
  const walk = (start: number, first: number): void => {
    const path = [start, first]
    walked.add(key(start, first))
    for (let [before, at] = [start, first]; ; ) {
      const ways = near(at)
      const next = ways.length === 2 ? ways.find((way) => way !== before) : undefined
      if (next === undefined || walked.has(key(at, next))) break
      walked.add(key(at, next))
      path.push(next)
      before = at
      at = next
    }
    paths.push(path.map(pointOf))
  }
  const pixels = [...dark.keys()].filter((at) => dark[at])
  for (const ends of [true, false])
    for (const at of pixels) {
      const ways = near(at)
      if (ends && ways.length === 2) continue
      for (const way of ways) if (!walked.has(key(at, way))) walk(at, way)
    }
  return paths
}

/**
 * Removes the short stubs that thinning leaves at the corners of a thick line: paths from a fork to an end that are no
 * longer than the line is thick.
 */
export function pruned(paths: readonly Point[][], thickness: number): Point[][] {
  const ends = new Map<string, number>()
  for (const path of paths)
    for (const end of [path[0]!, path.at(-1)!]) ends.set(String(end), (ends.get(String(end)) ?? 0) + 1)
  const isFree = (point: Point): boolean => ends.get(String(point)) === 1
  return paths.filter((path) => {
    const [from, to] = [isFree(path[0]!), isFree(path.at(-1)!)]
    return from === to || path.length > thickness
  })
}

/**
 * The way along a grid that stays nearest to a line, from crossing to crossing; it ends at the crossings nearest to the
 * line's ends.
 */
export function walked(points: readonly Point[]): Point[] {
  const way: Point[] = []
  const go = (x: number, y: number): void => {
    const [fromX, fromY] = way.at(-1) ?? [Number.NaN, Number.NaN]
    if (x !== fromX || y !== fromY) way.push([x, y])
  }
  for (const [index, to] of points.entries()) {
    const from = points[index - 1]
    if (!from) {
      go(Math.round(to[0]), Math.round(to[1]))
      continue
    }
    const samples = Math.max(1, Math.ceil(Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])) * 16))
    for (let sample = 1; sample <= samples; sample++) {
      const share = sample / samples
      const [x, y] = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
      const [atX, atY] = way.at(-1)!
      const isEnd = sample === samples && index === points.length - 1
      const [dx, dy] = [x - atX, y - atY]
      const [nextX, nextY] = [
        isEnd || Math.abs(dx) > slack ? Math.round(x) : atX,
        isEnd || Math.abs(dy) > slack ? Math.round(y) : atY,
      ]
      if (nextX !== atX && nextY !== atY)
        // a step both ways goes over the corner nearer to the line; in a tie `steps` decides, so that mirrored lines
        // match
        go(...(isAcross(dx, dy) ? ([nextX, atY] as const) : ([atX, nextY] as const)))
      go(nextX, nextY)
    }
  }
  return way
}
/** A way moves on once the line is this far from it: a little over half a unit, so that it does not jitter. */
const slack = 0.51

const isAcross = (dx: number, dy: number): boolean =>
  Math.abs(Math.abs(dx) - Math.abs(dy)) < 1e-6 ? dy < 0 : Math.abs(dx) > Math.abs(dy)

/** Drops points that lie within `tolerance` of the straight line between those kept. */
export function straightened(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0]!, points.at(-1)!]
  let furthest = 0
  let at = -1
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  const length = Math.sqrt(dx * dx + dy * dy)
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = [points[i]![0] - first[0], points[i]![1] - first[1]]
    const distance = length === 0 ? Math.sqrt(x * x + y * y) : Math.abs(x * dy - y * dx) / length
    if (distance <= furthest) continue
    furthest = distance
    at = i
  }
  if (furthest <= tolerance) return [first, last]
  return [...straightened(points.slice(0, at + 1), tolerance), ...straightened(points.slice(at), tolerance).slice(1)]
}
