/**
 * BlockSum by scheme I (random merges while the nine rules solve the board): how fast, and how many blocks are left
 * with a single cell. The founding text gives the means of 1000 instances for n = 4, 5, 6; it bounds no block's size, so
 * no bound is set here. Single-cell blocks are counted on the puzzle, not taken from the maker's score.
 */
import { Budget, good, parse, Rng } from '@kumiki/core'
import { craft } from '@kumiki/core/kinds/blocksum/craft'
import { blocksOf, type Puzzle } from '@kumiki/core/kinds/blocksum/model'
import type { Context, Experiment } from '../experiment.ts'
import { type Figure, figureOf, meanOf } from '../findings.ts'

/** For each size, how many instances, and the published mean of single-cell blocks. */
const sizes = [
  { size: 4, instances: 1000, singles: 3.0 },
  { size: 5, instances: 1000, singles: 5.4 },
  { size: 6, instances: 1000, singles: 9.0 },
  { size: 7, instances: 500, singles: null },
  { size: 8, instances: 300, singles: null },
  { size: 9, instances: 200, singles: null },
  { size: 10, instances: 100, singles: null },
  { size: 12, instances: 50, singles: null },
] as const

/** How many instances are made before the next progress is told. */
const batch = 10
/** How long a size is practised before it is measured: until then the engine still compiles what it runs. */
const warmUpMs = 300

export const blocksum: Experiment = {
  id: 'blocksum',
  title: {
    en: 'BlockSum: rate of generation and single-cell blocks',
    ja: '計算ブロック：生成の速さと単一ブロックの数',
  },
  text: {
    en: 'Scheme I starts from a random Latin square cut into single cells and merges neighbouring blocks at random while the nine inference rules still solve the board. Measured are instances per second of processor time, and how many blocks are still single cells at the end: the fewer, the less the puzzle gives away.',
    ja: '方式 I は、1マスずつに分けたランダムなラテン方陣から始め、9つの推論規則で解けるあいだ、隣り合うブロックを無作為に併合します。CPU 1秒あたりの生成数と、最後まで1マスのまま残る単一ブロックの数を測ります。単一ブロックが少ないほど、最初から分かるマスが少ないパズルです。',
  },
  async *run(context) {
    const rows = []
    const total = sizes.reduce((sum, { instances }) => sum + counted(instances, context), 0)
    let done = 0
    for (const { size, instances, singles: published } of sizes) {
      const count = counted(instances, context)
      const rng = new Rng(`${context.seed}/blocksum/${size}`)
      const warmedUp = context.cpu() + warmUpMs
      for (let i = 0; context.cpu() < warmedUp; i++) instance(size, rng.fork(`warm-up/${i}`))
      const singles: number[] = []
      const shares: number[] = []
      let spent = 0
      while (singles.length < count) {
        const started = context.cpu()
        const made = Array.from({ length: Math.min(batch, count - singles.length) }, (_, i) =>
          instance(size, rng.fork(singles.length + i)),
        )
        spent += context.cpu() - started
        for (const puzzle of made) {
          const blocks = blocksOf(puzzle)
          const alone = blocks.filter(({ cells }) => cells.length === 1).length
          singles.push(alone)
          shares.push((100 * alone) / blocks.length)
        }
        done += made.length
        yield { done, total, text: { en: `n = ${size}`, ja: `n = ${size}` } }
      }
      rows.push({
        size,
        count,
        rate: (1000 * count) / spent,
        singles: meanOf(singles, published),
        share: meanOf(shares),
      })
    }
    return good({
      tables: [
        {
          title: { en: 'Scheme I with all nine rules', ja: '方式 I、9つの規則すべて' },
          source,
          keys: [
            { en: 'n', ja: 'n' },
            { en: 'Instances', ja: '問題数' },
          ],
          measures: [
            { title: { en: 'Single-cell blocks', ja: '単一ブロック' }, unit: perInstance, better: 'same' as const },
            { title: { en: 'Share of blocks', ja: 'ブロックに占める割合' }, unit: percent, better: 'less' as const },
            { title: { en: 'Rate', ja: '速さ' }, unit: perSecond, better: 'more' as const },
          ],
          rows: rows.map(({ size, count, rate, singles, share }) => ({
            keys: [size, count],
            figures: [singles, share, figureOf(rate)],
          })),
        },
      ],
      charts: [
        {
          title: { en: 'Single-cell blocks per instance', ja: '1問あたりの単一ブロックの数' },
          sort: 'bar' as const,
          xLabel: sizeLabel,
          yLabel: { en: 'mean number of blocks', ja: '平均個数' },
          yScale: 'linear' as const,
          series: [
            {
              name: schemeOne,
              ours: points(rows, ({ singles }) => (singles.published === null ? null : singles.ours)),
              published: points(rows, ({ singles }) => singles.published),
            },
          ],
        },
        {
          title: { en: 'Instances per second of processor time', ja: 'CPU 1秒あたりの生成数' },
          sort: 'line' as const,
          xLabel: sizeLabel,
          yLabel: { en: 'instances per CPU second', ja: '問／CPU 秒' },
          yScale: 'log' as const,
          series: [{ name: schemeOne, ours: points(rows, ({ rate }) => rate), published: [] }],
        },
      ],
      notes: [
        {
          en: 'The text names the nine rules but its figure of them is lost; the LAT and BOTH rules are reconstructed from its words.',
          ja: '9つの規則の図は失われているため、LAT と BOTH の規則は本文の説明から再構成したものです。',
        },
      ],
    })
  },
}

const counted = (instances: number, { quick }: Context): number => (quick ? Math.ceil(instances / 10) : instances)

/** One instance by scheme I; blocks of any size. */
function instance(size: number, rng: Rng): Puzzle {
  const spec = parse(craft.spec, { size, rules: 'R3', scheme: 'random', maxBlock: size * size })
  if (!spec.ok) throw new Error(spec.error.text.en)
  const making = craft.make(spec.value, rng, new Budget())
  for (;;) {
    const turn = making.next()
    if (!turn.done) continue
    if (!turn.value.ok) throw new Error(turn.value.error.text.en)
    return turn.value.value.puzzle
  }
}

interface Row {
  readonly size: number
  readonly rate: number
  readonly singles: Figure
}

const points = (rows: readonly Row[], of: (row: Row) => number | null): { x: number; y: number }[] =>
  rows.flatMap((row) => {
    const y = of(row)
    return y === null ? [] : [{ x: row.size, y }]
  })

const source = {
  en: 'Abe, Haraguchi, Maruoka, “How to Produce SUMBLOCK Puzzle Instances”, section 5.1',
  ja: '安倍・原口・丸岡「計算ブロックパズルの生成アルゴリズム」5.1 節',
}
const schemeOne = { en: 'scheme I', ja: '方式 I' }
const sizeLabel = { en: 'size n', ja: '大きさ n' }
const perInstance = { en: 'per instance', ja: '個／問' }
const percent = { en: '%', ja: '%' }
const perSecond = { en: 'instances per CPU second', ja: '問／CPU 秒' }
