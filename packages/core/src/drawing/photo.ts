/**
 * From a photograph or a scan to greys, or to the dark shape in it: pure functions on RGBA pixels, the same in Node and
 * in a browser.
 *
 * Transparent pixels are paper. The picture is averaged down to at most `side` pixels a side. A shape is cut at Otsu's
 * threshold (1979). When most of the rim is dark, the light parts are the figure. Specks are dropped.
 */
import type { Bitmap } from './bitmap.ts'
import { regionsOf } from './regions.ts'
import type { Shades } from './shades.ts'
import { otsu } from './tones.ts'

/** Four times the largest board: more detail would be averaged away when the picture is scaled to the board. */
export const bitmapSide = 128

export function bitmapOf(
  rgba: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
  side = bitmapSide,
): Bitmap {
  const { width: w, height: h, grey } = shadesOf(rgba, width, height, side)
  const cut = otsu(grey)
  const dark = Uint8Array.from(grey, (value) => (value < cut ? 1 : 0))
  if (rimShare(dark, w, h) > 0.5) for (let i = 0; i < dark.length; i++) dark[i]! ^= 1
  const bitmap = { width: w, height: h, dark }
  dropSpecks(bitmap, Math.max(1, Math.floor(dark.length * 0.0015)))
  return bitmap
}

/** The picture in greys. Transparent pixels are white paper. */
export function shadesOf(
  rgba: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
  side = bitmapSide,
): Shades {
  const factor = Math.max(1, Math.max(width, height) / side)
  const w = Math.max(1, Math.round(width / factor))
  const h = Math.max(1, Math.round(height / factor))
  const sum = new Float64Array(w * h)
  const count = new Float64Array(w * h)
  for (let y = 0; y < height; y++) {
    const row = Math.min(h - 1, Math.floor((y * h) / height)) * w
    for (let x = 0; x < width; x++) {
      const at = 4 * (y * width + x)
      const alpha = rgba[at + 3]! / 255
      const light = 0.299 * rgba[at]! + 0.587 * rgba[at + 1]! + 0.114 * rgba[at + 2]!
      const target = row + Math.min(w - 1, Math.floor((x * w) / width))
      sum[target]! += light * alpha + 255 * (1 - alpha)
      count[target]!++
    }
  }
  return { width: w, height: h, grey: Uint8Array.from(sum, (total, index) => Math.round(total / (count[index] || 1))) }
}

function rimShare(dark: Uint8Array, width: number, height: number): number {
  let rim = 0
  let ink = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (x > 0 && y > 0 && x < width - 1 && y < height - 1) continue
      rim++
      ink += dark[y * width + x]!
    }
  return dark.every((pixel) => pixel === 1) ? 0 : ink / rim
}

/** Removes spots of at most `max` pixels, unless there is nothing else. */
function dropSpecks(bitmap: Bitmap, max: number): void {
  const spots = regionsOf(bitmap).all.filter(({ ink }) => ink > 0)
  if (spots.every(({ cells }) => cells.length <= max)) return
  for (const { cells } of spots) if (cells.length <= max) for (const at of cells) bitmap.dark[at] = 0
}
