/**
 * Dense word searches: how many letters of distinct words a board holds per cell. The founding text prints a table for
 * an English dictionary and one for Kojien; ours are shown beside them, with its own algorithm reimplemented, and with
 * the bounds.
 *
 * We may not distribute the lists: `ejdict.txt` (the text's English list, recovered) and `ja-readings.txt` (readings of
 * EDICT, in place of Kojien, which is not free) are read from the data folder. Work is counted as effort, so that the
 * figures do not depend on the machine; the processor time is reported beside them.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Budget, bad, good, parse, problem, type Result, Rng } from '@kumiki/core'
import { asWritten, boundsFor, wordsearchCraft as craft, type WordsearchSpec as Spec } from '@kumiki/core/lab'
import { readWords } from '@kumiki/core/words'
import type { Context, Experiment } from '../report/experiment.ts'
import { type Figure, figureOf, meanOf, type Table } from '../report/findings.ts'

interface Dictionary {
  readonly file: string
  readonly title: { readonly en: string; readonly ja: string }
  /** The density as the text counts it, from 2 × 2 on. */
  readonly published: readonly number[]
  /** The text's bounds as printed. */
  readonly publishedBound: readonly number[]
  readonly sizes: readonly number[]
}

const dictionaries: readonly Dictionary[] = [
  {
    file: 'ejdict.txt',
    title: { en: 'English dictionary', ja: '英和辞書' },
    publishedBound: [7, 15.222222, 25.5, 37.8, 51.833333, 67.959184, 86.15625, 106.395062, 128.66],
    published: [7, 69 / 9, 145 / 16, 213 / 25, 337 / 36, 457 / 49, 598 / 64, 660 / 81, 893 / 100],
    sizes: [2, 3, 4, 5, 6, 7, 8, 9, 10],
  },
  {
    file: 'ja-readings.txt',
    title: { en: 'Japanese readings (the text: Kojien)', ja: '日本語の読み（原論文は広辞苑）' },
    publishedBound: [7, 15.222222, 25.5, 37.8, 52.111111, 68.428571, 86.739583],
    published: [7, 82 / 9, 172 / 16, 325 / 25, 522 / 36, 699 / 49, 842 / 64],
    sizes: [2, 3, 4, 5, 6, 7, 8],
  },
]

const seeds = 3
const efforts = { full: 2_000_000, quick: 150_000 }
/** Rounds for the bound: on small boards they are cheap, and the prices of letters improve most there. */
const improvements = (size: number, isQuick: boolean): number =>
  isQuick ? 20 : size <= 4 ? 4_000 : size <= 6 ? 1_500 : 600

interface Row {
  readonly size: number
  readonly density: Figure
  /** The number of best boards up to symmetry; null where they are not counted. */
  readonly boards: number | null
  readonly mergeOwn: number
  readonly mergeTrue: number
  readonly line: number
  readonly bound: number
  readonly text: number
  readonly seconds: number
}

export const wordsearch: Experiment = {
  id: 'wordsearch',
  title: { en: 'Word search: density and its bounds', ja: 'シークワーズ：密度とその上界' },
  text: {
    en: 'Density is the number of letters of all distinct words that can be read in a board, divided by its cells. The text counts only the words it entered itself; its algorithm is rebuilt here (“merge”) and counted both ways. Ours is annealed; 2×2 and 3×3 are solved outright. Bounds: the text’s, the best single line, and lines with prices for words and for the letters of crossing lines (Lagrangian).',
    ja: '密度は、盤面に読める異なる単語の文字数の合計をマスの数で割ったものです。原論文は自分で入力した単語だけを数えています。ここではその方法（合成）を作り直して両方の数え方で示します。私たちの方法は焼きなましで、2×2 と 3×3 は厳密に解きます。上界は、原論文のもの、1本の線の最良のもの、単語と、交わる線の文字とに価格をつけたもの（ラグランジュ）です。',
  },
  async *run(context) {
    const { data } = context
    if (data === null) return bad(noData)
    const total = dictionaries.reduce((sum, { sizes }) => sum + sizes.length, 0)
    let done = 0
    const tables: Table[] = []
    const series = []
    for (const dictionary of dictionaries) {
      const entries = await entriesOf(join(data, dictionary.file))
      if (!entries.ok) return entries
      const rows: Row[] = []
      for (const size of dictionary.sizes) {
        yield {
          done,
          total,
          text: { en: `${dictionary.title.en}, ${size}×${size}`, ja: `${dictionary.title.ja} ${size}×${size}` },
        }
        rows.push(yield* measure(entries.value, size, context, () => ({ done, total, text: dictionary.title })))
        done++
      }
      tables.push(densityTable(dictionary, rows), boundTable(dictionary, rows))
      series.push({
        name: dictionary.title,
        ours: rows.flatMap(({ size, density }) => (density.ours === null ? [] : [{ x: size, y: density.ours }])),
        published: dictionary.published.map((y, i) => ({ x: i + 2, y })),
      })
    }
    return good({
      tables,
      charts: [
        {
          title: { en: 'Density by size', ja: '大きさと密度' },
          sort: 'line' as const,
          xLabel: { en: 'size n', ja: '大きさ n' },
          yLabel: { en: 'letters per cell', ja: '文字／マス' },
          yScale: 'linear' as const,
          series,
        },
      ],
      notes: [
        {
          en: 'Kojien is not free: the Japanese figures are from another dictionary and only show the order of magnitude.',
          ja: '広辞苑は自由に使えないため、日本語の値は別の辞書によるもので、目安にすぎません。',
        },
        {
          en: 'The text’s bound for Kojien at 8×8 is printed as 86.739583; its formula gives 86.75 for more than 64 letters.',
          ja: '原論文の広辞苑 8×8 の上界は 86.739583 と印刷されていますが、文字の種類が64を超えるときの式の値は 86.75 です。',
        },
        {
          en: 'The text’s printed 8×8 English board is counted fully by kumiki lab merge.',
          ja: '原論文の英語 8×8 の盤面をすべて数えた値は kumiki lab merge にあります。',
        },
      ],
    })
  },
}

