/** A table of letters to be found, as marks: the names in a row, a box under each, in rows of equal length. */
import { printable } from '@kumiki/core/base'
import type { Item } from '@kumiki/core/contract'
import { centred, line, type Mark } from '@kumiki/core/drawing'

/**
 * The side of a box, in sizes of the list's letters and at least in cells; the height of its row of names, its name and
 * its letter as shares of it.
 */
const inSizes = 1.9
const min = 0.75
const nameRow = 0.6
const nameSize = 0.4
const letterSize = 0.6
const rowGap = 0.3
/** In cells. */
const outer = 0.03
const inner = 0.02

export function tableMarks(items: readonly Item[], width: number, size: number): { marks: Mark[]; height: number } {
  const side = Math.min(width - outer, Math.max(inSizes * size, min))
  const rows = Math.ceil(items.length / Math.max(1, Math.floor((width - outer) / side)))
  const inRow = Math.ceil(items.length / rows)
  const step = (1 + nameRow + rowGap) * side
  const marks = Array.from({ length: rows }, (_, row) =>
    rowMarks(items.slice(row * inRow, (row + 1) * inRow), outer / 2, outer / 2 + row * step, side),
  )
  return { marks: marks.flat(), height: rows * step + outer }
}

function rowMarks(items: readonly Item[], x: number, y: number, side: number): Mark[] {
  const [right, middle, bottom] = [x + items.length * side, y + nameRow * side, y + (1 + nameRow) * side]
  return [
    ...[y, bottom].map((at) => line(x, at, right, at, outer, 'rule')),
    ...[x, right].map((at) => line(at, y, at, bottom, outer, 'rule')),
    line(x, middle, right, middle, inner, 'rule'),
    ...items.slice(1).map((_, index) => line(x + (index + 1) * side, y, x + (index + 1) * side, bottom, inner, 'rule')),
    ...items.flatMap(({ label, text }, index): Mark[] => {
      const centre = x + (index + 0.5) * side
      return [
        centred(centre, (y + middle) / 2, nameSize * side, printable(label), 'clue'),
        ...(text === '' ? [] : [centred(centre, (middle + bottom) / 2, letterSize * side, printable(text), 'entry')]),
      ]
    }),
  ]
}
