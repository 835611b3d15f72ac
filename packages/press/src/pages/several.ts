/**
 * Two or four puzzles on a page, each with its number, its stars and room for the time. A slot wider than high has its
 * board at the left; in the others the board is below the number. The rules stand once above all of them. A puzzle that
 * would be too small in its slot gets a page of its own.
 */
import { type Lang, readRuby } from '@kumiki/core/base'
import { type Arranged, boardIn, largest, listBlock, type Room, tablesOf } from './arrange.ts'
import { type Block, baseline, beside, endingAt, nothing, paragraph, setLine, stacked } from './block.ts'
import { type Draft, roomOn } from './draft.ts'
import type { Head } from './header.ts'
import type { List } from './list.ts'
import { gaps, minBeside, type Paper } from './measures.ts'
import { mm, type Op, part, words } from './page.ts'
import { phrases, puzzleCount } from './phrases.ts'
import { listsOf, type Sheet } from './sheet.ts'
import { atFoot, boxesOf } from './sidebar.ts'
import { numberTab, stars, writingLine } from './signs.ts'
import { type Style, sharing } from './style.ts'

interface Setting {
  readonly paper: Paper
  readonly perPage: 1 | 2 | 4
  readonly nameLine: boolean
}

/** Puzzles with the page they share; null: each needs pages of its own. */
export interface Group {
  readonly sheets: readonly Sheet[]
  readonly draft: Draft | null
  /** The numbers of the puzzles whose code did not fit. */
  readonly uncoded: readonly number[]
  /** Whether its puzzle was too large to share a page. */
  readonly isTooLarge: boolean
}

/** Whether a puzzle fits into a part of a page. */
export const sharesPage = (sheet: Sheet, setting: Setting, styleIn: (lang: Lang) => Style): boolean =>
  pageOf(styleIn(sheet.lang), [{ ...sheet, code: null }], setting) !== null

const rowGap = mm(9)
/** The gap between the parts of one puzzle. */
const betweenLists = mm(4)
/** The minimum width of a board with number, stars and time above it. */
const minOfBoard = mm(52)

export function layGroups(sheets: readonly Sheet[], setting: Setting, styleIn: (lang: Lang) => Style): Group[] {
  if (setting.perPage === 1) return [{ sheets, draft: null, uncoded: [], isTooLarge: false }]
  const layPage = (some: readonly Sheet[]): Group | null => {
    const style = styleIn(some[0]?.lang ?? 'en')
    const draft = pageOf(style, some, setting)
    if (draft) return { sheets: some, draft, uncoded: [], isTooLarge: false }
    const plain = pageOf(
      style,
      some.map((sheet) => ({ ...sheet, code: null })),
      setting,
    )
    const uncoded = some.flatMap(({ code, number }) => (code ? [number] : []))
    return plain && { sheets: some, draft: plain, uncoded, isTooLarge: false }
  }
  const groups: Group[] = []
  let open: Sheet[] = []
  const close = (): void => {
    const alone: Group = { sheets: open, draft: null, uncoded: [], isTooLarge: false }
    if (open.length > 0) groups.push(open.length === 1 ? alone : (layPage(open) ?? alone))
    open = []
  }
  for (const sheet of sheets) {
    if (!layPage([sheet])) {
      close()
      groups.push({ sheets: [sheet], draft: null, uncoded: [], isTooLarge: true })
      continue
    }
    const isSame = open.length === 0 || open[0]?.lang === sheet.lang
    if (!isSame || open.length === setting.perPage || !layPage([...open, sheet])) close()
    open.push(sheet)
  }
  close()
  return groups
}

function headFor(style: Style, sheets: readonly Sheet[], nameLine: boolean): Head {
  const { lang } = style
  const kinds = [...new Set(sheets.map(({ kindTitle }) => kindTitle))]
  const sizes = [...new Set(sheets.map(({ size }) => size))]
  const levels = new Set(sheets.map(({ level }) => level))
  return {
    title: kinds.length === 1 ? (kinds[0] ?? '') : phrases.puzzles[lang],
    facts: [...(sizes.length === 1 ? sizes : []), puzzleCount(sheets.length)[lang]],
    level: style.book && levels.size === 1 ? (sheets[0]?.level ?? null) : null,
    tag: null,
    number: null,
    copied: false,
    nameLine,
  }
}

