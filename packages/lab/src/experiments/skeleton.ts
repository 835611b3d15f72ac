/**
 * The founding text's three experiments on skeletons: what moving the board is worth (white share by size), how often the best board improves
 * (size and dictionary), and what the alphabet's size does. The text ran each for 120 s (means of 10 or 5); ours are CPU seconds.
 * Its dictionary of 206 countries is known only by 28 words; ours is our own list of 206.
 */
import { good, type Made, Rng } from '@kumiki/core'
import { buildLexicon } from '@kumiki/core/engine/wordgrid/lexicon'
import { mostWhite } from '@kumiki/core/kinds/skeleton/ceiling'
import { craft } from '@kumiki/core/kinds/skeleton/craft'
import { Ils } from '@kumiki/core/kinds/skeleton/ils'
import type { SkeletonShapes } from '@kumiki/core/kinds/skeleton/model'
import { spec } from '@kumiki/core/kinds/skeleton/spec'
import type { Context, Experiment } from '../experiment.ts'
import { figureOf, meanOf } from '../findings.ts'
import { listed, randomWords } from './dictionaries.ts'
import { runFor } from './making.ts'

/** Published: 120 s, mean of 10 (n = 10, 12, 14); 180 s, one board (n = 15). */
const published: Readonly<Record<number, number>> = { 10: 63.1, 12: 59.7, 14: 57.0, 15: 58.67 }
/** The same without moving the board. */
const publishedStill: Readonly<Record<number, number>> = { 10: 62.8, 12: 59.4, 14: 56.0 }
const sizes = [10, 12, 14, 15, 20, 30] as const
const wide = [10, 15, 20, 25, 30] as const
const dictionarySizes = [60, 80, 100, 120, 140] as const
const alphabets = [2, 10, 26, 50] as const

const columns = ['ils', 'still', 'best', 'second'] as const
type Column = (typeof columns)[number]

const share = (made: Made<SkeletonShapes>): number => Number(made.score.whiteRatio) * 100
const white = { en: 'white cells', ja: '白マス' }
const percent = { en: '% of the cells', ja: '盤面の%' }
const side = { en: 'n (cells a side)', ja: 'n（一辺のマス数）' }

/** How often the text's search updates its best board in so much processor time. */
function improvementsOf(context: Context, words: readonly string[], size: number, seconds: number): number {
  const lexicon = buildLexicon(words.filter(({ length }) => length <= size))
  const ils = new Ils(lexicon, size, size, new Rng(context.seed), true)
  const started = context.cpu()
  let improvements = 0
  do for (let step = 0; step < 20; step++) improvements += Number(ils.step())
  while (context.cpu() - started < seconds * 1000)
  return improvements
}

