/**
 * How many blocks stay single cells and how many cells need a line sum, by the founding text's two schemes. The text
 * gives means of 1000 instances for n = 4, 5, 6; it sets no bound on a block's size, so none is set here.
 *
 * It does not specify how its Latin squares were drawn, nor which of several equally good merges scheme II takes. So
 * results for uniform squares and the first of equal merges are shown beside those for shuffled cyclic squares and
 * random merges.
 */
import { Budget, Rng } from '@kumiki/core'
import {
  Blocks,
  climbByScore,
  drawLatinSquare,
  grow,
  NineRules,
  type RuleSet,
  ruleNames,
  scoreBy,
  solvableBy,
} from '@kumiki/core/lab'
import type { Context, Progress } from '../report/experiment.ts'
import { type Chart, type Figure, figureOf, meanOf, type Table } from '../report/findings.ts'

const schemes = ['I', 'II'] as const
type Scheme = (typeof schemes)[number]

/** How boards are drawn where the text leaves it open. */
interface Way {
  readonly scheme: Scheme
  readonly squares: 'uniform' | 'cyclic'
  readonly ties: 'none' | 'first' | 'random'
}
const ways: readonly Way[] = [
  { scheme: 'I', squares: 'uniform', ties: 'none' },
  { scheme: 'I', squares: 'cyclic', ties: 'none' },
  { scheme: 'II', squares: 'uniform', ties: 'first' },
  { scheme: 'II', squares: 'uniform', ties: 'random' },
  { scheme: 'II', squares: 'cyclic', ties: 'first' },
]

/** Means of single-cell blocks and of cells that need a BOTH rule, by scheme. */
const published: Readonly<Record<number, Readonly<Record<Scheme, { singles: number; both: number }>>>> = {
  4: { I: { singles: 3.0, both: 1.3 }, II: { singles: 1.1, both: 2.9 } },
  5: { I: { singles: 5.4, both: 1.9 }, II: { singles: 1.9, both: 5.1 } },
  6: { I: { singles: 9.0, both: 2.3 }, II: { singles: 4.3, both: 6.0 } },
}
/** Four times the text's number: means of 1000 still differ by several per cent from seed to seed. */
const instances = 4000

export interface Statistic extends Way {
  readonly size: number
  readonly count: number
  readonly singles: Figure
  readonly both: Figure
}

/** `solving`: the rules by which a board must be solvable. The text uses all nine. */
export async function* countStatistics(context: Context, solving: RuleSet): AsyncGenerator<Progress, Statistic[]> {
  const rows: Statistic[] = []
  const count = context.quick ? instances / 10 : instances
  const sizes = Object.keys(published).map(Number)
  const total = sizes.length * ways.length * count
  for (const size of sizes)
    for (const way of ways) {
      const singles: number[] = []
      const both: number[] = []
      const nine = new NineRules(size)
      for (let i = 0; i < count; i++) {
        const seed = `${context.seed}/blocksum/${size}/${way.scheme}/${way.squares}/${i}`
        const blocks = grown(size, way, solving, new Rng(seed))
        nine.load(blocks)
        nine.run(solving)
        singles.push(blocks.singles)
        both.push(bothRules.reduce((sum, rule) => sum + nine.uses[rule]!, 0))
        if (i % 50 === 49)
          yield { done: rows.length * count + i, total, text: { en: `n = ${size}`, ja: `n = ${size}` } }
      }
      const theirs = published[size]?.[way.scheme]
      rows.push({
        ...way,
        size,
        count,
        singles: meanOf(singles, theirs?.singles ?? null),
        both: meanOf(both, theirs?.both ?? null),
      })
    }
  return rows
}

function grown(size: number, { scheme, squares, ties }: Way, solving: RuleSet, rng: Rng): Blocks {
  const blocks = new Blocks(size, squares === 'uniform' ? drawLatinSquare(size, rng) : shuffledCyclic(size, rng))
  const equal = ties === 'random' ? rng.fork('ties') : null
  const walk =
    scheme === 'I'
      ? grow(blocks, size * size, solvableBy(size, solving), 1, rng, new Budget())
      : climbByScore(blocks, size * size, scoreBy(size, solving), new Budget(), equal)
  while (!walk.next().done);
  return blocks
}

/**
 * The addition table modulo n with rows, columns and values shuffled: easy to produce, but far from covering all
 * squares.
 */
function shuffledCyclic(size: number, rng: Rng): Uint8Array {
  const shuffled = () => rng.shuffle(Array.from({ length: size }, (_, i) => i))
  const [rows, cols, values] = [shuffled(), shuffled(), shuffled()]
  return Uint8Array.from(
    { length: size * size },
    (_, cell) => 1 + values[(rows[Math.floor(cell / size)]! + cols[cell % size]!) % size]!,
  )
}

const bothRules = ruleNames.flatMap((name, index) => (name.startsWith('both') ? [index] : []))