function pageOf(style: Style, sheets: readonly Sheet[], { paper, perPage, nameLine }: Setting): Draft | null {
  const head = headFor(style, sheets, nameLine)
  const { width, height } = roomOn(style, paper, head)
  const rules = sharedRules(style, sheets, width)
  const left = height - (rules.height > 0 ? rules.height + gaps.between : 0)
  const isLying = width > height
  const columns = perPage === 4 || isLying ? 2 : 1
  const rows = perPage / columns
  const room: Room = {
    width: columns === 1 ? width : (width - width * columnGap) / 2,
    height: (left - rowGap * (rows - 1)) / rows,
  }
  const blocks = sheets.map((sheet) => slotOf(sharing(style), sheet, room, room.width > 1.2 * room.height))
  if (blocks.includes(null)) return null
  const set = blocks.map((one): Block => ({ ...(one?.block ?? nothing), height: room.height }))
  const lines = Array.from({ length: Math.ceil(set.length / columns) }, (_, row) =>
    beside(
      set
        .slice(row * columns, (row + 1) * columns)
        .map((block, index) => ({ left: index * (width - room.width), block })),
    ),
  )
  return {
    style,
    paper,
    head,
    body: stacked([rules, stacked(lines, rowGap)], gaps.between),
    numbers: sheets.map(({ number }) => number),
    next: null,
  }
}

const columnGap = 0.0674

/** The rules of each kind once, under its name if there are several kinds. */
function sharedRules(style: Style, sheets: readonly Sheet[], width: number): Block {
  const kinds = new Map(sheets.map((sheet) => [sheet.kind, sheet]))
  const { sizes, lang } = style
  return stacked(
    [...kinds.values()].map(({ kindTitle, rules }) => {
      if (rules === '') return nothing
      const name = kinds.size === 1 ? phrases.rules[lang] : kindTitle
      const bold = style.typeface.widthOf(name, sizes.rules, 'bold') + sizes.rules
      const text = paragraph(style, rules, width - bold, {
        size: sizes.rules,
        leading: 1.55,
        weight: 'regular',
        role: 'text',
      })
      const label = paragraph(style, name, bold, { size: sizes.rules, leading: 1.55, weight: 'bold', role: 'heading' })
      return beside([
        { left: 0, block: label },
        { left: bold, block: text },
      ])
    }),
    mm(2),
  )
}

/** One puzzle in its part of the page. */
function slotOf(style: Style, sheet: Sheet, room: Room, isBeside: boolean): Arranged | null {
  if (sheet.code && !isBeside) return null
  const lists = listsOf(style, sheet)
  const board = boardIn(style, sheet)
  const wide = sheet.board.width
  if (isBeside && lists.length > 0) {
    // the number stands over the board or over its lists, whichever gives larger cells
    const [over, beyond] = [true, false].map((isOverBoard) => listedSlot(style, sheet, lists, room, isOverBoard))
    return over && beyond ? (beyond.cell > over.cell ? beyond : over) : (over ?? beyond ?? null)
  }
  if (isBeside)
    return largest(style, sheet, lists, room, (cell, _size, spread) => {
      const beyond = room.width - wide * cell - gaps.columns
      if (beyond < minBeside * 0.8) return null
      const block = stacked(
        [
          numberRow(style, sheet, beyond, false),
          timeLine(style, Math.min(beyond, mm(46))),
          tablesOf(style, sheet, beyond),
          boxesOf(style, sheet, beyond),
        ],
        betweenLists * Math.min(spread, 1.2),
      )
      const panel = atFoot(style, block, sheet, beyond, sheet.board.height * cell)
      if (!panel) return null
      return beside([
        { left: 0, block: board(cell) },
        { left: room.width - beyond, block: panel },
      ])
    })
  return largest(style, sheet, lists, room, (cell, size, spread) => {
    if (wide * cell > room.width + 1e-6) return null
    const list = listBlock(lists, room.width, size, betweenLists * spread)
    if (!list) return null
    const above = stacked([numberRow(style, sheet, room.width, true), board(cell)], mm(3))
    const [tables, boxes] = [tablesOf(style, sheet, room.width), boxesOf(style, sheet, room.width)]
    return stacked([above, tables, list, boxes], betweenLists * spread)
  })
}

