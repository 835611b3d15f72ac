/**
 * A book: cover, contents, a section for each kind that opens on a right-hand page, its puzzles by level, the answers,
 * and a colophon on the last left-hand page. Numbers run through the whole book.
 *
 * Method: everything is laid out before pages are numbered, because contents, footers and answers refer to pages. A
 * thick book is laid out again with a wider inner margin.
 */
import { good, type Lang, type Problem, printable, type Result, withReadings } from '@kumiki/core/base'
import type { SomeFile } from '@kumiki/core/contract'
import { layAnswers } from './answers.ts'
import type { Block } from './block.ts'
import { colophonBlock } from './colophon.ts'
import { type Chapter, contentBlocks, contentPages } from './contents.ts'
import { coverPage } from './cover.ts'
import { bare, bareRoom, blankPage, type Draft, finished, isVerso, roomOn, widthOf } from './draft.ts'
import type { Head } from './header.ts'
import type { KindPaper } from './kindpapers.ts'
import { bookPaper, type Paper, trimTitle } from './measures.ts'
import { openerBlock } from './opener.ts'
import type { Book, Print, PrintOptions } from './options.ts'
import { filled, mm, type Page, part, rectangle, stroked } from './page.ts'
import { answersOn, bookPhrases, phrases } from './phrases.ts'
import { type Section, sectionsOf } from './sections.ts'
import type { Answered, Sheet } from './sheet.ts'
import { layAll, notesOnSharing } from './sheets.ts'
import { laySlip } from './slip.ts'
import { type Style, styleOf } from './style.ts'
import type { Typeface } from './typeface.ts'

/** A page before it has its number. */
type Leaf =
  | { readonly is: 'blank' }
  | { readonly is: 'draft'; readonly draft: Draft; readonly section: number | null; readonly name: string }
  | { readonly is: 'bare'; readonly body: Block; readonly section: number | null }

export interface BookSheet {
  readonly file: SomeFile
  readonly sheet: Sheet
  /** The paper settings of its kind; null if it has none. */
  readonly paper: KindPaper | null
}

export function printBook(
  sheets: readonly BookSheet[],
  options: PrintOptions,
  wanted: Book,
  typeface: Typeface,
): Result<Print> {
  const lang = options.lang ?? sheets[0]?.sheet.lang ?? 'en'
  const book = { ...wanted, title: printable(wanted.title).trim() || bookPhrases.title[lang] }
  const sections = sectionsOf(sheets, lang)
  const bindWith = (pages: number): Result<Bound> =>
    bind(sections, options, book, typeface, lang, bookPaper(options, book, pages))
  const thin = bindWith(0)
  if (!thin.ok) return thin
  const thick = thin.value.pages.length > 150 ? bindWith(thin.value.pages.length) : thin
  if (!thick.ok) return thick
  return good({ title: withReadings(book.title), lang, answers: [], ...thick.value })
}

interface Bound {
  readonly pages: readonly Page[]
  readonly notes: readonly Problem[]
}