export const statisticsTable = (statistics: readonly Statistic[]): Table => ({
  title: { en: 'Schemes I and II with all nine rules', ja: '方式 I と II、9つの規則すべて' },
  source: {
    en: 'Abe, Haraguchi, Maruoka, “How to Produce SUMBLOCK Puzzle Instances”, section 5.1',
    ja: '安倍・原口・丸岡「計算ブロックパズルの生成アルゴリズム」5.1 節',
  },
  keys: [
    { en: 'n', ja: 'n' },
    { en: 'Scheme', ja: '方式' },
    { en: 'Squares', ja: '方陣' },
    { en: 'Equal merges', ja: '同点の併合' },
    { en: 'Instances', ja: '問題数' },
  ],
  measures: [
    { title: { en: 'Single-cell blocks', ja: '単一ブロック' }, unit: perInstance, better: 'same' },
    { title: { en: 'Off the text', ja: '本文との差' }, unit: perCent, better: 'same' },
    { title: { en: 'Cells that need BOTH', ja: 'BOTH が要るマス' }, unit: perInstance, better: 'same' },
    { title: { en: 'Off the text', ja: '本文との差' }, unit: perCent, better: 'same' },
  ],
  rows: statistics.map(({ size, scheme, squares, ties, count, singles, both }) => ({
    keys: [size, scheme, squareNames[squares], tieNames[ties], count],
    figures: [singles, figureOf(offBy(singles)), both, figureOf(offBy(both))],
  })),
})

export const singlesChart = (statistics: readonly Statistic[]): Chart => ({
  title: {
    en: 'Single-cell blocks per instance, uniform squares, first of equal merges',
    ja: '1問あたりの単一ブロックの数（一様な方陣、同点の併合は最初のもの）',
  },
  sort: 'bar',
  xLabel: { en: 'size n', ja: '大きさ n' },
  yLabel: { en: 'mean number of blocks', ja: '平均個数' },
  yScale: 'linear',
  series: schemes.map((scheme) => {
    const rows = statistics.filter((row) => row.scheme === scheme && isOurs(row))
    return {
      name: { en: `scheme ${scheme}`, ja: `方式 ${scheme}` },
      ours: rows.map(({ size, singles }) => ({ x: size, y: singles.ours ?? 0 })),
      published: rows.map(({ size, singles }) => ({ x: size, y: singles.published ?? 0 })),
    }
  }),
})

/** Drawn as the maker draws: the figures that are compared with the text's. */
export const isOurs = ({ squares, ties }: Way): boolean => squares === 'uniform' && ties !== 'random'

/** Per cent above the published figure, negative below. */
export const offBy = ({ ours, published: theirs }: Figure): number | null =>
  ours === null || theirs === null ? null : 100 * (ours / theirs - 1)

const squareNames = {
  uniform: { en: 'uniform', ja: '一様' },
  cyclic: { en: 'shuffled cyclic', ja: '巡回方陣の並べ替え' },
}
const tieNames = {
  none: { en: '—', ja: '—' },
  first: { en: 'first in order', ja: '読む順で最初' },
  random: { en: 'at random', ja: '無作為' },
}
const perInstance = { en: 'per instance', ja: '個／問' }
const perCent = { en: 'per cent', ja: '％' }

export const statisticsNotes = [
  {
    en: 'Met within 6 per cent: all published means of scheme I, and of scheme II those of n = 4 and 6. Not met: scheme II at n = 5, where the text has 5.1 cells that need BOTH and we about 4.5 (single cells: 1.9 there, 2.0 to 2.1 here).',
    ja: '6％以内で一致したのは、方式 I の公表値すべてと、方式 II の n = 4 と 6 です。一致しないのは n = 5 の方式 II で、BOTH が要るマスは元の論文では 5.1、本作では約 4.5 です（単一ブロックは 1.9 と 2.0〜2.1）。',
  },
  {
    en: 'The text’s figure of the nine rules is lost; the LAT and BOTH rules are reconstructed from its words. A cell is filled by the lowest rule that can, and BOTH fills one cell at a time. Several readings of the rules were tried and the one that comes nearest was kept, so the nearness is chosen, not predicted.',
    ja: '9つの規則の図は失われているため、LAT と BOTH の規則は本文の説明から再構成したものです。マスは使える最も低い規則で埋め、BOTH は一度に1マスずつ埋めます。いくつかの解釈を試して最も近いものを選んだので、値の近さは予測ではなく選んだ結果です。',
  },
  {
    en: 'The text says neither how its squares were drawn nor which of several equally good merges scheme II takes. We draw squares uniformly and take the first in reading order: chosen, too, because its single cells come nearer at n = 4 than those of a merge drawn at random; at n = 5 the random one comes nearer. Either way scheme II at n = 5 is farthest from the text. Shuffled cyclic squares bring n = 5 nearer and take n = 4 farther away, so they do not explain it.',
    ja: '方陣の作り方も、方式 II で評価が同じ併合のどれを選ぶかも、本文にはありません。ここでは方陣を一様に選び、同点なら読む順で最初の併合を選びます。これも、n = 4 で単一ブロックの数が無作為より近いので選んだものです。n = 5 では無作為のほうが近くなります。どちらでも、本文から最も離れるのは n = 5 の方式 II です。巡回方陣の並べ替えでは n = 5 が近くなる代わりに n = 4 が遠くなるので、差の説明にはなりません。',
  },
]
