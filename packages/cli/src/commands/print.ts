/** kumiki print: puzzles as pages for a printer, with their answers. */

import {
  type Bilingual,
  bad,
  counted,
  good,
  type Problem,
  printable,
  problem,
  type Result,
  spelt,
} from '@kumiki/core/base'
import type { OpenedFile } from '@kumiki/core/file'
import { openTypeface } from '@kumiki/press/node'
import {
  contradiction,
  type Files,
  fitsLike,
  type Print,
  type PrintOptions,
  pageDrawing,
  printPuzzles,
  type Page as Sheet,
  type Typeface,
  writePdf,
} from '@kumiki/press/paper'
import type { Given } from '../arguments/arguments.ts'
import type { Command, ExitCode, Page } from '../arguments/command.ts'
import { dpiWanted } from '../arguments/dpi.ts'
import { formatWanted } from '../arguments/format.ts'
import { printFlags, printOptions, printSpelling, yearAsked } from '../arguments/print.ts'
import { isSameFile, replacedNote, sameFile, wayTo, writeWhole } from '../files/files.ts'
import type { Reader } from '../files/furigana.ts'
import { inFile } from '../files/infile.ts'
import { rasterize, usualDpi } from '../files/printtools.ts'
import { readPuzzles } from '../files/puzzles.ts'
import { makeCopies } from '../making/variants.ts'
import type { Terminal } from '../terminal/terminal.ts'

const page: Page = {
  usage: 'print FILE… -o BOOK.pdf [OPTION…]',
  text: {
    en: 'Makes a PDF of one or many puzzles: boards as large as the page allows, clues and lists, rules, answers at the back.',
    ja: 'パズルを PDF にします。盤面は用紙に入るだけ大きく、カギやリスト、あそび方を添え、答えは巻末に付けます。',
  },
  flags: printFlags,
  listed: printFlags,
  roomFor: [],
  examples: [
    { line: 'kumiki print my.kumiki.json -o my.pdf', text: { en: 'one sheet', ja: '1枚' } },
    {
      line: 'kumiki print set/*.json -o book.pdf --book --paper b5',
      text: { en: 'a book of all of them', ja: '全部で1冊の本' },
    },
  ],
  more: null,
}

async function run(given: Given, terminal: Terminal): Promise<ExitCode> {
  const path = given.text('output')
  if (given.plain.length === 0) return terminal.refuse(noFile)
  if (path === null) return terminal.refuse(noOutput)
  const ending = endings.find((one) => path.toLowerCase().endsWith(one))
  if (ending === undefined) return terminal.refuse(notPaged(path))
  const dpi = dpiWanted(given, [path])
  if (!dpi.ok) return terminal.refuse(dpi.error)
  const options = printOptions(given, new Date())
  if (!options.ok) return terminal.refuse(options.error)
  // before the boards of a class are made
  const against = contradiction(options.value)
  if (against) return terminal.refuse({ ...against, text: spelt(against.text, printSpelling) })
  const paths = [path, ...(options.value.answers === 'apart' ? [besides(path, ending)] : [])]
  for (const one of paths) {
    const way = await wayTo(one)
    if (!way.ok) return terminal.refuse(way.error)
  }
  const as = formatWanted(given, 'format', 'read')
  if (!as.ok) return terminal.refuse(as.error)
  const opened = await readAll(given.plain, as.value, paths, terminal)
  if (!opened.ok) return terminal.refuse(opened.error)
  const year = yearAsked(given, options.value)
  const isJapanese =
    (options.value.lang ?? 'ja') === 'ja' && opened.value.some((file) => file(({ lang }) => lang === 'ja'))
  const reader = year !== null && isJapanese ? await openReader(year) : null
  const wanted: PrintOptions = { ...options.value, read: reader?.read ?? null }
  const typeface = await openTypeface()
  const files = await makeClassSet(opened.value, given.amount('variants'), wanted, typeface, terminal)
  if (!files.ok) return refuseToPrint(files.error, terminal)
  if (files.value === null) return 130
  const toPrint = files.value
  const print = await terminal.whileBusy(printing, () => printPuzzles(toPrint, wanted, typeface))
  if (!print.ok) return terminal.refuse({ ...print.error, text: spelt(print.error.text, printSpelling) })
  for (const note of print.value.notes) terminal.note(spelt(note.text, printSpelling))
  for (const note of reader?.notes() ?? []) terminal.note(note)
  const bound: readonly (readonly Sheet[])[] = [print.value.pages, print.value.answers]
  for (const [index, one] of paths.entries()) {
    const pages = bound[index] ?? []
    const written =
      ending === '.pdf'
        ? await writePages(one, await writePdf(pages, typeface, imprintOf(print.value)))
        : await writePictures(one, pages, typeface, dpi.value ?? usualDpi)
    if (!written.ok) return terminal.refuse(written.error)
    const { name, replaced } = written.value
    terminal.note(writtenNote(name, pages.length))
    if (replaced.length > 0) terminal.note(replacedNote(replaced))
  }
  return 0
}

/** Loads the analyser only for those who ask for it. */
const openReader = async (year: number): Promise<Reader> => (await import('../files/furigana.ts')).openReader(year)

const endings = ['.pdf', '.png']

const imprintOf = ({ title, lang }: Print) => ({ title, lang, date: new Date() })

