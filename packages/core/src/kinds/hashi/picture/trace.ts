/**
 * Traces each part separately as strokes on a grid of so many units.
 *
 * Areas are averaged to cells; the borders between ink and paper are strokes already (closed, on the grid, nothing to
 * snap), and what is too thin for a cell is followed like a line. Lines are simplified and replaced by the nearest way
 * along the grid. Spots too small for either become a small square or a short stroke, moved a little if they would run
 * into something else.
 */

import type { Figure } from '../../../drawing/figure.ts'
import { type Segment, steps } from '../../../drawing/strokes.ts'
import type { Way } from './bow.ts'
import { type Cells, cellsIn, sizeOf } from './cells.ts'
import { type Grid, gridOver } from './grid.ts'
import { levelled } from './level.ts'
import { type Box, boxOf, type Mask } from './mask.ts'
import type { Part } from './parts.ts'
import { type Point, straightened, walked } from './skeleton.ts'
import { place, type Spot } from './spots.ts'

/** The strokes of a part. */
export interface Traced {
  readonly part: Part
  readonly segments: readonly Segment[]
  /** For a line: its branches, each with its own strokes. */
  readonly ways: readonly Way[]
  /** How many areas of the grid it encloses if nothing is lost. */
  readonly faces: number
  /** Whether it must stand alone, because it would not be visible as part of something else. */
  readonly spot: boolean
}

/** A part up to `spotSide` units each way is a spot; a lump of a line is drawn from `minLump` units on. */
const spotSide = 1.4
const minLump = 0.75
/** From this many units on, what is too thin for the cells of an area is followed like a line. */
const minThread = 2

/** Traces on a grid whose longer side has about `units` units. */
export function trace(figure: Figure, parts: readonly Part[], units: number): { grid: Grid; traced: Traced[] } {
  const grid = gridOver(figure, parts, units)
  const { unit } = grid
  const sizes = parts.map(({ mask }) => sizeOf(mask, grid))
  const boxes = grid.exact ? sizes : levelled(sizes, unit)
  const larger: Traced[] = []
  const spots: Spot<Part>[] = []
  for (const [index, part] of parts.entries()) {
    const box = boxes[index]!
    const isSmall = Math.max(box.width, box.height) < spotSide * unit
    const { segments, ways } = isSmall ? nothing : part.is === 'area' ? areaOf(part, box, grid) : lineOf(part, grid)
    if (segments.length === 0) spots.push(spotOf(part, box, grid))
    else larger.push({ part, segments, ways, faces: facesOf(part, unit), spot: false })
  }
  const drawn = larger.flatMap(({ segments }) => segments)
  const placed = place(spots, drawn, grid)
  return {
    grid,
    traced: [
      ...larger,
      ...placed.map(({ of, segments }) => ({
        part: of,
        segments,
        ways: of.middle.map((path) => ({ path, segments })),
        faces: segments.length === 4 ? 1 : 0,
        spot: true,
      })),
    ],
  }
}

const facesOf = (part: Part, unit: number): number =>
  part.is === 'area' ? 1 : part.loops + part.lumps.filter((lump) => isLump(lump, unit)).length

const isLump = (lump: Mask, unit: number): boolean => {
  const { width, height } = boxOf(lump)
  return Math.min(width, height) >= minLump * unit
}

/** The outline of an area, and those parts of it that are too thin for the cells. */
function areaOf(part: Part, box: Box, grid: Grid): Strokes {
  const ink = cellsIn(part.mask, box, grid)
  const outline = ink.borders()
  if (outline.length === 0) return nothing
  return { segments: [...outline, ...strokesOf(beyond(part.middle, [ink], grid, minThread))], ways: [] }
}

/** The middle of a line, up to the outlines of its lumps. */
function lineOf(part: Part, grid: Grid): Strokes {
  const lumps = part.lumps.filter((lump) => isLump(lump, grid.unit)).map((lump) => cellsIn(lump, boxOf(lump), grid))
  const ways = beyond(part.middle, lumps, grid, 1)
  return { segments: [...strokesOf(ways), ...lumps.flatMap((lump) => lump.borders())], ways }
}

type Strokes = Pick<Traced, 'segments' | 'ways'>

const nothing: Strokes = { segments: [], ways: [] }

const strokesOf = (ways: readonly Way[]): Segment[] => ways.flatMap(({ segments }) => segments)

/**
 * The ways along some lines, without what runs over cells of ink or along their borders. Runs shorter than `min` units
 * are left out.
 */
function beyond(paths: readonly (readonly Point[])[], inks: readonly Cells[], grid: Grid, min: number): Way[] {
  const { x, y, unit, exact } = grid
  // the middle of a line of pixel art lies between two crossings
  const shift = exact ? -0.5 : 0
  return paths.map((path) => {
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
    return { path, segments: runs.filter((run) => run.length >= min).flat() }
  })
}

const squareAt = (x: number, y: number): Segment[] => [
  { x1: x, y1: y, x2: x + 1, y2: y },
  { x1: x, y1: y + 1, x2: x + 1, y2: y + 1 },
  { x1: x, y1: y, x2: x, y2: y + 1 },
  { x1: x + 1, y1: y, x2: x + 1, y2: y + 1 },
]

/** A long spot becomes a stroke, any other a square. */
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
