/**
 * Printing: how long a mixed volume takes on one thread, and how large its file is, as sheets, as sheets with codes and
 * as a book. The puzzles are made first and not measured. Our target: 200 puzzles in under 10 s and under 3 MB.
 */
import { good, kinds, type Lang, optionsOf, readWords, run, type SomeFile } from '@kumiki/core'
import { listOf } from '@kumiki/data'
import { loadList } from '@kumiki/data/node'
import { linkTo } from '@kumiki/press/link'
import { openTypeface } from '@kumiki/press/node'
import { type PrintOptions, papersFor, printSheets, usualPrint, writePdf } from '@kumiki/press/paper'
import type { Experiment, Progress } from '../report/experiment.ts'
import { figureOf, type Table } from '../report/findings.ts'

const many = 200
const aim = { seconds: 10, megabytes: 3 }
/** Enough for a board of words from a list. */
const effort = 20_000

const book = { title: '', subtitle: '', editor: '', date: null, terms: '', trim: null, bleed: 3, gutter: null }

/** The address in a sheet's code: the puzzle itself. */
const link = (file: SomeFile): string =>
  file((known) => linkTo(known, { selfChecking: false, base: 'https://example.org' }))

const volumes: readonly { readonly name: Table['keys'][number]; readonly options: Partial<PrintOptions> }[] = [
  { name: { en: 'sheets, A4', ja: '問題用紙 A4' }, options: {} },
  { name: { en: 'sheets with codes, A4', ja: 'QR コード付きの問題用紙 A4' }, options: { link } },
  { name: { en: 'book, B5', ja: '本 B5' }, options: { paper: 'b5', book, split: true } },
]

export const print: Experiment = {
  id: 'print',
  title: { en: 'Printing: a mixed volume', ja: '印刷：いろいろなパズルの一冊' },
  text: {
    en: 'Processor time to set pages and to write the PDF of 200 puzzles of every kind, in both languages, and the size of the file; as sheets, as sheets with QR codes, and as a book. Making the puzzles is not counted.',
    ja: 'すべての種類の200問（日本語と英語）をページに組み、PDF に書く CPU 時間とファイルの大きさ。問題用紙、QR コード付きの問題用紙、本の3通り。パズルを作る時間は含みません。',
  },
  async *run(context) {
    const count = context.quick ? many / 10 : many
    const puzzles: SomeFile[] = []
    for await (const puzzle of makeMixed(count, context.seed)) {
      puzzles.push(puzzle)
      yield progress(puzzles.length, count)
    }
    const [first, ...others] = puzzles
    if (!first) return good({ tables: [], charts: [], notes: [] })
    const typeface = await openTypeface()
    const papers = await papersFor(puzzles)
    const rows: Table['rows'] = []
    for (const { name, options } of volumes) {
      yield progress(count, count)
      const started = context.cpu()
      const set = printSheets([first, ...others], { ...usualPrint, ...options }, typeface, papers)
      if (!set.ok) return set
      const setAt = context.cpu()
      const bytes = await writePdf(set.value.pages, typeface, { ...set.value, date: new Date(0) })
      const seconds = [(setAt - started) / 1000, (context.cpu() - setAt) / 1000]
      const [setting = 0, writing = 0] = seconds
      rows.push({
        keys: [name],
        figures: [
          figureOf(set.value.pages.length),
          figureOf(setting),
          figureOf(writing),
          figureOf(setting + writing, context.quick ? null : aim.seconds),
          figureOf(bytes.length / 1_000_000, context.quick ? null : aim.megabytes),
        ],
      })
    }
    return good({ tables: [tableOf(count, rows)], charts: [], notes: [] })
  },
}

const tableOf = (count: number, rows: Table['rows']): Table => ({
  title: { en: `${count} mixed puzzles`, ja: `いろいろなパズル${count}問` },
  against: 'aim',
  source: null,
  keys: [{ en: 'Volume', ja: '体裁' }],
  measures: [
    { title: { en: 'Pages', ja: 'ページ' }, unit: { en: 'pages', ja: 'ページ' }, better: 'same' },
    { title: { en: 'Setting', ja: '組版' }, unit: { en: 'CPU s', ja: 'CPU 秒' }, better: 'less' },
    { title: { en: 'Writing', ja: '書き出し' }, unit: { en: 'CPU s', ja: 'CPU 秒' }, better: 'less' },
    { title: { en: 'Together', ja: '合計' }, unit: { en: 'CPU s', ja: 'CPU 秒' }, better: 'less' },
    { title: { en: 'File', ja: 'ファイル' }, unit: { en: 'MB', ja: 'MB' }, better: 'less' },
  ],
  rows,
})

const progress = (done: number, total: number): Progress => ({
  done,
  total,
  text: { en: `${done} puzzles`, ja: `${done}問` },
})

/** Puzzles of all kinds in rotation, alternating between both languages. */
async function* makeMixed(count: number, seed: string): AsyncGenerator<SomeFile> {
  const names = Object.keys(kinds)
  for (let index = 0, made = 0; made < count && index < 10 * count; index++) {
    const kind = names[index % names.length] ?? ''
    const lang: Lang = Math.floor(index / names.length) % 2 === 0 ? 'ja' : 'en'
    const file = await run({
      kind,
      spec: await specOf(kind, lang),
      seed: `${seed}/${index}`,
      effort,
      timeMs: null,
      lang,
      title: null,
    })
    if (!file.ok) continue
    made++
    yield file.value
  }
}

/** The spec of a kind; kinds that take words get some of ours. */
async function specOf(kind: string, lang: Lang): Promise<Record<string, unknown>> {
  const someKind = kinds[kind]
  const option =
    someKind &&
    (await someKind(async (own) => optionsOf((await own.craft()).spec).find(({ reads }) => reads === 'words')))
  const list = listOf(`animals.${lang}`)
  return option && list ? { [option.name]: readWords(await loadList(list)).entries.slice(0, 30) } : {}
}
