/**
 * What makes a list of words a good one, over every theme of the lexicon, and whether our choice of words is better
 * than chance.
 *
 * I. Sixty words of a theme, chosen as `kumiki theme` does, against sixty drawn at random from the same theme: means
 * over boards of 10×10 from several seeds, in ten themes. II. For each theme its whole list and thirty words of it: how
 * white a board becomes and how often its words cross, and how well formulas predict that from the list alone. Formulas
 * are fitted to every second theme, and their error is measured on the others.
 */
import { bad, good, problem, Rng } from '@kumiki/core'
import type { Bilingual, Lang } from '@kumiki/core/base'
import { coincidence, countLetters, forecast } from '@kumiki/core/lab'
import { type Trial, trial } from '@kumiki/core/verbs/trial'
import { toEntry } from '@kumiki/core/words'
import { choose, partsOf, type Theme, themes } from '@kumiki/data'
import { loadTheme } from '@kumiki/data/node'
import type { Context, Experiment } from '../report/experiment.ts'
import { type Chart, figureOf, meanOf, type Table } from '../report/findings.ts'
import { leastSquares, rms } from '../report/fit.ts'

const size = 10
const chosenCount = 60
const fewCount = 30
/** Our target: the chosen words are better in this share of the themes. */
const aimed = 0.8
const white = { en: 'white cells', ja: '白マス' }
const crossings = { en: 'crossings', ja: '交差' }
const points = { en: 'points of white share', ja: '白マスの割合（ポイント）' }

async function wordsOf(theme: Theme): Promise<readonly string[]> {
  const words = (await loadTheme(theme)).entries.flatMap((entry) => {
    const made = toEntry(partsOf(entry))
    return made.ok ? [made.value.word] : []
  })
  return [...new Set(words)].filter(({ length }) => length >= 2)
}

async function boardOf(words: readonly string[], seed: string, effort: number): Promise<Trial> {
  const made = await trial({ kind: 'crossword', spec: { words, size: String(size) }, seed, effort })
  return made.ok ? made.value : { white: 0, crossings: 0, bound: null, words: [] }
}

interface Duel {
  readonly theme: Theme
  readonly count: number
  readonly chosen: readonly Trial[]
  readonly drawn: readonly Trial[]
}

/** A number of themes per language, spread over the index, each with more words than are chosen. */
const duelling = (many: number): readonly Theme[] =>
  (['ja', 'en'] as const).flatMap((lang) => {
    const large = themes.filter(
      (theme) => theme.lang === lang && theme.clues === lang && theme.count >= chosenCount + 8,
    )
    return Array.from({ length: many }, (_, at) => large[Math.floor(((at + 0.5) * large.length) / many)]).flatMap(
      (theme) => theme ?? [],
    )
  })

async function duel(theme: Theme, { seed, quick }: Context, effort: number): Promise<Duel> {
  const words = await wordsOf(theme)
  const chosen = await choose(words, chosenCount, (word) => word)
  const seeds = Array.from({ length: quick ? 1 : 4 }, (_, at) => `${seed}/${at}`)
  const boards = { chosen: [] as Trial[], drawn: [] as Trial[] }
  for (const own of seeds) {
    boards.chosen.push(await boardOf(chosen, own, effort))
    const drawn = new Rng(`${own}/${theme.id}`).shuffle([...words]).slice(0, chosenCount)
    boards.drawn.push(await boardOf(drawn, own, effort))
  }
  return { theme, count: words.length, ...boards }
}

interface Sample {
  readonly theme: Theme
  readonly words: readonly string[]
  readonly board: Trial
}

const share = ({ board }: Sample): number => board.white / size ** 2

/** The features of a list from which formulas predict. */
function features(words: readonly string[]): { given: number; length: number; short: number } {
  const match = coincidence(countLetters(words))
  return {
    given: Math.log(words.length) / -Math.log(match),
    length: words.reduce((sum, word) => sum + word.length, 0) / words.length,
    short: words.filter((word) => word.length <= 4).length / words.length,
  }
}

interface Term {
  readonly name: Bilingual
  readonly of: (words: readonly string[]) => number
}

/** How many letters of a word can be given by others. */
const given: Term = {
  name: { en: 'ln words / ln(1/match)', ja: 'ln 語数 / ln(1/一致率)' },
  of: (words) => features(words).given,
}
const length: Term = { name: { en: 'mean length', ja: '平均の長さ' }, of: (words) => features(words).length }
const short: Term = {
  name: { en: 'share of words up to 4 letters', ja: '4文字以下の割合' },
  of: (words) => features(words).short,
}
const logarithm: Term = { name: { en: 'ln words', ja: 'ln 語数' }, of: (words) => Math.log(words.length) }

/** A constant, and these terms, each with its weight. */
const formulas: readonly (readonly Term[])[] = [[], [logarithm], [length], [given], [given, length], [given, short]]

