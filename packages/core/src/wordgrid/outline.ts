/** What the shape of a board is judged by (shape.ts), counted from its rows, or on a board that a search works at. */
import type { Score } from '../kind/craft.ts'
import type { Board, Direction } from './board.ts'
import { scoreOf } from './score.ts'
import { type BoardShape, type Outline, ShapeCost } from './shape.ts'
import { slotsOf } from './slots.ts'

/** How much of a line is white at most for it to be part of a tail? Of a usual line it is a half. */
const thin = 0.25

export function outlineOf(rows: readonly string[]): Outline {
  const { crossings } = slotsOf(rows)
  const met = crossings.map((places) => places.filter((place) => place !== null).length)
  const [width, height] = [rows[0]?.length ?? 0, rows.length]
  const whiteIn = (line: string): number => Array.from(line).filter((cell) => cell !== '#').length
  const columns = Array.from({ length: width }, (_, col) => whiteIn(rows.map((row) => row.charAt(col)).join('')))
  return {
    width,
    height,
    crossings: met.reduce((sum, count) => sum + count, 0) / 2,
    hanging: met.filter((count) => count < 2).length,
    tails: tailsOf(rows.map(whiteIn), 0, height - 1, width) + tailsOf(columns, 0, width - 1, height),
  }
}

/** Counts the empty cells of thin lines at both ends, among the lines from the first to the last, all of one length. */
export function tailsOf(white: ArrayLike<number>, first: number, last: number, length: number): number {
  let empty = 0
  let from = first
  for (; from <= last && white[from]! <= thin * length; from++) empty += length - white[from]!
  for (let at = last; at > from && white[at]! <= thin * length; at--) empty += length - white[at]!
  return empty
}

/** Outlines boards of one size, over and over. It allocates nothing but its result. */
export class Outliner {
  private readonly rows: Uint8Array
  private readonly columns: Uint8Array

  constructor(width: number, height: number) {
    this.rows = new Uint8Array(height)
    this.columns = new Uint8Array(width)
  }

  /** The outline of a board with at least one word. */
  of(board: Board): Outline {
    const { rows, columns } = this
    const [top, bottom, left, right] = this.count(board)
    const [width, height] = [right - left + 1, bottom - top + 1]
    return {
      width,
      height,
      crossings: board.crossings,
      hanging: hangingOn(board),
      tails: tailsOf(rows, top, bottom, width) + tailsOf(columns, left, right, height),
    }
  }

  private count(board: Board): readonly [top: number, bottom: number, left: number, right: number] {
    const { rows, columns } = this
    const { width, height, cells } = board
    rows.fill(0)
    columns.fill(0)
    for (let row = 0, cell = board.cellAt(0, 0); row < height; row++, cell += 2)
      for (let col = 0; col < width; col++, cell++)
        if (cells[cell] !== 0) {
          rows[row]!++
          columns[col]!++
        }
    const [top, left] = [rows.findIndex(Boolean), columns.findIndex(Boolean)]
    let [bottom, right] = [height - 1, width - 1]
    while (rows[bottom] === 0) bottom--
    while (columns[right] === 0) right--
    return [top, bottom, left, right]
  }
}

/** Words that are crossed once or never. */
function hangingOn({ cells, runs, steps }: Board): number {
  let hanging = 0
  for (let direction = 0; direction < 2; direction++) {
    const along = runs[direction as Direction]
    const across = runs[(1 - direction) as Direction]
    const step = steps[direction as Direction]
    for (let start = 0; start < cells.length; start++) {
      if (along[start] === 0 || along[start - step] !== 0) continue
      let met = 0
      for (let cell = start; along[cell] !== 0 && met < 2; cell += step) if (across[cell] !== 0) met++
      if (met < 2) hanging++
    }
  }
  return hanging
}

/**
 * What a report says of such a board: `proportion` is how many times as wide as high it is, `loops` how many crossings
 * could be without it falling apart, `cost` what boards of the same words are compared by.
 */
export function shapeFigures(rows: readonly string[], shape: BoardShape | null): Score {
  const { components, words } = scoreOf(rows)
  const outline = outlineOf(rows)
  const { width, height, crossings, hanging, tails } = outline
  return {
    area: width * height,
    proportion: hundredths(width / Math.max(1, height)),
    loops: crossings - words + components,
    hanging,
    tails,
    ...(shape === null ? {} : { cost: hundredths(new ShapeCost(shape, false).board(outline)) }),
  }
}

const hundredths = (value: number): number => Math.round(100 * value) / 100
