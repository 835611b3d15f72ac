/** The flags of `kumiki print`, and the print options they set. */
import {
  type Bilingual,
  bad,
  good,
  isLang,
  type Problem,
  printable,
  problem,
  type Result,
  type Spell,
} from '@kumiki/core/base'
import type { SomeFile } from '@kumiki/core/contract'
import { schoolYears } from '@kumiki/core/words'
import { linkTo } from '@kumiki/press/link'
import { type Book, clueSizes, type PrintOptions, paperNames, trimNames, usualPrint } from '@kumiki/press/paper'
import { type Flag, type Given, lightSwitch, quoted } from './arguments.ts'
import { dpiFlag } from './dpi.ts'
import { readFormatFlag } from './format.ts'

const allKanji = 'all'
const noKanji = 'none'
/** The word for one board for a whole class. */
export const sameForAll = 'same'
const perPage = [1, 2, 4] as const
const answerPlaces = ['back', 'apart', 'none'] as const
/** In millimetres. */
const maxGutter = 30
const maxBleed = 10
const usualBleed = 3

const choice = (name: string, words: readonly string[], text: Bilingual): Flag => ({
  name,
  short: null,
  value: { is: 'choice', words },
  text,
})
const text = (name: string, shown: string, description: Bilingual): Flag => ({
  name,
  short: null,
  value: { is: 'text', shown },
  text: description,
})

