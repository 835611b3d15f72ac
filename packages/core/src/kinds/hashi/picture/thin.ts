/**
 * Thins ink to lines one pixel wide (Zhang & Suen 1984): removes dark pixels from both sides without breaking
 * connections.
 */
import type { Bitmap } from '../../../drawing/bitmap.ts'

export function thin({ width, height, dark }: Bitmap): Bitmap {
  const [w, h] = [width + 2, height + 2]
  const ink = new Uint8Array(w * h)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) ink[(y + 1) * w + x + 1] = dark[y * width + x] ? 1 : 0
  const around = [-w, -w + 1, 1, w + 1, w, w - 1, -1, -w - 1]
  let left = [...ink.keys()].filter((at) => ink[at])
  for (let changed = true; changed; ) {
    changed = false
    for (const turn of [0, 1]) {
      const worn = left.filter((at) => isWorn(ink, at, around, turn))
      for (const at of worn) ink[at] = 0
      if (worn.length === 0) continue
      changed = true
      left = left.filter((at) => ink[at])
    }
  }
  const thinned = new Uint8Array(dark.length)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) thinned[y * width + x] = ink[(y + 1) * w + x + 1]!
  return { width, height, dark: thinned }
}

/** Whether this turn removes a pixel: it lies on an edge, and nothing is disconnected without it. */
function isWorn(ink: Uint8Array, at: number, around: readonly number[], turn: number): boolean {
  let [neighbours, rises] = [0, 0]
  let before = ink[at + around[7]!]!
  for (const offset of around) {
    const pixel = ink[at + offset]!
    neighbours += pixel
    if (pixel && !before) rises++
    before = pixel
  }
  if (neighbours < 2 || neighbours > 6 || rises !== 1) return false
  const [up, right, down, left] = [
    ink[at + around[0]!],
    ink[at + around[2]!],
    ink[at + around[4]!],
    ink[at + around[6]!],
  ]
  return turn === 0
    ? !(up && right && down) && !(right && down && left)
    : !(up && right && left) && !(up && down && left)
}
