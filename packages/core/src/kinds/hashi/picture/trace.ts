/**
 * Parts as strokes on a grid of so many units, each part on its own.
 *
 * Areas: averaged to cells; the borders between ink and paper are strokes already (closed, on the grid, nothing to snap), and what is too thin for a
 * cell is followed like a line. Lines: straightened, then the way along the grid that stays nearest. Spots too small for either become a small
 * square or a short stroke, moved a little where they would run into something else.
 */
import type { Figure } from './figure.ts'
import { shareOf } from './figure.ts'
import { type Box, boxOf, type Mask } from './mask.ts'
import type { Part } from './parts.ts'
import { type Point, straightened, walked } from './skeleton.ts'
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
/** From this many units on, what is too thin for the cells of an area is followed like a line. */
const leastThread = 2

/** In units: a smaller area has cells of its own; parts that are less apart are level, and alike that differ less in size. */
const smallArea = 8
const nearlyLevel = 0.45
const nearlyAlike = 0.4
/** How much the ink of two cells may differ that are each other's image. */
const nearlyMirrored = 0.3
/** A row of pixels that is less of a small area's side than this sticks out. */
const nub = 0.2

/** A grid over a figure: where it begins, and how large a unit is, in pixels; how many units there are. */
export interface Grid {
  readonly x: number
  readonly y: number
  readonly unit: number
  readonly width: number
  readonly height: number
  /** How far the middle of a line is moved: that of pixel art lies between two crossings. */
  readonly shift: number
}

/** On a grid whose longer side has about so many units. */
export function trace(figure: Figure, parts: readonly Part[], units: number): { grid: Grid; traced: Traced[] } {
  const grid = gridOver(figure, parts, units)
  const { unit } = grid
  const boxes = levelled(
    parts.map(({ mask }) => sizeOf(mask, unit)),
    unit,
  )
  const larger: Traced[] = []
  const spots: Spot<Part>[] = []
  for (const [index, part] of parts.entries()) {
    const box = boxes[index]!
    const isSmall = Math.max(box.width, box.height) < spotSide * unit
    const segments = isSmall ? [] : part.is === 'area' ? areaOf(part, box, grid) : lineOf(part, grid)
    if (segments.length === 0) spots.push(spotOf(part, box, grid))
    else larger.push({ part, segments, faces: facesOf(part, unit), spot: false })
  }
  const drawn = larger.flatMap(({ segments }) => segments)
  const placed = place(spots, drawn, grid)
  return {
    grid,
    traced: [
      ...larger,
      ...placed.map(({ of, segments }) => ({ part: of, segments, faces: segments.length === 4 ? 1 : 0, spot: true })),
    ],
  }
}

/** From end to end of what is drawn: the middle of lines, the edge of areas. Pixel art keeps its pixels. */
function gridOver({ bitmap, exact }: Figure, parts: readonly Part[], units: number): Grid {
  const longer = Math.max(bitmap.width, bitmap.height)
  if (exact && units % longer === 0) {
    const unit = longer / units
    return { x: 0, y: 0, unit, width: bitmap.width / unit, height: bitmap.height / unit, shift: -0.5 }
  }
  const points = parts.flatMap((part) => [
    ...part.middle.flat(),
    ...(part.is === 'area' ? [part.mask] : part.lumps).flatMap(cornersOf),
  ])
  const ends = points.length > 0 ? points : parts.flatMap(({ mask }) => cornersOf(mask))
  const [left, right] = [least(ends.map(([x]) => x)), most(ends.map(([x]) => x))]
  const [top, bottom] = [least(ends.map(([, y]) => y)), most(ends.map(([, y]) => y))]
  const unit = Math.max(1, right - left, bottom - top) / units
  const [width, height] = [
    Math.max(1, Math.round((right - left) / unit)),
    Math.max(1, Math.round((bottom - top) / unit)),
  ]
  return {
    x: (left + right - width * unit) / 2,
    y: (top + bottom - height * unit) / 2,
    unit,
    width,
    height,
    shift: 0,
  }
}