/** The files that were written, in a few words, and which of them existed before. */
interface Written {
  readonly name: string
  readonly replaced: readonly string[]
}

async function writePages(path: string, bytes: Uint8Array): Promise<Result<Written>> {
  const written = await writeWhole(path, bytes)
  return written.ok ? good({ name: path, replaced: written.value ? [path] : [] }) : written
}

/**
 * One picture a page: `sheet.png`, or `sheet-1.png`, `sheet-2.png` … if there are several; the first and the last are
 * named.
 */
async function writePictures(
  path: string,
  pages: readonly Sheet[],
  typeface: Typeface,
  dpi: number,
): Promise<Result<Written>> {
  const replaced: string[] = []
  const nameOf = (number: number): string => (pages.length === 1 ? path : path.replace(/(?=\.png$)/i, `-${number}`))
  for (const [index, one] of pages.entries()) {
    const picture = await rasterize(pageDrawing(one, typeface), dpi)
    if (!picture.ok) return picture
    const name = nameOf(index + 1)
    const written = await writeWhole(name, picture.value)
    if (!written.ok) return written
    if (written.value) replaced.push(name)
  }
  return good({ name: [...new Set([nameOf(1), nameOf(pages.length)])].join(' … '), replaced })
}

/** Nothing is printed: the options are at fault, or too few boards were found. */
function refuseToPrint({ fault, text }: Problem, terminal: Terminal): ExitCode {
  terminal.refuse({ text: spelt(text, printSpelling) })
  return fault === 'search' ? 1 : 2
}

/** The puzzles themselves or, for a class, copies of the only one; null if interrupted. */
async function makeClassSet(
  opened: Opened,
  count: number | null,
  options: PrintOptions,
  typeface: Typeface,
  terminal: Terminal,
): Promise<Result<Files | null>> {
  if (count === null) return good(opened)
  const [only, ...others] = opened
  if (others.length > 0) return bad(onePuzzle(opened.length))
  const fits = await fitsLike(only, options, typeface)
  const made = await makeCopies(only, count, fits, terminal)
  if (!made.ok) return made
  if (made.value === null) return good(null)
  const [first, ...more] = made.value
  if (!first) return good(null)
  return more.length + 1 < count ? bad(tooFew(more.length + 1, count)) : good([first, ...more])
}

type Opened = readonly [OpenedFile, ...OpenedFile[]]

/** Every puzzle of every file, in order. */
async function readAll(
  names: readonly string[],
  as: string | null,
  outputs: readonly string[],
  terminal: Terminal,
): Promise<Result<Opened>> {
  const files: OpenedFile[] = []
  for (const name of names) {
    for (const output of outputs) if (await isSameFile(name, output)) return bad(sameFile(name))
    for await (const { file, trouble, notes } of readPuzzles(name, as)) {
      for (const note of notes) terminal.note(inFile(name, note.text))
      if (!file.ok) return bad(trouble ? { ...file.error, text: trouble } : file.error)
      files.push(file.value)
    }
  }
  const [first, ...others] = files
  return first ? good([first, ...others]) : bad(noPuzzle)
}

/** The file of the answers: book-answers.pdf for book.pdf. */
const besides = (path: string, ending: string): string =>
  `${path.slice(0, -ending.length)}-answers${path.slice(-ending.length)}`

const printing: Bilingual = { en: 'Setting the pages:', ja: 'ページを組んでいます:' }

const writtenNote = (name: string, pages: number): Bilingual => ({
  en: `${printable(name)} · ${counted(pages, 'page')}`,
  ja: `${printable(name)} · ${pages}ページ`,
})

const noFile = problem('no-file', 'Name a file to print.', '印刷するファイルを指定してください。')
const noPuzzle = problem('no-puzzle', 'There is no puzzle in these files.', 'ファイルにパズルがありません。')
const noOutput = problem(
  'no-output',
  'Name the PDF to write: -o book.pdf.',
  '書き出す PDF を指定してください: -o book.pdf。',
)
const notPaged = (path: string): Problem =>
  problem(
    'not-pdf',
    `"${printable(path)}" must end in .pdf or .png.`,
    `「${printable(path)}」の末尾は .pdf か .png でなければなりません。`,
  )
const onePuzzle = (count: number): Problem =>
  problem(
    'one-puzzle',
    `--variants takes one puzzle; ${count} were given.`,
    `--variants に渡せるのは1問だけです（${count}問あります）。`,
  )
/** Said before anything is printed. */
const tooFew = (good: number, wanted: number): Problem =>
  good === 1
    ? problem(
        'too-few-boards',
        'No other board of these words is as good as this one: print it for everybody with `variants` same, or add words.',
        'この言葉では、同じくらいの出来の盤面がほかにできませんでした。`variants` same で全員同じ盤面にするか、言葉を足してください。',
        { fault: 'search' },
      )
    : problem(
        'too-few-boards',
        `These words give ${good} equally good boards, not ${wanted}: print ${good} sheets with \`variants\` ${good}, or the same board for everybody with \`variants\` same.`,
        `この言葉でできる、同じくらいの出来の盤面は${good}枚です（希望は${wanted}枚）。\`variants\` ${good} で${good}枚にするか、\`variants\` same で全員同じ盤面にしてください。`,
        { fault: 'search' },
      )
export const command: Command = { page: async () => good(page), run }
