/** What cannot be printed, or not so: each in one sentence that says what would help. Options are named by key. */
import { type Problem, problem } from '@kumiki/core/base/result'
import { withReadings } from '@kumiki/core/base/ruby'
import { type Lang, printable } from '@kumiki/core/base/text'
import { leastSquare } from './code.ts'
import { type PaperName, papers, paperTitles, turned } from './measures.ts'
import type { PrintOptions } from './options.ts'
import { type Sheet, textsOf } from './sheet.ts'
import { type Laid, laySheet } from './single.ts'
import { type Style, styleOf } from './style.ts'
import type { Typeface } from './typeface.ts'

const named = ({ title }: Sheet): string => withReadings(printable(title)).slice(0, 60)

/** Two wishes that exclude each other. */
export function contradiction({ book, classSet, slip, perPage, answers, nameLine }: PrintOptions): Problem | null {
  if (book && classSet) return excluding('book', 'variants')
  if (classSet && slip) return excluding('variants', 'slip')
  if (classSet && perPage !== null && perPage > 1) return excluding('variants', 'perPage')
  if (book && nameLine) return excluding('book', 'nameLine')
  if (book && answers === 'apart')
    return problem(
      'excluding',
      'A book has its answers at the back or none: `book` excludes `answers` apart.',
      '本の答えは巻末に付けるか、付けないかです（`book` と `answers` apart は同時に使えません）。',
    )
  return null
}

const excluding = (one: string, other: string): Problem =>
  problem(
    'excluding',
    `\`${one}\` and \`${other}\` exclude each other.`,
    `\`${one}\` と \`${other}\` は同時に使えません。`,
  )

export function unprintable(
  sheets: readonly Sheet[],
  { answers, slip, book }: Pick<PrintOptions, 'answers' | 'slip' | 'book'>,
  typeface: Typeface,
): Problem | null {
  for (const text of book ? [book.title, book.subtitle, book.editor, book.terms] : [])
    for (const character of printable(text))
      if (character !== ' ' && !typeface.has(character)) return noGlyphInBook(text, character)
  if (slip && !sheets.some(({ keyword }) => keyword.length > 0)) return noKeyword
  for (const sheet of sheets) {
    if (answers !== 'none' && sheet.answer === null) return noAnswer(sheet)
    for (const text of textsOf(sheet))
      for (const character of text) if (character !== ' ' && !typeface.has(character)) return noGlyph(sheet, character)
  }
  return null
}

/** From the smallest. */
const bySize: readonly PaperName[] = ['b5', 'letter', 'a4']

export function tooLarge(sheet: Sheet, options: PrintOptions, styleIn: (lang: Lang) => Style): Problem {
  const { landscape } = options
  const own = styleIn(sheet.lang)
  const layOn = (name: PaperName, style: Style): Laid | null =>
    laySheet(style, { ...sheet, code: null }, landscape ? turned(papers[name]) : papers[name], {
      nameLine: options.nameLine,
      numbered: false,
      copied: false,
      turns: !landscape,
    })
  const here = paperTitles[options.paper]
  const title = named(sheet)
  for (const name of bySize) {
    const laid = layOn(name, own)
    if (!laid) continue
    const cell = Math.round(laid.cell * 10) / 10
    const there = paperTitles[name]
    return problem(
      'paper-too-small',
      `"${title}" does not fit on ${here}; on ${there} it does, with cells of ${cell} mm.`,
      `「${title}」は${here}では入りません。${there}なら1マス${cell} mmで入ります。`,
    )
  }
  const { width, height } = sheet.board
  const isSmaller =
    options.large && layOn(options.paper, styleOf(own.typeface, own.lang, { ...own, large: false }, own.book))
  return problem(
    'board-too-large',
    isSmaller
      ? `"${title}" is too large for large print: its board has ${width} × ${height} cells. Without large print it fits on ${here}.`
      : `"${title}" is too large for any paper: its board has ${width} × ${height} cells. With \`split\` it is spread over several pages.`,
    isSmaller
      ? `「${title}」は盤面が${width}×${height}マスあり、大きな字では入りません。ふつうの字なら${here}に入ります。`
      : `「${title}」は盤面が${width}×${height}マスあり、どの用紙にも入りません。\`split\` で何枚かに分けられます。`,
  )
}

const noAnswer = (sheet: Sheet): Problem =>
  problem(
    'no-answer',
    `Puzzle ${sheet.number}, "${named(sheet)}", does not hold its answer, so its answer cannot be printed.`,
    `${sheet.number}問め「${named(sheet)}」のファイルには答えがないので、答えを印刷できません。`,
  )

const noKeyword = problem(
  'no-keyword',
  'An entry slip asks for a keyword, and none of these puzzles has one.',
  '応募券にはキーワードを書きますが、キーワードのあるパズルがありません。',
)

const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

const noGlyphInBook = (text: string, character: string): Problem => {
  const [code, said] = [codePoint(character), printable(text).slice(0, 60)]
  return problem(
    'no-glyph',
    `"${said}" has a character that cannot be printed: ${printable(character)} (${code}).`,
    `「${said}」に、印刷できない文字があります: ${printable(character)}（${code}）`,
  )
}

const noGlyph = (sheet: Sheet, character: string): Problem => {
  const code = codePoint(character)
  return problem(
    'no-glyph',
    `Puzzle ${sheet.number}, "${named(sheet)}", has a character that cannot be printed: ${character} (${code}).`,
    `${sheet.number}問め「${named(sheet)}」に、印刷できない文字があります: ${character}（${code}）`,
  )
}

export const codeLeftOut = (sheet: Sheet): Problem => {
  const length = sheet.address?.length ?? 0
  return problem(
    'code-left-out',
    `Puzzle ${sheet.number}, "${named(sheet)}", has no QR code: with its ${length} characters the squares would be under ${leastSquare} mm, or the page too full; a short address, or one puzzle a page, helps.`,
    `${sheet.number}問め「${named(sheet)}」には QR コードを付けませんでした。アドレスが${length}文字あり、1マスが${leastSquare} mm 未満になるか、ページに入りきりません（短いアドレスや1ページ1問なら入ります）。`,
  )
}
