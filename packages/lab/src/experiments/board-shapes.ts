/**
 * The shape of boards of all words: forty lists of 8 to 40 words, drawn from the themes of the lexicon, as crosswords,
 * codewords and skeletons. Beside them the same makers where only cells and crossings count (`shape` any), for the same
 * processor time, and for crosswords npm `crossword-layout-generator`.
 */

import { bad, type Craft, good, type PuzzleTypes, problem, Rng } from '@kumiki/core'
import type { Bilingual, Lang } from '@kumiki/core/base'
import { extrasOf } from '@kumiki/core/contract'
import {
  codewordCraft,
  codewordSpec,
  crosswordCraft,
  crosswordSpec,
  skeletonCraft,
  skeletonSpec,
  wordsForAll,
} from '@kumiki/core/lab'
import { toEntry } from '@kumiki/core/words'
import { partsOf, type Theme, themes } from '@kumiki/data'
import { loadTheme } from '@kumiki/data/node'
import type { Context, Experiment } from '../report/experiment.ts'
import { figureOf, type Measure, type Table } from '../report/findings.ts'
import { type Layout, loadLayoutGenerator } from './all-words.ts'
import { runFor } from './making.ts'

const counts = [8, 10, 12, 15, 18, 20, 24, 28, 34, 40] as const
const listsOfLanguage = 20
/** What we hold ourselves to: the longer side, cells and crossings beside those of boards without a shape. */
const bars = { slimmest: 1.6, cells: 105, crossings: 100 } as const
/** A quick run takes one of so many lists. */
const quickStride = 7
/** Where a board is slimmer, so many seconds must not find a better one. */
const secondSearch = 10

interface List {
  readonly theme: Theme
  readonly words: readonly string[]
}

async function drawLists(seed: string): Promise<readonly List[]> {
  const drawn: List[] = []
  for (const lang of ['ja', 'en'] satisfies Lang[]) {
    const large = themes.filter((theme) => theme.lang === lang && theme.clues === lang && theme.count >= 40)
    for (let index = 0; index < listsOfLanguage; index++) {
      const theme = large[Math.floor(((index + 0.5) * large.length) / listsOfLanguage)]
      if (!theme) continue
      const words = (await loadTheme(theme)).entries.flatMap((entry) => {
        const made = toEntry(partsOf(entry))
        return made.ok ? [made.value.word] : []
      })
      const some = new Rng(`${seed}/${theme.id}`).shuffle([...new Set(words)].filter(({ length }) => length >= 2))
      drawn.push({ theme, words: wordsForAll(some.slice(0, counts[index % counts.length])) })
    }
  }
  return drawn
}

/** What a board came to. */
type Figures = Readonly<Record<'cells' | 'crossings' | 'pieces' | 'hanging' | 'tails' | 'longer', number>>

type MakeBoard = (context: Context, words: readonly string[], shape: string, seconds: number) => Figures | null

const boardMaker =
  <K extends PuzzleTypes>(craft: Craft<K>, read: (options: object) => object): MakeBoard =>
  (context, words, shape, seconds) => {
    const merit = extrasOf(craft).merit ?? (() => 0)
    const run = (time: number) =>
      runFor(context, craft, read({ words, shape }), context.seed, time, (one) => merit(one.score)).made
    const made = run(seconds) ?? run(secondSearch)
    if (made === null) return null
    const of = (name: string): number => Number(made.score[name] ?? 0)
    const proportion = of('proportion')
    return {
      cells: of('area'),
      crossings: of('crossings'),
      pieces: of('components'),
      hanging: of('hanging'),
      tails: of('tails'),
      longer: Math.max(proportion, 1 / proportion),
    }
  }

const makers: readonly { readonly name: Bilingual; readonly make: MakeBoard }[] = [
  {
    name: { en: 'crossword', ja: 'クロスワード' },
    make: boardMaker(crosswordCraft, (options) => crosswordSpec.parse(options)),
  },
  {
    name: { en: 'codeword', ja: 'ナンクロ' },
    make: boardMaker(codewordCraft, (options) => codewordSpec.parse(options)),
  },
  {
    name: { en: 'skeleton', ja: 'スケルトン' },
    make: boardMaker(skeletonCraft, (options) => skeletonSpec.parse(options)),
  },
]