/** The board at the left, its lists at the right, its boxes below both. */
function listedSlot(
  style: Style,
  sheet: Sheet,
  lists: readonly List[],
  room: Room,
  isOverBoard: boolean,
): Arranged | null {
  const board = boardIn(style, sheet)
  return largest(style, sheet, lists, room, (cell, size, spread) => {
    const own = Math.max(sheet.board.width * cell, minOfBoard)
    const beyond = room.width - own - gaps.columns
    const list = beyond < minBeside ? null : listBlock(lists, beyond, size, betweenLists * spread)
    if (!list) return null
    const withNumber = (block: Block, width: number): Block =>
      stacked([numberRow(style, sheet, width, true), block], mm(3))
    const drawn = isOverBoard ? withNumber(board(cell), own) : board(cell)
    const left = stacked([drawn, tablesOf(style, sheet, own)], betweenLists * spread)
    const panel = atFoot(style, isOverBoard ? list : withNumber(list, beyond), sheet, beyond, left.height)
    if (!panel) return null
    const zone = beside([
      { left: 0, block: left },
      { left: room.width - beyond, block: panel },
    ])
    return stacked([zone, boxesOf(style, sheet, room.width)], betweenLists * spread)
  })
}

/**
 * The number and the stars, under them the title if the puzzle has its own, and at the right room for the minutes if
 * asked for.
 */
function numberRow(style: Style, sheet: Sheet, width: number, timed: boolean): Block {
  const { typeface, sizes, lang } = style
  const { height } = numberTab(style, sheet.number, 0, 0, false)
  const size = sizes.line
  const isOwn = sheet.title !== sheet.kindTitle
  const row: Block = {
    height,
    at: (x, y) => {
      const tab = numberTab(style, sheet.number, x, y, false)
      const left = x + tab.width + mm(3)
      const line = baseline(y, height, size)
      const ops: Op[] = [...tab.ops]
      if (style.book) ops.push(words(left, line, size, sheet.size))
      else if (sheet.level !== null && !sheet.byClues) ops.push(...stars(sheet.level, left, y + height / 2, size * 1.1))
      else if (sheet.byClues) ops.push(words(left, line, size, phrases.byClues[lang]))
      if (timed) {
        const [time, minutes] = [phrases.timeShort[lang], phrases.minutes[lang]]
        const blank = typeface.widthOf(time, size) + mm(10) + typeface.widthOf(minutes, size)
        ops.push(words(x + width - blank, line, size, time), endingAt(typeface, x + width, line, size, minutes))
      }
      return [part('text', ops)]
    },
  }
  const title = isOwn
    ? paragraph(style, sheet.title, width, { size: sizes.heading, leading: 1.35, weight: 'bold', role: 'heading' })
    : null
  return title ? stacked([row, title], mm(1.6)) : row
}

/** Room to write the solving time. */
function timeLine(style: Style, width: number): Block {
  const { typeface, sizes, lang } = style
  const pitch = sizes.line * 1.5
  return {
    height: pitch + mm(1.2),
    at: (x, y) => {
      const line = baseline(y, pitch, sizes.line)
      return [
        part('text', [
          ...setLine(typeface, readRuby(phrases.time[lang]), x, line, sizes.line),
          endingAt(typeface, x + width, line, sizes.line, phrases.minutes[lang]),
          writingLine(style, x, y + pitch + mm(0.6), width),
        ]),
      ]
    },
  }
}
