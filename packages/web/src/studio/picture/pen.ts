/** A pencil on a greyscale sheet: strokes with soft edges, and an eraser, which is a white pencil. Pure functions. */
import type { Shades } from '@kumiki/core/images'

export interface Spot {
  readonly x: number
  readonly y: number
}

export type Pen = 'pencil' | 'eraser'

/** The radius in pixels of the sheet. */
const radius: Readonly<Record<Pen, number>> = { pencil: 1.6, eraser: 4 }

export const emptySheet = (width = 112, height = 84): Shades => ({
  width,
  height,
  grey: new Uint8Array(width * height).fill(255),
})

/** Draws one straight segment of a stroke. */
export function marked({ width, height, grey }: Shades, from: Spot, to: Spot, tool: Pen): Shades {
  const r = radius[tool]
  const next = grey.slice()
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length2 = dx * dx + dy * dy
  const top = Math.max(0, Math.floor(Math.min(from.y, to.y) - r - 1))
  const bottom = Math.min(height - 1, Math.ceil(Math.max(from.y, to.y) + r + 1))
  const left = Math.max(0, Math.floor(Math.min(from.x, to.x) - r - 1))
  const right = Math.min(width - 1, Math.ceil(Math.max(from.x, to.x) + r + 1))
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const [px, py] = [x + 0.5 - from.x, y + 0.5 - from.y]
      const share = length2 === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length2))
      const cover = Math.min(1, Math.max(0, r + 0.5 - Math.hypot(px - share * dx, py - share * dy)))
      const at = y * width + x
      const before = grey[at] ?? 255
      next[at] = Math.round(tool === 'pencil' ? Math.min(before, 255 * (1 - cover)) : Math.max(before, 255 * cover))
    }
  return { width, height, grey: next }
}

export const isBlank = ({ grey }: Shades): boolean => grey.every((value) => value === 255)