export const printFlags: readonly Flag[] = [
  {
    name: 'output',
    short: 'o',
    value: { is: 'text', shown: 'FILE.pdf' },
    text: { en: 'The file to write; .png writes a picture a page', ja: '書き出すファイル（.png はページごとの画像）' },
  },
  choice('paper', paperNames, { en: 'Paper (b5 is JIS B5) [a4]', ja: '用紙（b5 は JIS B5）[a4]' }),
  lightSwitch('landscape', {
    en: 'Lying sheets; without it wide boards lie',
    ja: '横向き（なくても横長の盤面は横にする）',
  }),
  choice('per-page', perPage.map(String), {
    en: 'Puzzles a page; one that would be too small gets its own [1]',
    ja: '1ページの問題数。小さくなりすぎる問題は1ページに1問 [1]',
  }),
  lightSwitch('large', { en: 'Large print: text of 16 points and more', ja: '大きな字（16ポイント以上）' }),
  choice('clue-size', clueSizes.map(String), {
    en: 'Type of clues and lists in points, between normal and large [as there is room]',
    ja: 'カギとリストの文字の大きさ（ポイント）。ふつうと大きな字の間 [入るだけ大きく]',
  }),
  choice('answers', answerPlaces, {
    en: 'Answers at the back, in a file of their own (named with -answers), or none [back]',
    ja: '答え: 巻末、別ファイル（名前の後に -answers）、なし [back]',
  }),
  lightSwitch('ink-saver', { en: 'Black cells as light hatching', ja: '黒マスを斜線にしてインクを節約する' }),
  {
    name: 'furigana',
    short: null,
    value: { is: 'maybe', shown: `1…6|${allKanji}|${noKanji}`, like: /^(?:[0-9]+|all|none)$/i },
    text: {
      en: 'Furigana over clues and rules, but for kanji taught up to this school year; all: over all kanji; none: nowhere; alone: over the rules as well [as the clues have it]',
      ja: 'カギとあそび方のふりがな。この学年までに習う漢字には付けない。all はすべての漢字、none はなし、値がなければあそび方にも付ける [カギに合わせる]',
    },
  },
  lightSwitch('no-furigana', {
    en: 'No furigana, except over listed words that are found by it',
    ja: 'ふりがなを付けない（読みで探すリストの言葉には付く）',
  }),
  lightSwitch('meanings', {
    en: 'The meaning behind each listed word: its clue, where that is short',
    ja: 'リストの言葉の後に意味（短いカギ）を付ける',
  }),
  lightSwitch('no-word-list', {
    en: 'No list of the words that have no clue',
    ja: 'カギのない言葉のリストを付けない',
  }),
  lightSwitch('name-line', { en: 'A line for name, class and date', ja: '年・組・番・名前の欄を付ける' }),
  {
    name: 'variants',
    short: null,
    value: { is: 'integer', minimum: 2, maximum: 200, words: [sameForAll] },
    text: {
      en: 'So many different sheets of the words of one puzzle, equally good, numbered, with a key for the teacher; same: one sheet for everybody',
      ja: '1問の言葉で、同じくらいの出来の盤面を指定の枚数作る（番号と先生用の答え付き）。same は全員同じ1枚',
    },
  },
  lightSwitch('slip', {
    en: 'A slip to send in the keyword, with name, address and questions',
    ja: 'キーワードの応募券（名前・住所・アンケート）を付ける',
  }),
  {
    name: 'qr',
    short: null,
    value: { is: 'maybe', shown: 'URL', like: /^https?:\/\//i },
    text: {
      en: 'A QR code with each puzzle: this address ({n}: its number), or the link that plays it (--base)',
      ja: 'QR コード: このアドレス（{n} は番号）、または --base のサイトで解くリンク',
    },
  },
  text('base', 'URL', { en: 'With --qr: where the player is', ja: '--qr で: プレイヤーの場所' }),
  lightSwitch('split', {
    en: 'Spread a board that is too large over pages to glue together',
    ja: '大きすぎる盤面を、はり合わせる何枚かに分ける',
  }),
  lightSwitch('book', {
    en: 'A book: cover, contents, sections by kind and level, answers',
    ja: '本にする（表紙・もくじ・種類とレベルごとの章・答え）',
  }),
  text('title', 'TEXT', { en: 'Title of the book', ja: '本の題名' }),
  text('subtitle', 'TEXT', { en: 'Its subtitle', ja: '副題' }),
  text('editor', 'NAME', { en: 'Whom the book names as its editor', ja: '編者の名前' }),
  choice('trim', trimNames, {
    en: 'Size at which the book is cut, in inches [the paper]',
    ja: '本の判型（インチ）[用紙の大きさ]',
  }),
  {
    name: 'bleed',
    short: null,
    value: { is: 'maybe', shown: 'MM', like: /^\d+(?:\.\d+)?$/ },
    text: { en: 'Art runs so far beyond the edges of the book [3]', ja: '塗り足し [3]' },
  },
  text('gutter', 'MM', { en: 'So much more room at the spine of the book', ja: 'のどの余白をこれだけ広げる' }),
  dpiFlag,
  readFormatFlag,
]

/** Spells the option keys in sentences of the press as flags. */
export const printSpelling: Spell = (key) => {
  const flag = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return printFlags.some(({ name }) => name === flag) ? `--${flag}` : null
}

/** `now`: the date of publication that a book prints. */
export function printOptions(given: Given, now: Date): Result<PrintOptions> {
  const lang = given.text('lang')
  const chosen = <T>(all: readonly T[], name: string): T | undefined =>
    all.find((one) => String(one) === given.text(name))
  const book = bookOf(given, now)
  if (!book.ok) return book
  const link = linkOf(given)
  if (!link.ok) return link
  const isAsked = given.on('furigana') || given.text('furigana') !== null
  if (isAsked && given.on('no-furigana')) return bad(excluding('furigana', 'no-furigana'))
  const furigana = furiganaOf(given)
  if (!furigana.ok) return furigana
  return good({
    ...usualPrint,
    paper: chosen(paperNames, 'paper') ?? usualPrint.paper,
    landscape: given.on('landscape'),
    perPage: chosen(perPage, 'per-page') ?? usualPrint.perPage,
    answers: chosen(answerPlaces, 'answers') ?? usualPrint.answers,
    large: given.on('large'),
    clueSize: chosen(clueSizes, 'clue-size') ?? null,
    inkSaver: given.on('ink-saver'),
    nameLine: given.on('name-line'),
    furigana: furigana.value,
    meanings: given.on('meanings'),
    wordList: !given.on('no-word-list'),
    split: given.on('split'),
    slip: given.on('slip'),
    classSet: given.amount('variants') !== null,
    link: link.value,
    book: book.value,
    lang: isLang(lang) ? lang : null,
  })
}

function furiganaOf(given: Given): Result<PrintOptions['furigana']> {
  const wanted = given.text('furigana')
  const year = schoolYears.find((one) => String(one) === wanted)
  if (year !== undefined) return good(year)
  if (wanted !== null && wanted !== allKanji && wanted !== noKanji) return bad(notYear(wanted))
  if (given.on('no-furigana') || wanted === noKanji) return good(false)
  return good(given.on('furigana') || wanted === allKanji ? true : usualPrint.furigana)
}

/** Up to which school year kanji of clues need no furigana, 0 for none; null: clues have what their writer gave them. */
export const yearAsked = (given: Given, { furigana }: PrintOptions): number | null =>
  typeof furigana === 'number' ? furigana : given.text('furigana') === allKanji ? 0 : null

const ofBooks = ['title', 'subtitle', 'editor', 'trim', 'bleed', 'gutter']

function bookOf(given: Given, now: Date): Result<Book | null> {
  const vain = ofBooks.find((name) => given.text(name) !== null || given.on(name))
  if (!given.on('book')) return vain === undefined ? good(null) : bad(onlyWith(vain, 'book'))
  const trim = trimNames.find((name) => name === given.text('trim')) ?? null
  if (trim && given.text('paper') !== null) return bad(excluding('trim', 'paper'))
  const bleed = given.on('bleed') ? usualBleed : millimetres(given.text('bleed') ?? '0', maxBleed)
  if (bleed === null) return bad(notMillimetres('bleed', given.text('bleed') ?? '', maxBleed))
  const gutter = given.text('gutter') === null ? null : millimetres(given.text('gutter') ?? '', maxGutter)
  if (gutter === null && given.text('gutter') !== null)
    return bad(notMillimetres('gutter', given.text('gutter') ?? '', maxGutter))
  return good({
    title: given.text('title') ?? '',
    subtitle: given.text('subtitle') ?? '',
    editor: given.text('editor') ?? '',
    date: now,
    terms: '',
    trim,
    bleed,
    gutter,
  })
}

/** null if it is no length, or too long. */
function millimetres(written: string, max: number): number | null {
  const plain = written.normalize('NFKC').replace(/\s*mm$/i, '')
  const value = /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
  return value <= max ? value : null
}

/** The address where a puzzle is played: the given one, or a link that holds the puzzle. */
function linkOf(given: Given): Result<PrintOptions['link']> {
  const [address, base] = [given.text('qr'), given.text('base')]
  if (address === null && !given.on('qr')) return base === null ? good(null) : bad(onlyWith('base', 'qr'))
  if (address !== null && base !== null) return bad(excluding('base', 'qr URL'))
  if (address === null && base === null) return bad(noAddress)
  const named = address ?? base ?? ''
  if (!URL.canParse(named.replaceAll('{n}', '1'))) return bad(notAddress(address === null ? 'base' : 'qr', named))
  return good((file: SomeFile, number: number) =>
    address === null
      ? file((known) => linkTo(known, { base: named, selfChecking: false }))
      : address.replaceAll('{n}', String(number)),
  )
}

const onlyWith = (name: string, other: string): Problem =>
  problem('given-in-vain', `--${name} says nothing without --${other}.`, `--${name} は --${other} と一緒に使います。`)
const excluding = (one: string, other: string): Problem =>
  problem('excluding', `--${one} and --${other} exclude each other.`, `--${one} と --${other} は同時に使えません。`)
const notYear = (written: string): Problem =>
  problem(
    'bad-value',
    `--furigana takes a school year from 1 to 6, ${allKanji} or ${noKanji}, not "${quoted(written)}".`,
    `--furigana は学年（1〜6）か ${allKanji}、${noKanji} で指定してください（「${quoted(written)}」は使えません）。`,
  )
const noAddress = problem(
  'no-address',
  'A QR code needs an address: --qr https://…, or --base https://… for the site that plays the puzzle.',
  'QR コードにはアドレスが必要です: --qr https://…、または解くサイトの --base https://…。',
)
const notAddress = (name: string, address: string): Problem =>
  problem(
    'bad-value',
    `--${name} must be an address such as https://example.org, not "${quoted(printable(address))}".`,
    `--${name} は https://example.org のようなアドレスにしてください（「${quoted(printable(address))}」は使えません）。`,
  )
const notMillimetres = (name: string, written: string, max: number): Problem =>
  problem(
    'bad-value',
    `--${name} must be a length in millimetres from 0 to ${max}, not "${quoted(written)}".`,
    `--${name} は 0〜${max} の長さ（mm）で指定してください（「${quoted(written)}」は使えません）。`,
  )
