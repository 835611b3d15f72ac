/** kumiki print: puzzles as pages for a printer, with their answers. */

import { bad, good, type Problem, problem, type Result } from '@kumiki/core/base/result'
import { type Bilingual, counted, isLang, printable } from '@kumiki/core/base/text'
import { paperNames } from '@kumiki/press/pages/measures'
import type { Page as Sheet } from '@kumiki/press/pages/page'
import { writePdf } from '@kumiki/press/pages/pdf'
import { type Files, type Print, type PrintOptions, printSheets, usualPrint } from '@kumiki/press/pages/print'
import { type Given, lightSwitch } from '../arguments/arguments.ts'
import { isSameFile, wayTo, writeWhole } from '../files/files.ts'
import { readPuzzles } from '../files/puzzles.ts'
import { openTypeface } from '../files/typeface.ts'
import type { Terminal } from '../telling/terminal.ts'
import type { Command, ExitCode, Page } from './command.ts'

const perPage = [1, 2, 4] as const
const answerPlaces = ['back', 'apart', 'none'] as const

const choice = (name: string, words: readonly string[], text: Bilingual): Page['flags'][number] => ({
  name,
  short: null,
  value: { is: 'choice', words },
  text,
})

const flags: Page['flags'] = [
  {
    name: 'output',
    short: 'o',
    value: { is: 'text', shown: 'FILE.pdf' },
    text: { en: 'The file to write', ja: '書き出すファイル' },
  },
  choice('paper', paperNames, { en: 'Paper (b5 is JIS B5) [a4]', ja: '用紙（b5 は JIS B5）[a4]' }),
  choice('per-page', perPage.map(String), {
    en: 'Puzzles a page; one that would be too small gets its own [1]',
    ja: '1ページの問題数。小さくなりすぎる問題は1ページに1問 [1]',
  }),
  lightSwitch('large', { en: 'Large print: text of 16 points and more', ja: '大きな字（16ポイント以上）' }),
  choice('answers', answerPlaces, {
    en: 'Answers at the back, in a file of their own (named with -answers), or none [back]',
    ja: '答え: 巻末、別ファイル（名前の後に -answers）、なし [back]',
  }),
  lightSwitch('ink-saver', { en: 'Black cells as light hatching', ja: '黒マスを斜線にしてインクを節約する' }),
  lightSwitch('name-line', { en: 'A line for name, class and date', ja: '年・組・番・名前の欄を付ける' }),
]

const page: Page = {
  usage: 'print FILE… -o BOOK.pdf [OPTION…]',
  text: {
    en: 'Makes a PDF of one or many puzzles: boards as large as the page allows, clues and lists, rules, answers at the back.',
    ja: 'パズルを PDF にします。盤面は用紙に入るだけ大きく、カギやリスト、あそび方を添え、答えは巻末に付けます。',
  },
  flags,
  listed: flags,
  roomFor: [],
  examples: [
    { line: 'kumiki print my.kumiki.json -o my.pdf', text: { en: 'one sheet', ja: '1枚' } },
    {
      line: 'kumiki print set/*.json -o set.pdf --per-page 4 --paper b5',
      text: { en: 'four a page', ja: '1ページに4問' },
    },
  ],
  more: null,
}

async function run(given: Given, terminal: Terminal): Promise<ExitCode> {
  const path = given.text('output')
  if (given.plain.length === 0) return terminal.refuse(noFile)
  if (path === null) return terminal.refuse(noOutput)
  if (!/\.pdf$/i.test(path)) return terminal.refuse(notPdf(path))
  const options = optionsIn(given)
  const paths = [path, ...(options.answers === 'apart' ? [besides(path)] : [])]
  for (const one of paths) {
    const way = await wayTo(one)
    if (!way.ok) return terminal.refuse(way.error)
  }
  const files = await readAll(given.plain, paths)
  if (!files.ok) return terminal.refuse(files.error)
  const typeface = await openTypeface()
  const print = await terminal.whileBusy(printing, async () => printSheets(files.value, options, typeface))
  if (!print.ok) return terminal.refuse(print.error)
  const bound: readonly (readonly Sheet[])[] = [print.value.pages, print.value.answers]
  for (const [index, one] of paths.entries()) {
    const bytes = await writePdf(bound[index] ?? [], typeface, imprintOf(print.value))
    const written = await writeWhole(one, bytes)
    if (!written.ok) return terminal.refuse(written.error)
    terminal.tell(writtenNote(one, bound[index]?.length ?? 0, written.value))
  }
  return 0
}

const imprintOf = ({ title, lang }: Print) => ({ title, lang, date: new Date() })

function optionsIn(given: Given): PrintOptions {
  const lang = given.text('lang')
  const chosen = <T>(all: readonly T[], name: string): T | undefined =>
    all.find((one) => String(one) === given.text(name))
  return {
    ...usualPrint,
    paper: chosen(paperNames, 'paper') ?? usualPrint.paper,
    perPage: chosen(perPage, 'per-page') ?? usualPrint.perPage,
    answers: chosen(answerPlaces, 'answers') ?? usualPrint.answers,
    large: given.on('large'),
    inkSaver: given.on('ink-saver'),
    nameLine: given.on('name-line'),
    lang: isLang(lang) ? lang : null,
  }
}

/** Every puzzle of every file, in order. */
async function readAll(names: readonly string[], outputs: readonly string[]): Promise<Result<Files>> {
  const files: Files[number][] = []
  for (const name of names) {
    for (const output of outputs) if (await isSameFile(name, output)) return bad(sameFile(name))
    for await (const { file, trouble } of readPuzzles(name)) {
      if (!file.ok) return bad(trouble ? { ...file.error, text: trouble } : file.error)
      files.push(file.value)
    }
  }
  const [first, ...others] = files
  return first ? good([first, ...others]) : bad(noPuzzle)
}

/** Where the answers go: book.pdf, book-answers.pdf. */
const besides = (path: string): string => `${path.slice(0, -'.pdf'.length)}-answers${path.slice(-'.pdf'.length)}`

const printing: Bilingual = { en: 'Setting the pages:', ja: 'ページを組んでいます:' }

const writtenNote = (path: string, pages: number, replaced: boolean): Bilingual => ({
  en: `${printable(path)} · ${counted(pages, 'page')}${replaced ? ' · replaced' : ''}`,
  ja: `${printable(path)} · ${pages}ページ${replaced ? ' · 上書き' : ''}`,
})

const noFile = problem('no-file', 'Name a file to print.', '印刷するファイルを指定してください。')
const noPuzzle = problem('no-puzzle', 'There is no puzzle in these files.', 'ファイルにパズルがありません。')
const noOutput = problem(
  'no-output',
  'Name the PDF to write: -o book.pdf.',
  '書き出す PDF を指定してください: -o book.pdf。',
)
const notPdf = (path: string): Problem =>
  problem(
    'not-pdf',
    `"${printable(path)}" must end in .pdf.`,
    `「${printable(path)}」の末尾は .pdf でなければなりません。`,
  )
const sameFile = (path: string): Problem =>
  problem(
    'same-file',
    `"${printable(path)}" would be read and written at once.`,
    `「${printable(path)}」は読み込むファイルと書き出すファイルが同じです。`,
  )

export const command: Command = { page: async () => good(page), run }
