/**
 * Parts as strokes on a grid of so many units, each part on its own.
 *
 * Areas: averaged to cells; the borders between ink and paper are strokes already (closed, on the grid, nothing to snap), and what is too thin for a
 * cell is followed like a line. Lines: straightened, snapped to the grid and drawn in steps. Spots too small for either become a small
 * square or a short stroke, moved a little where they would run into something else.
 */
import type { Figure } from './figure.ts'
import { shareOf } from './figure.ts'
import { boxOf, type Mask, opened, piecesOf, without } from './mask.ts'
import type { Part } from './parts.ts'
import { centreLines, type Point, straightened } from './skeleton.ts'
import { place, type Spot } from './spots.ts'
import { type Segment, steps } from './strokes.ts'

/** What is drawn of a part. */
export interface Traced {
  readonly part: Part
  readonly segments: readonly Segment[]
  /** How many areas of the grid it encloses when nothing is lost. */
  readonly faces: number
  /** It must stand alone: it would not be seen in anything else. */
  readonly spot: boolean
}

/** Up to this many units each way, a part is a spot; from this many a lump of a line is drawn. */
const spotSide = 1.4
const leastLump = 0.75
/** An area's thinner parts are followed like lines, from this length on. */
const thinShare = 0.4
const leastThread = 1.2

/** In units: a smaller area has cells of its own. */
const smallArea = 8

/** Strokes on a grid whose longer side has about so many units. */
export function trace({ bitmap }: Figure, parts: readonly Part[], units: number): Traced[] {
  const unit = Math.max(bitmap.width, bitmap.height) / units
  const larger: Traced[] = []
  const spots: Spot<Part>[] = []
  for (const part of parts) {
    const box = boxOf(part.mask)
    const isSmall = Math.max(box.width, box.height) < spotSide * unit
    const segments = isSmall ? [] : part.is === 'area' ? areaOf(part.mask, unit) : lineOf(part, unit)
    if (segments.length === 0) spots.push(spotOf(part, box, unit))
    else larger.push({ part, segments, faces: facesOf(part, unit), spot: false })
  }
  const grid = {
    width: Math.max(1, Math.ceil(bitmap.width / unit - 1e-9)),
    height: Math.max(1, Math.ceil(bitmap.height / unit - 1e-9)),
  }
  const placed = place(
    spots,
    larger.flatMap(({ segments }) => segments),
    grid,
  )
  return [
    ...larger,
    ...placed.map(({ of, segments }) => ({ part: of, segments, faces: segments.length === 4 ? 1 : 0, spot: true })),
  ]
}

const facesOf = (part: Part, unit: number): number =>
  part.is === 'area' ? 1 : part.loops + part.lumps.filter((lump) => isLump(lump, unit)).length

const isLump = (lump: Mask, unit: number): boolean => {
  const { width, height } = boxOf(lump)
  return Math.min(width, height) >= leastLump * unit
}

function areaOf(mask: Mask, unit: number): Segment[] {
  const outline = outlined(mask, unit)
  if (outline.length === 0 || unit < 1.5) return outline
  const threads = piecesOf(without(mask, opened(mask, thinShare * unit))).filter((piece) => {
    const { width, height } = boxOf(piece)
    return Math.max(width, height) >= leastThread * unit
  })
  return [...outline, ...threads.flatMap((thread) => followed(shifted(centreLines(thread), thread), unit))]
}

const shifted = (paths: readonly Point[][], { left, top }: Mask): Point[][] =>
  paths.map((path) => path.map(([x, y]): Point => [x + left, y + top]))

/** The borders of the cells that are at least half ink. A small area is cut into cells of its own, so that both eyes of a face look the same. */
function outlined(mask: Mask, unit: number): Segment[] {
  const { across, down } = cellsOf(mask, unit)
  const [width, height, left, top] = [across.count, down.count, across.first, down.first]
  const ink = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = [across.from + x * across.size - mask.left, down.from + y * down.size - mask.top]
      ink[y * width + x] = shareOf(mask, u, v, u + across.size, v + down.size) >= 0.5 - 1e-9 ? 1 : 0
    }
  const at = (x: number, y: number): number => (x < 0 || y < 0 || x >= width || y >= height ? 0 : ink[y * width + x]!)
  const segments: Segment[] = []
  for (let y = 0; y <= height; y++)
    for (let x = 0; x <= width; x++) {
      const [x1, y1] = [left + x, top + y]
      if (x < width && at(x, y - 1) !== at(x, y)) segments.push({ x1, y1, x2: x1 + 1, y2: y1 })
      if (y < height && at(x - 1, y) !== at(x, y)) segments.push({ x1, y1, x2: x1, y2: y1 + 1 })
    }
  return segments
}

/** Cells along one side: the first on the grid and in pixels, how many, and how large. */
interface Row {
  readonly first: number
  readonly from: number
  readonly count: number
  readonly size: number
}

function cellsOf(mask: Mask, unit: number): { across: Row; down: Row } {
  const { left, top, width, height } = boxOf(mask)
  const isSmall = Math.max(width, height) < smallArea * unit
  const row = (from: number, length: number): Row => {
    if (!isSmall) {
      const first = Math.floor(from / unit)
      return { first, from: first * unit, count: Math.ceil((from + length) / unit) - first, size: unit }
    }
    const count = Math.max(1, Math.round(length / unit))
    return { first: Math.max(0, Math.round((from + length / 2) / unit - count / 2)), from, count, size: length / count }
  }
  return { across: row(left, width), down: row(top, height) }
}

function lineOf(part: Part, unit: number): Segment[] {
  const lumps = part.lumps.filter((lump) => isLump(lump, unit))
  const solid = lumps.flatMap((lump) => {
    const outline = outlined(lump, unit)
    return outline.length > 0
      ? outline
      : squareAt(Math.round(boxOf(lump).left / unit), Math.round(boxOf(lump).top / unit))
  })
  return [...followed(part.middle, unit), ...solid]
}

function followed(paths: readonly (readonly Point[])[], unit: number): Segment[] {
  const segments: Segment[] = []
  for (const path of paths) {
    const points = straightened(
      path.map(([x, y]): Point => [x / unit, y / unit]),
      Math.max(0.45, 0.75 / unit),
    )
    const snapped = points.map(([x, y]): Point => [Math.round(x), Math.round(y)])
    for (const [index, to] of snapped.entries()) {
      const from = snapped[index - 1]
      if (from) segments.push(...steps(from, to))
    }
  }
  return segments
}

const squareAt = (x: number, y: number): Segment[] => [
  { x1: x, y1: y, x2: x + 1, y2: y },
  { x1: x, y1: y + 1, x2: x + 1, y2: y + 1 },
  { x1: x, y1: y, x2: x, y2: y + 1 },
  { x1: x + 1, y1: y, x2: x + 1, y2: y + 1 },
]

/** A long spot is a stroke, any other a square. */
function spotOf(
  part: Part,
  box: { left: number; top: number; width: number; height: number },
  unit: number,
): Spot<Part> {
  const [x, y] = [(box.left + box.width / 2) / unit, (box.top + box.height / 2) / unit]
  const [w, h] = [box.width / unit, box.height / unit]
  const shape =
    w >= 2 * h
      ? [{ x1: 0, y1: 0, x2: Math.max(1, Math.round(w)), y2: 0 }]
      : h >= 2 * w
        ? [{ x1: 0, y1: 0, x2: 0, y2: Math.max(1, Math.round(h)) }]
        : squareAt(0, 0)
  return { of: part, x, y, shape }
}
