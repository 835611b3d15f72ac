/**
 * The lines of a board of words: a frame around all that belongs to it, thin rules between its cells. Black cells are
 * drawn in one of two styles. All are black; or the board is a shape, and all are left open, for half a page of black
 * ink helps nobody: only a hole of one cell is black, which one could take for a cell to write in. A puzzle says which;
 * of one that does not, the share of its black cells tells.
 */
import { line, type Mark } from '../drawing/picture.ts'

/** Whether a place does not belong to the board, as all places off it. */
export type IsOpen = (row: number, col: number) => boolean

/** How a puzzle draws what lies outside its words. */
export const outsides = ['open', 'black'] as const
export type Outside = (typeof outsides)[number]

/** How one draws it that does not say. */
export const outsideOf = (rows: readonly string[]): Outside => {
  const all = rows.join('')
  return all.split('#').length - 1 > all.length / 2 ? 'open' : 'black'
}

/** `isShape`: whether it is one, whatever the puzzle says. */
export function openIn(rows: readonly string[], isShape?: boolean, outside = outsideOf(rows)): IsOpen {
  const letterAt = (row: number, col: number): string => rows[row]?.charAt(col) ?? ''
  const isWhite = (row: number, col: number): boolean => (letterAt(row, col) || '#') !== '#'
  const isShut = (row: number, col: number): boolean =>
    isWhite(row - 1, col) && isWhite(row + 1, col) && isWhite(row, col - 1) && isWhite(row, col + 1)
  const leavesOpen = isShape ?? outside === 'open'
  return (row, col) => {
    const letter = letterAt(row, col)
    return letter === '' || (leavesOpen && letter === '#' && !isShut(row, col))
  }
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
