/**
 * The key of a class: every board with its answer, small, under its number, in the order of the copies. It has the
 * minimum number of pages with readable letters, and on them the largest boards that fit.
 *
 * Method: boards fill rows as words fill lines, each as wide as it is, and rows fill pages; so wide boards share a row
 * with narrow ones. If every board fits into columns of one width, these are used.
 */
import { withoutReadings } from '@kumiki/core/base'
import type { Room } from './arrange.ts'
import { type Block, baseline, beside, stacked } from './block.ts'
import { boardBlock } from './board.ts'
import { type Draft, roomOn } from './draft.ts'
import type { Head } from './header.ts'
import type { Paper } from './measures.ts'
import { mm, part, words } from './page.ts'
import { classPhrases } from './phrases.ts'
import type { Answered } from './sheet.ts'
import type { Style } from './style.ts'

/** The maximum for a page; with more it is hard to find one. */
const maxBoards = 30
const letterShare = 0.65
const gap = mm(5.2)
const rowGap = mm(3.4)

type Row = readonly Answered[]

export function layKey(style: Style, sheets: readonly Answered[], paper: Paper): Draft[] {
  const [first] = sheets
  if (!first) return []
  const head = headOf(style, first, sheets)
  const room = roomOn(style, paper, head)
  const label = style.sizes.line * 1.4 + mm(0.6)
  const { cell, pages } = packed(sheets, room, label, {
    min: style.sizes.answer / letterShare,
    max: mm(first.measures.cells.max),
  })
  return pages.map((rows): Draft => {
    const lefts = leftsIn(rows, cell, room.width)
    const block = (sheet: Answered): Block =>
      stacked([numberOver(style, sheet.number, label), keyBoard(style, sheet, cell)], 0)
    const lines = rows.map((row, index) =>
      beside(row.map((sheet, column) => ({ left: lefts[index]?.[column] ?? 0, block: block(sheet) }))),
    )
    const numbers = rows.flat().map(({ number }) => number)
    return { style, paper, head, body: stacked(lines, rowGap), numbers, next: null }
  })
}

interface Packed {
  /** In points. */
  readonly cell: number
  readonly pages: readonly (readonly Row[])[]
}

/**
 * The minimum number of pages with cells that are large enough, and on those the largest cells. A board that is still
 * too large gets smaller ones.
 */
function packed(
  sheets: readonly Answered[],
  { width, height }: Room,
  label: number,
  { min, max }: { readonly min: number; readonly max: number },
): Packed {
  const alone = Math.min(...sheets.map(({ board }) => Math.min(width / board.width, (height - label) / board.height)))
  const smallest = Math.min(min, alone)
  let best: Packed = { cell: smallest, pages: pagesAt(sheets, smallest, { width, height }, label) }
  for (let cell = smallest; cell <= Math.min(max, alone) + 1e-6; cell += mm(0.05)) {
    const pages = pagesAt(sheets, cell, { width, height }, label)
    if (pages.length === best.pages.length) best = { cell, pages }
  }
  return best
}

function pagesAt(sheets: readonly Answered[], cell: number, { width, height }: Room, label: number): Row[][] {
  const rows: Answered[][] = []
  for (const sheet of sheets) {
    const last = rows.at(-1)
    if (last && widthOf([...last, sheet], cell) <= width + 1e-6) last.push(sheet)
    else rows.push([sheet])
  }
  const pages: Row[][] = []
  let used = 0
  for (const row of rows) {
    const own = label + cell * Math.max(...row.map(({ board }) => board.height))
    const page = pages.at(-1)
    const isRoom = used + rowGap + own <= height + 1e-6 && (page?.flat().length ?? 0) + row.length <= maxBoards
    if (page && isRoom) page.push(row)
    else pages.push([row])
    used = page && isRoom ? used + rowGap + own : own
  }
  return pages
}

const widthOf = (row: Row, cell: number): number =>
  row.reduce((sum, { board }) => sum + board.width * cell, gap * (row.length - 1))

/** Where the boards of each row begin: in columns of one width, or one after the other. */
function leftsIn(rows: readonly Row[], cell: number, width: number): readonly (readonly number[])[] {
  const step = (width + gap) / Math.max(...rows.map((row) => row.length))
  const areColumns = rows.flat().every(({ board }) => board.width * cell <= step - gap + 1e-6)
  return rows.map((row) =>
    row.map((_, column) => (areColumns ? column * step : column && widthOf(row.slice(0, column), cell) + gap)),
  )
}

function headOf({ lang }: Style, first: Answered, sheets: readonly Answered[]): Head {
  const sizes = [...new Set(sheets.map(({ size }) => size))]
  return {
    title: classPhrases.keyOf(withoutReadings(first.title))[lang],
    facts: [
      first.kindTitle,
      ...(sizes.length === 1 ? sizes : []),
      classPhrases.copies(sheets.length)[lang],
      classPhrases.sameNumber[lang],
    ],
    level: null,
    tag: null,
    number: null,
    copied: false,
    nameLine: false,
  }
}

const numberOver = (style: Style, number: number, height: number): Block => ({
  height,
  at: (x, y) => [
    part('heading', [
      words(x, baseline(y, height - mm(0.6), style.sizes.line), style.sizes.line, String(number), 'bold'),
    ]),
  ],
})

const keyBoard = (style: Style, { measures, lang, answer }: Answered, cell: number): Block =>
  boardBlock(style, answer, { measures, lang, cell, isAnswer: true, isPicture: false, hasMessage: false })