export const skeleton: Experiment = {
  id: 'skeleton',
  title: { en: 'Skeleton: white cells by method, size and alphabet', ja: 'スケルトン：方法・大きさ・文字数と白マス' },
  text: {
    en: 'A skeleton is the better the more of its cells are white. Experiment 1 compares the founding text’s iterated local search with our ruin and recreate at equal processor time; 2 counts how often the best board improves; 3 varies the number of different letters.',
    ja: '白マスが多いほど良いスケルトンです。実験1は反復局所探索法と本作の方法を同じCPU時間で比べ、実験2は暫定解の更新回数を、実験3は文字の種類数の影響を測ります。',
  },
  async *run(context) {
    const seconds = context.quick ? 0.5 : 10
    const seeds = context.quick ? 1 : 5
    const countries = await listed('countries.en')
    const total = sizes.length * columns.length * seeds + wide.length * (dictionarySizes.length + alphabets.length)
    let done = 0
    const progress = (text: string) => ({ done: ++done, total, text: { en: text, ja: text } })

    const first: { readonly size: number; readonly shares: Readonly<Record<Column, number[]>> }[] = []
    for (const size of sizes) {
      const shares: Record<Column, number[]> = { ils: [], still: [], best: [], second: [] }
      for (let seed = 0; seed < seeds; seed++)
        for (const [column, method, time] of [
          ['ils', 'ils', seconds],
          ['still', 'ils-still', seconds],
          ['best', 'best', seconds],
          ['second', 'best', seconds / 10],
        ] as const) {
          const asked = spec.parse({ words: countries, size, method })
          const { made } = runFor(context, craft, asked, `${context.seed}/${seed}`, time, share)
          if (made) shares[column].push(share(made))
          yield progress(`1: n = ${size}`)
        }
      first.push({ size, shares })
    }

    const second: { readonly count: number; readonly size: number; readonly improvements: number }[] = []
    const hokkaido = await listed('hokkaido.ja')
    for (const count of dictionarySizes)
      for (const size of wide) {
        const words = hokkaido.slice(0, count).map(({ word }) => word)
        second.push({ count, size, improvements: improvementsOf(context, words, size, seconds) })
        yield progress(`2: ${count}, n = ${size}`)
      }

    const third: {
      readonly letters: number
      readonly size: number
      readonly share: number
      readonly ceiling: number
    }[] = []
    for (const letters of alphabets)
      for (const size of wide) {
        const words = randomWords(letters, context.seed)
        const { made } = runFor(context, craft, spec.parse({ words, size }), context.seed, seconds, share)
        const { width, height } = made?.puzzle ?? { width: size, height: size }
        const most = mostWhite(
          words.map(({ word }) => word.length),
          width,
          height,
        )
        third.push({ letters, size, share: made ? share(made) : 0, ceiling: (100 * most) / (width * height) })
        yield progress(`3: ${letters}, n = ${size}`)
      }

    const time = `${seconds} s`
    return good({
      tables: [
        {
          title: { en: '1. White cells, 206 countries', ja: '1. 白マスの割合（国名206語）' },
          source: {
            en: 'founding text, table 1 and appendix (120 and 180 s)',
            ja: '元の論文の表1と付録（120秒・180秒）',
          },
          keys: [{ en: 'n', ja: 'n' }],
          measures: [
            {
              title: { en: `iterated local search, ${time}`, ja: `反復局所探索、${time}` },
              unit: percent,
              better: 'more',
            },
            {
              title: { en: `the same without the move, ${time}`, ja: `同じく平行移動なし、${time}` },
              unit: percent,
              better: 'more',
            },
            { title: { en: `ours, ${time}`, ja: `本作、${time}` }, unit: percent, better: 'more' },
            { title: { en: `ours, ${seconds / 10} s`, ja: `本作、${seconds / 10} s` }, unit: percent, better: 'more' },
          ],
          rows: first.map(({ size, shares }) => ({
            keys: [size],
            figures: columns.map((column) =>
              meanOf(shares[column], (column === 'still' ? publishedStill : published)[size] ?? null),
            ),
          })),
        },
        {
          title: { en: '3. White cells by alphabet, 100 words', ja: '3. 文字の種類と白マスの割合（100語）' },
          source: null,
          keys: [
            { en: 'letters', ja: '文字の種類' },
            { en: 'n', ja: 'n' },
          ],
          measures: [
            { title: white, unit: percent, better: 'more' },
            {
              title: { en: 'no connected board has more', ja: '連結な盤面の上限' },
              unit: percent,
              better: 'more',
            },
          ],
          rows: third.map(({ letters, size, share: found, ceiling }) => ({
            keys: [letters, size],
            figures: [figureOf(found), figureOf(ceiling)],
          })),
        },
      ],
      charts: [
        {
          title: { en: '1. White cells by method', ja: '1. 方法と白マスの割合' },
          sort: 'line',
          xLabel: side,
          yLabel: percent,
          yScale: 'linear',
          series: (
            [
              ['best', { en: 'ours', ja: '本作' }, {}],
              ['ils', { en: 'iterated local search', ja: '反復局所探索' }, published],
              ['still', { en: 'without the move', ja: '平行移動なし' }, publishedStill],
            ] as const
          ).map(([column, name, told]) => ({
            name,
            ours: first.map(({ size, shares }) => ({ x: size, y: meanOf(shares[column]).ours ?? 0 })),
            published: Object.entries(told).map(([n, y]) => ({ x: Number(n), y })),
          })),
        },
        {
          title: { en: '2. Improvements of the best board', ja: '2. 暫定解の更新回数' },
          sort: 'line',
          xLabel: side,
          yLabel: { en: 'improvements', ja: '回' },
          yScale: 'linear',
          series: dictionarySizes.map((count) => ({
            name: { en: `${count} words`, ja: `${count}語` },
            ours: second
              .filter((row) => row.count === count)
              .map(({ size, improvements }) => ({ x: size, y: improvements })),
            published: [],
          })),
        },
        {
          title: { en: '3. White cells by alphabet', ja: '3. 文字の種類と白マスの割合' },
          sort: 'line',
          xLabel: side,
          yLabel: percent,
          yScale: 'linear',
          series: alphabets.map((letters) => ({
            name: { en: `${letters} letters`, ja: `${letters}種類` },
            ours: third.filter((row) => row.letters === letters).map(({ size, share: y }) => ({ x: size, y })),
            published: [],
          })),
        },
      ],
      notes: [
        {
          en: 'The text’s dictionaries are unknown but for the words in its examples; ours are other words of the same sort and number. Its figure 14 and 15 are printed without numbers.',
          ja: '元の論文の辞書は例にある語しか分からないため、同種・同数の別の語を使っています。図14と図15の数値は公表されていません。',
        },
        {
          en: 'With 100 words a board of 30 × 30 cannot be whiter than about half: it measures the dictionary, not the method. Once every word is in, our maker cuts the board to what is used, so those shares are of the smaller board.',
          ja: '100語では30×30の盤面の半分ほどしか白にできず、方法ではなく辞書の大きさを測ることになります。全語が入ると本作は盤面を縮めるため、その割合は縮めた盤面に対するものです。',
        },
      ],
    })
  },
}
