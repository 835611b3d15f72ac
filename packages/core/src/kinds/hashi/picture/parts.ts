/**
 * The parts of a figure that a person sees: connected ink, and paper inside solid ink (the white of an eye, a letter in
 * a badge).
 *
 * A part whose ink is narrow for the size of the picture is a line; others are areas. Solid places on a line (a nose
 * between whiskers) are its lumps. Paper inside a line is not a part of its own: the line around it shows it, and it
 * counts as a loop.
 */
import type { Bitmap } from '../../../drawing/bitmap.ts'
import type { Figure } from '../../../drawing/figure.ts'
import { around, type Region, type Regions, regionsOf } from '../../../drawing/regions.ts'
import { depths, filled, holesOf, type Mask, maskOf, opened, piecesOf } from './mask.ts'
import { centreLines, type Point, pruned } from './skeleton.ts'

export type Tracing = 'auto' | 'outline' | 'centre'

export interface Part {
  /** The pixels of the part. */
  readonly cells: readonly number[]
  readonly is: 'area' | 'line'
  /** The pixels; for an area with its holes filled. */
  readonly mask: Mask
  /** The centre lines of its ink, in pixels of the figure. */
  readonly middle: readonly (readonly Point[])[]
  /** Lines only: solid places, more than twice as thick as the line, and how often it encloses paper. */
  readonly lumps: readonly Mask[]
  readonly loops: number
}

export interface Parts {
  readonly drawn: readonly Part[]
  /** Parts too small for the requested detail, or beyond the maximum number. */
  readonly leftOut: readonly (readonly number[])[]
}

/** Ink narrower than this share of the picture is a line, and so is any ink up to this many pixels wide. */
const lineShare = 0.07
const lineWidth = 1.6
/**
 * The minimum ratio of a line's length to its thickness, and the maximum share of its ink that may be thicker than a
 * line.
 */
const lineLength = 2.5
const maxThick = 0.62
/** Pixel art: the maximum number of solid squares in a line, as a share of its pixels. */
const maxSolid = 0.1
/**
 * As shares of the square of the picture's longer side: a smaller spot is dust, and a smaller hole is where lines meet.
 */
const dust = 1 / 4096
const gap = 1 / 2048

/** A picture with more parts is a pattern, and no board has room for them: only the largest are drawn. */
const maxParts = 300

/** `smallest`: the area of the smallest part that is drawn, as a share of the square of the longer side. */
export function partsOf({ bitmap, exact }: Figure, tracing: Tracing, smallest: number): Parts {
  const { width } = bitmap
  const longer = Math.max(width, bitmap.height)
  const regions = regionsOf(framed(bitmap))
  const min = exact ? 1 : Math.max(1, dust * longer * longer)
  const wanted = Math.max(min, smallest * longer * longer)
  const manner = {
    tracing,
    exact,
    lineMax: Math.max(lineWidth, lineShare * longer),
    minLoop: exact ? 1 : gap * longer * longer,
  }
  const part = (region: Region): Part => toPart(inFigure(region, width), width, manner)
  const isSeen = ({ cells }: Region): boolean => cells.length >= min
  const inked = regions.all.map((region) => (region.ink > 0 && isSeen(region) ? part(region) : null))
  const drawn: Part[] = []
  const leftOut: (readonly number[])[] = []
  for (const [index, region] of regions.all.entries()) {
    const isHole = isSeen(region) && isInside(region, regions, inked, width)
    const found = inked[index] ?? (isHole ? part(region) : null)
    if (!found) continue
    if (region.cells.length >= wanted) drawn.push(found)
    else leftOut.push(found.cells)
  }
  const largest = [...drawn].sort((a, b) => b.cells.length - a.cells.length)
  const room = new Set(largest.slice(0, maxParts))
  return {
    drawn: drawn.filter((each) => room.has(each)),
    leftOut: [...leftOut, ...largest.slice(maxParts).map(({ cells }) => cells)],
  }
}

/** Whether a region is paper inside solid ink. */
const isInside = (region: Region, regions: Regions, parts: readonly (Part | null)[], width: number): boolean =>
  region.ink === 0 && !region.atEdge && parts[around(regions, region, width + 2)]?.is === 'area'

interface Manner {
  readonly tracing: Tracing
  readonly exact: boolean
  /** The maximum thickness of a line. */
  readonly lineMax: number
  /** The minimum area of a visible loop, in pixels. */
  readonly minLoop: number
}

function toPart(cells: readonly number[], width: number, { tracing, exact, lineMax, minLoop }: Manner): Part {
  const mask = maskOf(cells, width)
  const middle = centreLines(mask)
  const thickness = exact ? 1 : thicknessOf(mask, middle)
  const length = middle.reduce((sum, path) => sum + path.length - 1, 0)
  const isThin = exact
    ? solidOf(mask) <= maxSolid * cells.length
    : length >= lineLength * thickness && inkIn(opened(mask, lineMax / 2)) < maxThick * cells.length
  const isLine = tracing === 'auto' ? isThin : tracing === 'centre'
  const lines = pruned(middle, isLine && !exact ? thickness : 0).map((path) =>
    path.map(([x, y]): Point => [x + mask.left, y + mask.top]),
  )
  if (!isLine) return { cells, is: 'area', mask: filled(mask), middle: lines, lumps: [], loops: 0 }
  return {
    cells,
    is: 'line',
    mask,
    middle: lines,
    lumps: tracing === 'auto' && !exact ? piecesOf(opened(mask, 1.25 * thickness + 0.75)) : [],
    loops: holesOf(mask).filter((hole) => hole >= minLoop).length,
  }
}

/** The typical thickness of a line: the median across its centre lines. */
function thicknessOf(mask: Mask, middle: readonly (readonly Point[])[]): number {
  const depth = depths(mask)
  const along = middle.flat().map(([x, y]) => depth[Math.floor(y) * mask.width + Math.floor(x)]!)
  if (along.length === 0) along.push(...depth.filter((each) => each > 0))
  along.sort((a, b) => a - b)
  return 2 * along[along.length >> 1]! - 1
}

const inkIn = ({ dark }: Mask): number => dark.reduce((sum, ink) => sum + ink, 0)

/** The number of solid squares of two by two pixels; a line of pixel art has hardly any. */
function solidOf({ width, dark }: Mask): number {
  let count = 0
  for (let at = width + 1; at < dark.length; at++)
    if (dark[at] && dark[at - 1] && dark[at - width] && dark[at - width - 1]) count++
  return count
}

/** Adds a rim of paper, so that ink at the edge encloses nothing and all paper outside is one region. */
function framed({ width, height, dark }: Bitmap): Bitmap {
  const frame = new Uint8Array((width + 2) * (height + 2))
  for (let y = 0; y < height; y++) frame.set(dark.subarray(y * width, (y + 1) * width), (y + 1) * (width + 2) + 1)
  return { width: width + 2, height: height + 2, dark: frame }
}

const inFigure = ({ cells }: Region, width: number): number[] =>
  cells.map((at) => (Math.floor(at / (width + 2)) - 1) * width + (at % (width + 2)) - 1)
