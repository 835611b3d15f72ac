/** A board of words and its mirror image, in which across is down, are one puzzle. */
export const transposedRows = (rows: readonly string[]): string[] =>
  Array.from(rows[0] ?? '', (_, col) => rows.map((row) => row.charAt(col)).join(''))

/** The same for a board and its mirror image. A board may be told by several grids, such as its letters and what is given of them. */
export function samenessOf(...grids: readonly (readonly string[])[]): string {
  const [first] = [grids, grids.map(transposedRows)].map((each) => JSON.stringify(each)).sort()
  return first!
}