/** What is predicted for a board; the forecast of `kumiki words` covers only the first. */
const targets = [
  {
    name: { en: 'white share (%)', ja: '白マスの割合（%）' },
    unit: points,
    of: (sample: Sample) => 100 * share(sample),
  },
  { name: crossings, unit: crossings, of: ({ board }: Sample) => board.crossings },
  {
    name: { en: 'proved bound (% of the cells)', ja: '証明した上界（マスに対する%）' },
    unit: points,
    of: ({ board }: Sample) => (100 * (board.bound ?? size ** 2)) / size ** 2,
  },
] as const

interface Fit {
  readonly terms: readonly Term[]
  /** The constant first. */
  readonly weights: readonly number[]
  /** Root mean square on themes held out. */
  readonly error: number
}

function fit(
  terms: readonly Term[],
  of: (sample: Sample) => number,
  known: readonly Sample[],
  heldOut: readonly Sample[],
): Fit {
  const valuesOf = (words: readonly string[]): readonly number[] => [1, ...terms.map((term) => term.of(words))]
  const weights = leastSquares(
    known.map(({ words }) => valuesOf(words)),
    known.map(of),
  )
  const foretold = ({ words }: Sample): number =>
    valuesOf(words).reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)
  return { terms, weights, error: rms(heldOut.map((sample) => foretold(sample) - of(sample))) }
}

/** The formula with the fewest terms whose error is within a twentieth of the smallest. */
const tolerance = 1.05
function simplest(fits: readonly Fit[]): Fit | undefined {
  const min = Math.min(...fits.map(({ error }) => error))
  return [...fits]
    .filter(({ error }) => error <= tolerance * min)
    .sort((a, b) => a.terms.length - b.terms.length || a.error - b.error)[0]
}

export const themesExperiment: Experiment = {
  id: 'themes',
  title: { en: 'Which lists are good: every theme of the lexicon', ja: '良い辞書とは：すべてのテーマで' },
  text: {
    en: 'Boards of 10×10 from every theme. Are sixty words chosen for crossings better than sixty drawn at random? And how white does a board become, by what a list says of itself: its size, letters and lengths? Formulas are fitted to every second theme and judged by the others.',
    ja: 'すべてのテーマから 10×10 の盤面を作ります。交わりやすさで選んだ60語は、無作為の60語より良いか。盤面の白さは、語数・文字・長さからどこまで見込めるか。式は1つおきのテーマで決め、残りのテーマで誤差を測ります。',
  },
  async *run(context) {
    const effort = context.quick ? 10_000 : 150_000
    const duels: Duel[] = []
    const samples: Sample[] = []
    const pairs = duelling(context.quick ? 1 : 5)
    const measured = context.quick ? themes.filter((_, at) => at % 16 < 2) : themes
    const total = pairs.length + measured.length
    const progressOf = (theme: Theme) => ({ done: duels.length + samples.length / 2, total, text: theme.title })
    for (const theme of pairs) {
      duels.push(await duel(theme, context, effort))
      yield progressOf(theme)
    }
    for (const theme of measured) {
      const words = await wordsOf(theme)
      const few = new Rng(`${context.seed}/${theme.id}/few`).shuffle([...words]).slice(0, fewCount)
      for (const list of [words, few])
        samples.push({ theme, words: list, board: await boardOf(list, context.seed, effort) })
      yield progressOf(theme)
    }
    const [known, heldOut] = [0, 1].map((half) => samples.filter((_, at) => Math.floor(at / 2) % 2 === half))
    if (!known || !heldOut || samples.some(({ board }) => board.white === 0)) return bad(noBoard)
    const fits = targets.map(({ of }) => formulas.map((terms) => fit(terms, of, known, heldOut)))
    const forecastError = rms(heldOut.map((sample) => 100 * (forecast(sample.words, size).share - share(sample))))
    return good({
      tables: [duelTable(duels), wonTable(duels), formulaTable(fits, forecastError), themeTable(samples)],
      charts: [chart(samples)],
      notes: targets.flatMap((target, at) => formulaNote(target, simplest(fits[at] ?? []))),
    })
  },
}

const noBoard = problem('no-board', 'A theme gave no board.', '盤面のできないテーマがありました。')

const mean = (boards: readonly Trial[], of: 'white' | 'crossings'): number =>
  boards.reduce((sum, board) => sum + board[of], 0) / Math.max(1, boards.length)

const duelTable = (duels: readonly Duel[]): Table => ({
  title: { en: 'I. Sixty chosen, beside sixty drawn at random', ja: 'I. 選んだ60語と、無作為の60語' },
  source: { en: 'the mean of random draws, in the same run', ja: '無作為に引いた場合の平均（同じ実行）' },
  keys: [
    { en: 'theme', ja: 'テーマ' },
    { en: 'words', ja: '語数' },
  ],
  measures: [
    { title: white, unit: white, better: 'more' },
    { title: crossings, unit: crossings, better: 'more' },
  ],
  rows: duels.map(({ theme, count, chosen, drawn }) => ({
    keys: [theme.id, count],
    figures: (['white', 'crossings'] as const).map((of) =>
      meanOf(
        chosen.map((board) => board[of]),
        mean(drawn, of),
      ),
    ),
  })),
})

