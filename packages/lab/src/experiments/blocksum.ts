/**
 * BlockSum by the founding text's two schemes: how many blocks stay single cells, how many cells need a line sum, and how fast every scheme
 * is. The text gives means of 1000 instances for n = 4, 5, 6; it bounds no block's size, so no bound is set here.
 *
 * It does not say how its Latin squares were drawn. So the schemes run on squares drawn uniformly and on shuffled
 * cyclic squares. Scheme II at n = 5 stays about a tenth away with uniform squares; with cyclic ones its singles come near.
 */
import { Budget, good, parse, Rng } from '@kumiki/core'
import { drawLatinSquare } from '@kumiki/core/engine/latin/square'
import { solvableBy } from '@kumiki/core/kinds/blocksum/conditions'
import { craft } from '@kumiki/core/kinds/blocksum/craft'
import { scoreBy } from '@kumiki/core/kinds/blocksum/make'
import { NineRules, nineRules, ruleNames } from '@kumiki/core/kinds/blocksum/nine'
import { Blocks, climbByScore, grow } from '@kumiki/core/kinds/blocksum/partition'
import type { Context, Experiment, Progress } from '../experiment.ts'
import { type Figure, figureOf, meanOf } from '../findings.ts'

const schemes = ['I', 'II'] as const
const squares = ['uniform', 'cyclic'] as const
type Scheme = (typeof schemes)[number]
type Squares = (typeof squares)[number]

/** Means of single-cell blocks and of cells that need a BOTH rule, by scheme. */
const published: Readonly<Record<number, Readonly<Record<Scheme, { singles: number; both: number }>>>> = {
  4: { I: { singles: 3.0, both: 1.3 }, II: { singles: 1.1, both: 2.9 } },
  5: { I: { singles: 5.4, both: 1.9 }, II: { singles: 1.9, both: 5.1 } },
  6: { I: { singles: 9.0, both: 2.3 }, II: { singles: 4.3, both: 6.0 } },
}
/** Four times the text's number: means of 1000 still differ by several per cent from seed to seed. */
const instances = 4000

/** How many instances each rate is measured on, by size. */
const rateSizes = [
  { size: 4, random: 1000, score: 300, lookahead: 300, unique: 500 },
  { size: 5, random: 1000, score: 200, lookahead: 100, unique: 300 },
  { size: 6, random: 500, score: 60, lookahead: 40, unique: 150 },
  { size: 7, random: 300, score: 30, lookahead: 20, unique: 60 },
  { size: 8, random: 200, score: 20, lookahead: 10, unique: 40 },
  { size: 9, random: 100, score: 10, lookahead: 10, unique: 20 },
] as const
const rateSchemes = ['random', 'score', 'lookahead', 'unique'] as const
type RateScheme = (typeof rateSchemes)[number]

/** How long a size is practised before it is measured: until then the engine still compiles what it runs. */
const warmUpMs = 300