export async function entriesOf(path: string): Promise<Result<Spec['words']>> {
  try {
    return good([...readWords(await readFile(path, 'utf8')).entries])
  } catch {
    return bad(problem('no-list', `The list ${path} could not be read.`, `単語表 ${path} を読めませんでした。`))
  }
}

async function* measure<P>(
  words: Spec['words'],
  size: number,
  context: Context,
  progress: () => P,
): AsyncGenerator<P, Row> {
  const effort = context.quick ? efforts.quick : efforts.full
  const started = context.cpu()
  const densities: number[] = []
  let boards: number | null = null
  for (let seed = 0; seed < (context.quick || size <= 3 ? 1 : seeds); seed++) {
    const best = await made(words, { size, method: 'best' }, `${context.seed}/${seed}`, size <= 3 ? 1e9 : effort)
    densities.push(Number(best.density))
    if (best.boards !== undefined) boards = Number(best.boards)
    yield progress()
  }
  const seconds = (context.cpu() - started) / 1_000 / densities.length
  const merge = await made(words, { size, method: 'merge' }, context.seed, 1e9)
  yield progress()
  const bounds = boundsFor(words.map(asWritten), size, improvements(size, context.quick))
  const cells = size * size
  const exact = size <= 3 ? (densities[0] ?? null) : null
  return {
    size,
    density: meanOf(densities),
    boards,
    mergeOwn: Number(merge.ownDensity),
    mergeTrue: Number(merge.density),
    text: bounds.text / cells,
    line: bounds.line / cells,
    bound: exact ?? bounds.lagrangian / cells,
    seconds,
  }
}

async function made(
  words: Spec['words'],
  options: { readonly size: number; readonly method: 'best' | 'merge' },
  seed: string,
  effort: number,
): Promise<Readonly<Record<string, number | string>>> {
  const spec = parse(craft.spec, { words, mode: 'dense', ...options })
  if (!spec.ok) throw new Error(spec.error.text.en)
  const making = craft.make(spec.value, new Rng(seed), new Budget(effort))
  for (;;) {
    const turn = making.next()
    if (!turn.done) continue
    if (!turn.value.ok) throw new Error(turn.value.error.text.en)
    return turn.value.value.score
  }
}

export const source = {
  en: 'Nabeshima, “An algorithm for dense seek-words puzzles”, 2016',
  ja: '鍋島「密度の高いシークワーズ問題作成アルゴリズム」2016',
}

const densityTable = ({ title, published }: Dictionary, rows: readonly Row[]): Table => ({
  title: { en: `Density: ${title.en}`, ja: `密度：${title.ja}` },
  source,
  keys: [{ en: 'n', ja: 'n' }],
  measures: [
    { title: { en: 'Density', ja: '密度' }, unit: perCell, better: 'more' },
    {
      title: { en: 'Boards of this density, up to symmetry', ja: 'この密度の盤面（対称なものは1つと数える）' },
      unit: { en: 'boards', ja: '通り' },
      better: 'same',
    },
    { title: { en: 'Merge, own count', ja: '合成（自己集計）' }, unit: perCell, better: 'same' },
    { title: { en: 'Merge, true count', ja: '合成（すべて数える）' }, unit: perCell, better: 'more' },
    { title: { en: 'Processor time a board', ja: '1盤面の CPU 時間' }, unit: { en: 's', ja: '秒' }, better: 'less' },
  ],
  rows: rows.map((row) => ({
    keys: [row.size],
    figures: [
      { ...row.density, published: published[row.size - 2] ?? null },
      figureOf(row.boards),
      figureOf(row.mergeOwn, row.size === 2 ? 5 : (published[row.size - 2] ?? null)),
      figureOf(row.mergeTrue),
      figureOf(row.seconds),
    ],
  })),
})

const boundTable = ({ title, publishedBound }: Dictionary, rows: readonly Row[]): Table => ({
  title: { en: `Upper bounds: ${title.en}`, ja: `上界：${title.ja}` },
  source,
  keys: [{ en: 'n', ja: 'n' }],
  measures: [
    { title: { en: 'Reached', ja: '到達した密度' }, unit: perCell, better: 'more' },
    { title: { en: 'Lines with prices', ja: '価格つきの線' }, unit: perCell, better: 'less' },
    { title: { en: 'Single line', ja: '1本の線' }, unit: perCell, better: 'less' },
    { title: { en: 'The text’s', ja: '原論文' }, unit: perCell, better: 'same' },
  ],
  rows: rows.map((row) => ({
    keys: [row.size],
    figures: [
      row.density,
      figureOf(row.bound),
      figureOf(row.line),
      figureOf(row.text, publishedBound[row.size - 2] ?? null),
    ],
  })),
})

const perCell = { en: 'letters per cell', ja: '文字／マス' }
export const noData = problem(
  'no-data',
  'This experiment needs dictionaries that are not ours: name the folder with ejdict.txt and ja-readings.txt by --data.',
  'この実験には外部の辞書が必要です。ejdict.txt と ja-readings.txt のあるフォルダーを --data で指定してください。',
)
