/**
 * From a bitmap to strokes on a grid of so many units: thin lines become lines, areas their outline.
 *
 * Areas: the picture is averaged to cells; the borders between dark and light cells are strokes already (closed, on the
 * grid, nothing to snap). Lines: thinned to one pixel, followed from fork to fork, straightened (Douglas & Peucker
 * 1973), snapped to the grid and drawn in steps. Which of the two it is, the width of the ink for its length decides.
 */

import { bad, good, type Problem, type Result } from '../../../base/result.ts'
import type { Bitmap } from '../../../drawing/bitmap.ts'
import { bitmapSide } from '../../../drawing/photo.ts'
import { allBlack, empty, oneDot, readPicture, type Segment, steps } from './strokes.ts'
import { thin } from './thin.ts'

/** Ink narrower than this share of the picture is a line. */
const lineShare = 0.07

/** How wide the picture may be drawn: its own size for small pixel art, so that no pixel is lost or doubled. */
export interface Cropped {
  readonly bitmap: Bitmap
  readonly lines: boolean
}

export function crop(whole: Bitmap): Result<Cropped> {
  const { width, height, dark } = smaller(whole)
  let [left, right, top, bottom, ink] = [width, -1, height, -1, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!dark[y * width + x]) continue
      ink++
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  if (ink === 0) return bad(empty)
  if (ink === 1) return bad(oneDot)
  if (ink === dark.length) return bad(allBlack)
  const [w, h] = [right - left + 1, bottom - top + 1]
  const cut = new Uint8Array(w * h)
  for (let y = 0; y < h; y++) cut.set(dark.subarray((top + y) * width + left, (top + y) * width + left + w), y * w)
  const bitmap = { width: w, height: h, dark: cut }
  const length = thin(bitmap).dark.reduce((sum, pixel) => sum + pixel, 0)
  return good({ bitmap, lines: ink / Math.max(1, length) < Math.max(1.6, lineShare * Math.max(w, h)) })
}

/** What makes a picture no picture, or null. */
export function pictureFault(text: string): Problem | null {
  const source = readPicture(text)
  if (!source.ok) return source.error
  const cropped = source.value.is === 'bitmap' ? crop(source.value.bitmap) : source
  return cropped.ok ? null : cropped.error
}

/** Thinning takes time with the square of the side, and no board shows more than this. */
function smaller(bitmap: Bitmap): Bitmap {
  const factor = Math.max(bitmap.width, bitmap.height) / bitmapSide
  if (factor <= 1) return bitmap
  const width = Math.max(1, Math.round(bitmap.width / factor))
  const height = Math.max(1, Math.round(bitmap.height / factor))
  return { width, height, dark: averaged(bitmap, width, height, 0.3) }
}

/** Strokes on a grid whose longer side has about so many units. */
export function vectorise({ bitmap, lines }: Cropped, units: number): Segment[] {
  return lines ? followed(bitmap, units) : outlined(bitmap, units)
}

function outlined(bitmap: Bitmap, units: number): Segment[] {
  const longer = Math.max(bitmap.width, bitmap.height)
  const width = Math.max(1, Math.round((bitmap.width * units) / longer))
  const height = Math.max(1, Math.round((bitmap.height * units) / longer))
  const cell = averaged(bitmap, width, height, 0.5)
  const at = (x: number, y: number): number => (x < 0 || y < 0 || x >= width || y >= height ? 0 : cell[y * width + x]!)
  const segments: Segment[] = []
  for (let y = 0; y <= height; y++)
    for (let x = 0; x <= width; x++) {
      if (x < width && at(x, y - 1) !== at(x, y)) segments.push({ x1: x, y1: y, x2: x + 1, y2: y })
      if (y < height && at(x - 1, y) !== at(x, y)) segments.push({ x1: x, y1: y, x2: x, y2: y + 1 })
    }
  return segments
}

/** 1 where at least this share of a cell's ground is dark. */
function averaged(bitmap: Bitmap, width: number, height: number, least: number): Uint8Array {
  const cells = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [left, right] = [(x * bitmap.width) / width, ((x + 1) * bitmap.width) / width]
      const [top, bottom] = [(y * bitmap.height) / height, ((y + 1) * bitmap.height) / height]
      let ink = 0
      for (let v = Math.floor(top); v < bottom; v++)
        for (let u = Math.floor(left); u < right; u++) {
          const share = (Math.min(right, u + 1) - Math.max(left, u)) * (Math.min(bottom, v + 1) - Math.max(top, v))
          ink += share * bitmap.dark[v * bitmap.width + u]!
        }
      cells[y * width + x] = ink >= least * (right - left) * (bottom - top) ? 1 : 0
    }
  return cells
}

type Point = readonly [x: number, y: number]

function followed(bitmap: Bitmap, units: number): Segment[] {
  const skeleton = thin(bitmap)
  const scale = units / Math.max(1, Math.max(bitmap.width, bitmap.height) - 1)
  const segments: Segment[] = []
  for (const path of pathsOf(skeleton)) {
    const points = straightened(
      path.map(([x, y]): Point => [x * scale, y * scale]),
      Math.max(0.45, scale * 0.75),
    )
    const snapped = points.map(([x, y]): Point => [Math.round(x), Math.round(y)])
    for (const [index, to] of snapped.entries()) {
      const from = snapped[index - 1]
      if (from) segments.push(...steps(from, to))
    }
  }
  return segments
}

/** The skeleton's lines, from end or fork to end or fork; closed lines from anywhere back to the start. */
function pathsOf({ width, height, dark }: Bitmap): Point[][] {
  const near = (at: number): number[] => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const found: number[] = []
    // straight neighbours first; a slanted one counts only where no straight one leads to the same pixel
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
  const pointOf = (at: number): Point => [at % width, Math.floor(at / width)]
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

/** Douglas & Peucker: drops points that lie within `tolerance` of the straight line between those kept. */
function straightened(points: readonly Point[], tolerance: number): Point[] {
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
