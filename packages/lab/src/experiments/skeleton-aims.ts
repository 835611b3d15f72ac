/**
 * Our own targets for skeletons: the white share after 10 s and after 1 s, and the steps per second, where the data
 * folder has the lists for which they were set. The founding text's own experiments are in `skeleton.ts`.
 */
import { good, type Made } from '@kumiki/core'
import type { Skeleton } from '@kumiki/core/kinds/skeleton/puzzle'
import { skeletonCraft as craft, skeletonSpec as spec, stepCost } from '@kumiki/core/lab'
import type { Experiment } from '../report/experiment.ts'
import { meanOf } from '../report/findings.ts'
import { fromData, randomWords, readList } from './dictionaries.ts'
import { runFor } from './making.ts'

/** Targets for the mean white share of five seeds: `share` after 10 s; after 1 s, more than the published `second`. */
const bars = [
  { file: 'countries206.tsv', list: 'countries.en', size: 10, share: 69.5, second: 63.1 },
  { file: 'countries206.tsv', list: 'countries.en', size: 12, share: 67.2, second: 59.7 },
  { file: 'countries206.tsv', list: 'countries.en', size: 14, share: 66.2, second: 57.0 },
  { file: 'countries206.tsv', list: 'countries.en', size: 15, share: 66, second: 58.67 },
  { file: 'countries206.tsv', list: 'countries.en', size: 20, share: 64, second: null },
  { file: 'countries206.tsv', list: 'countries.en', size: 30, share: 61.5, second: null },
  { file: 'hokkaido179.tsv', list: 'hokkaido.ja', size: 15, share: 64, second: 56.89 },
  { file: 'syn02.tsv', list: null, size: 10, share: 88, second: null },
  { file: 'syn02.tsv', list: null, size: 20, share: 80, second: null },
] as const
/** Steps of ruin and recreate in a second, one thread, countries. */
const stepBars: Readonly<Record<number, number>> = { 10: 15_000, 15: 6_000 }

interface Held {
  readonly bar: (typeof bars)[number]
  /** Whether the list is the one for which the target was set. */
  readonly named: boolean
  readonly shares: readonly number[]
  readonly second: readonly number[]
  readonly rates: readonly number[]
}

export const skeletonAims: Experiment = {
  id: 'skeleton-aims',
  title: { en: 'Skeleton: what we hold ourselves to', ja: 'スケルトン：本作の目標' },
  text: {
    en: 'The share of white cells after ten seconds of processor time and after one, and how many steps of ruin and recreate a second has.',
    ja: 'CPU 10秒後と1秒後の白マスの割合と、破壊と再構築の1秒あたりの手数です。',
  },
  async *run(context) {
    const seconds = context.quick ? 0.5 : 10
    const seeds = context.quick ? 1 : 5
    const total = bars.length * 2 * seeds
    let done = 0
    const held: Held[] = []
    for (const bar of bars) {
      const named = await fromData(context.data, bar.file)
      const words = named ?? (bar.list === null ? randomWords(2, context.seed) : await readList(bar.list))
      const [shares, second, rates]: [number[], number[], number[]] = [[], [], []]
      const wanted = spec.parse({ words, size: bar.size })
      for (let seed = 0; seed < seeds; seed++)
        for (const [into, time] of [
          [shares, seconds],
          [second, seconds / 10],
        ] as const) {
          const { made, effortRate } = runFor(context, craft, wanted, `${context.seed}/${seed}`, time, share)
          if (made) into.push(share(made))
          if (into === shares) rates.push(effortRate / stepCost(bar.size, bar.size))
          const text = `${bar.file}, n = ${bar.size}`
          yield { done: ++done, total, text: { en: text, ja: text } }
        }
      held.push({ bar, named: named !== null, shares, second, rates })
    }
    return good({
      tables: [
        {
          title: {
            en: `White cells (${seeds === 1 ? 'one seed' : `mean of ${seeds} seeds`})`,
            ja: `白マスの割合（${seeds}個のシードの平均）`,
          },
          against: 'aim',
          source: {
            en: 'our own at 10 s, mean of 5, on the lists of that name; at 1 s the text’s figures',
            ja: '10秒・5回平均は本作が定めた値（その名のリストで）、1秒は元の論文の値',
          },
          keys: [
            { en: 'list', ja: 'リスト' },
            { en: 'n', ja: 'n' },
          ],
          measures: [seconds, seconds / 10].map((time) => ({
            title: { en: `${time} s`, ja: `${time} s` },
            unit: { en: '% of the cells', ja: '盤面の%' },
            better: 'more',
          })),
          rows: held.map(({ bar, named, shares, second }) => ({
            keys: [named ? bar.file : (bar.list ?? { en: 'two letters', ja: '2種類の文字' }), bar.size],
            figures: [meanOf(shares, named ? bar.share : null), meanOf(second, named ? bar.second : null)],
          })),
        },
        {
          title: { en: 'Steps of ruin and recreate', ja: '破壊と再構築の速さ' },
          against: 'aim',
          source: { en: 'our own, one thread, 206 countries', ja: '本作が定めた値（1スレッド、国名206語）' },
          keys: [{ en: 'n', ja: 'n' }],
          measures: [
            {
              title: { en: 'steps, proofs of the boards included', ja: '手数（盤面の証明にかかる時間を含む）' },
              unit: { en: 'per CPU second', ja: '回／CPU 秒' },
              better: 'more',
            },
          ],
          rows: held
            .filter(({ bar }) => bar.list === 'countries.en')
            .map(({ bar, rates }) => ({ keys: [bar.size], figures: [meanOf(rates, stepBars[bar.size] ?? null)] })),
        },
      ],
      charts: [],
      notes: [],
    })
  },
}

const share = (made: Made<Skeleton>): number => Number(made.score.whiteRatio) * 100
