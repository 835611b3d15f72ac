/**
 * Patterns filled from whole dictionaries, compared with Debian's `qxw` in one run. Both get the same list and pattern
 * and start from the list's text each time, after a few warm-up runs. qxw has no alphabet large enough, so words with
 * rarer kana are left out of both lists.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Budget, bad, good, problem, Rng } from '@kumiki/core'
import { crosswordCraft as craft, crosswordSpec as spec } from '@kumiki/core/lab'
import { collect } from '@kumiki/core/words'
import type { Context, Experiment } from '../report/experiment.ts'
import { figureOf, type Table } from '../report/findings.ts'
import { type Filled, loadQxw, maxLetters } from './qxw.ts'

const patterns = new URL('../../../core/src/kinds/crossword/fixtures/patterns/', import.meta.url)

interface Task {
  readonly name: string
  readonly rows: readonly string[]
  /** The complete list, and the list with no more letters than qxw allows. */
  readonly list: string
  readonly reduced: string
}

interface Compared extends Task {
  readonly words: number
  readonly ours: Filled
  readonly theirs: Filled
  /** With the complete list. */
  readonly whole: Filled
}

/** Our target for a Japanese 9 × 9 from the complete list, in seconds. */
const maxSeconds = 2

async function tasksFrom(folder: string): Promise<Task[] | null> {
  const read = (path: string | URL): Promise<string | null> => readFile(path, 'utf8').catch(() => null)
  const [english, japanese] = await Promise.all(
    ['ejdict.txt', 'ja-readings.txt'].map((file) => read(join(folder, file))),
  )
  const names = await readdir(patterns).catch(() => [])
  if (!english || !japanese || names.length === 0) return null
  const reduced = withLetters(japanese, maxLetters)
  const tasks = await Promise.all(
    names.map(async (file): Promise<Task> => {
      const isJapanese = file.startsWith('japanese')
      const rows = ((await read(new URL(file, patterns))) ?? '').trim().split('\n')
      const name = file.replace(/\.txt$/, '')
      return { name, rows, list: isJapanese ? japanese : english, reduced: isJapanese ? reduced : english }
    }),
  )
  return tasks.sort((a, b) => a.rows.length - b.rows.length || (a.name < b.name ? -1 : 1))
}

const wordsOf = (text: string): string[] => {
  const read = collect([{ from: 'file', text, where: { en: '', ja: '' } }])
  return read.ok ? [...new Set(read.value.entries.map(({ word }) => word))].filter(({ length }) => length >= 2) : []
}

/** The words of a list that contain only the commonest letters. */
function withLetters(text: string, max: number): string {
  const counts = new Map<string, number>()
  const words = wordsOf(text)
  for (const word of words) for (const letter of word) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  const common = [...counts].sort(([a, times], [b, others]) => others - times || (a < b ? -1 : 1)).slice(0, max)
  const letters = new Set(common.map(([letter]) => letter))
  return words.filter((word) => Array.from(word).every((letter) => letters.has(letter))).join('\n')
}

/** From the text of a list to the filled board. */
function fillOurs(context: Context, text: string, rows: readonly string[]): Filled {
  const started = context.cpu()
  const read = collect([{ from: 'file', text, where: { en: '', ja: '' } }])
  if (!read.ok) return { isFilled: false, seconds: 0 }
  const wanted = spec.parse({ words: read.value.entries, pattern: rows.join('\n'), bank: true })
  const making = craft.make(wanted, new Rng(context.seed), new Budget(20_000_000))
  let turn = making.next()
  while (!turn.done) turn = making.next()
  return { isFilled: turn.value.ok, seconds: (context.cpu() - started) / 1000 }
}