/** Small parts that lie nearly in a row or a column are put in one, and those nearly as large made equal: so eyes are level and alike, and dots in line. */
function levelled(boxes: readonly Box[], unit: number): Box[] {
  const small = boxes.filter(({ width, height }) => Math.max(width, height) < smallArea * unit)
  const level = (of: (box: Box) => number, within: number): ((box: Box) => number) => {
    const sorted = [...small].sort((a, b) => of(a) - of(b))
    const mean = new Map<Box, number>()
    for (let start = 0, end = 0; start < sorted.length; start = end) {
      while (end < sorted.length && of(sorted[end]!) - of(sorted[start]!) < within * unit) end++
      const row = sorted.slice(start, end)
      for (const box of row) mean.set(box, row.reduce((sum, each) => sum + of(each), 0) / row.length)
    }
    return (box) => mean.get(box) ?? of(box)
  }
  const x = level(({ left, width }) => left + width / 2, nearlyLevel)
  const y = level(({ top, height }) => top + height / 2, nearlyLevel)
  const width = level((box) => box.width, nearlyAlike)
  const height = level((box) => box.height, nearlyAlike)
  return boxes.map((box) => ({
    left: x(box) - width(box) / 2,
    top: y(box) - height(box) / 2,
    width: width(box),
    height: height(box),
  }))
}

const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b))
const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b))

function cornersOf(mask: Mask): Point[] {
  const { left, top, width, height } = boxOf(mask)
  return [
    [left, top],
    [left + width, top + height],
  ]
}

const facesOf = (part: Part, unit: number): number =>
  part.is === 'area' ? 1 : part.loops + part.lumps.filter((lump) => isLump(lump, unit)).length

const isLump = (lump: Mask, unit: number): boolean => {
  const { width, height } = boxOf(lump)
  return Math.min(width, height) >= leastLump * unit
}

/** Its outline, and what of it is too thin for the cells. */
function areaOf(part: Part, box: Box, grid: Grid): Segment[] {
  const ink = cellsIn(part.mask, box, grid)
  const outline = ink.borders()
  return outline.length === 0 ? [] : [...outline, ...beyond(part.middle, [ink], grid, leastThread)]
}

/** Its middle, up to the outlines of the solid places on it. */
function lineOf(part: Part, grid: Grid): Segment[] {
  const lumps = part.lumps.filter((lump) => isLump(lump, grid.unit)).map((lump) => cellsIn(lump, boxOf(lump), grid))
  return [...beyond(part.middle, lumps, grid, 1), ...lumps.flatMap((lump) => lump.borders())]
}

/** The ways along some lines, without what runs over cells of ink or along their borders. Shorter runs than `least` units are left out. */
function beyond(paths: readonly (readonly Point[])[], inks: readonly Cells[], grid: Grid, least: number): Segment[] {
  const { x, y, unit, shift } = grid
  return paths.flatMap((path) => {
    const points = straightened(
      path.map(([u, v]): Point => [(u + shift - x) / unit, (v + shift - y) / unit]),
      unit > 1 ? Math.max(0.3, 0.75 / unit) : 0.3,
    )
    const way = walked(points)
    const runs: Segment[][] = [[]]
    for (const [index, to] of way.slice(1).entries())
      for (const step of steps(way[index]!, to))
        if (inks.some((ink) => ink.touches(step))) runs.push([])
        else runs.at(-1)?.push(step)
    return runs.filter((run) => run.length >= least).flat()
  })
}

/** The cells of a grid that are at least half ink. */
class Cells {
  readonly #left: number
  readonly #top: number
  readonly #width: number
  readonly #height: number
  readonly #ink: Uint8Array

  constructor(left: number, top: number, width: number, height: number, ink: Uint8Array) {
    this.#left = left
    this.#top = top
    this.#width = width
    this.#height = height
    this.#ink = ink
  }

  #has(x: number, y: number): boolean {
    const [u, v] = [x - this.#left, y - this.#top]
    return u >= 0 && v >= 0 && u < this.#width && v < this.#height && this.#ink[v * this.#width + u] === 1
  }

  /** Whether a step of one unit has ink beside it. */
  touches({ x1, y1, x2, y2 }: Segment): boolean {
    const [x, y] = [Math.min(x1, x2), Math.min(y1, y2)]
    return this.#has(x, y) || (y1 === y2 ? this.#has(x, y - 1) : this.#has(x - 1, y))
  }

