/**
 * Copies for a class: the same words on different boards, each with its number, and a key that shows which is which. The key has as few
 * pages as leave letters that can be read, and on them boards as large as find room.
 */

import { bad, good, type Result } from '@kumiki/core/base/result'
import { withoutReadings, withReadings } from '@kumiki/core/base/ruby'
import type { Lang } from '@kumiki/core/base/text'
import { commonOf } from './alike.ts'
import { type Block, baseline, beside, stacked } from './block.ts'
import { boardBlock } from './board.ts'
import { type Draft, finished, roomOn } from './draft.ts'
import type { Head } from './header.ts'
import type { Paper } from './measures.ts'
import { type Print, type PrintOptions, paperOf } from './options.ts'
import { mm, part, words } from './page.ts'
import { classPhrases, sizePhrase } from './phrases.ts'
import type { Answered, Sheet } from './sheet.ts'
import { type LaidAll, layAll } from './sheets.ts'
import { type Style, styleOf } from './style.ts'
import type { Typeface } from './typeface.ts'

export function printClass(sheets: readonly Sheet[], options: PrintOptions, typeface: Typeface): Result<Print> {
  const [first] = sheets
  const lang = first?.lang ?? 'en'
  const styleIn = (own: Lang): Style => styleOf(typeface, own, options)
  const copies = sheets.map((sheet): Sheet => ({ ...sheet, notice: noticeIn(sheet.lang) }))
  const laid = layAlike(copies, { ...options, perPage: 1 }, styleIn)
  if (!laid.ok) return bad(laid.error)
  const pages = laid.value.drafts.map((draft, index) => {
    const [number = 1] = draft.numbers
    const note = draft.next ? classPhrases.next[draft.style.lang] : classPhrases.held[draft.style.lang]
    return finished(draft, index + 1, { page: `${number} / ${sheets.length}`, note, kind: '' })
  })
  const answered = options.answers === 'none' ? [] : sheets.filter((sheet): sheet is Answered => sheet.answer !== null)
  const keys = layKey(styleIn(lang), answered, paperOf(options)).map((draft, index) =>
    finished(draft, index + 1, { page: classPhrases.teacher[lang], note: classPhrases.private[lang], kind: '' }),
  )
  const isBack = options.answers === 'back'
  return good({
    title: withReadings(first?.title ?? ''),
    lang,
    pages: isBack ? [...pages, ...keys] : pages,
    answers: isBack ? [] : keys,
    notes: laid.value.notes,
  })
}

/** All with their codes, or all without; a board that fits nowhere is refused or split as any other. */
function layAlike(copies: readonly Sheet[], options: PrintOptions, styleIn: (lang: Lang) => Style): Result<LaidAll> {
  const look = { copied: true, numbered: true } as const
  const setting = { ...look, nameLine: options.nameLine, turns: !options.landscape }
  for (const some of [copies, copies.map((sheet): Sheet => ({ ...sheet, code: null }))]) {
    const common = commonOf(some, paperOf(options), setting, styleIn)
    if (common) return layAll(some, options, styleIn, { ...look, ...common, turns: false })
  }
  return layAll(copies, options, styleIn, look)
}

const noticeIn = (lang: Lang): Sheet['notice'] => ({
  heading: classPhrases.different[lang],
  text: classPhrases.sameWords[lang],
})

/** Of a page of the key: more are hard to find one's way in. */
const mostBoards = 30
const letterShare = 0.65

function layKey(style: Style, sheets: readonly Answered[], paper: Paper): Draft[] {
  const [first] = sheets
  if (!first) return []
  const { lang } = style
  const sizes = [...new Set(sheets.map(({ board }) => sizePhrase(board.width, board.height)[lang]))]
  const head: Head = {
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
  const room = roomOn(style, paper, head)
  const widest = Math.max(...sheets.map(({ board }) => board.width))
  const highest = Math.max(...sheets.map(({ board }) => board.height))
  const gap = mm(5.2)
  const label = style.sizes.line * 1.4 + mm(0.6)
  const rowGap = mm(3.4)
  const cellIn = (columns: number, rows: number): number =>
    Math.min(
      mm(first.measures.cells.most),
      (room.width - gap * (columns - 1)) / columns / widest,
      ((room.height - rowGap * (rows - 1)) / rows - label) / highest,
    )
  const { columns, rows, cell } = gridFor(sheets.length, cellIn, style.sizes.answer / letterShare)
  const step = (room.width + gap) / columns
  const block = (sheet: Answered): Block =>
    stacked([numberOver(style, sheet.number, label), keyBoard(style, sheet, cell)], 0)
  const perPage = columns * rows
  return Array.from({ length: Math.ceil(sheets.length / perPage) }, (_, page): Draft => {
    const shown = sheets.slice(page * perPage, (page + 1) * perPage)
    const lines = Array.from({ length: Math.ceil(shown.length / columns) }, (_row, row) =>
      beside(
        shown
          .slice(row * columns, (row + 1) * columns)
          .map((sheet, column) => ({ left: column * step, block: block(sheet) })),
      ),
    )
    return { style, paper, head, body: stacked(lines, rowGap), numbers: shown.map(({ number }) => number), next: null }
  })
}

interface Grid {
  readonly columns: number
  readonly rows: number
  readonly cell: number
}

/** The fewest pages with cells that are large enough; of those the largest cells. */
function gridFor(count: number, cellIn: (columns: number, rows: number) => number, least: number): Grid {
  let best: Grid = { columns: 1, rows: 1, cell: cellIn(1, 1) }
  const pagesOf = ({ columns, rows }: Grid): number => Math.ceil(count / (columns * rows))
  for (let columns = 1; columns <= mostBoards; columns++)
    for (let rows = 1; columns * rows <= mostBoards; rows++) {
      const grid = { columns, rows, cell: cellIn(columns, rows) }
      if (grid.cell < least - 1e-6) break
      const fewer = pagesOf(best) - pagesOf(grid)
      if (fewer > 0 || (fewer === 0 && grid.cell > best.cell + 1e-6)) best = grid
    }
  return best
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
