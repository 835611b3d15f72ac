/** How fast every scheme of BlockSum makes boards, and how long the slowest take from first square to last proof. */
import { Budget, parse, Rng } from '@kumiki/core'
import { blocksumCraft as craft } from '@kumiki/core/lab'
import { make } from '@kumiki/core/verbs/make'
import type { Context, Progress } from '../report/experiment.ts'
import { type Chart, type Figure, figureOf, meanOf, type Table } from '../report/findings.ts'

/** The number of instances for each rate, by size, and our minimum rates. */
const rateSizes = [
  { size: 4, random: 1000, score: 300, lookahead: 300, unique: 500, goals: { random: 4000, unique: 800 } },
  { size: 5, random: 1000, score: 200, lookahead: 100, unique: 300, goals: { random: 2000, unique: 400 } },
  { size: 6, random: 500, score: 60, lookahead: 40, unique: 150, goals: { random: 1000, unique: 150 } },
  { size: 7, random: 300, score: 30, lookahead: 20, unique: 60, goals: { random: 700, unique: 50 } },
  { size: 8, random: 200, score: 20, lookahead: 10, unique: 40, goals: { random: 400, unique: 15 } },
  { size: 9, random: 100, score: 10, lookahead: 10, unique: 20, goals: { random: 250, unique: 3 } },
] as const
const rateSchemes = ['random', 'score', 'lookahead', 'unique'] as const
type RateScheme = (typeof rateSchemes)[number]

/** The warm-up for each size, which lets the engine finish compiling. */
const warmUpMs = 300

export interface Rates {
  readonly size: number
  readonly goals: { readonly random: number; readonly unique: number }
  readonly perScheme: readonly number[]
}

export async function* measureRates(context: Context): AsyncGenerator<Progress, Rates[]> {
  const rows: Rates[] = []
  for (const sizes of rateSizes) {
    const { size, goals } = sizes
    const perScheme: number[] = []
    for (const scheme of rateSchemes) {
      const count = context.quick ? Math.ceil(sizes[scheme] / 10) : sizes[scheme]
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
    rows.push({ size, goals, perScheme })
  }
  return rows
}

function makeOne(size: number, scheme: RateScheme, rng: Rng): void {
  const making = craft.make(specOf(size, scheme), rng, new Budget())
  while (!making.next().done);
}

function specOf(size: number, scheme: RateScheme) {
  const spec = parse(craft.spec, { size, rules: 'R3', scheme, maxBlock: size * size })
  if (!spec.ok) throw new Error(spec.error.text.en)
  return spec.value
}

export const ratesTable = (rates: readonly Rates[]): Table => ({
  title: { en: 'Rate of generation, blocks of any size', ja: '生成の速さ（ブロックの大きさは自由）' },
  source: null,
  keys: [
    { en: 'n', ja: 'n' },
    { en: 'Our goal, scheme I', ja: '目標：方式 I' },
    { en: 'Our goal, one solution', ja: '目標：極大な唯一解' },
  ],
  measures: rateSchemes.map((scheme) => ({ title: rateNames[scheme], unit: perSecond, better: 'more' })),
  rows: rates.map(({ size, goals, perScheme }) => ({
    keys: [size, goals.random, goals.unique],
    figures: perScheme.map((rate) => figureOf(rate)),
  })),
})

export const ratesChart = (rates: readonly Rates[]): Chart => ({
  title: { en: 'Instances per second of processor time', ja: 'CPU 1秒あたりの生成数' },
  sort: 'line',
  xLabel: { en: 'size n', ja: '大きさ n' },
  yLabel: { en: 'instances per CPU second', ja: '問／CPU 秒' },
  yScale: 'log',
  series: rateSchemes.map((scheme, i) => ({
    name: rateNames[scheme],
    ours: rates.map(({ size, perScheme }) => ({ x: size, y: perScheme[i] ?? 0 })),
    published: [],
  })),
})

/** The slowest boards of all: the largest that people solve, one solution, grown until no merge is left. */
const slowestSize = 9
const slowestTries = 60

export interface Slowest {
  readonly count: number
  readonly time: Figure
  readonly longest: number
  readonly notCertified: number
}

/** Complete runs: search, both proofs and the grade. */
export async function* timeSlowest(context: Context): AsyncGenerator<Progress, Slowest> {
  const count = context.quick ? slowestTries / 30 : slowestTries
  const times: number[] = []
  let notCertified = 0
  for (let i = 0; i < count; i++) {
    const started = context.cpu()
    const seed = `${context.seed}/blocksum-slowest/${i}`
    const spec = specOf(slowestSize, 'unique')
    const file = await make(craft, { spec, seed, effort: craft.effort, lang: 'en', title: null })
    if (!file.ok) throw new Error(file.error.text.en)
    times.push(context.cpu() - started)
    if (file.value.report?.notes?.some(({ code }) => code === 'not-certified')) notCertified++
    yield { done: i + 1, total: count, text: { en: `whole, n = ${slowestSize}`, ja: `全体 n = ${slowestSize}` } }
  }
  return { count, time: meanOf(times), longest: Math.max(...times), notCertified }
}

export const slowestTable = ({ count, time, longest, notCertified }: Slowest): Table => ({
  title: {
    en: 'The whole make of one board with one solution: search, two proofs, grade',
    ja: '極大な唯一解の盤面を作る全体（探索、2つの証明、難易度）',
  },
  source: null,
  keys: [
    { en: 'n', ja: 'n' },
    { en: 'Boards', ja: '盤面数' },
    { en: 'Our goal, longest (CPU ms)', ja: '目標：最長（CPU ミリ秒）' },
  ],
  measures: [
    { title: { en: 'Time', ja: '時間' }, unit: ms, better: 'less' },
    { title: { en: 'Longest', ja: '最長' }, unit: ms, better: 'less' },
    {
      title: { en: 'Maximality not certified', ja: '極大と確かめられず' },
      unit: { en: 'boards', ja: '問' },
      better: 'less',
    },
  ],
  rows: [{ keys: [slowestSize, count, 10_000], figures: [time, figureOf(longest), figureOf(notCertified)] }],
})

const rateNames = {
  random: { en: 'scheme I', ja: '方式 I' },
  score: { en: 'scheme II', ja: '方式 II' },
  lookahead: { en: 'lookahead (R*)', ja: '先読み（R*）' },
  unique: { en: 'one solution, maximal', ja: '極大な唯一解' },
}
const perSecond = { en: 'instances per CPU second', ja: '問／CPU 秒' }
const ms = { en: 'CPU ms', ja: 'CPU ミリ秒' }