export const blocksum: Experiment = {
  id: 'blocksum',
  title: {
    en: 'BlockSum: the two schemes, and rates of generation',
    ja: '計算ブロック：2つの方式と生成の速さ',
  },
  text: {
    en: 'Both schemes start from a Latin square cut into single cells and merge neighbouring blocks while the nine inference rules still solve the board: scheme I at random, scheme II towards boards that need line sums. Counted are the blocks that stay single cells (the fewer, the less the puzzle gives away) and the cells that only a rule about line sums can fill. Rates are instances per second of processor time on one thread.',
    ja: 'どちらの方式も、1マスずつに分けたラテン方陣から始め、9つの推論規則で解けるあいだ、隣り合うブロックを併合します。方式 I は無作為に、方式 II は行・列の合計が必要になるように選びます。最後まで1マスのまま残る単一ブロックの数（少ないほど最初から分かるマスが少ない）と、行・列の合計の規則でしか埋まらないマスの数を数えます。速さは1スレッドでの CPU 1秒あたりの生成数です。',
  },
  async *run(context) {
    const statistics = yield* countStatistics(context)
    const rates = yield* measureRates(context)
    return good({
      tables: [
        {
          title: { en: 'Schemes I and II with all nine rules', ja: '方式 I と II、9つの規則すべて' },
          source,
          keys: [
            { en: 'n', ja: 'n' },
            { en: 'Scheme', ja: '方式' },
            { en: 'Squares', ja: '方陣' },
            { en: 'Instances', ja: '問題数' },
          ],
          measures: [
            { title: { en: 'Single-cell blocks', ja: '単一ブロック' }, unit: perInstance, better: 'same' as const },
            {
              title: { en: 'Cells that need BOTH', ja: 'BOTH が要るマス' },
              unit: perInstance,
              better: 'same' as const,
            },
          ],
          rows: statistics.map(({ size, scheme, square, count, singles, both }) => ({
            keys: [size, scheme, squareNames[square], count],
            figures: [singles, both],
          })),
        },
        {
          title: { en: 'Rate of generation, blocks of any size', ja: '生成の速さ（ブロックの大きさは自由）' },
          source: null,
          keys: [{ en: 'n', ja: 'n' }],
          measures: rateSchemes.map((scheme) => ({
            title: rateNames[scheme],
            unit: perSecond,
            better: 'more' as const,
          })),
          rows: rates.map(({ size, perScheme }) => ({
            keys: [size],
            figures: perScheme.map((rate) => figureOf(rate)),
          })),
        },
      ],
      charts: [
        {
          title: {
            en: 'Single-cell blocks per instance, uniform squares',
            ja: '1問あたりの単一ブロックの数（一様な方陣）',
          },
          sort: 'bar' as const,
          xLabel: sizeLabel,
          yLabel: { en: 'mean number of blocks', ja: '平均個数' },
          yScale: 'linear' as const,
          series: schemes.map((scheme) => {
            const rows = statistics.filter((row) => row.scheme === scheme && row.square === 'uniform')
            return {
              name: { en: `scheme ${scheme}`, ja: `方式 ${scheme}` },
              ours: rows.map(({ size, singles }) => ({ x: size, y: singles.ours ?? 0 })),
              published: rows.map(({ size, singles }) => ({ x: size, y: singles.published ?? 0 })),
            }
          }),
        },
        {
          title: { en: 'Instances per second of processor time', ja: 'CPU 1秒あたりの生成数' },
          sort: 'line' as const,
          xLabel: sizeLabel,
          yLabel: { en: 'instances per CPU second', ja: '問／CPU 秒' },
          yScale: 'log' as const,
          series: rateSchemes.map((scheme, i) => ({
            name: rateNames[scheme],
            ours: rates.map(({ size, perScheme }) => ({ x: size, y: perScheme[i] ?? 0 })),
            published: [],
          })),
        },
      ],
      notes,
    })
  },
}

interface Statistic {
  readonly size: number
  readonly scheme: Scheme
  readonly square: Squares
  readonly count: number
  readonly singles: Figure
  readonly both: Figure
}

async function* countStatistics(context: Context): AsyncGenerator<Progress, Statistic[]> {
  const rows: Statistic[] = []
  const count = counted(instances, context)
  const sizes = Object.keys(published).map(Number)
  const total = sizes.length * schemes.length * squares.length * count
  for (const size of sizes)
    for (const scheme of schemes)
      for (const square of squares) {
        const singles: number[] = []
        const both: number[] = []
        const nine = new NineRules(size)
        for (let i = 0; i < count; i++) {
          const blocks = grown(
            size,
            scheme,
            square,
            new Rng(`${context.seed}/blocksum/${size}/${scheme}/${square}/${i}`),
          )
          nine.load(blocks)
          nine.run(nineRules)
          singles.push(blocks.singles)
          both.push(bothRules.reduce((sum, rule) => sum + nine.uses[rule]!, 0))
          if (i % 50 === 49)
            yield { done: rows.length * count + i, total, text: { en: `n = ${size}`, ja: `n = ${size}` } }
        }
        const theirs = published[size]?.[scheme]
        rows.push({
          size,
          scheme,
          square,
          count,
          singles: meanOf(singles, theirs?.singles ?? null),
          both: meanOf(both, theirs?.both ?? null),
        })
      }
  return rows
}

function grown(size: number, scheme: Scheme, square: Squares, rng: Rng): Blocks {
  const blocks = new Blocks(size, square === 'uniform' ? drawLatinSquare(size, rng) : shuffledCyclic(size, rng))
  const walk =
    scheme === 'I'
      ? grow(blocks, size * size, solvableBy(size, nineRules), 1, rng, new Budget())
      : climbByScore(blocks, size * size, scoreBy(size, nineRules), new Budget())
  while (!walk.next().done);
  return blocks
}

