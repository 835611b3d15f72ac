/**
 * All words of a short list on one board, compared with npm `crossword-layout-generator`, which places words one after
 * another and leaves out those that cross none. Twenty lists of 15 to 40 words, drawn from those that come with Kumiki;
 * both programs in one run.
 */

import { bad, good, problem, Rng } from '@kumiki/core'
import { extrasOf } from '@kumiki/core/contract'
import { crosswordCraft as craft, crosswordSpec as spec } from '@kumiki/core/lab'
import { lists } from '@kumiki/data'
import type { Context, Experiment } from '../report/experiment.ts'
import { figureOf, type Table } from '../report/findings.ts'
import { readList } from './dictionaries.ts'
import { runFor } from './making.ts'

/** The layout of a list of words. */
export interface Layout {
  readonly placed: number
  readonly crossings: number
  readonly cells: number
  /** How many times as long as the shorter side the longer one is. */
  readonly longer: number
}

/** Null: the package is not installed. */
export async function loadLayoutGenerator(): Promise<((words: readonly string[]) => Layout) | null> {
  try {
    const { default: generator } = await import('crossword-layout-generator')
    return (words) => {
      const { table, result, rows, cols } = quietly(() =>
        generator.generateLayout(words.map((answer) => ({ answer, clue: '' }))),
      )
      const placed = result.filter(({ orientation }) => orientation !== 'none')
      const letters = placed.reduce((sum, { answer }) => sum + answer.length, 0)
      const white = table.flat().filter((cell) => cell !== '-').length
      return { placed: placed.length, crossings: letters - white, cells: rows * cols, longer: longerOf(cols, rows) }
    }
  } catch {
    return null
  }
}

const longerOf = (width: number, height: number): number => Math.max(width, height) / Math.min(width, height)

/** The package tells of each word that it lays. */
function quietly<T>(work: () => T): T {
  const { log } = console
  console.log = () => {}
  try {
    return work()
  } finally {
    console.log = log
  }
}

const counts = [15, 20, 25, 30, 35, 40] as const
const many = 20
/** Our targets: seconds for each list, and our cells per word as a share of the other program's. */
const bars = { seconds: 3, share: 70 } as const

interface Drawn {
  readonly id: string
  readonly words: readonly string[]
}

/** The lists in rotation, with varying numbers of words. */
async function drawLists(seed: string): Promise<Drawn[]> {
  const drawn: Drawn[] = []
  for (let index = 0; index < many; index++) {
    const { id } = lists[index % lists.length]!
    const words = [...new Set((await readList(id)).map(({ word }) => word).filter(({ length }) => length >= 2))]
    const rng = new Rng(`${seed}/list/${index}`)
    drawn.push({ id, words: rng.shuffle(words).slice(0, counts[index % counts.length]) })
  }
  return drawn
}

interface Compared extends Drawn {
  readonly ours: Layout
  readonly pieces: number
  readonly seconds: number
  readonly theirs: Layout
  readonly theirSeconds: number
}

function makeOurs(
  context: Context,
  words: readonly string[],
  seconds: number,
): Pick<Compared, 'ours' | 'pieces' | 'seconds'> {
  const started = context.cpu()
  const run = runFor(
    context,
    craft,
    spec.parse({ words }),
    context.seed,
    seconds,
    (made) => extrasOf(craft).merit?.(made.score) ?? 0,
  )
  const of = (name: string): number => Number(run.made?.score[name] ?? 0)
  return {
    ours: {
      placed: of('words'),
      crossings: of('crossings'),
      cells: of('area'),
      longer: Math.max(of('proportion'), 1 / of('proportion')),
    },
    pieces: of('components'),
    seconds: (context.cpu() - started) / 1000,
  }
}

const perWord = ({ cells, placed }: Layout): number => cells / Math.max(1, placed)

export const allWords: Experiment = {
  id: 'all-words',
  title: { en: 'Crossword: every word of a short list', ja: 'クロスワード：短いリストの単語をすべて入れる' },
  text: {
    en: 'Twenty lists of 15 to 40 words, Japanese and English: how many words get onto the board, how often they cross and how many cells that takes, beside npm crossword-layout-generator in the same run.',
    ja: '15〜40語のリスト20個（日本語・英語）で、盤面に入る語数、交差の数、使うマス数を、同じ実行の中で npm の crossword-layout-generator と並べます。',
  },
  async *run(context) {
    const layOut = await loadLayoutGenerator()
    if (layOut === null) return bad(noPeer)
    const seconds = context.quick ? 0.3 : 2.5
    const compared: Compared[] = []
    const drawn = await drawLists(context.seed)
    for (const list of drawn) {
      const started = context.cpu()
      const theirs = layOut(list.words)
      const theirSeconds = (context.cpu() - started) / 1000
      compared.push({ ...list, ...makeOurs(context, list.words, seconds), theirs, theirSeconds })
      const text = `${list.id}, ${list.words.length}`
      yield { done: compared.length, total: drawn.length, text: { en: text, ja: text } }
    }
    return good({ tables: [listTable(compared), barTable(compared)], charts: [], notes: [pieceNote] })
  },
}

