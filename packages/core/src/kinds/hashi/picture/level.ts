/**
 * Aligns small parts that lie nearly in a row or column, and equalises those of nearly the same size, so that eyes are
 * level and alike, and dots in line.
 */
import type { Box } from './mask.ts'

/**
 * In units: the size below which a part is small, the spread of parts that are aligned, and the difference of parts
 * that are equalised.
 */
export const smallArea = 8
const nearlyLevel = 0.45
const nearlyAlike = 0.4

export function levelled(boxes: readonly Box[], unit: number): Box[] {
  const small = boxes.filter(({ width, height }) => Math.max(width, height) < smallArea * unit)
  const level = (of: (box: Box) => number, within: number): ((box: Box) => number) => {
    const sorted = [...small].sort((a, b) => of(a) - of(b))
    const mean = new Map<Box, number>()
    for (let start = 0, end = 0; start < sorted.length; start = end) {
      while (end < sorted.length && of(sorted[end]!) - of(sorted[start]!) < within * unit) end++
      const row = sorted.slice(start, end)
      for (const box of row) mean.set(box, row.reduce((sum, each) => sum + of(each), 0) / row.length)
    }
    return (box) => mean.get(box) ?? of(box)
  }
  const x = level(({ left, width }) => left + width / 2, nearlyLevel)
  const y = level(({ top, height }) => top + height / 2, nearlyLevel)
  const width = level((box) => box.width, nearlyAlike)
  const height = level((box) => box.height, nearlyAlike)
  return boxes.map((box) => ({
    left: x(box) - width(box) / 2,
    top: y(box) - height(box) / 2,
    width: width(box),
    height: height(box),
  }))
}
