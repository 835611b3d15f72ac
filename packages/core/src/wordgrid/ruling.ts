/**
 * The lines of a board of words: a frame around everything that belongs to it, thin rules between its cells. Where most
 * cells are black, as with words that cross here and there, the board is a shape: black cells connected to the outside
 * are left open, because half a page of black ink is of no use, and only enclosed holes are black, which could be
 * mistaken for cells to write in.
 */
import { line, type Mark } from '../drawing/picture.ts'

/** Whether a place does not belong to the board, as all places off it. */
export type IsOpen = (row: number, col: number) => boolean

/** `isShape`: whether the board is a shape, regardless of the number of black cells. */
export function openIn(rows: readonly string[], isShape?: boolean): IsOpen {
  const cells = rows.map((row) => Array.from(row))
  const all = cells.flat()
  const isOpen: IsOpen = (row, col) => !cells[row]?.[col]
  const isBeside = (row: number, col: number): boolean =>
    isOpen(row - 1, col) || isOpen(row + 1, col) || isOpen(row, col - 1) || isOpen(row, col + 1)
  let grows = isShape ?? all.filter((cell) => cell === '#').length > all.length / 2
  while (grows) {
    grows = false
    for (const [row, line] of cells.entries())
      for (const [col, cell] of line.entries())
        if (cell === '#' && isBeside(row, col)) {
          line[col] = ''
          grows = true
        }
  }
  return isOpen
}

export function ruled(width: number, height: number, isOpen: IsOpen): Mark[] {
  const marks: Mark[] = []
  for (const isFrame of [false, true])
    for (const across of [true, false]) {
      const [lines, length] = across ? [height, width] : [width, height]
      const open = (at: number, along: number): boolean => (across ? isOpen(at, along) : isOpen(along, at))
      for (let at = 0; at <= lines; at++)
        for (let from = 0, to = 0; to <= length; to++) {
          const [before, after] = [open(at - 1, to), open(at, to)]
          if (to < length && (isFrame ? before !== after : !before && !after)) continue
          const ends = across ? ([from, at, to, at] as const) : ([at, from, at, to] as const)
          if (to > from) marks.push(line(...ends, isFrame ? 0.06 : 0.03, isFrame ? 'frame' : 'rule'))
          from = to + 1
        }
    }
  return marks
}
