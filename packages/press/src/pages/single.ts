/**
 * A puzzle with pages of its own: one page where that leaves its cells large enough, else the board on one and the lists, or the rules, on the next. The
 * sheet lies on its side when the board is much wider than high and gains by it.
 */
import { type Arranged, arrange, boardIn, boxesOf, largest, middle, rulesBlock, tablesOf } from './arrange.ts'
import { type Block, nothing, stacked } from './block.ts'
import { type Draft, roomOn } from './draft.ts'
import type { Head } from './header.ts'
import { gaps, type Paper, turned } from './measures.ts'
import { phrases, sizePhrase } from './phrases.ts'
import { listsOf, type Sheet } from './sheet.ts'
import type { Style } from './style.ts'

export interface Laid {
  /** In millimetres. */
  readonly cell: number
  readonly drafts: readonly Draft[]
}

interface Setting {
  readonly nameLine: boolean
  /** Whether its number is shown: where there are others. */
  readonly numbered: boolean
}

const wideBoard = 1.25
const gain = 1.15

/** null: its cells would be too small on this paper. */
export function laySheet(style: Style, sheet: Sheet, paper: Paper, setting: Setting): Laid | null {
  const standing = layOn(style, sheet, paper, setting)
  const { width, height } = sheet.board
  if (width <= wideBoard * height && standing) return standing
  const lying = layOn(style, sheet, turned(paper), setting)
  return lying && (!standing || lying.cell >= gain * standing.cell) ? lying : standing
}

export const headOf = (style: Style, sheet: Sheet, { nameLine, numbered }: Setting): Head => {
  const { board, kindTitle, title, level, byClues, number } = sheet
  const size = sizePhrase(board.width, board.height)[style.lang]
  return {
    title,
    facts: title === kindTitle ? [size] : [kindTitle, size],
    level: byClues ? null : level,
    byClues,
    number: numbered ? number : null,
    nameLine,
  }
}

function layOn(style: Style, sheet: Sheet, paper: Paper, setting: Setting): Laid | null {
  const head = headOf(style, sheet, setting)
  const one = arrange(style, sheet, roomOn(style, paper, head))
  if (one)
    return { cell: one.cell, drafts: [{ style, paper, head, body: one.block, numbers: [sheet.number], next: null }] }
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
  const rules = rulesBlock(style, sheet.rules, room.width)
  const [withRules, withBoxes] = [boardPage([rules], boxes), boardPage([], boxes)]
  const alone = withBoxes ?? boardPage([], nothing)
  const board = withRules && alone && withRules.cell * 1.08 >= alone.cell ? withRules : alone
  if (!board) return null
  const forms = sheet.asides.map(({ form }) => form)
  const next = forms.includes('clues') ? 'clues' : forms.includes('words') ? 'list' : 'rules'
  const listHead: Head = {
    ...head,
    facts: next === 'rules' ? [] : [phrases[next][style.lang]],
    level: null,
    byClues: false,
    nameLine: false,
  }
  const listRoom = roomOn(style, paper, listHead)
  const above = board === withRules ? [] : [rulesBlock(style, sheet.rules, listRoom.width)]
  return {
    cell: board.cell,
    drafts: [
      { style, paper, head, body: board.block, numbers: [sheet.number], next },
      ...listPages(style, sheet, above, withBoxes ? [] : [boxes], listRoom).map(
        (body): Draft => ({ style, paper, head: listHead, body, numbers: [sheet.number], next: null }),
      ),
    ],
  }
}

/** Lists over as many pages as they take, their letters as large as leaves the number of pages. */
function listPages(
  style: Style,
  sheet: Sheet,
  above: readonly Block[],
  below: readonly Block[],
  { width, height }: { readonly width: number; readonly height: number },
): Block[] {
  const lists = listsOf(style, sheet)
  const pagesAt = (size: number): Block[] => {
    const pages: Block[][] = [[...above]]
    for (const list of lists) {
      const used = stacked(pages.at(-1) ?? [], gaps.between).height
      const first = height - used - (used > 0 ? gaps.between : 0)
      const whole = list.block(width, Math.min(size, list.most))
      const pieces =
        whole && whole.height <= first ? [whole] : list.pieces(width, Math.min(size, list.most), first, height)
      const [here, ...later] = pieces
      if (here && here.height <= first + 1e-6) pages.at(-1)?.push(here)
      else if (here) pages.push([here])
      for (const piece of later) pages.push([piece])
    }
    for (const block of below) {
      const used = stacked(pages.at(-1) ?? [], gaps.between).height
      if (used + gaps.between + block.height <= height) pages.at(-1)?.push(block)
      else pages.push([block])
    }
    return pages.map((blocks) => stacked(blocks, gaps.between))
  }
  let best = pagesAt(style.sizes.least)
  const most = Math.max(0, ...lists.map((list) => list.most))
  for (let size = style.sizes.least + 0.5; size <= most; size += 0.5) {
    const next = pagesAt(size)
    if (next.length > best.length || next.some((page) => page.height > height + 1e-6)) break
    best = next
  }
  return best
}
