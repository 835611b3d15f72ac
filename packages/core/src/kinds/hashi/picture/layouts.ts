/**
 * The candidate layouts of a picture, best first: as drawn, with more room, finer, and finally coarser to make room at
 * all.
 *
 * Without a size, a bitmap is drawn with the fewest units at which all its parts are visible, starting from a medium
 * number; small pixel art is drawn pixel for pixel. With a size, it is as fine as the board allows.
 */
import { limits } from '../../../base/limits.ts'
import { bad, good, problem, type Result } from '../../../base/result.ts'
import type { Drawn, Figure } from '../../../drawing/figure.ts'
import type { Segment } from '../../../drawing/strokes.ts'
import type { Spec } from '../make/spec.ts'
import { extentOf, type Lines, layOut } from './layout.ts'
import { type Loss, lossOf, lossOfStrokes } from './lost.ts'
import { type Parts, partsOf } from './parts.ts'
import { trace } from './trace.ts'

export interface Layout {
  readonly lines: Lines
  /** Units of the longer side, before scaling. */
  readonly units: number
  readonly scale: number
  /** Whether points were merged. */
  readonly coarser: boolean
  /**
   * The figure's origin on the board, relative to the middles of cells, and the size of a pixel; null: there are no
   * pixels.
   */
  readonly pixels: Pixels | null
  readonly loss: Loss
}

export interface Pixels {
  readonly x: number
  readonly y: number
  readonly side: number
}

export interface Layouts {
  /** null: the picture was given as strokes. */
  readonly figure: Figure | null
  readonly all: readonly Layout[]
}

/** For each level of detail: initial units of the longer side, and the smallest part that is drawn (see parts.ts). */
const details = [
  { units: 10, smallest: 1 / 150 },
  { units: 14, smallest: 1 / 600 },
  { units: 20, smallest: 0 },
  { units: 28, smallest: 0 },
  { units: 40, smallest: 0 },
] as const
const usualDetail = 3
/** The first drawing gets one more unit for each visible part, up to this many. */
const maxForParts = 8
/** Growth of the units from one drawing to the next, while parts are missing. */
const finer = 1.12
/** If a layout has no unique puzzle, a slightly finer or coarser one may. */
const nearby = [1.08, 0.92, 1.16, 0.84, 1.25, 1.35, 0.76]
const largestScale = 8
const max = limits.gridSide - 1

export type PictureSpec = Pick<Spec, 'size' | 'trace' | 'detail'>

export function layoutsOf(drawn: Drawn, { size, trace: tracing = 'auto', detail }: PictureSpec): Result<Layouts> {
  if (drawn.is === 'strokes') return found(null, strokeLayouts(drawn.segments, size ?? null))
  const { figure } = drawn
  const { smallest } = details[(detail ?? usualDetail) - 1]!
  const parts = partsOf(figure, tracing, smallest)
  return found(figure, size ? sizedLayouts(figure, parts, size) : freeLayouts(figure, parts, detail ?? null))
}

const found = (figure: Figure | null, all: readonly Layout[]): Result<Layouts> =>
  all.length > 0 ? good({ figure, all }) : bad(noRoom)

interface Size {
  readonly width: number
  readonly height: number
}

function freeLayouts(figure: Figure, parts: Parts, detail: number | null): Layout[] {
  const longer = Math.max(figure.bitmap.width, figure.bitmap.height)
  const seen = Math.min(maxForParts, parts.drawn.length)
  const first = detail === null ? details[usualDetail - 1]!.units + seen : details[detail - 1]!.units
  const own = figure.exact && longer <= max && (detail === null || longer <= first)
  const tries = own ? [longer, 2 * longer].filter((units) => units <= max) : []
  if (!own) for (let units = Math.min(first, longer); units <= max; units = Math.ceil(finer * units)) tries.push(units)
  const drawn: Layout[] = []
  for (const units of tries) {
    const layout = drawnAt(figure, parts, units, 1, null)
    if (layout) drawn.push(layout)
    if (layout?.loss.missing === 0 && drawn.length > 0) break
  }
  const best = drawn.reduce<Layout | null>(
    (min, next) => (!min || next.loss.missing < min.loss.missing ? next : min),
    null,
  )
  if (!best) return []
  const near = own ? [] : nearby.map((factor) => drawnAt(figure, parts, Math.round(factor * best.units), 1, null))
  const alike = [best, ...near.filter((layout) => layout !== null)].filter(
    ({ units, loss }) => units <= max && loss.missing === best.loss.missing,
  )
  const smallest = Math.min(...alike.map(({ units }) => units))
  const scales = Array.from({ length: largestScale - 1 }, (_, at) => at + 2)
  const roomier = scales.map((scale) =>
    drawnAt(figure, parts, Math.min(smallest, Math.floor(max / scale)), scale, null),
  )
  return [...alike, ...roomier.filter((layout) => layout !== null).sort((a, b) => a.loss.missing - b.loss.missing)]
}

