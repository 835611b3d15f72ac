/** A board of words and its transpose, which swaps across and down, are one puzzle. */
export const transposedRows = (rows: readonly string[]): string[] =>
  Array.from(rows[0] ?? '', (_, col) => rows.map((row) => row.charAt(col)).join(''))

/** Equal for a board and its transpose; several grids, such as letters and givens, may describe one board. */
export function canonicalKeyOf(...grids: readonly (readonly string[])[]): string {
  const [first] = [grids, grids.map(transposedRows)].map((each) => JSON.stringify(each)).sort()
  return first!
}
