/** The refusals of printing: each in one sentence with advice. Options are named by key. */
import { type Bilingual, counted, type Lang, type Problem, printable, problem, withReadings } from '@kumiki/core/base'
import { type Choice, choiceOf, choicesFor } from './choices.ts'
import { maxBytes, minSquare } from './code.ts'
import type { PrintOptions } from './options.ts'
import { sharesPage } from './several.ts'
import { type Sheet, textsOf } from './sheet.ts'
import { laySheet, type PlacedSheet } from './single.ts'
import { type Style, sharing, styleOf } from './style.ts'
import type { Typeface } from './typeface.ts'

const named = ({ title }: Sheet): string => withReadings(printable(title)).slice(0, 60)

/** Two options that cannot be used together. */
export function contradiction({
  book,
  classSet,
  slip,
  perPage,
  answers,
  nameLine,
  large,
  clueSize,
}: PrintOptions): Problem | null {
  if (book && classSet) return excluding('book', 'variants')
  if (classSet && slip) return excluding('variants', 'slip')
  if (classSet && perPage !== null && perPage > 1) return excluding('variants', 'perPage')
  if (large && clueSize !== null) return excluding('large', 'clueSize')
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
    `\`${one}\` and \`${other}\` cannot be used together.`,
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

export function tooLarge(sheet: Sheet, options: PrintOptions, styleIn: (lang: Lang) => Style): Problem {
  const { landscape, book } = options
  const ownStyle = styleIn(sheet.lang)
  const layOn = ({ paper }: Choice, style: Style): PlacedSheet | null =>
    laySheet(style, { ...sheet, code: null }, paper, {
      nameLine: options.nameLine,
      numbered: book !== null,
      copied: false,
      turns: !landscape && !book,
    })
  const chosen = choiceOf(options)
  const here = chosen.title
  const title = named(sheet)
  const standing = choicesFor(options).map((choice) => ({ ...choice, isTurned: false }))
  // the pages of a book all lie the same way; its own paper is turned before another one is named
  const lying = (landscape ? [] : choicesFor({ ...options, landscape: true })).map((one) => ({
    ...one,
    isTurned: true,
  }))
  const own = lying.filter(({ title: name }) => name === here)
  for (const choice of [...own, ...standing, ...lying]) {
    const placed = layOn(choice, ownStyle)
    if (!placed) continue
    const cell = Math.round(placed.cell * 10) / 10
    const [onEn, onJa] = choice.isTurned
      ? [`lying on ${choice.title} (\`landscape\`)`, `横長の${choice.title}（\`landscape\`）`]
      : [`on ${choice.title}`, choice.title]
    return problem(
      'paper-too-small',
      `"${title}" does not fit on ${here}; ${onEn} it does, with cells of ${cell} mm.`,
      `「${title}」は${here}では入りません。${onJa}なら1マス${cell} mmで入ります。`,
    )
  }
  const { width, height } = sheet.board
  const isSmaller =
    options.large &&
    layOn(chosen, styleOf(ownStyle.typeface, ownStyle.lang, { ...ownStyle, large: false }, ownStyle.book))
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

/** The note on a puzzle whose page lies among standing ones, or the other way round. */
export function turnedNote(sheet: Sheet, options: PrintOptions): Problem {
  const { title: here } = choiceOf(options)
  const [pageEn, pageJa] = options.landscape ? ['stands', '縦長'] : ['lies', '横長']
  return problem(
    'page-turned',
    `Puzzle ${sheet.number}, "${named(sheet)}", does not fit on ${here}, so its page ${pageEn}.`,
    `${sheet.number}問め「${named(sheet)}」は${here}に入らないので、そのページだけ${pageJa}にしました。`,
  )
}

/** The note on a puzzle that was spread over several pages. */
export function splitNote(sheet: Sheet, options: PrintOptions): Problem {
  const { title: here } = choiceOf(options)
  return problem(
    'board-split',
    `Puzzle ${sheet.number}, "${named(sheet)}", is too large for ${here}, so its board is spread over several pages to glue together.`,
    `${sheet.number}問め「${named(sheet)}」は${here}に入らないので、盤面を何枚かに分けました。はり合わせて使います。`,
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
  const [code, shown] = [codePoint(character), printable(text).slice(0, 60)]
  return problem(
    'no-glyph',
    `"${shown}" has a character that cannot be printed: ${printable(character)} (${code}).`,
    `「${shown}」に、印刷できない文字があります: ${printable(character)}（${code}）`,
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

/** The note on puzzles that were too large to share a page and have their own. */
export function sharedInVain(
  alone: readonly Sheet[],
  options: PrintOptions & { readonly perPage: 2 | 4 },
  styleIn: (lang: Lang) => Style,
): Problem {
  const { perPage, nameLine } = options
  const { title: here } = choiceOf(options)
  const fitsOn = ({ paper }: Choice, many: 2 | 4): boolean =>
    alone.every((sheet) => sharesPage(sheet, { paper, perPage: many, nameLine }, styleIn))
  const larger = choicesFor(options).find((choice) => fitsOn(choice, perPage))
  const isTwo = !larger && perPage === 4 && fitsOn(choiceOf(options), 2)
  const many = alone.length > 1
  const min = sharing(styleIn(alone[0]?.lang ?? 'en')).sizes.min
  const fits = many ? 'they fit' : 'it fits'
  const [helpEn, helpJa] = larger
    ? [`; on ${larger.title} ${fits}`, `${larger.title}なら入ります。`]
    : isTwo
      ? [`; with \`perPage\` 2 ${fits}`, '`perPage` 2なら入ります。']
      : ['', '']
  const { en, ja } = namesOf(alone)
  return problem(
    'page-of-its-own',
    `${en} ${many ? 'have pages of their own' : 'has a page of its own'}: ${perPage} to a page of ${here} leave too little room for the board and letters of ${min} points${helpEn}.`,
    `${ja}は1問で1ページにしました。${here}に${perPage}問では、盤面と${min}ポイントの字が入りません。${helpJa}`,
  )
}

/** The puzzles by their numbers, if there are few. */
function namesOf(sheets: readonly Sheet[]): Bilingual {
  const numbers = sheets.map(({ number }) => number)
  if (numbers.length > 8) return { en: `${numbers.length} puzzles`, ja: `${numbers.length}問` }
  const all = numbers.join(', ').replace(/, (?=\d+$)/, ' and ')
  return { en: `${numbers.length > 1 ? 'Puzzles' : 'Puzzle'} ${all}`, ja: `${numbers.join('・')}問め` }
}

/** The note on puzzles that cannot be solved from the sheet because words have no clue; null if there are none. */
export function cluesMissing(sheets: readonly Sheet[]): Problem | null {
  const some = sheets.filter(({ unclued }) => unclued !== 0)
  const [first, ...others] = some
  if (!first) return null
  const { en, ja } = namesOf(some)
  const [whatEn, whatJa] =
    others.length > 0 || first.unclued === 'all'
      ? ['without a clue for every word', '単語のカギがそろっていない']
      : [`with ${first.unclued} of its words without a clue`, `${first.unclued}語のカギがない`]
  return problem(
    'no-clues',
    `${en} ${others.length > 0 ? 'are' : 'is'} printed ${whatEn}: write clues into the word list, or make it anew with a list of its words.`,
    `${ja}は${whatJa}まま印刷します。単語リストにカギを書くか、語群を付けて作り直してください。`,
  )
}

/** The note on the lists that were added because words have no clue; null if there are none. */
export function wordsAdded(sheets: readonly Sheet[]): Problem | null {
  const some = sheets.filter(({ listed }) => listed !== 0)
  const [first, ...others] = some
  if (!first) return null
  const { en, ja } = namesOf(some)
  const isAll = some.every(({ listed }) => listed === 'all')
  const has = others.length > 0 ? 'have' : 'has'
  const [whatEn, whatJa] = isAll
    ? [`${has} no clues`, 'カギがない']
    : others.length > 0
      ? [`${has} words without a clue`, 'カギのない言葉がある']
      : [`${has} ${counted(Number(first.listed), 'word')} without a clue`, `カギのない言葉が${first.listed}語ある`]
  return problem(
    'words-added',
    `${en} ${whatEn}, so a list of ${isAll ? 'the' : 'these'} words is printed with ${others.length > 0 ? 'them' : 'it'}; \`noWordList\` leaves it out.`,
    `${ja}は${whatJa}ので、${isAll ? '使う言葉' : 'その言葉'}のリストを付けました。\`noWordList\` で外せます。`,
  )
}

/** The note on meanings that were asked for where no word has any; null if some word has. */
export const meaningsMissing = (sheets: readonly Sheet[]): Problem | null =>
  sheets.some(({ meant }) => meant !== 0) ? null : noMeanings

const noMeanings = problem(
  'no-meanings',
  'No listed word has a meaning to print (`meanings`): write short clues into the word list, and make the puzzle anew.',
  'リストの言葉に、印刷できる意味がありません（`meanings`）。単語リストに短いカギを書いて、パズルを作り直してください。',
)

/** The note on a code that did not fit, with a paper on which it would. */
export function codeLeftOut(sheet: Sheet, options: PrintOptions, styleIn: (lang: Lang) => Style): Problem {
  const setting = { nameLine: options.nameLine, numbered: true, copied: options.classSet, turns: !options.landscape }
  const fitsOn = ({ paper }: Choice): boolean =>
    sheet.code !== null && laySheet(styleIn(sheet.lang), sheet, paper, setting)?.coded === true
  const isShared = options.perPage !== null && options.perPage > 1
  const here = choiceOf(options)
  const larger = choicesFor(options).find((choice) => choice.title !== here.title && fitsOn(choice))
  const [helpEn, helpJa] =
    isShared && fitsOn(here)
      ? ['it fits with `perPage` 1, or with a shorter address', '`perPage` 1か、短いアドレスなら入ります']
      : larger
        ? [`it fits on ${larger.title}, or with a shorter address`, `${larger.title}か、短いアドレスなら入ります`]
        : ['a shorter address fits', '短いアドレスなら入ります']
  const length = sheet.address?.length ?? 0
  if (!sheet.code)
    return problem(
      'code-left-out',
      `Puzzle ${sheet.number}, "${named(sheet)}", has no QR code: its address has ${length} characters, and phones read no more than ${maxBytes}; give a shorter address.`,
      `${sheet.number}問め「${named(sheet)}」には QR コードを付けませんでした。アドレスが${length}文字あり、スマホで読み取れるのは${maxBytes}文字までです。短いアドレスを指定してください。`,
    )
  return problem(
    'code-left-out',
    `Puzzle ${sheet.number}, "${named(sheet)}", has no QR code: its address has ${length} characters, for which the page has no room with squares of ${minSquare} mm or more; ${helpEn}.`,
    `${sheet.number}問め「${named(sheet)}」には QR コードを付けませんでした。アドレスが${length}文字あり、読み取れる大きさ（1マス${minSquare} mm 以上）ではページに入りません。${helpJa}。`,
  )
}