function sizedLayouts(figure: Figure, parts: Parts, size: Size): Layout[] {
  const { width, height } = figure.bitmap
  const fitting = Math.min((size.width - 1) / width, (size.height - 1) / height) * Math.max(width, height)
  const drawn: Layout[] = []
  for (let scale = 1; scale <= largestScale; scale++) {
    const layout = drawnAt(figure, parts, Math.floor(fitting / scale), scale, size)
    if (layout) drawn.push(layout)
  }
  return drawn.sort((a, b) => a.loss.missing - b.loss.missing)
}

/** null: hardly anything is left at so few units. */
function drawnAt(figure: Figure, parts: Parts, units: number, scale: number, size: Size | null): Layout | null {
  if (units < 1) return null
  const { grid, traced } = trace(figure, parts.drawn, units)
  const segments = traced.flatMap((part) => part.segments)
  const lines = placeLines(segments, scale, size)
  if (!lines) return null
  const { left, top, width, height } = extentOf(segments)
  const pixels = {
    x: Math.floor((lines.width - 1 - width * scale) / 2) - (left + grid.x / grid.unit) * scale,
    y: Math.floor((lines.height - 1 - height * scale) / 2) - (top + grid.y / grid.unit) * scale,
    side: scale / grid.unit,
  }
  return { lines, units, scale, coarser: false, pixels, loss: lossOf(traced, parts.leftOut) }
}

function placeLines(segments: readonly Segment[], scale: number, size: Size | null): Lines | null {
  if (segments.length === 0) return null
  const { width, height } = extentOf(segments)
  if (width + height < 4) return null
  const board = size ?? { width: width * scale + 1, height: height * scale + 1 }
  return layOut(segments, scale, board.width, board.height)
}

function strokeLayouts(given: readonly Segment[], size: Size | null): Layout[] {
  const board = size ?? { width: limits.gridSide, height: limits.gridSide }
  const { width, height } = extentOf(given)
  const room = Math.min((board.width - 1) / width, (board.height - 1) / height)
  const [whole, coarse]: [Layout[], Layout[]] = [[], []]
  for (let scale = 1; scale <= largestScale; scale++) {
    const coarser = scale > room
    const segments = coarser ? scaled(given, room / scale) : given
    const lines = placeLines(segments, scale, size)
    if (!lines) break
    const units = Math.max(extentOf(segments).width, extentOf(segments).height)
    const layout = { lines, units, scale, coarser, pixels: null, loss: lossOfStrokes(given, segments) }
    ;(coarser ? coarse : whole).push(layout)
  }
  // on a board of a given size, the largest drawing has the most room and fills it best
  if (size) whole.reverse()
  return [...whole, ...coarse]
}

function scaled(segments: readonly Segment[], by: number): Segment[] {
  const { left, top } = extentOf(segments)
  const at = (place: number, from: number): number => Math.floor((place - from) * by)
  return segments.map(({ x1, y1, x2, y2 }) => ({
    x1: at(x1, left),
    y1: at(y1, top),
    x2: at(x2, left),
    y2: at(y2, top),
  }))
}

export const noRoom = problem(
  'no-room',
  'There is no room on the board for this picture; a larger `size` or a simpler picture helps.',
  '盤面にこの絵を置く余地がありません。`size` を大きくするか、絵を簡単にしてください。',
  { fault: 'search', path: ['picture'] },
)
