/** Places on a board: a cell, and what a hand points at. */

export type Cell = readonly [row: number, col: number]

/** Where a finger or a mouse is, measured in cells; a cell's own row and column are its middle. */
export type Point = readonly [down: number, right: number]

/** A cell (an island is one), or the two ends of an edge or of a run. */
export type Target = readonly [Cell] | readonly [Cell, Cell]

/** Of a cell that is counted row by row. */
export const cellOf = (cell: number, width: number): Cell => [Math.floor(cell / width), cell % width]

export const sameCell = (a: Cell | null | undefined, b: Cell | null | undefined): boolean =>
  a != null && b != null && a[0] === b[0] && a[1] === b[1]

export const holdsCell = (cells: readonly Cell[], cell: Cell): boolean => cells.some((one) => sameCell(one, cell))

/** A name for a cell, a target or a run, equal for equal ones. */
export const nameOfCells = (cells: readonly Cell[]): string => cells.map(([row, col]) => `${row},${col}`).join(' ')

/** The same name from both ends. */
export const nameOfTarget = (at: Target): string => nameOfCells([...at].sort((a, b) => a[0] - b[0] || a[1] - b[1]))
