/**
 * Lays out one puzzle in a part of a page: its board as large as its lists allow. Three arrangements are tried in
 * order: side (the board with the rules beside it, the lists below), top (rules, board, lists below each other), right
 * (rules, tables and lists beside the board). The first with cells of the good size is kept, otherwise the one with the
 * largest; remaining room goes to the size of the lists, then to the cells of a small board, then to the gaps.
 *
 * Cells grow in steps of a tenth of a millimetre, found by bisection, because a smaller board always leaves more room
 * for the rest.
 */
import { type Block, beside, nothing, stacked } from './block.ts'
import { boardBlock } from './board.ts'
import type { List } from './list.ts'
import { gaps, largeMax, minBeside, minSidebar } from './measures.ts'
import { mm } from './page.ts'
import { listsOf, type Sheet } from './sheet.ts'
import { atFoot, footOf, rulesBlock, sidebar, strip } from './sidebar.ts'
import type { Style } from './style.ts'
import { letterTable } from './table.ts'

export interface Room {
  readonly width: number
  readonly height: number
}

export const ways = ['side', 'top', 'right'] as const
export type Way = (typeof ways)[number]

export interface Arranged {
  /** In millimetres. */
  readonly cell: number
  /** The size of the letters in its lists. */
  readonly size: number
  readonly block: Block
}

/** Limits that make a sheet look like others: the cells in millimetres, the size of the letters in its lists. */
export interface Caps {
  readonly cell: number
  readonly size: number
}
const uncapped: Caps = { cell: Number.POSITIVE_INFINITY, size: Number.POSITIVE_INFINITY }

/** null if the sheet cannot be arranged here at all. The cell is in points; `spread` multiplies the usual gaps. */
type Arrangement = (cell: number, size: number, spread: number) => Block | null

/** The cells of a sheet in millimetres: the minimum, the good size, the maximum. */
export function cellsOf(style: Style, { measures }: Sheet): { min: number; good: number; max: number } {
  const { min, good, max, large } = measures.cells
  return style.large ? { min: large, good: max * largeMax, max: max * largeMax } : { min, good, max }
}

export function arrange(
  style: Style,
  sheet: Sheet,
  room: Room,
  allowed: readonly Way[] = ways,
  caps: Caps = uncapped,
): Arranged | null {
  const { good } = cellsOf(style, sheet)
  let best: Arranged | null = null
  const lists = listsOf(style, sheet)
  const all = arrangements(style, sheet, lists, room)
  for (const way of ways.filter((one) => allowed.includes(one))) {
    const arrangement = all[way]
    const found = arrangement ? largest(style, sheet, lists, room, arrangement, caps) : null
    if (!found) continue
    if (!best || found.cell > best.cell) best = found
    if (found.cell >= good) return found
  }
  return best
}

/** The largest cells with which an arrangement fits, and then the largest lists and gaps. */
export function largest(
  style: Style,
  sheet: Sheet,
  lists: readonly List[],
  room: Room,
  arrangement: Arrangement,
  caps: Caps = uncapped,
): Arranged | null {
  const { min, max } = cellsOf(style, sheet)
  const small = style.sizes.min
  const isRoomFor = (cell: number, size: number, spread: number): Block | null => {
    const block = arrangement(mm(cell), size, spread)
    return block && block.height <= room.height + 1e-6 ? block : null
  }
  const cell = largestStep(min, Math.min(max, caps.cell), (step) => isRoomFor(step, small, 1) !== null)
  if (cell === null) return null
  const maxOfLists = Math.min(caps.size, Math.max(small, ...lists.map((list) => list.max)))
  let size = small
  while (size + 0.5 <= maxOfLists && isRoomFor(cell, size + 0.5, 1)) size += 0.5
  const most = Math.min(grownCell(sheet, room, max), caps.cell)
  const grown = (cell < max ? null : largestStep(cell, most, (step) => isRoomFor(step, size, 1) !== null)) ?? cell
  const spread = largestStep(1, 1.6, (step) => isRoomFor(grown, size, step) !== null) ?? 1
  const block = isRoomFor(grown, size, spread)
  return block ? { cell: grown, size, block } : null
}

/** A small board grows beyond its usual cells until it is this share of the room, or its cells this many times as large. */
const filling = { width: 0.65, height: 0.55, cells: 1.8 } as const

