/**
 * Puzzles as pages: sheets with one, two or four puzzles, and their answers at the back, apart, or not at all; a set of
 * different sheets for a class; a book. The pages are plain data; a writer makes a file of them. A puzzle that cannot
 * be printed well is refused with advice.
 */
import { bad, good, type Lang, type Result, withReadings } from '@kumiki/core/base'
import type { SomeFile } from '@kumiki/core/contract'
import type { Picture } from '@kumiki/core/drawing'
import { areShapes } from './alike.ts'
import { layAnswers } from './answers.ts'
import { printBook } from './book.ts'
import { printClass } from './classset.ts'
import { codeOf } from './code.ts'
import { blankPage, type Draft, finished } from './draft.ts'
import type { KindPaper, KindPapers } from './kindpapers.ts'
import { type Print, type PrintOptions, paperOf } from './options.ts'
import type { Page } from './page.ts'
import { answersOn, phrases } from './phrases.ts'
import { phraseText } from './readings.ts'
import { cluesMissing, contradiction, meaningsMissing, unprintable, wordsAdded } from './refusals.ts'
import { type Answered, type Reading, type Sheet, sheetOf } from './sheet.ts'
import { layAll, notesOnSharing } from './sheets.ts'
import { laySlip } from './slip.ts'
import { styleOf } from './style.ts'
import type { Typeface } from './typeface.ts'

export { type Print, type PrintOptions, usualPrint } from './options.ts'

export type Files = readonly [SomeFile, ...SomeFile[]]

/** `papers`: from `papersFor`. `drawn`: for each file the picture that its answer draws, from `answersDrawn`. */
export function printSheets(
  files: Files,
  options: PrintOptions,
  typeface: Typeface,
  papers: KindPapers,
  drawn: readonly (Picture | null)[] = [],
): Result<Print> {
  const against = contradiction(options)
  if (against) return bad(against)
  const isShape = options.classSet ? areShapes(files) : undefined
  const paperOfKind = (file: SomeFile): KindPaper | null => file(({ kind }) => papers[kind]) ?? null
  const sheets = files.map((file, index) =>
    sheetWithCode(file, index + 1, options, {
      lang: options.lang,
      measures: paperOfKind(file)?.measures,
      drawn: drawn[index] ?? null,
      isShape,
      furigana: options.furigana,
      wordList: options.wordList,
      read: options.read,
      meanings: options.meanings,
    }),
  )
  const refused = unprintable(sheets, options, typeface)
  if (refused) return bad(refused)
  const print = options.book
    ? printBook(
        files.flatMap((file, index) =>
          sheets[index] ? [{ file, sheet: sheets[index], paper: paperOfKind(file) }] : [],
        ),
        options,
        options.book,
        typeface,
      )
    : options.classSet
      ? printClass(sheets, options, typeface)
      : printPlain(sheets, options, typeface)
  // the copies of a class are one puzzle
  const judged = options.classSet ? sheets.slice(0, 1) : sheets
  const missing = [cluesMissing(judged), wordsAdded(judged), meaningsMissing(judged)].filter((note) => note !== null)
  return print.ok ? good({ ...print.value, notes: [...missing, ...print.value.notes] }) : print
}

function sheetWithCode(file: SomeFile, number: number, { link }: PrintOptions, reading: Reading): Sheet {
  const sheet = sheetOf(file, number, reading)
  const address = link?.(file, number) ?? null
  return address === null ? sheet : { ...sheet, address, code: codeOf(address) }
}

function printPlain(sheets: readonly Sheet[], options: PrintOptions, typeface: Typeface): Result<Print> {
  const [first] = sheets
  const lang = first?.lang ?? 'en'
  const styleIn = (own: Lang) => styleOf(typeface, own, options)
  const paper = paperOf(options)
  const placed = layAll(sheets, options, styleIn)
  if (!placed.ok) return placed
  const { drafts, alone } = placed.value
  const notes = [...notesOnSharing(alone, options, styleIn), ...placed.value.notes]
  const pageOf = (number: number): number => drafts.findIndex(({ numbers }) => numbers.includes(number)) + 1
  const slips = options.slip
    ? sheets.flatMap((sheet) => laySlip(styleIn(sheet.lang), sheet, paper, pageOf(sheet.number)))
    : []
  const answered = options.answers === 'none' ? [] : sheets.filter((sheet): sheet is Answered => sheet.answer !== null)
  const keys = layAnswers(styleIn(lang), answered, paper, { turns: !options.landscape, splits: options.split })
  const isBack = options.answers === 'back'
  // a slip is cut out, so the page on its back stays empty
  const bound: (Draft | null)[] = [...drafts]
  for (const slip of slips) bound.push(...(bound.length % 2 === 0 ? [] : [null]), slip)
  if (slips.length > 0 && isBack) bound.push(null)
  const noteOn = (draft: Draft): string => {
    if (draft.next) return phraseText(draft.style, phrases[`${draft.next}Next`])
    if (draft.numbers.length === 0 || options.answers === 'none') return ''
    if (options.answers === 'apart') return phraseText(draft.style, phrases.answersApart)
    const [number = 1] = draft.numbers
    const page = bound.length + 1 + keys.findIndex(({ numbers }) => numbers.includes(number))
    return phraseText(draft.style, answersOn(page))
  }
  const page = (draft: Draft, at: number, note: string): Page =>
    finished(draft, at, { page: String(at), note, kind: '' })
  const pages = bound.map((draft, index) => (draft ? page(draft, index + 1, noteOn(draft)) : blankPage(paper)))
  const answerPages = keys.map((key, index) => page(key, (isBack ? pages.length : 0) + index + 1, ''))
  return good({
    title: sheets.length === 1 ? withReadings(first?.title ?? '') : phrases.puzzles[lang],
    lang,
    pages: isBack ? [...pages, ...answerPages] : pages,
    answers: isBack ? [] : answerPages,
    notes,
  })
}
