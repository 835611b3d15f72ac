/** The numbers of a pattern, counted row by row or column by column. */
import type { Slot } from '@kumiki/core/kinds/crossword/puzzle'

export const orders = ['row', 'column'] as const

/** The numbers by the cell where words start. */
export function numbersOf(slots: readonly Slot[], order: (typeof orders)[number]): Map<number, number> {
  const starts = new Map(slots.map((slot) => [slot.cells[0] ?? 0, slot]))
  const sorted = [...starts].sort(([, a], [, b]) =>
    order === 'row' ? a.row - b.row || a.col - b.col : a.col - b.col || a.row - b.row,
  )
  return new Map(sorted.map(([cell], index) => [cell, index + 1]))
}
