/**
 * Two or four puzzles on a page, each with its number, its stars and room for the time: two below each other with the board at the left,
 * four in two columns. The rules stand once above all. A puzzle that would be too small there gets a page of its own.
 */
import { readRuby } from '@kumiki/core/base/ruby'
import { type Arranged, boardIn, boxesOf, largest, listBlock, type Room } from './arrange.ts'
import { type Block, baseline, beside, endingAt, paragraph, setLine, stacked } from './block.ts'
import { type Draft, roomOn } from './draft.ts'
import type { Head } from './header.ts'
import { gaps, leastBeside, type Paper, type PaperName, papers } from './measures.ts'
import { mm, type Op, part, words } from './page.ts'
import { phrases, puzzleCount, sizePhrase } from './phrases.ts'
import { listsOf, type Sheet } from './sheet.ts'
import { numberTab, stars, writingLine } from './signs.ts'
import { type Style, styleOf } from './style.ts'
import type { Typeface } from './typeface.ts'

interface Setting {
  readonly paper: PaperName
  readonly perPage: 1 | 2 | 4
  readonly large: boolean
  readonly inkSaver: boolean
  readonly nameLine: boolean
}

/** Puzzles with their page; null: each needs pages of its own. */
export interface Group {
  readonly sheets: readonly Sheet[]
  readonly draft: Draft | null
}

const rowGap = mm(9)

export function layGroups(sheets: readonly Sheet[], setting: Setting, typeface: Typeface): Group[] {
  if (setting.perPage === 1) return [{ sheets, draft: null }]
  const layPage = (some: readonly Sheet[]): Draft | null => {
    const style = styleOf(typeface, some[0]?.lang ?? 'en', setting.large, setting.inkSaver)
    return pageOf(style, some, papers[setting.paper], setting)
  }
  const groups: Group[] = []
  let open: Sheet[] = []
  const close = (): void => {
    if (open.length > 0) groups.push({ sheets: open, draft: open.length === 1 ? null : layPage(open) })
    open = []
  }
  for (const sheet of sheets) {
    if (!layPage([sheet])) {
      close()
      groups.push({ sheets: [sheet], draft: null })
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
  const sizes = [...new Set(sheets.map(({ board }) => sizePhrase(board.width, board.height)[lang]))]
  return {
    title: kinds.length === 1 ? (kinds[0] ?? '') : phrases.puzzles[lang],
    facts: [...(sizes.length === 1 ? sizes : []), puzzleCount(sheets.length)[lang]],
    level: null,
    byClues: false,
    number: null,
    nameLine,
  }
}

function pageOf(style: Style, sheets: readonly Sheet[], paper: Paper, { perPage, nameLine }: Setting): Draft | null {
  const head = headFor(style, sheets, nameLine)
  const { width, height } = roomOn(style, paper, head)
  const rules = sharedRules(style, sheets, width)
  const left = height - rules.height - gaps.between
  const room: Room =
    perPage === 2
      ? { width, height: (left - rowGap) / 2 }
      : { width: (width - width * columnGap) / 2, height: (left - rowGap) / 2 }
  const blocks = sheets.map((sheet) => slotOf(style, sheet, room, perPage === 2))
  if (blocks.includes(null)) return null
  const set = blocks.map((one) => ({ height: room.height, at: one?.block.at ?? (() => []) }))
  const rows =
    perPage === 2
      ? set
      : [set.slice(0, 2), set.slice(2)]
          .filter((row) => row.length > 0)
          .map((row) => beside(row.map((block, index) => ({ left: index * (width - room.width), block }))))
  return {
    style,
    paper,
    head,
    body: stacked([rules, stacked(rows, rowGap)], gaps.between),
    numbers: sheets.map(({ number }) => number),
    next: null,
  }
}

const columnGap = 0.0674

/** The rules of each kind once; where there are several, under their names. */
function sharedRules(style: Style, sheets: readonly Sheet[], width: number): Block {
  const kinds = new Map(sheets.map((sheet) => [sheet.kind, sheet]))
  const { sizes, lang } = style
  return stacked(
    [...kinds.values()].map(({ kindTitle, rules }) => {
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
  const lists = listsOf(style, sheet)
  const board = boardIn(style, sheet)
  const wide = sheet.board.width
  if (isBeside)
    return largest(style, sheet, lists, room, (cell, size, spread) => {
      const beyond = room.width - wide * cell - gaps.columns
      if (beyond < leastBeside * (lists.length > 0 ? 1 : 0.8)) return null
      const list = listBlock(lists, beyond, size, gaps.between * spread)
      if (!list) return null
      const panel = stacked(
        [
          numberRow(style, sheet, beyond, false),
          timeLine(style, Math.min(beyond, mm(46))),
          list,
          boxesOf(style, sheet, beyond),
        ],
        gaps.between * Math.min(spread, 1.2),
      )
      return beside([
        { left: 0, block: board(cell) },
        { left: room.width - beyond, block: panel },
      ])
    })
  return largest(style, sheet, lists, room, (cell, size, spread) => {
    if (wide * cell > room.width + 1e-6) return null
    const list = listBlock(lists, room.width, size, gaps.between * spread)
    if (!list) return null
    const above = stacked([numberRow(style, sheet, room.width, true), board(cell)], mm(3))
    return stacked([above, list, boxesOf(style, sheet, room.width)], gaps.between * spread)
  })
}

/** The number and the stars; the title under them, where it has its own; at the right room for the minutes, where that is asked for. */
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
      if (sheet.level !== null && !sheet.byClues) ops.push(...stars(sheet.level, left, y + height / 2, size * 1.1))
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

/** Room for the time that it took. */
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
