/**
 * Puzzles as pages: sheets with one, two or four puzzles, and their answers at the back, apart, or nowhere. The pages are plain data; a
 * writer makes a file of them. What cannot be printed well is refused with what would help.
 */
import { bad, good, type Problem, problem, type Result } from '@kumiki/core/base/result'
import { withReadings } from '@kumiki/core/base/ruby'
import { type Lang, printable } from '@kumiki/core/base/text'
import type { SomeFile } from '@kumiki/core/file/file'
import { type Answered, layAnswers } from './answers.ts'
import { type Draft, finished } from './draft.ts'
import { type PaperName, papers, paperTitles } from './measures.ts'
import type { Page } from './page.ts'
import { answersOn, phrases } from './phrases.ts'
import { layGroups } from './several.ts'
import { type Sheet, sheetOf, textsOf } from './sheet.ts'
import { laySheet } from './single.ts'
import { styleOf } from './style.ts'
import type { Typeface } from './typeface.ts'

export interface PrintOptions {
  readonly paper: PaperName
  readonly perPage: 1 | 2 | 4
  readonly large: boolean
  readonly inkSaver: boolean
  readonly nameLine: boolean
  readonly answers: 'back' | 'apart' | 'none'
  /** null: each sheet in the language of its puzzle. */
  readonly lang: Lang | null
}

export const usualPrint: PrintOptions = {
  paper: 'a4',
  perPage: 1,
  large: false,
  inkSaver: false,
  nameLine: false,
  answers: 'back',
  lang: null,
}

export interface Print {
  readonly title: string
  readonly lang: Lang
  readonly pages: readonly Page[]
  /** Where the answers are apart: their own pages; else none. */
  readonly answers: readonly Page[]
}

export type Files = readonly [SomeFile, ...SomeFile[]]

export function printSheets(files: Files, options: PrintOptions, typeface: Typeface): Result<Print> {
  const sheets = files.map((file, index) => sheetOf(file, index + 1, options.lang))
  const [first] = sheets
  const lang = first?.lang ?? 'en'
  const style = styleOf(typeface, lang, options.large, options.inkSaver)
  const refused = unprintable(sheets, options, typeface)
  if (refused) return bad(refused)
  const drafts = layAll(sheets, options, typeface)
  if (!drafts.ok) return drafts
  const answered = options.answers === 'none' ? [] : sheets.filter((sheet): sheet is Answered => sheet.answer !== null)
  const keys = layAnswers(style, answered, papers[options.paper])
  const keyAt = (number: number): number => keys.findIndex(({ numbers }) => numbers.includes(number))
  const noteOn = (draft: Draft): string => {
    const { lang: own } = draft.style
    if (draft.next) return phrases[`${draft.next}Next`][own]
    if (options.answers === 'none') return ''
    if (options.answers === 'apart') return phrases.answersApart[own]
    return answersOn(drafts.value.length + 1 + keyAt(draft.numbers[0] ?? 1))[own]
  }
  const pages = drafts.value.map((draft, index) => finished(draft, index + 1, noteOn(draft)))
  const isBack = options.answers === 'back'
  const answerPages = keys.map((key, index) => finished(key, (isBack ? pages.length : 0) + index + 1, ''))
  return good({
    title: sheets.length === 1 ? withReadings(first?.title ?? '') : phrases.puzzles[lang],
    lang,
    pages: isBack ? [...pages, ...answerPages] : pages,
    answers: isBack ? [] : answerPages,
  })
}

function layAll(sheets: readonly Sheet[], options: PrintOptions, typeface: Typeface): Result<Draft[]> {
  const drafts: Draft[] = []
  for (const group of layGroups(sheets, options, typeface)) {
    if (group.draft) {
      drafts.push(group.draft)
      continue
    }
    for (const sheet of group.sheets) {
      const laid = layOn(sheet, options, typeface, options.paper, sheets.length > 1)
      if (!laid) return bad(tooLarge(sheet, options, typeface))
      drafts.push(...laid.drafts)
    }
  }
  return good(drafts)
}

const layOn = (
  sheet: Sheet,
  { large, inkSaver, nameLine }: PrintOptions,
  typeface: Typeface,
  name: PaperName,
  numbered: boolean,
) => laySheet(styleOf(typeface, sheet.lang, large, inkSaver), sheet, papers[name], { nameLine, numbered })

function unprintable(sheets: readonly Sheet[], { answers }: PrintOptions, typeface: Typeface): Problem | null {
  for (const sheet of sheets) {
    if (answers !== 'none' && sheet.answer === null) return noAnswer(sheet)
    for (const text of textsOf(sheet))
      for (const character of text) if (character !== ' ' && !typeface.has(character)) return noGlyph(sheet, character)
  }
  return null
}

/** From the smallest. */
const bySize: readonly PaperName[] = ['b5', 'letter', 'a4']

function tooLarge(sheet: Sheet, options: PrintOptions, typeface: Typeface): Problem {
  const here = paperTitles[options.paper]
  const named = withReadings(printable(sheet.title)).slice(0, 60)
  for (const name of bySize) {
    const laid = layOn(sheet, options, typeface, name, false)
    if (laid) {
      const cell = Math.round(laid.cell * 10) / 10
      const there = paperTitles[name]
      return problem(
        'paper-too-small',
        `"${named}" does not fit on ${here}; on ${there} it does, with cells of ${cell} mm.`,
        `「${named}」は${here}では入りません。${there}なら1マス${cell} mmで入ります。`,
      )
    }
  }
  const { width, height } = sheet.board
  const isSmaller = options.large && layOn(sheet, { ...options, large: false }, typeface, options.paper, false)
  return problem(
    'board-too-large',
    isSmaller
      ? `"${named}" is too large for large print: its board has ${width} × ${height} cells. Without large print it fits on ${here}.`
      : `"${named}" is too large for any paper: its board has ${width} × ${height} cells.`,
    isSmaller
      ? `「${named}」は盤面が${width}×${height}マスあり、大きな字では入りません。ふつうの字なら${here}に入ります。`
      : `「${named}」は盤面が${width}×${height}マスあり、どの用紙にも入りません。`,
  )
}

const noAnswer = ({ title, number }: Sheet): Problem => {
  const named = withReadings(printable(title)).slice(0, 60)
  return problem(
    'no-answer',
    `Puzzle ${number}, "${named}", does not hold its answer, so its answer cannot be printed.`,
    `${number}問め「${named}」のファイルには答えがないので、答えを印刷できません。`,
  )
}

const noGlyph = ({ title, number }: Sheet, character: string): Problem => {
  const named = withReadings(printable(title)).slice(0, 60)
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  return problem(
    'no-glyph',
    `Puzzle ${number}, "${named}", has a character that cannot be printed: ${character} (${code}).`,
    `${number}問め「${named}」に、印刷できない文字があります: ${character}（${code}）`,
  )
}
