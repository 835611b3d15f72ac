/**
 * A puzzle with pages of its own: one page where that leaves its cells large enough, else the board on one and the lists, or the rules, on the next. The
 * sheet lies on its side when the board is much wider than high and gains by it. A code that costs a page is left out.
 */
import { type Arranged, arrange, boardIn, boxesOf, largest, middle, tablesOf } from './arrange.ts'
import { type Block, nothing, stacked } from './block.ts'
import { tighter } from './code.ts'
import { type Draft, roomOn } from './draft.ts'
import { layLists, nextOf } from './following.ts'
import type { Head } from './header.ts'
import { gaps, type Paper, turned } from './measures.ts'
import { sizePhrase } from './phrases.ts'
import type { Sheet } from './sheet.ts'
import { strip } from './sidebar.ts'
import type { Style } from './style.ts'

export interface Laid {
  /** In millimetres. */
  readonly cell: number
  readonly drafts: readonly Draft[]
  /** Whether the code that was wanted is there. */
  readonly coded: boolean
}

export interface Setting {
  readonly nameLine: boolean
  /** Whether its number is shown: where there are others. */
  readonly numbered: boolean
  /** Whether its number is that of a copy for one pupil. */
  readonly copied: boolean
  /** Whether the paper may be turned. */
  readonly turns: boolean
}

const wideBoard = 1.25
const gain = 1.15

/** null: its cells would be too small on this paper. */
export function laySheet(style: Style, sheet: Sheet, paper: Paper, setting: Setting): Laid | null {
  const plain = layEitherWay(style, { ...sheet, code: null }, paper, setting)
  const { code } = sheet
  if (!plain || !code) return plain
  for (const one of [code, tighter(code)]) {
    const laid = layEitherWay(style, { ...sheet, code: one }, paper, setting)
    if (laid && laid.drafts.length <= plain.drafts.length) return laid
  }
  return { ...plain, coded: false }
}

function layEitherWay(style: Style, sheet: Sheet, paper: Paper, setting: Setting): Laid | null {
  const standing = layOn(style, sheet, paper, setting)
  const { width, height } = sheet.board
  if (!setting.turns || (width <= wideBoard * height && standing)) return standing
  const lying = layOn(style, sheet, turned(paper), setting)
  return lying && (!standing || lying.cell >= gain * standing.cell) ? lying : standing
}

export const headOf = (style: Style, sheet: Sheet, { nameLine, numbered, copied }: Setting): Head => {
  const { board, kindTitle, title, level, byClues, number } = sheet
  const size = sizePhrase(board.width, board.height)[style.lang]
  return {
    title,
    facts: title === kindTitle ? [size] : [kindTitle, size],
    level: byClues ? null : level,
    byClues,
    number: numbered ? number : null,
    copied,
    nameLine,
  }
}

function layOn(style: Style, sheet: Sheet, paper: Paper, setting: Setting): Laid | null {
  const head = headOf(style, sheet, setting)
  const one = arrange(style, sheet, roomOn(style, paper, head))
  if (one)
    return {
      cell: one.cell,
      coded: true,
      drafts: [{ style, paper, head, body: one.block, numbers: [sheet.number], next: null }],
    }
  return layOnPages(style, sheet, paper, head)
}

/** The board on a page of its own, with the rules where that costs it little, then the lists. */
function layOnPages(style: Style, sheet: Sheet, paper: Paper, head: Head): Laid | null {
  const room = roomOn(style, paper, head)
  const wide = sheet.board.width
  const boxes = stacked([tablesOf(style, sheet, room.width), boxesOf(style, sheet, room.width)], gaps.between)
  const boardPage = (above: readonly Block[], below: Block): Arranged | null =>
    largest(style, sheet, [], room, (cell, _size, spread) =>
      wide * cell > room.width + 1e-6
        ? null
        : stacked(
            [
              stacked([...above, middle(boardIn(style, sheet)(cell), wide * cell, room.width)], gaps.between * spread),
              below,
            ],
            gaps.afterBoard * spread,
          ),
    )
  const rules = strip(style, sheet, room.width)
  if (!rules) return null
  const [withRules, withBoxes] = [boardPage([rules], boxes), boardPage([], boxes)]
  const alone = withBoxes ?? boardPage([], nothing)
  const board = withRules && alone && withRules.cell * 1.08 >= alone.cell ? withRules : alone
  if (!board) return null
  const next = nextOf(sheet)
  const above = board === withRules ? [] : [rules]
  return {
    cell: board.cell,
    coded: true,
    drafts: [
      { style, paper, head, body: board.block, numbers: [sheet.number], next },
      ...layLists(style, sheet, paper, head, { above, below: withBoxes ? [] : [boxes] }),
    ],
  }
}