function wonTable(duels: readonly Duel[]): Table {
  const more = ({ chosen, drawn }: Duel, of: 'white' | 'crossings'): boolean => mean(chosen, of) > mean(drawn, of)
  const won = duels.filter((each) => more(each, 'white') || more(each, 'crossings')).length
  const themesUnit = { en: 'themes', ja: 'テーマ' }
  return {
    title: { en: 'II. In how many themes the chosen are better', ja: 'II. 選んだほうが良いテーマの数' },
    against: 'aim',
    source: { en: 'our own', ja: '本作が定めた値' },
    keys: [{ en: 'themes', ja: 'テーマ数' }],
    measures: [
      { title: { en: 'more white cells or crossings', ja: '白マスか交差が多い' }, unit: themesUnit, better: 'more' },
      { title: { en: 'more white cells', ja: '白マスが多い' }, unit: themesUnit, better: 'more' },
    ],
    rows: [
      {
        keys: [duels.length],
        figures: [figureOf(won, aimed * duels.length), figureOf(duels.filter((each) => more(each, 'white')).length)],
      },
    ],
  }
}

const formulaTable = (fits: readonly (readonly Fit[])[], forecastError: number): Table => ({
  title: { en: 'III. What foretells a board, on themes held out', ja: 'III. 盤面を見込む式と、残りのテーマでの誤差' },
  source: null,
  keys: [{ en: 'formula', ja: '式' }],
  measures: targets.map(({ name, unit }) => ({
    title: { en: `rms error: ${name.en}`, ja: `誤差（rms）: ${name.ja}` },
    unit,
    better: 'less',
  })),
  rows: [
    ...formulas.map((terms, at) => ({
      keys: [nameOf(terms)],
      figures: fits.map((own) => figureOf(own[at]?.error ?? null)),
    })),
    {
      keys: [{ en: 'forecast of kumiki words', ja: 'kumiki words の見込み' }],
      figures: targets.map((_, at) => figureOf(at === 0 ? forecastError : null)),
    },
  ],
})

const nameOf = (terms: readonly Term[]): Bilingual =>
  terms.length === 0
    ? { en: 'the mean of all', ja: '全体の平均' }
    : { en: terms.map(({ name }) => name.en).join(', '), ja: terms.map(({ name }) => name.ja).join('、') }

const themeTable = (samples: readonly Sample[]): Table => ({
  title: { en: 'IV. Theme by theme', ja: 'IV. テーマごと' },
  source: null,
  keys: [
    { en: 'theme', ja: 'テーマ' },
    { en: 'words', ja: '語数' },
  ],
  measures: [
    { title: { en: 'mean length', ja: '平均の長さ' }, unit: { en: 'letters', ja: '文字' }, better: 'same' },
    { title: { en: 'two cells match', ja: '2マスの一致率' }, unit: { en: '%', ja: '%' }, better: 'more' },
    { title: white, unit: white, better: 'more' },
    { title: crossings, unit: crossings, better: 'more' },
    { title: { en: 'proved bound', ja: '証明した上界' }, unit: white, better: 'same' },
  ],
  rows: samples.map(({ theme, words, board }) => ({
    keys: [theme.id, words.length],
    figures: [
      figureOf(features(words).length),
      figureOf(100 * coincidence(countLetters(words))),
      figureOf(board.white),
      figureOf(board.crossings),
      figureOf(board.bound),
    ],
  })),
})

function chart(samples: readonly Sample[]): Chart {
  const series = (['ja', 'en'] as const).map((lang) => ({
    name: lang === 'ja' ? { en: 'Japanese', ja: '日本語' } : { en: 'English', ja: '英語' },
    ours: samples
      .filter(({ theme }) => theme.lang === lang)
      .map((sample) => ({ x: Math.round(features(sample.words).given * 20) / 20, y: 100 * share(sample) }))
      .sort((a, b) => a.x - b.x),
    published: [],
  }))
  return {
    title: { en: 'White share by the letters that can be given', ja: '与えられる文字数と白マスの割合' },
    sort: 'line',
    xLabel: { en: 'ln words / ln(1/match)', ja: 'ln 語数 / ln(1/一致率)' },
    yLabel: { en: 'white share (%)', ja: '白マスの割合（%）' },
    yScale: 'linear',
    series,
  }
}

function formulaNote({ name }: (typeof targets)[number], best: Fit | undefined): readonly Bilingual[] {
  if (!best) return []
  const { terms, weights, error } = best
  const [base = 0, ...others] = weights
  const sum = (lang: Lang): string =>
    [
      base.toFixed(1),
      ...terms.map((term, at) => {
        const weight = others[at] ?? 0
        return `${weight < 0 ? '−' : '+'} ${Math.abs(weight).toFixed(1)} × (${term.name[lang]})`
      }),
    ].join(' ')
  return [
    {
      en: `The simplest formula for ${name.en}: ${sum('en')}; rms error ${error.toFixed(1)} on themes held out.`,
      ja: `${name.ja}を見込む最も単純な式: ${sum('ja')}。残りのテーマでの誤差（rms）${error.toFixed(1)}。`,
    },
  ]
}
