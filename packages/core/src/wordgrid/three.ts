/** The lines of three cells on a board of 3 × 3, with row-major cell numbers. */
export type LineOfThree = readonly [number, number, number]

/** Across, then down. */
export const straightLines: readonly LineOfThree[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
]

/** With the two diagonals. */
export const allLines: readonly LineOfThree[] = [...straightLines, [0, 4, 8], [2, 4, 6]]
