/** Lines one pixel wide (Zhang & Suen 1984): wears dark areas away from both sides, keeping what hangs together. */
import type { Bitmap } from '../../../drawing/bitmap.ts'

export function thin({ width, height, dark }: Bitmap): Bitmap {
  const [w, h] = [width + 2, height + 2]
  const ink = new Uint8Array(w * h)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) ink[(y + 1) * w + x + 1] = dark[y * width + x]!
  const around = [-w, -w + 1, 1, w + 1, w, w - 1, -1, -w - 1]
  for (let changed = true; changed; ) {
    changed = false
    for (const turn of [0, 1]) {
      const worn: number[] = []
      for (let at = w + 1; at < ink.length - w - 1; at++) {
        if (!ink[at]) continue
        const near = around.map((offset) => ink[at + offset]!)
        const neighbours = near.reduce((sum, pixel) => sum + pixel, 0)
        if (neighbours < 2 || neighbours > 6) continue
        const rises = near.filter((pixel, index) => !pixel && near[(index + 1) % 8]).length
        if (rises !== 1) continue
        const [up, , right, , down, , left] = near
        const open =
          turn === 0
            ? !(up && right && down) && !(right && down && left)
            : !(up && right && left) && !(up && down && left)
        if (open) worn.push(at)
      }
      for (const at of worn) ink[at] = 0
      if (worn.length > 0) changed = true
    }
  }
  const thinned = new Uint8Array(dark.length)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) thinned[y * width + x] = ink[(y + 1) * w + x + 1]!
  return { width, height, dark: thinned }
}
