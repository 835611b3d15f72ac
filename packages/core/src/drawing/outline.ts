/**
 * The dark part of a picture as a board's shape, `.` a cell and `#` none, without the blank rim. Pixel art keeps its
 * size. Any other picture is enlarged beyond the largest board, so that the reader of the shape scales it.
 */
import { limits } from '../base/limits.ts'
import type { Bitmap } from './bitmap.ts'

/** Up to this side a picture is used pixel for pixel. */
const pixelArt = 32

/** null: the picture has only one tone. */
export function outlineOf({ width, height, dark }: Bitmap): string | null {
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => (dark[y * width + x] ? '.' : '#')).join(''),
  )
  const inked = rows.flatMap((row, y) => (row.includes('.') ? [y] : []))
  if (inked.length === 0 || dark.every((pixel) => pixel === 1)) return null
  const left = Math.min(...inked.map((y) => rows[y]!.indexOf('.')))
  const right = Math.max(...inked.map((y) => rows[y]!.lastIndexOf('.')))
  const shape = rows.slice(inked[0], inked.at(-1)! + 1).map((row) => row.slice(left, right + 1))
  const isPixelArt = Math.max(width, height) <= pixelArt
  return (isPixelArt ? shape : outgrown(shape)).join('\n')
}

/** Enlarges the rows until they exceed the largest board. */
function outgrown(rows: readonly string[]): string[] {
  const longer = Math.max(rows.length, ...rows.map((row) => row.length))
  const times = Math.ceil((limits.gridSide + 1) / longer)
  return rows.flatMap((row) => Array.from({ length: times }, () => row.replace(/./g, (cell) => cell.repeat(times))))
}