interface Compared extends List {
  readonly shaped: Figures
  readonly plain: Figures
  /** The figures of a longer search, where the shaped board is slim; null where it is not. */
  readonly longer: Figures | null
}

const isSlim = ({ longer }: Figures): boolean => longer > bars.slimmest + 1e-9
/** Some search found a board in as few pieces that is not slim. */
const isPossible = ({ shaped, plain, longer }: Compared): boolean =>
  [shaped, plain, longer].some((one) => one !== null && !isSlim(one) && one.pieces <= shaped.pieces)

export const boardShapes: Experiment = {
  id: 'board-shapes',
  title: { en: 'The shape of boards of all words', ja: '全単語を入れた盤面の形' },
  text: {
    en: 'Forty lists of 8 to 40 words by theme, Japanese and English, as crosswords, codewords and skeletons: how long the boards are, how many cells and crossings they have and how many words hang by one crossing, beside boards for which only cells and crossings count, and beside npm crossword-layout-generator.',
    ja: 'テーマ別の8〜40語のリスト40個（日本語・英語）を、クロスワード・ナンクロ・スケルトンにしたときの盤面の縦横の比、マス数、交差の数、交差が1か所だけの単語の数を、マス数と交差だけで選んだ盤面、および npm の crossword-layout-generator と並べます。',
  },
  async *run(context) {
    const layOut = await loadLayoutGenerator()
    if (layOut === null) return bad(noPeer)
    const seconds = context.quick ? 0.1 : 2.5
    const lists = (await drawLists(context.seed)).filter((_, index) => !context.quick || index % quickStride === 0)
    const kinds: { name: Bilingual; compared: Compared[] }[] = []
    let done = 0
    for (const { name, make } of makers) {
      const compared: Compared[] = []
      for (const list of lists) {
        const shaped = make(context, list.words, 'page', seconds)
        const plain = make(context, list.words, 'any', seconds)
        if (!shaped || !plain) return bad(noBoard(list.theme.id))
        const longer = isSlim(shaped) && !context.quick ? make(context, list.words, 'square', secondSearch) : null
        compared.push({ ...list, shaped, plain, longer })
        const text = `${list.theme.id}, ${list.words.length}`
        yield { done: ++done, total: lists.length * makers.length, text: { en: text, ja: text } }
      }
      kinds.push({ name, compared })
    }
    const [crosswords] = kinds
    const beside = (crosswords?.compared ?? []).map((one) => ({ ...one, theirs: layOut(one.words) }))
    return good({
      tables: [barTable(kinds), kindTable(kinds), listTable(beside)],
      charts: [],
      notes: [listNote],
    })
  },
}

const lists = { en: 'lists', ja: 'リスト' }
const cells = { en: 'cells', ja: 'マス' }
const crossings = { en: 'crossings', ja: '個' }
const words = { en: 'words', ja: '語' }
const percent = { en: '%', ja: '%' }
const measure = (en: string, ja: string, unit: Bilingual, better: Measure['better']): Measure => ({
  title: { en, ja },
  unit,
  better,
})
const total = (compared: readonly Compared[], which: 'shaped' | 'plain', name: keyof Figures): number =>
  compared.reduce((sum, one) => sum + one[which][name], 0)

type ByKind = readonly { readonly name: Bilingual; readonly compared: readonly Compared[] }[]

