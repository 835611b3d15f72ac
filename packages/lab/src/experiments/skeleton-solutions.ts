/**
 * How often a skeleton has several solutions. The founding text does not test uniqueness, because "several solutions
 * hardly ever occur in practice". Here boards with most white cells are made, by its own search and by ours, and the
 * exact solver decides for each whether its list fits in one way; where it fits in several, how many letters must be
 * given so that one remains (proved minimal up to four, else few).
 *
 * Work is counted as effort, so that the figures do not depend on the machine.
 */
import { Budget, good, type Made, Rng } from '@kumiki/core'
import type { Skeleton } from '@kumiki/core/kinds/skeleton/puzzle'
import { skeletonCraft as craft, skeletonSpec as spec } from '@kumiki/core/lab'
import type { Entry } from '@kumiki/core/words'
import type { Context, Experiment, Progress } from '../report/experiment.ts'
import { figureOf, type Label, meanOf, type Table } from '../report/findings.ts'
import { fromData, randomWords, readList } from './dictionaries.ts'

const methods = [
  { id: 'ils', title: { en: 'the text’s search', ja: '反復局所探索' } },
  { id: 'best', title: { en: 'ours', ja: '本作' } },
] as const
type Method = (typeof methods)[number]

/** Lists of a language: boards of the sizes used in an earlier count. */
const languages = [
  { file: 'countries206.tsv', list: 'countries.en', size: 10, title: { en: 'countries', ja: '国名' } },
  { file: 'countries206.tsv', list: 'countries.en', size: 14, title: { en: 'countries', ja: '国名' } },
  { file: 'hokkaido179.tsv', list: 'hokkaido.ja', size: 15, title: { en: 'Hokkaido', ja: '北海道' } },
] as const
/** Random words: the fewer letters the alphabet has, the more similar they are. */
const alphabets = [2, 10, 26] as const
const randomSizes = [10, 15] as const

const boards = { words: 20, random: 5 }
const effort = { full: 300_000, quick: 5_000 }

interface Row {
  readonly keys: Label[]
  readonly made: readonly Made<Skeleton>[]
  readonly tries: number
}

function boardOf(context: Context, words: readonly Entry[], size: number, { id }: Method, seed: number) {
  const wanted = spec.parse({ words, size, method: id, objective: 'white' })
  const rng = new Rng(`${context.seed}/solutions/${seed}`)
  const making = craft.make(wanted, rng, new Budget(context.quick ? effort.quick : effort.full))
  for (;;) {
    const turn = making.next()
    if (turn.done) return turn.value.ok ? turn.value.value : null
  }
}

export const skeletonSolutions: Experiment = {
  id: 'skeleton-solutions',
  title: { en: 'Skeleton: how often there are several solutions', ja: 'スケルトン：複数解はどれくらいあるか' },
  text: {
    en: 'The text leaves uniqueness aside, because several solutions hardly ever occur. Boards of most white cells are made by its search and by ours; the exact solver tells which have several solutions and how many letters must be given so that one is left. Then the same with random words over alphabets of 2, 10 and 26 letters.',
    ja: '元の論文は、複数解は現実にはほとんどないとして、唯一性を考慮していません。ここでは白マスの多い盤面を論文の探索と本作の方法で作り、厳密なソルバーで、複数の解を持つ盤面の数と、解をひとつにするために与える文字の数を調べます。次に、2・10・26種類の文字からなる無作為な語でも同じことをします。',
  },
  async *run(context) {
    const tries = context.quick ? { words: 2, random: 1 } : boards
    const total =
      methods.length * (languages.length * tries.words + alphabets.length * randomSizes.length * tries.random)
    let done = 0
    function* rowsOf(words: readonly Entry[], size: number, name: Label, count: number): Generator<Progress, Row[]> {
      const rows: Row[] = []
      for (const method of methods) {
        const made: Made<Skeleton>[] = []
        for (let seed = 0; seed < count; seed++) {
          const board = boardOf(context, words, size, method, seed)
          if (board) made.push(board)
          yield { done: ++done, total, text: { en: `n = ${size}`, ja: `n = ${size}` } }
        }
        rows.push({ keys: [name, size, method.title], made, tries: count })
      }
      return rows
    }
    const known: Row[] = []
    for (const { file, list, size, title } of languages) {
      const words = (await fromData(context.data, file)) ?? (await readList(list))
      known.push(...(yield* rowsOf(words, size, title, tries.words)))
    }
    const random: Row[] = []
    for (const letters of alphabets)
      for (const size of randomSizes)
        random.push(...(yield* rowsOf(randomWords(letters, context.seed), size, letters, tries.random)))
    const list = { en: 'list', ja: 'リスト' }
    const letters = { en: 'letters', ja: '文字の種類' }
    return good({
      tables: [
        solutionsTable({ en: 'Lists of a language', ja: '言葉のリスト' }, list, known),
        solutionsTable(
          { en: 'A hundred random words, by alphabet', ja: '無作為な100語（文字の種類ごと）' },
          letters,
          random,
        ),
      ],
      charts: [],
      notes: [
        {
          en: 'A board needs letters exactly if its list fits in several ways. Up to four letters are proved fewest; of more there may be too many. Of equally white boards ours keeps the one that needs fewer letters; the text’s search does not look at them.',
          ja: '文字が必要なのは、リストの入れ方が複数ある盤面だけです。4文字までは最少と証明したもので、それより多い場合は最少とは限りません。白マスが同数の盤面では、本作は与える文字の少ないものを残します。論文の探索は文字を見ません。',
        },
      ],
    })
  },
}

const solutionsTable = (title: Table['title'], key: Table['keys'][number], rows: readonly Row[]): Table => ({
  title,
  source: null,
  keys: [key, { en: 'n', ja: 'n' }, { en: 'made by', ja: '作り方' }],
  measures: [
    { title: { en: 'boards', ja: '盤面' }, unit: { en: 'boards', ja: '面' }, better: 'same' },
    { title: { en: 'with several solutions', ja: '複数の解を持つ' }, unit: { en: 'boards', ja: '面' }, better: 'less' },
    { title: { en: 'letters given', ja: '与える文字' }, unit: { en: 'per board', ja: '個／面' }, better: 'less' },
    { title: { en: 'most letters given', ja: '与える文字の最大' }, unit: { en: 'letters', ja: '個' }, better: 'less' },
    { title: { en: 'white cells', ja: '白マス' }, unit: { en: '% of the cells', ja: '盤面の%' }, better: 'more' },
    { title: { en: 'no board in time', ja: '時間内に盤面なし' }, unit: { en: 'runs', ja: '回' }, better: 'less' },
  ],
  rows: rows.map(({ keys, made, tries }) => {
    const givens = made.map(({ score }) => Number(score.givens))
    return {
      keys,
      figures: [
        figureOf(made.length),
        figureOf(made.length === 0 ? null : givens.filter((count) => count > 0).length),
        meanOf(givens),
        figureOf(made.length === 0 ? null : Math.max(...givens)),
        meanOf(made.map(({ score }) => 100 * Number(score.whiteRatio))),
        figureOf(tries - made.length),
      ],
    }
  }),
})
