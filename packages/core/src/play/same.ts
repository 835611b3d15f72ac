/** Cells that share one symbol: a symbol written in one of them appears in all. */
import { type Cell, holdsCell, sameCell } from '../base/target.ts'
import type { Board } from '../kind/board.ts'

/** A cell and those that share its symbol. */
export const writtenWith = ({ lines }: Board, cell: Cell): readonly Cell[] =>
  lines.find(({ role, cells }) => role === 'same' && holdsCell(cells, cell))?.cells ?? [cell]

/** Only the first of each group of cells that share a symbol. */
export const eachOnce = (board: Board, cells: readonly Cell[]): readonly Cell[] =>
  cells.filter((cell) => {
    const together = writtenWith(board, cell)
    return sameCell(
      cells.find((one) => holdsCell(together, one)),
      cell,
    )
  })