function bind(
  sections: readonly Section[],
  options: PrintOptions,
  book: Book,
  typeface: Typeface,
  lang: Lang,
  paper: Paper,
): Result<Bound> {
  const styleIn = (own: Lang): Style => styleOf(typeface, own, options, true)
  const style = styleIn(lang)
  const width = widthOf(paper)
  const notes: Problem[] = []
  const total = sections.flatMap(({ levels }) => levels.flatMap((level) => level.sheets)).length
  const alone: Sheet[] = []
  const leaves: Leaf[] = []
  const next = (): number => leaves.length + 3 + contentsCount
  const chapterOf = ({ title, example, levels }: Section, pages: readonly number[]): Chapter => ({
    title,
    example,
    entries: levels.map(({ level, byClues, sheets: some }, index) => ({
      level,
      byClues,
      first: some[0]?.number ?? 0,
      last: some.at(-1)?.number ?? 0,
      page: pages[index] ?? 0,
    })),
  })
  const contentStyle: Style = { ...style, sizes: { ...style.sizes, title: 20 } }
  const contentHead = plainHead(bookPhrases.contents[lang])
  const room = roomOn(contentStyle, paper, contentHead)
  const contentsOf = (chapters: readonly Chapter[], back: { title: string; page: number }[]): Block[] =>
    contentPages(contentBlocks(style, chapters, back, width), room.height)
  const backTitles = [...(options.answers === 'none' ? [] : [phrases.answers[lang]]), bookPhrases.about[lang]]
  const contentsCount = contentsOf(
    sections.map((section) => chapterOf(section, [])),
    backTitles.map((title) => ({ title, page: 1 })),
  ).length
  const chapters: Chapter[] = []
  for (const [index, section] of sections.entries()) {
    if (isVerso(next())) leaves.push({ is: 'blank' })
    const all = section.levels.flatMap(({ sheets }) => sheets)
    const opening = {
      number: index + 1,
      title: section.title,
      rules: section.rules,
      first: all[0]?.number ?? 0,
      last: all.at(-1)?.number ?? 0,
      example: chapterOf(section, []).example,
    }
    leaves.push({ is: 'bare', body: openerBlock(style, opening, width, bareRoom(style, paper)), section: index })
    const pages: number[] = []
    for (const { sheets } of section.levels) {
      pages.push(next())
      const perPage = options.perPage ?? (sheets.every(({ sideLists }) => sideLists.length === 0) ? 2 : 1)
      const placed = layAll(sheets, { ...options, perPage }, styleIn, {
        paper,
        turns: false,
        numbered: true,
        yields: total > 1,
      })
      if (!placed.ok) return placed
      notes.push(...placed.value.notes)
      alone.push(...placed.value.alone)
      for (const draft of placed.value.drafts) leaves.push({ is: 'draft', draft, section: index, name: section.title })
    }
    chapters.push(chapterOf(section, pages))
  }
  const sheets = sections.flatMap(({ levels }) => levels.flatMap((level) => level.sheets))
  const answered = sheets.filter((sheet): sheet is Answered => sheet.answer !== null)
  const pageOf = (number: number): number =>
    leaves.findIndex((leaf) => leaf.is === 'draft' && leaf.draft.numbers.includes(number)) + 3 + contentsCount
  if (options.slip)
    for (const sheet of sheets)
      for (const slip of laySlip(styleIn(sheet.lang), sheet, paper, pageOf(sheet.number))) {
        if (isVerso(next())) leaves.push({ is: 'blank' })
        leaves.push({ is: 'draft', draft: slip, section: null, name: '' }, { is: 'blank' })
      }
  const answersAt = next()
  const keys =
    options.answers === 'none' ? [] : layAnswers(style, answered, paper, { turns: false, splits: options.split })
  for (const draft of keys) leaves.push({ is: 'draft', draft, section: null, name: phrases.answers[lang] })
  if (!isVerso(next())) leaves.push({ is: 'blank' })
  const colophonAt = next()
  const about = {
    proved: sections.filter((section) => section.isProved).map(({ title }) => title),
    byClues: sections.filter((section) => section.byClues).map(({ title }) => title),
    trim: trimTitle(options, book)[lang],
  }
  leaves.push({ is: 'bare', body: colophonBlock(style, book, about, width, bareRoom(style, paper)), section: null })
  const backPages = backTitles.length === 1 ? [colophonAt] : [answersAt, colophonAt]
  const contents = contentsOf(
    chapters,
    backTitles.map((title, index) => ({ title, page: backPages[index] ?? 0 })),
  )
  const bleed = mm(book.bleed)
  const keyOf = (number: number): number => answersAt + keys.findIndex(({ numbers }) => numbers.includes(number))
  const set = (leaf: Leaf, number: number): Page => {
    if (leaf.is === 'blank') return blankPage(paper)
    if (leaf.is === 'bare') return bare(style, paper, leaf.body, number)
    const { draft, name } = leaf
    const [first] = draft.numbers
    const isKey = keys.includes(draft)
    const note = draft.next
      ? phrases[`${draft.next}Next`][draft.style.lang]
      : isKey || first === undefined || keys.length === 0
        ? ''
        : answersOn(keyOf(first))[lang]
    return finished(draft, number, { page: String(number), note, kind: name })
  }
  const pages: Page[] = [
    coverPage(
      style,
      paper,
      book,
      sections.map(({ title }) => title),
      answered,
    ),
    blankPage(paper),
    ...contents.map((body, index) =>
      finished({ style: contentStyle, paper, head: contentHead, body, numbers: [], next: null }, index + 3, {
        page: String(index + 3),
        note: '',
        kind: '',
      }),
    ),
    ...leaves.map((leaf, index) => {
      const number = index + 3 + contentsCount
      const page = set(leaf, number)
      const section = leaf.is === 'blank' ? null : leaf.section
      return section === null ? page : withTab(page, style, section, sections.length, number, bleed)
    }),
  ]
  return good({
    pages: pages.map((page) => ({ ...page, bleed })),
    notes: [...notesOnSharing(alone, options, styleIn), ...notes],
  })
}

const plainHead = (title: string): Head => ({
  title,
  facts: [],
  level: null,
  tag: null,
  number: null,
  copied: false,
  nameLine: false,
})

/** A tab at the outer edge, at its own height for each section, visible when the book is closed. */
function withTab(page: Page, style: Style, section: number, sections: number, number: number, bleed: number): Page {
  const [width, height] = [mm(5), mm(24)]
  const step = Math.min(mm(30), (page.height - mm(60) - height) / Math.max(1, sections - 1))
  const top = mm(30) + section * step
  const left = isVerso(number) ? -bleed : page.width - width
  const shape = rectangle(left, top, width + bleed, height)
  return { ...page, parts: [...page.parts, part('decoration', [style.inkSaver ? stroked(shape, 0.8) : filled(shape)])] }
}
