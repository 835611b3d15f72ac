/** Some pixels of a figure as a bitmap of their own, with filling, distance from the edge, and the thick places. */
import type { Bitmap } from '../../../drawing/bitmap.ts'
import { regionsOf } from '../../../drawing/regions.ts'

/** A bitmap and its place in the figure. */
export interface Mask extends Bitmap {
  readonly left: number
  readonly top: number
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** With a rim of paper, so that everything outside is one region. */
export function maskOf(cells: readonly number[], figureWidth: number): Mask {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const at of cells) {
    const [x, y] = [at % figureWidth, Math.floor(at / figureWidth)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const [width, height] = [right - left + 3, bottom - top + 3]
  const dark = new Uint8Array(width * height)
  for (const at of cells) dark[(Math.floor(at / figureWidth) - top + 1) * width + (at % figureWidth) - left + 1] = 1
  return { left: left - 1, top: top - 1, width, height, dark }
}

/** The regions of paper that a mask encloses, as pixel counts. */
export const holesOf = (mask: Mask): number[] =>
  regionsOf(mask)
    .all.filter(({ ink, atEdge }) => ink === 0 && !atEdge)
    .map(({ cells }) => cells.length)

export function filled(mask: Mask): Mask {
  const { of, all } = regionsOf(mask)
  return { ...mask, dark: mask.dark.map((_, at) => (all[of[at]!]!.atEdge ? 0 : 1)) }
}

/** Morphological opening: the ink covered by discs of a radius that lie inside it; what is thinner disappears. */
export function opened(mask: Mask, radius: number): Mask {
  const core = depths(mask).map((depth) => (depth > radius ? 0 : 1))
  const reach = depths({ ...mask, dark: Uint8Array.from(core) })
  return { ...mask, dark: mask.dark.map((ink, at) => (ink && reach[at]! <= radius + 0.5 ? 1 : 0)) }
}

/** The separate pieces of a mask. */
export const piecesOf = (mask: Mask): Mask[] =>
  regionsOf(mask)
    .all.filter(({ ink }) => ink > 0)
    .map(({ cells }) => {
      const dark = new Uint8Array(mask.dark.length)
      for (const at of cells) dark[at] = 1
      return { ...mask, dark }
    })

/** The box around the ink, in pixels of the figure. */
export function boxOf({ left, top, width, dark }: Mask): Box {
  let [x1, x2, y1, y2] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let at = 0; at < dark.length; at++) {
    if (!dark[at]) continue
    x1 = Math.min(x1, at % width)
    x2 = Math.max(x2, at % width)
    y1 = Math.min(y1, Math.floor(at / width))
    y2 = Math.max(y2, Math.floor(at / width))
  }
  return { left: left + x1, top: top + y1, width: x2 - x1 + 1, height: y2 - y1 + 1 }
}

/**
 * The distance of each pixel of ink from paper within the bitmap, in pixels: two sweeps with steps of 3 and 4 thirds
 * (Borgefors 1986).
 */
export function depths({ width, height, dark }: Bitmap): Float64Array {
  const far = width + height
  const depth = Float64Array.from(dark, (ink) => (ink ? far : 0))
  const sweep = (order: Iterable<number>, back: number): void => {
    for (const at of order) {
      if (!dark[at]) continue
      const [x, y] = [at % width, Math.floor(at / width)]
      for (const [dx, dy, cost] of [
        [-1, 0, 1],
        [0, -1, 1],
        [-1, -1, 4 / 3],
        [1, -1, 4 / 3],
      ] as const) {
        const [u, v] = [x + back * dx, y + back * dy]
        if (u >= 0 && v >= 0 && u < width && v < height) depth[at] = Math.min(depth[at]!, depth[v * width + u]! + cost)
      }
    }
  }
  sweep(dark.keys(), 1)
  sweep([...dark.keys()].reverse(), -1)
  return depth
}