const grownCell = ({ board }: Sheet, { width, height }: Room, max: number): number =>
  Math.max(
    max,
    Math.min(
      (filling.width * width) / mm(board.width),
      (filling.height * height) / mm(board.height),
      filling.cells * max,
    ),
  )

/** The largest tenth between two bounds for which `holds` is true; it must be true for all smaller ones too. */
export function largestStep(min: number, max: number, holds: (value: number) => boolean): number | null {
  let [low, high] = [Math.round(min * 10), Math.round(max * 10)]
  if (high < low || !holds(low / 10)) return null
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (holds(middle / 10)) low = middle
    else high = middle - 1
  }
  return low / 10
}

function arrangements(
  style: Style,
  sheet: Sheet,
  lists: readonly List[],
  { width }: Room,
): Readonly<Record<Way, Arrangement | null>> {
  const [tables, boxes] = [tablesOf(style, sheet, width), footOf(style, sheet, width)]
  if (!boxes) return { side: null, top: null, right: null }
  const board = boardIn(style, sheet)
  const wide = sheet.board.width
  const side: Arrangement = (cell, size, spread) => {
    const beyond = width - wide * cell - gaps.sidebar
    if (beyond < minSidebar * (style.large ? 1.6 : 1)) return null
    const below = listBlock(lists, width, size, gaps.between * spread)
    if (!below) return null
    const textBlock = sidebar(style, sheet, beyond, sheet.board.height * cell)
    if (!textBlock) return null
    const zone = beside([
      { left: 0, block: board(cell) },
      { left: width - beyond, block: textBlock },
    ])
    return stacked([stacked([zone, tables, below], gaps.afterBoard * spread), boxes], gaps.between * spread)
  }
  const textBlock = strip(style, sheet, width)
  const top: Arrangement = (cell, size, spread) => {
    if (wide * cell > width + 1e-6) return null
    const below = listBlock(lists, width, size, gaps.between * spread)
    if (!below || !textBlock) return null
    const above = stacked([textBlock, middle(board(cell), wide * cell, width)], gaps.between * spread)
    return stacked([stacked([above, tables, below], gaps.afterBoard * spread), boxes], gaps.between * spread)
  }
  const right: Arrangement = (cell, size, spread) => {
    const beyond = width - wide * cell - gaps.columns
    if ((lists.length === 0 && tables.height === 0) || beyond < minBeside) return null
    const column = listBlock(lists, beyond, size, gaps.between * spread)
    if (!column) return null
    const textBlock = stacked(
      [rulesBlock(style, sheet, beyond), tablesOf(style, sheet, beyond), column],
      gaps.between * spread,
    )
    const panel = atFoot(style, textBlock, sheet, beyond, sheet.board.height * cell)
    if (!panel) return null
    const zone = beside([
      { left: 0, block: board(cell) },
      { left: width - beyond, block: panel },
    ])
    return stacked([zone, boxes], gaps.afterBoard * spread)
  }
  // an empty sidebar would only take room from the board
  const isBare = sheet.rules === '' && !sheet.notice && sheet.code?.place !== 'rules'
  return { side: isBare ? null : side, top, right }
}

export const boardIn =
  (style: Style, { board, measures, lang }: Sheet) =>
  (cell: number): Block =>
    boardBlock(style, board, { measures, lang, cell, isAnswer: false, isPicture: false, hasMessage: false })

/** A block of width `own` centred in a wider one. */
export const middle = (block: Block, own: number, width: number): Block => beside([{ left: (width - own) / 2, block }])

/** Tables are filled in while solving, so they stand directly under the board. */
export const tablesOf = (style: Style, { sideLists }: Sheet, width: number): Block =>
  stacked(
    sideLists.filter(({ form }) => form === 'table').map((sideList) => letterTable(style, sideList, width)),
    gaps.between,
  )

/** null if one of them is too wide. */
export function listBlock(lists: readonly List[], width: number, size: number, gap: number): Block | null {
  const blocks = lists.map((list) => list.block(width, Math.min(size, list.max)))
  return blocks.includes(null)
    ? null
    : stacked(
        blocks.map((block) => block ?? nothing),
        gap,
      )
}
