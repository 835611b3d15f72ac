/**
 * The answers: four a page in the order of the puzzles, each under its number and title. A board whose letters would be
 * too small takes half a page or a page; a picture has a page of its own.
 */
import { printable, withoutReadings } from '@kumiki/core/base'
import { type Block, baseline, beside, endingAt, paragraph, stacked } from './block.ts'
import { boardBlock } from './board.ts'
import { type Draft, roomOn } from './draft.ts'
import type { Head } from './header.ts'
import { type Paper, turned } from './measures.ts'
import { mm, part, words } from './page.ts'
import { phrases, rangePhrase } from './phrases.ts'
import type { Answered } from './sheet.ts'
import { numberTab } from './signs.ts'
import { gain } from './single.ts'
import type { Style } from './style.ts'
import { splitAnswer } from './tiles.ts'

/** The share of a cell that a letter takes when it is alone in it. */
const letterShare = 0.65
const rowGap = mm(6)

type Span = 'quarter' | 'half' | 'page' | 'lying' | 'split'

/** What to do with an answer that does not fit on a page. */
export interface AnswerSetting {
  /** Whether a page may be landscape. */
  readonly turns: boolean
  /** Whether a board may be spread over pages; if not, its letters become smaller. */
  readonly splits: boolean
}

export function layAnswers(style: Style, sheets: readonly Answered[], paper: Paper, setting: AnswerSetting): Draft[] {
  const drafts: Draft[] = []
  let rows: Answered[][] = []
  const draft = (on: Paper, numbers: readonly number[], body: Block): Draft => ({
    style,
    paper: on,
    head: headFor(style, numbers),
    body,
    numbers,
    next: null,
  })
  const flush = (): void => {
    if (rows.length === 0) return
    const { width, height } = roomOn(style, paper, headFor(style, [1]))
    const rowHeight = (height - rowGap) / 2
    const column = (width - columnGap(width)) / 2
    const body = stacked(
      rows.map((row) => {
        const isHalf = row.length === 1 && spanOf(style, row[0], paper, setting) === 'half'
        return beside(
          row.map((sheet, index) => ({
            left: index * (column + columnGap(width)),
            block: answerBlock(style, sheet, isHalf ? width : column, rowHeight),
          })),
        )
      }),
      rowGap,
    )
    drafts.push(
      draft(
        paper,
        rows.flat().map(({ number }) => number),
        body,
      ),
    )
    rows = []
  }
  for (const sheet of sheets) {
    const span = spanOf(style, sheet, paper, setting)
    if (span === 'split') {
      flush()
      drafts.push(...splitAnswer(style, sheet, paper, headFor(style, [sheet.number])))
      continue
    }
    if (span === 'page' || span === 'lying') {
      flush()
      const on = span === 'page' ? paper : turned(paper)
      const { width, height } = roomOn(style, on, headFor(style, [1]))
      drafts.push(draft(on, [sheet.number], answerBlock(style, sheet, width, height)))
      continue
    }
    const last = rows.at(-1)
    if (span === 'quarter' && last?.length === 1 && spanOf(style, last[0], paper, setting) === 'quarter')
      last.push(sheet)
    else {
      if (rows.length === 2) flush()
      rows.push([sheet])
    }
  }
  flush()
  return drafts
}

/** Leaves columns of 83 mm on A4 and 71 mm on B5. */
const columnGap = (width: number): number => width * 0.0674

function headFor(style: Style, numbers: readonly number[]): Head {
  const range = rangePhrase(Math.min(...numbers), Math.max(...numbers))[style.lang]
  return {
    title: phrases.answers[style.lang],
    facts: [range],
    level: null,
    tag: null,
    number: null,
    copied: false,
    nameLine: false,
  }
}

/** How much of a page an answer needs for readable letters. */
function spanOf(style: Style, sheet: Answered | undefined, paper: Paper, { turns, splits }: AnswerSetting): Span {
  if (!sheet) return 'quarter'
  const { width, height } = roomOn(style, paper, headFor(style, [1]))
  const half = (height - rowGap) / 2
  const suits = (w: number, h: number): boolean => cellIn(style, sheet, w, h) * letterShare >= style.sizes.answer - 1e-6
  const lying = roomOn(style, turned(paper), headFor(style, [1]))
  if (sheet.isPicture) {
    const isLarger = cellIn(style, sheet, lying.width, lying.height) > gain * cellIn(style, sheet, width, height)
    return turns && isLarger ? 'lying' : 'page'
  }
  if (suits((width - columnGap(width)) / 2, half)) return 'quarter'
  if (suits(width, half)) return 'half'
  if (suits(width, height)) return 'page'
  if (turns && suits(lying.width, lying.height)) return 'lying'
  if (splits) return 'split'
  return turns && sheet.board.width > sheet.board.height ? 'lying' : 'page'
}