export const fillings: Experiment = {
  id: 'fillings',
  title: { en: 'Crossword: patterns from whole dictionaries', ja: 'クロスワード：辞書で盤面を埋める' },
  text: {
    en: 'Ten patterns of our own, 5 × 5 to 15 × 15, American (every cell crossed) and Japanese (no black cells side by side): how long it takes from the text of a list to the filled board, beside Debian’s qxw in batch mode on the same list and pattern in the same run.',
    ja: '自作の盤面10個（5×5〜15×15、全マスが交差する英語式と、黒マスが隣り合わない日本式）を、単語リストの読み込みから埋め終わるまでの時間で、同じ実行の中の Debian の qxw（バッチモード）と比べます。',
  },
  async *run(context) {
    if (context.data === null) return bad(noData)
    const tasks = await tasksFrom(context.data)
    if (tasks === null) return bad(noData)
    const qxw = await loadQxw()
    if (qxw === null) return bad(noQxw)
    const some = context.quick ? tasks.slice(0, 5) : tasks
    const compared: Compared[] = []
    // one warm-up run each: compiler and disk caches are then warm for both
    for (const task of [some, some, some].flatMap((each) => each.slice(0, 3))) {
      fillOurs(context, task.reduced, task.rows)
      await qxw(wordsOf(task.reduced), task.rows)
    }
    for (const task of some) {
      const words = wordsOf(task.reduced)
      compared.push({
        ...task,
        words: words.length,
        ours: fillOurs(context, task.reduced, task.rows),
        theirs: await qxw(words, task.rows),
        whole: fillOurs(context, task.list, task.rows),
      })
      yield { done: compared.length, total: some.length, text: { en: task.name, ja: task.name } }
    }
    return good({ tables: [patternTable(compared), barTable(compared)], charts: [], notes: [sameTask] })
  },
}

const seconds = { en: 'CPU s', ja: 'CPU 秒' }

const patternTable = (compared: readonly Compared[]): Table => ({
  title: { en: 'I. Pattern by pattern', ja: 'I. 盤面ごと' },
  source: { en: 'qxw in batch mode, in the same run', ja: 'qxw のバッチモード（同じ実行）' },
  keys: [
    { en: 'pattern', ja: '盤面' },
    { en: 'words', ja: '語数' },
  ],
  measures: [
    { title: { en: 'filled', ja: '埋まった' }, unit: { en: 'times', ja: '回' }, better: 'more' },
    { title: { en: 'same list', ja: '同じリスト' }, unit: seconds, better: 'less' },
    {
      title: { en: 'time of qxw for each of ours', ja: 'qxw の時間（本作比）' },
      unit: { en: 'times', ja: '倍' },
      better: 'more',
    },
    { title: { en: 'whole list', ja: '全リスト' }, unit: seconds, better: 'less' },
  ],
  rows: compared.map(({ name, words, ours, theirs, whole }) => ({
    keys: [name, words],
    figures: [
      figureOf(Number(ours.isFilled), Number(theirs.isFilled)),
      figureOf(ours.seconds, theirs.seconds),
      figureOf(theirs.seconds / Math.max(1e-3, ours.seconds)),
      figureOf(whole.seconds),
    ],
  })),
})

function barTable(compared: readonly Compared[]): Table {
  const theirs = compared.filter((one) => one.theirs.isFilled)
  const nine = compared.filter(({ name }) => name.startsWith('japanese-9'))
  const boards = { en: 'patterns', ja: '盤面' }
  return {
    title: { en: 'II. All patterns', ja: 'II. 全体' },
    against: 'aim',
    source: { en: 'our own', ja: '本作が定めた値' },
    keys: [{ en: 'patterns', ja: '盤面数' }],
    measures: [
      {
        title: { en: 'filled, of those that qxw fills', ja: 'qxw が埋めたもののうち埋まった' },
        unit: boards,
        better: 'more',
      },
      { title: { en: 'filled sooner', ja: '先に埋まった' }, unit: boards, better: 'more' },
      {
        title: { en: 'longest Japanese 9 × 9, whole list', ja: '日本式 9×9 の最長（全リスト）' },
        unit: seconds,
        better: 'less',
      },
    ],
    rows: [
      {
        keys: [compared.length],
        figures: [
          figureOf(theirs.filter(({ ours }) => ours.isFilled).length, theirs.length),
          figureOf(
            theirs.filter((one) => one.ours.isFilled && one.ours.seconds < one.theirs.seconds).length,
            theirs.length,
          ),
          figureOf(
            nine.reduce((max, { whole }) => Math.max(max, whole.seconds), 0),
            maxSeconds,
          ),
        ],
      },
    ],
  }
}

const sameTask = {
  en: `qxw has no alphabet with more than ${maxLetters} letters of its own, so for the comparison words with rarer kana are left out of both lists; “whole list” is ours alone.`,
  ja: `qxw のアルファベットは最大${maxLetters}文字なので、比較では、まれなかなを含む単語を両方のリストから除きました。「全リスト」は本作だけの値です。`,
}
const noData = problem(
  'no-data',
  'The lists ejdict.txt and ja-readings.txt are not in the data folder.',
  'データフォルダーに ejdict.txt と ja-readings.txt がありません。',
)
const noQxw = problem('no-peer', 'The program qxw is not installed.', 'プログラム qxw がありません。')