const listTable = (compared: readonly Compared[]): Table => ({
  title: { en: 'I. List by list', ja: 'I. リストごと' },
  source: {
    en: 'npm crossword-layout-generator 0.1.1, in the same run',
    ja: 'npm の crossword-layout-generator 0.1.1（同じ実行）',
  },
  keys: [
    { en: 'list', ja: 'リスト' },
    { en: 'words', ja: '語数' },
  ],
  measures: [
    { title: { en: 'placed', ja: '入った単語' }, unit: { en: 'words', ja: '語' }, better: 'more' },
    { title: { en: 'crossings', ja: '交差' }, unit: { en: 'crossings', ja: '個' }, better: 'more' },
    { title: { en: 'for each word placed', ja: '1語あたり' }, unit: { en: 'cells', ja: 'マス' }, better: 'less' },
    { title: { en: 'pieces', ja: 'まとまり' }, unit: { en: 'pieces', ja: '個' }, better: 'less' },
    { title: { en: 'time', ja: '時間' }, unit: { en: 'CPU s', ja: 'CPU 秒' }, better: 'less' },
  ],
  rows: compared.map(({ id, words, ours, theirs, pieces, seconds, theirSeconds }) => ({
    keys: [id, words.length],
    figures: [
      figureOf(ours.placed, theirs.placed),
      figureOf(ours.crossings, theirs.crossings),
      figureOf(perWord(ours), perWord(theirs)),
      figureOf(pieces),
      figureOf(seconds, theirSeconds),
    ],
  })),
})

function barTable(compared: readonly Compared[]): Table {
  const times = (holds: (one: Compared) => boolean): number => compared.filter(holds).length
  const shares = compared.map(({ ours, theirs }) => perWord(ours) / perWord(theirs))
  const share = (100 * shares.reduce((sum, each) => sum + each, 0)) / shares.length
  const lists = { en: 'lists', ja: 'リスト' }
  const bar = (
    en: string,
    ja: string,
    unit: { en: string; ja: string },
    better: 'more' | 'less',
    ours: number,
    aim: number,
  ) => ({
    title: { en, ja },
    unit,
    better,
    figure: figureOf(ours, aim),
  })
  const held = [
    bar(
      'every word placed',
      '全単語が入った',
      lists,
      'more',
      times(({ ours, words }) => ours.placed === words.length),
      many,
    ),
    bar(
      'no fewer crossings',
      '交差が少なくない',
      lists,
      'more',
      times(({ ours, theirs }) => ours.crossings >= theirs.crossings),
      many,
    ),
    bar(
      'fewer cells for each word',
      '1語あたりのマスが少ない',
      lists,
      'more',
      times(({ ours, theirs }) => perWord(ours) < perWord(theirs)),
      many,
    ),
    bar(
      'cells for each word, share of the other’s',
      '1語あたりのマス（相手に対する割合）',
      { en: '%', ja: '%' },
      'less',
      share,
      bars.share,
    ),
    bar(
      'longest time',
      '最長時間',
      { en: 'CPU s', ja: 'CPU 秒' },
      'less',
      Math.max(...compared.map(({ seconds }) => seconds)),
      bars.seconds,
    ),
  ]
  return {
    title: { en: 'II. All lists', ja: 'II. 全体' },
    against: 'aim',
    source: { en: 'our own', ja: '本作が定めた値' },
    keys: [{ en: 'lists', ja: 'リスト数' }],
    measures: held.map(({ title, unit, better }) => ({ title, unit, better })),
    rows: [{ keys: [compared.length], figures: held.map(({ figure }) => figure) }],
  }
}

const pieceNote = {
  en: 'Where letters do not join all words, we set the others beside them as pieces of their own; the other program leaves them out.',
  ja: '共通の文字が足りずにつながらない単語を、本作は別のまとまりとして置き、相手は入れません。',
}
const noPeer = problem(
  'no-peer',
  'The package crossword-layout-generator is not installed.',
  'パッケージ crossword-layout-generator がありません。',
)