function cellIn(style: Style, sheet: Answered, width: number, height: number): number {
  const used = headRow(style, sheet, width).height + mm(1.6) + under(style, sheet, width)
  const max = mm(sheet.measures.cells.max)
  return Math.min(max, width / sheet.answer.width, (height - used) / sheet.answer.height)
}

function answerBlock(style: Style, sheet: Answered, width: number, height: number): Block {
  const { measures, lang, answer } = sheet
  const cell = cellIn(style, sheet, width, height)
  const board = boardBlock(style, answer, {
    measures,
    lang,
    cell,
    isAnswer: true,
    isPicture: sheet.isPicture,
    hasMessage: gathered(sheet, false) !== '',
  })
  return stacked([headRow(style, sheet, width), board, noteUnder(style, sheet, width)], mm(1.6))
}

/** The number, as much of the title as fits, and the keyword at the right. */
function headRow(style: Style, sheet: Answered, width: number): Block {
  const { typeface, sizes } = style
  const { height } = numberTab(style, sheet.number, 0, 0, true)
  const size = Math.max(10, sizes.caption)
  return {
    height,
    at: (x, y) => {
      const tab = numberTab(style, sheet.number, x, y, true)
      const line = baseline(y, height, size)
      const left = x + tab.width + mm(2.4)
      const keyword = isBesideTitle(style, sheet, width) ? gathered(sheet, true) : ''
      const label = phrases.keyword[sheet.lang]
      const keywordWidth = keywordRoom(style, sheet)
      const room = x + width - left - (keyword === '' ? 0 : keywordWidth + mm(3))
      const ops = [
        ...tab.ops,
        words(left, line, size, shortened(style, withoutReadings(sheet.title), room, size), 'bold'),
      ]
      if (keyword !== '')
        ops.push(
          words(x + width - keywordWidth, line, sizes.caption, label),
          endingAt(typeface, x + width, line, size, keyword, 'bold'),
        )
      return [part('heading', ops)]
    },
  }
}

const keywordRoom = ({ typeface, sizes }: Style, sheet: Answered): number =>
  typeface.widthOf(gathered(sheet, true), Math.max(10, sizes.caption), 'bold') +
  mm(2) +
  typeface.widthOf(phrases.keyword[sheet.lang], sizes.caption)

/** The keyword stands at the right of the title if both fit, otherwise under the board. */
function isBesideTitle(style: Style, sheet: Answered, width: number): boolean {
  const title = style.typeface.widthOf(withoutReadings(sheet.title), Math.max(10, style.sizes.caption), 'bold')
  const used = numberTab(style, sheet.number, 0, 0, true).width + title + keywordRoom(style, sheet)
  return width - used >= mm(6)
}

/** The height of the notes under the board, with the gap above them. */
function under(style: Style, sheet: Answered, width: number): number {
  const { height } = noteUnder(style, sheet, width)
  return height > 0 ? height + mm(1.6) : 0
}

/** As much of a text as fits, ending in … if it is cut. */
function shortened({ typeface }: Style, text: string, room: number, size: number): string {
  if (typeface.widthOf(text, size, 'bold') <= room) return text
  const letters = Array.from(text)
  while (letters.length > 0 && typeface.widthOf(`${letters.join('')}…`, size, 'bold') > room) letters.pop()
  return `${letters.join('')}…`
}

/** The letters in the puzzle's boxes: boxes with names spell the keyword, the others a message. */
const gathered = ({ answerLists }: Answered, named: boolean): string =>
  answerLists
    .filter(({ form, items }) => form === 'boxes' && items.some(({ label }) => label !== '') === named)
    .map(({ items }) => items.map(({ text, begins }) => `${begins && !named ? ' ' : ''}${printable(text)}`).join(''))
    .join(' ')

function noteUnder(style: Style, sheet: Answered, width: number): Block {
  const own = isBesideTitle(style, sheet, width) ? '' : gathered(sheet, true)
  const keyword = own === '' ? '' : `${phrases.keyword[sheet.lang]}${sheet.lang === 'ja' ? '　' : ': '}${own}`
  const message = [gathered(sheet, false), keyword].filter((text) => text !== '').join(' · ')
  const size = style.sizes.caption
  return paragraph(style, message, width, { size, leading: 1.4, weight: 'bold', role: 'text' })
}