const barTable = (kinds: ByKind): Table => ({
  title: { en: 'I. What we hold ourselves to', ja: 'I. 目標との比較' },
  against: 'aim',
  source: { en: 'our own', ja: '本作が定めた値' },
  keys: [{ en: 'kind', ja: '種類' }],
  measures: [
    measure(
      `longer side at most ${bars.slimmest} times the shorter, of the lists for which some search finds such a board`,
      `長辺が短辺の${bars.slimmest}倍以下（そのような盤面が見つかるリストのうち）`,
      lists,
      'more',
    ),
    measure('cells, share of those without a shape', 'マス数（形を問わない盤面に対する割合）', percent, 'less'),
    measure('crossings, share of those without a shape', '交差（形を問わない盤面に対する割合）', percent, 'more'),
  ],
  rows: kinds.map(({ name, compared }) => {
    const share = (what: keyof Figures): number =>
      (100 * total(compared, 'shaped', what)) / Math.max(1, total(compared, 'plain', what))
    const possible = compared.filter(isPossible)
    return {
      keys: [name],
      figures: [
        figureOf(possible.filter(({ shaped }) => !isSlim(shaped)).length, possible.length),
        figureOf(share('cells'), bars.cells),
        figureOf(share('crossings'), bars.crossings),
      ],
    }
  }),
})

const kindTable = (kinds: ByKind): Table => ({
  title: { en: 'II. All lists, beside boards without a shape', ja: 'II. 全リスト（形を問わない盤面と並べて）' },
  source: {
    en: 'the same makers with `shape` any, in the same run',
    ja: '同じ作り方で `shape` を any にしたもの（同じ実行）',
  },
  keys: [{ en: 'kind', ja: '種類' }],
  measures: [
    measure('longer than that', 'それより細長い', lists, 'less'),
    measure('cells', 'マス数', cells, 'less'),
    measure('crossings', '交差', crossings, 'more'),
    measure('pieces', 'まとまり', { en: 'pieces', ja: '個' }, 'less'),
    measure('crossed once or never', '交差が1か所以下', words, 'less'),
    measure('empty cells of tails', '尾の空きマス', cells, 'less'),
  ],
  rows: kinds.map(({ name, compared }) => ({
    keys: [name],
    figures: [
      figureOf(
        compared.filter(({ shaped }) => isSlim(shaped)).length,
        compared.filter(({ plain }) => isSlim(plain)).length,
      ),
      ...(['cells', 'crossings', 'pieces', 'hanging', 'tails'] as const).map((what) =>
        figureOf(total(compared, 'shaped', what), total(compared, 'plain', what)),
      ),
    ],
  })),
})

const listTable = (compared: readonly (Compared & { readonly theirs: Layout })[]): Table => ({
  title: { en: 'III. Crosswords, list by list', ja: 'III. クロスワード、リストごと' },
  source: {
    en: 'npm crossword-layout-generator 0.1.1, in the same run',
    ja: 'npm の crossword-layout-generator 0.1.1（同じ実行）',
  },
  keys: [
    { en: 'list', ja: 'リスト' },
    { en: 'words', ja: '語数' },
  ],
  measures: [
    measure('longer side', '長辺', { en: 'times the shorter', ja: '倍（短辺に対して）' }, 'less'),
    measure('cells for each word placed', '1語あたり', cells, 'less'),
    measure('crossings', '交差', crossings, 'more'),
    measure('words left out', '入らなかった単語', words, 'less'),
  ],
  rows: compared.map(({ theme, words: listed, shaped, theirs }) => ({
    keys: [theme.id, listed.length],
    figures: [
      figureOf(shaped.longer, theirs.longer),
      figureOf(shaped.cells / listed.length, theirs.cells / Math.max(1, theirs.placed)),
      figureOf(shaped.crossings, theirs.crossings),
      figureOf(0, listed.length - theirs.placed),
    ],
  })),
})

const listNote = {
  en: 'Every word of a list is on our boards. A board counts as possible if a search of ours found one in as few pieces, that of its own time, that without a shape or one of ten seconds.',
  ja: '本作の盤面には、リストの全単語が入っています。「見つかる」とは、同じまとまりの数で、通常の探索・形を問わない探索・10秒の探索のどれかが見つけたことを指します。',
}
const noPeer = problem(
  'no-peer',
  'The package crossword-layout-generator is not installed.',
  'パッケージ crossword-layout-generator がありません。',
)
const noBoard = (id: string) =>
  problem('no-board', `No board was made of the list ${id}.`, `リスト ${id} の盤面ができませんでした。`)
