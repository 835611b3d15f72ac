/**
 * Averages an area to cells of a grid. A small area gets a grid of its own, so that both eyes of a face look the same,
 * and is made symmetric if it nearly is. Pixel art is left unchanged.
 */
import { shareOf } from '../../../drawing/figure.ts'
import type { Segment } from '../../../drawing/strokes.ts'
import type { Grid } from './grid.ts'
import { smallArea } from './level.ts'
import { type Box, boxOf, type Mask } from './mask.ts'

/** Maximum difference in ink between mirror cells of an area that counts as symmetric. */
const nearlyMirrored = 0.3
/** A row of pixels that covers less than this share of a small area's side is a nub. */
const nub = 0.2

/** The cells of a grid that are at least half ink. */
export class Cells {
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

  /** Whether a step of one unit has ink on either side. */
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

/** `box`: the position and size that a small area should have. */
export function cellsIn(mask: Mask, box: Box, grid: Grid): Cells {
  const own = sizeOf(mask, grid)
  const isSmall = !grid.exact && isSmallIn(own, grid)
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
  // the corners of a round area are half full if it is three cells wide, and a third if it is four
  const enough = isSmall && Math.max(w, h) < 4 ? 0.38 : isSmall ? 0.45 : 0.5 - 1e-9
  return new Cells(
    across.first,
    down.first,
    w,
    h,
    Uint8Array.from(share, (each) => (each >= enough ? 1 : 0)),
  )
}

const isSmallIn = ({ width, height }: Box, { unit }: Grid): boolean => Math.max(width, height) < smallArea * unit

/** The box around an area; for a small one, without nubs. */
export function sizeOf(mask: Mask, grid: Grid): Box {
  const box = boxOf(mask)
  if (grid.exact || !isSmallIn(box, grid)) return box
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

/** Cells along one side: the first on the grid and in pixels, their number and size. */
interface Row {
  readonly first: number
  readonly from: number
  readonly count: number
  readonly size: number
}

/** Along the grid, or in separate cells at the wanted position and size. */
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
