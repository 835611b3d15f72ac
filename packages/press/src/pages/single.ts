/**
 * A puzzle with pages of its own: one page if that leaves its cells large enough, otherwise the board on one and the
 * lists, or the rules, on the next. The sheet is landscape if the board is much wider than high and gains by it. A code
 * that costs a page is left out.
 */
import { type Arranged, arrange, boardIn, type Caps, largest, middle, tablesOf, type Way, ways } from './arrange.ts'
import { type Block, nothing, stacked } from './block.ts'
import { placesOf } from './code.ts'
import { type Draft, roomOn } from './draft.ts'
import { layLists, nextOf } from './following.ts'
import type { Head } from './header.ts'
import { gaps, type Paper, turned } from './measures.ts'
import { phrases } from './phrases.ts'
import type { Sheet } from './sheet.ts'
import { footOf, strip } from './sidebar.ts'
import type { Style } from './style.ts'

export interface PlacedSheet {
  /** In millimetres. */
  readonly cell: number
  /** The size of the lists beside the board. */
  readonly size: number
  readonly drafts: readonly Draft[]
  /** Whether the requested code is on it. */
  readonly coded: boolean
}

export interface Setting {
  readonly nameLine: boolean
  /** Whether its number is shown, which it is if there are others. */
  readonly numbered: boolean
  /** Whether its number is that of a copy for one pupil. */
  readonly copied: boolean
  /** Whether the paper may be turned to landscape. */
  readonly turns: boolean
  /** The look that it must share with others; default: the best for this sheet. */
  readonly as?: Likeness
}

/** How sheets that look alike are arranged: all in one way, each in any way, or their boards on pages of their own. */
export interface Likeness extends Caps {
  readonly way: Way | 'any' | 'pages'
}

/** A board counts as wide if its width is more than this many times its height. */
export const wideBoard = 1.25
/** How much larger the cells must become for a sheet to be landscape. */
export const gain = 1.15
/** The share of its cell that a board must keep beside a well-placed code; otherwise the code may stand elsewhere. */
const littleLoss = 0.92

/** null if its cells would be too small on this paper. */
export function laySheet(given: Style, sheet: Sheet, paper: Paper, setting: Setting): PlacedSheet | null {
  const style = { ...given, reads: sheet.reads }
  const plain = layEitherWay(style, { ...sheet, code: null }, paper, setting)
  const { code } = sheet
  if (!plain || !code) return plain
  let best: PlacedSheet | null = null
  for (const place of placesOf(code)) {
    const placed = layEitherWay(style, { ...sheet, code: place }, paper, setting)
    if (!placed || placed.drafts.length > plain.drafts.length) continue
    if (placed.cell >= plain.cell * littleLoss) return placed
    if (!best || placed.cell > best.cell) best = placed
  }
  return best ?? { ...plain, coded: false }
}

function layEitherWay(style: Style, sheet: Sheet, paper: Paper, setting: Setting): PlacedSheet | null {
  const standing = layOn(style, sheet, paper, setting)
  const { width, height } = sheet.board
  if (!setting.turns || (width <= wideBoard * height && standing)) return standing
  const lying = layOn(style, sheet, turned(paper), setting)
  return lying && (!standing || lying.cell >= gain * standing.cell) ? lying : standing
}

export const headOf = (sheet: Sheet, { nameLine, numbered, copied }: Setting): Head => {
  const { size, kindTitle, title, level, byClues, isPicture, number } = sheet
  return {
    title,
    facts: title === kindTitle ? [size] : [kindTitle, size],
    level: byClues ? null : level,
    tag: byClues ? phrases.byClues : isPicture ? phrases.drawsPicture : null,
    number: numbered ? number : null,
    copied,
    nameLine,
  }
}

function layOn(style: Style, sheet: Sheet, paper: Paper, setting: Setting): PlacedSheet | null {
  const { as } = setting
  const head = headOf(sheet, setting)
  const room = roomOn(style, paper, head)
  if (as?.way === 'pages') return layOnPages(style, sheet, paper, head, as)
  const one = as ? arrange(style, sheet, room, as.way === 'any' ? ways : [as.way], as) : arrange(style, sheet, room)
  if (one)
    return {
      cell: one.cell,
      size: one.size,
      coded: true,
      drafts: [{ style, paper, head, body: one.block, numbers: [sheet.number], next: null }],
    }
  return as ? null : layOnPages(style, sheet, paper, head)
}

/** The board on a page of its own, with the rules if they cost it little, then the lists. */
function layOnPages(style: Style, sheet: Sheet, paper: Paper, head: Head, caps?: Caps): PlacedSheet | null {
  const room = roomOn(style, paper, head)
  const wide = sheet.board.width
  const foot = footOf(style, sheet, room.width)
  const rules = strip(style, sheet, room.width)
  if (!foot || !rules) return null
  const boxes = stacked([tablesOf(style, sheet, room.width), foot], gaps.between)
  const boardPage = (above: readonly Block[], below: Block): Arranged | null =>
    largest(
      style,
      sheet,
      [],
      room,
      (cell, _size, spread) =>
        wide * cell > room.width + 1e-6
          ? null
          : stacked(
              [
                stacked(
                  [...above, middle(boardIn(style, sheet)(cell), wide * cell, room.width)],
                  gaps.between * spread,
                ),
                below,
              ],
              gaps.afterBoard * spread,
            ),
      caps,
    )
  const [withRules, withBoxes] = [boardPage([rules], boxes), boardPage([], boxes)]
  const alone = withBoxes ?? boardPage([], nothing)
  const next = nextOf(sheet)
  // rules alone are not worth a page
  const isWorth = withRules && alone && (next === 'rules' || withRules.cell * 1.08 >= alone.cell)
  const board = isWorth ? withRules : alone
  if (!board) return null
  const above = board === withRules ? [] : [rules]
  return {
    cell: board.cell,
    size: board.size,
    coded: true,
    drafts: [
      { style, paper, head, body: board.block, numbers: [sheet.number], next },
      ...layLists(style, sheet, paper, head, { above, below: withBoxes ? [] : [boxes] }),
    ],
  }
}
