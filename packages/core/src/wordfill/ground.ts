/** A board seen as black and white only, with a border of one cell around it. */
export interface Ground {
  readonly width: number
  readonly height: number
  /** The offset from a cell to the one below it. */
  readonly stride: number
  /** 0 is black. */
  readonly cells: Uint16Array
  /** 1 on the board, 0 on the border. */
  readonly inside: Uint8Array
  /** Pairs of adjacent black cells. */
  readonly blackPairs: number
  cellAt(row: number, col: number): number
}

/** `rows` as in a file: `#` is black, anything else white. */
export function groundOf(rows: readonly string[]): Ground {
  const [height, width] = [rows.length, rows[0]?.length ?? 0]
  const stride = width + 2
  const cellAt = (row: number, col: number): number => (row + 1) * stride + col + 1
  const cells = new Uint16Array(stride * (height + 2))
  const inside = new Uint8Array(cells.length)
  const isBlack = (row: number, col: number): boolean => rows[row]?.charAt(col) === '#'
  let blackPairs = 0
  for (let row = 0; row < height; row++)
    for (let col = 0; col < width; col++) {
      inside[cellAt(row, col)] = 1
      cells[cellAt(row, col)] = isBlack(row, col) ? 0 : 1
      if (isBlack(row, col)) blackPairs += Number(isBlack(row, col + 1)) + Number(isBlack(row + 1, col))
    }
  return { width, height, stride, cells, inside, blackPairs, cellAt }
}