/** The addition table modulo n with rows, columns and values shuffled: easy to write, and far from all squares. */
function shuffledCyclic(size: number, rng: Rng): Uint8Array {
  const shuffled = () => rng.shuffle(Array.from({ length: size }, (_, i) => i))
  const [rows, cols, values] = [shuffled(), shuffled(), shuffled()]
  return Uint8Array.from(
    { length: size * size },
    (_, cell) => 1 + values[(rows[Math.floor(cell / size)]! + cols[cell % size]!) % size]!,
  )
}

interface Rates {
  readonly size: number
  readonly perScheme: readonly number[]
}

async function* measureRates(context: Context): AsyncGenerator<Progress, Rates[]> {
  const rows: Rates[] = []
  for (const sizes of rateSizes) {
    const { size } = sizes
    const perScheme: number[] = []
    for (const scheme of rateSchemes) {
      const count = counted(sizes[scheme], context)
      const rng = new Rng(`${context.seed}/blocksum-rate/${size}/${scheme}`)
      const warmedUp = context.cpu() + warmUpMs
      for (let i = 0; context.cpu() < warmedUp; i++) makeOne(size, scheme, rng.fork(`warm-up/${i}`))
      const started = context.cpu()
      for (let i = 0; i < count; i++) makeOne(size, scheme, rng.fork(i))
      perScheme.push((1000 * count) / (context.cpu() - started))
      const done = rows.length * rateSchemes.length + perScheme.length
      yield {
        done,
        total: rateSizes.length * rateSchemes.length,
        text: { en: `rate, n = ${size}`, ja: `速さ n = ${size}` },
      }
    }
    rows.push({ size, perScheme })
  }
  return rows
}

function makeOne(size: number, scheme: RateScheme, rng: Rng): void {
  const spec = parse(craft.spec, { size, rules: 'R3', scheme, maxBlock: size * size })
  if (!spec.ok) throw new Error(spec.error.text.en)
  const making = craft.make(spec.value, rng, new Budget())
  while (!making.next().done);
}

const counted = (full: number, { quick }: Context): number => (quick ? Math.ceil(full / 10) : full)

const bothRules = ruleNames.flatMap((name, index) => (name.startsWith('both') ? [index] : []))

const source = {
  en: 'Abe, Haraguchi, Maruoka, “How to Produce SUMBLOCK Puzzle Instances”, section 5.1',
  ja: '安倍・原口・丸岡「計算ブロックパズルの生成アルゴリズム」5.1 節',
}
const squareNames = {
  uniform: { en: 'uniform', ja: '一様' },
  cyclic: { en: 'shuffled cyclic', ja: '巡回方陣の並べ替え' },
}
const rateNames = {
  random: { en: 'scheme I', ja: '方式 I' },
  score: { en: 'scheme II', ja: '方式 II' },
  lookahead: { en: 'lookahead (R*)', ja: '先読み（R*）' },
  unique: { en: 'one solution, maximal', ja: '極大な唯一解' },
}
const sizeLabel = { en: 'size n', ja: '大きさ n' }
const perInstance = { en: 'per instance', ja: '個／問' }
const perSecond = { en: 'instances per CPU second', ja: '問／CPU 秒' }
const notes = [
  {
    en: 'The text’s figure of the nine rules is lost; the LAT and BOTH rules are reconstructed from its words. A cell is filled by the lowest rule that can, and BOTH fills one cell at a time.',
    ja: '9つの規則の図は失われているため、LAT と BOTH の規則は本文の説明から再構成したものです。マスは使える最も低い規則で埋め、BOTH は一度に1マスずつ埋めます。',
  },
  {
    en: 'The text does not say how its squares were drawn. Nor does it say which of several equally good merges scheme II takes: here the first in reading order. Scheme II at n = 5 is the one that stays apart; its singles come nearer with shuffled cyclic squares than with uniform ones.',
    ja: '方陣の作り方は本文にありません。方式 II で評価が同じ併合のどれを選ぶかも書かれていないので、ここでは読む順で最初のものを選びます。n = 5 の方式 II だけは差が残りますが、1マスのブロックの数は、一様な方陣より巡回方陣の並べ替えのほうが近くなります。',
  },
]
