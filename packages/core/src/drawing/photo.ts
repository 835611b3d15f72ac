/**
 * From a photograph or a scan to dark and light: one pure function on RGBA pixels, the same in Node and in a browser.
 *
 * Transparent is paper. The picture is averaged down to at most `side` pixels a side, then cut in two at the grey that separates best
 * (Otsu 1979). When most of the rim is dark, the light parts are the figure. Specks are dropped.
 */
import type { Bitmap } from './bitmap.ts'

/** Four times the largest board: more would be averaged away when the picture is laid out. */
export const bitmapSide = 128

export function bitmapOf(
  rgba: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
  side = bitmapSide,
): Bitmap {
  const grey = reduce(rgba, width, height, side)
  const cut = otsu(grey.value)
  const dark = Uint8Array.from(grey.value, (value) => (value < cut ? 1 : 0))
  const { width: w, height: h } = grey
  if (rimShare(dark, w, h) > 0.5) for (let i = 0; i < dark.length; i++) dark[i]! ^= 1
  dropSpecks(dark, w, h, Math.max(1, Math.floor(dark.length * 0.0015)))
  return { width: w, height: h, dark }
}

function reduce(rgba: Uint8Array | Uint8ClampedArray, width: number, height: number, side: number) {
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
  return { width: w, height: h, value: Uint8Array.from(sum, (total, index) => Math.round(total / (count[index] || 1))) }
}

/** The grey below which a pixel is dark: it makes the two classes differ most. Paper all over has nothing below it. */
function otsu(values: Uint8Array): number {
  const histogram = new Float64Array(256)
  for (const value of values) histogram[value]!++
  let whole = 0
  for (let grey = 0; grey < 256; grey++) whole += grey * histogram[grey]!
  let below = 0
  let sumBelow = 0
  let best = 0
  let cut = 128
  for (let grey = 0; grey < 255; grey++) {
    below += histogram[grey]!
    sumBelow += grey * histogram[grey]!
    const above = values.length - below
    if (below === 0 || above === 0) continue
    const difference = sumBelow / below - (whole - sumBelow) / above
    const spread = below * above * difference * difference
    // flat pictures are all paper or all ink: noise in them is no shape
    if (spread <= best || Math.abs(difference) < 24) continue
    best = spread
    cut = grey + 1
  }
  return cut
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

/** Takes away spots of at most so many pixels, unless nothing else is there. */
function dropSpecks(dark: Uint8Array, width: number, height: number, most: number): void {
  const seen = new Uint8Array(dark.length)
  const spots: number[][] = []
  for (let start = 0; start < dark.length; start++) {
    if (!dark[start] || seen[start]) continue
    const spot = [start]
    seen[start] = 1
    for (const at of spot) {
      const [x, y] = [at % width, Math.floor(at / width)]
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const next = at + dy * width + dx
          if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height || !dark[next] || seen[next]) continue
          seen[next] = 1
          spot.push(next)
        }
    }
    spots.push(spot)
  }
  if (spots.every((spot) => spot.length <= most)) return
  for (const spot of spots) if (spot.length <= most) for (const at of spot) dark[at] = 0
}
