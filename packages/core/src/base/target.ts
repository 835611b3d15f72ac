/** Places on a board: cells, and the targets of an input. */

export type Cell = readonly [row: number, col: number]

/** A position on a board, measured in cells; a cell's row and column are its centre. */
export type Point = readonly [down: number, right: number]

/** A cell (an island is one), or the two ends of an edge or of a run. */
export type Target = readonly [Cell] | readonly [Cell, Cell]

/** The cell with a given row-major index. */
export const cellOf = (cell: number, width: number): Cell => [Math.floor(cell / width), cell % width]

export const sameCell = (a: Cell | null | undefined, b: Cell | null | undefined): boolean =>
  a != null && b != null && a[0] === b[0] && a[1] === b[1]

export const holdsCell = (cells: readonly Cell[], cell: Cell): boolean => cells.some((one) => sameCell(one, cell))

/** A name for a cell, a target or a run; equal runs of cells have equal names. */
export const nameOfCells = (cells: readonly Cell[]): string => cells.map(([row, col]) => `${row},${col}`).join(' ')

/** A name for a target that does not depend on which end comes first. */
export const nameOfTarget = (at: Target): string => nameOfCells([...at].sort((a, b) => a[0] - b[0] || a[1] - b[1]))