  borders(): Segment[] {
    const segments: Segment[] = []
    for (let y1 = this.#top; y1 <= this.#top + this.#height; y1++)
      for (let x1 = this.#left; x1 <= this.#left + this.#width; x1++) {
        if (this.#has(x1, y1 - 1) !== this.#has(x1, y1)) segments.push({ x1, y1, x2: x1 + 1, y2: y1 })
        if (this.#has(x1 - 1, y1) !== this.#has(x1, y1)) segments.push({ x1, y1, x2: x1, y2: y1 + 1 })
      }
    return segments
  }
}

/** A small area is cut into cells of its own, so that both eyes of a face look the same; where it is nearly its own mirror image, it becomes one. */
function cellsIn(mask: Mask, box: Box, grid: Grid): Cells {
  const own = sizeOf(mask, grid.unit)
  const isSmall = Math.max(own.width, own.height) < smallArea * grid.unit
  const across = rowOf(own.left, own.width, isSmall ? { left: box.left, width: box.width } : null, grid.x, grid.unit)
  const down = rowOf(own.top, own.height, isSmall ? { left: box.top, width: box.height } : null, grid.y, grid.unit)
  const [w, h] = [across.count, down.count]
  let share = Array.from({ length: w * h }, (_, at) => {
    const [u, v] = [
      across.from + (at % w) * across.size - mask.left,
      down.from + Math.floor(at / w) * down.size - mask.top,
    ]
    return shareOf(mask, u, v, u + across.size, v + down.size)
  })
  if (isSmall) {
    share = mirrored(share, (at) => at + w - 1 - 2 * (at % w))
    share = mirrored(share, (at) => (h - 1 - Math.floor(at / w)) * w + (at % w))
  }
  // the corners of a round area are half full where it is three cells wide, and a third where it is four
  const enough = isSmall && Math.max(w, h) < 4 ? 0.38 : isSmall ? 0.45 : 0.5 - 1e-9
  return new Cells(
    across.first,
    down.first,
    w,
    h,
    Uint8Array.from(share, (each) => (each >= enough ? 1 : 0)),
  )
}

/** The box around an area, of a small one without single pixels that stick out. */
function sizeOf(mask: Mask, unit: number): Box {
  const box = boxOf(mask)
  if (Math.max(box.width, box.height) >= smallArea * unit) return box
  const inkIn = (left: number, top: number, width: number, height: number): number =>
    width * height * shareOf(mask, left - mask.left, top - mask.top, left - mask.left + width, top - mask.top + height)
  const { left, top, width, height } = box
  const [west, east] = [inkIn(left, top, 1, height), inkIn(left + width - 1, top, 1, height)].map((ink) =>
    ink < nub * height ? 1 : 0,
  )
  const [north, south] = [inkIn(left, top, width, 1), inkIn(left, top + height - 1, width, 1)].map((ink) =>
    ink < nub * width ? 1 : 0,
  )
  return { left: left + west!, top: top + north!, width: width - west! - east!, height: height - north! - south! }
}

function mirrored(share: readonly number[], image: (at: number) => number): number[] {
  if (share.some((each, at) => Math.abs(each - share[image(at)]!) > nearlyMirrored)) return [...share]
  return share.map((each, at) => (each + share[image(at)]!) / 2)
}

/** Cells along one side: the first on the grid and in pixels, how many, and how large. */
interface Row {
  readonly first: number
  readonly from: number
  readonly count: number
  readonly size: number
}

/** Along the grid, or in cells of its own at the place and of the size that is wanted. */
function rowOf(
  from: number,
  length: number,
  wanted: { left: number; width: number } | null,
  begin: number,
  unit: number,
): Row {
  if (!wanted) {
    const first = Math.floor((from - begin) / unit)
    return { first, from: begin + first * unit, count: Math.ceil((from + length - begin) / unit) - first, size: unit }
  }
  const count = Math.max(1, Math.round(wanted.width / unit))
  const middle = (wanted.left + wanted.width / 2 - begin) / unit
  return { first: Math.max(0, Math.round(middle - count / 2)), from, count, size: length / count }
}

const squareAt = (x: number, y: number): Segment[] => [
  { x1: x, y1: y, x2: x + 1, y2: y },
  { x1: x, y1: y + 1, x2: x + 1, y2: y + 1 },
  { x1: x, y1: y, x2: x, y2: y + 1 },
  { x1: x + 1, y1: y, x2: x + 1, y2: y + 1 },
]

/** A long spot is a stroke, any other a square. */
function spotOf(part: Part, { left, top, width, height }: Box, { x, y, unit }: Grid): Spot<Part> {
  const [w, h] = [width / unit, height / unit]
  const shape =
    w >= 2 * h
      ? [{ x1: 0, y1: 0, x2: Math.max(1, Math.round(w)), y2: 0 }]
      : h >= 2 * w
        ? [{ x1: 0, y1: 0, x2: 0, y2: Math.max(1, Math.round(h)) }]
        : squareAt(0, 0)
  return { of: part, x: (left - x) / unit + w / 2, y: (top - y) / unit + h / 2, shape }
}
