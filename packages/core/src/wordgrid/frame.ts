/** The smallest rectangle that holds all white cells of a board: outside it is the empty rim. */
export interface Frame {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

/** null: there is no white cell. */
export function frameOf(rows: readonly string[]): Frame | null {
  const used = rows.flatMap((row, index) => (/[^#]/.test(row) ? [index] : []))
  const [top, bottom] = [used[0], used.at(-1)]
  if (top === undefined || bottom === undefined) return null
  const left = Math.min(...used.map((row) => rows[row]!.search(/[^#]/)))
  const right = Math.max(...used.map((row) => rows[row]!.search(/[^#]#*$/)))
  return { top, left, width: right - left + 1, height: bottom - top + 1 }
}

export const within = ({ top, left, width, height }: Frame, rows: readonly string[]): string[] =>
  rows.slice(top, top + height).map((row) => row.slice(left, left + width))
