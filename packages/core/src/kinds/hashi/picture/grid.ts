/**
 * The grid on which a figure is drawn. It spans what is drawn, measured at the middle of lines and the edge of areas.
 * Pixel art keeps its pixels.
 */
import type { Figure } from '../../../drawing/figure.ts'
import { boxOf, type Mask } from './mask.ts'
import type { Part } from './parts.ts'
import type { Point } from './skeleton.ts'

/** A grid over a figure: its origin and unit in pixels, and the number of units. */
export interface Grid {
  readonly x: number
  readonly y: number
  readonly unit: number
  readonly width: number
  readonly height: number
  /** Every pixel spans a whole number of units, so nothing is rounded. */
  readonly exact: boolean
}

/** A grid with about `units` units on its longer side. */
export function gridOver({ bitmap, exact }: Figure, parts: readonly Part[], units: number): Grid {
  const longer = Math.max(bitmap.width, bitmap.height)
  if (exact && units % longer === 0) {
    const unit = longer / units
    return { x: 0, y: 0, unit, width: bitmap.width / unit, height: bitmap.height / unit, exact: true }
  }
  const points = parts.flatMap((part) => [
    ...part.middle.flat(),
    ...(part.is === 'area' ? [part.mask] : part.lumps).flatMap(cornersOf),
  ])
  const ends = points.length > 0 ? points : parts.flatMap(({ mask }) => cornersOf(mask))
  const [left, right] = [min(ends.map(([x]) => x)), max(ends.map(([x]) => x))]
  const [top, bottom] = [min(ends.map(([, y]) => y)), max(ends.map(([, y]) => y))]
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
    exact: false,
  }
}

const min = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b))
const max = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b))

function cornersOf(mask: Mask): Point[] {
  const { left, top, width, height } = boxOf(mask)
  return [
    [left, top],
    [left + width, top + height],
  ]
}
