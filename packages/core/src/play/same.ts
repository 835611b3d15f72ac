/** Cells that hold one symbol together: what is written in one of them stands in all. */
import { type Cell, holdsCell, sameCell } from '../base/target.ts'
import type { Board } from '../kind/board.ts'

/** A cell and those that are written with it. */
export const writtenWith = ({ lines }: Board, cell: Cell): readonly Cell[] =>
  lines.find(({ role, cells }) => role === 'same' && holdsCell(cells, cell))?.cells ?? [cell]

/** Of cells that are written together, only the first. */
export const eachOnce = (board: Board, cells: readonly Cell[]): readonly Cell[] =>
  cells.filter((cell) => {
    const together = writtenWith(board, cell)
    return sameCell(
      cells.find((one) => holdsCell(together, one)),
      cell,
    )
  })
