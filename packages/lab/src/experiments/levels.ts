/** How reliably and how fast a kind meets each level: boards are made, proved and graded as for a user. */
import { type Craft, type PuzzleTypes, parse } from '@kumiki/core'
import { make } from '@kumiki/core/verbs/make'
import type { Context, Progress } from '../report/experiment.ts'
import { type Figure, figureOf, meanOf, type Table } from '../report/findings.ts'

/** A level counts as met in time when making, proving and grading the board took no more than this. */
const inTimeMs = 2000

const levels = [1, 2, 3, 4, 5] as const

export interface Met {
  readonly size: number
  readonly level: number
  readonly count: number
  /** Per cent of the tries. */
  readonly share: number
  readonly time: Figure
  readonly longest: number
  /** A part of the maker's score, such as the number of single cells. */
  readonly part: Figure
}

export async function* meetLevels<K extends PuzzleTypes>(
  craft: Craft<K>,
  sizes: readonly number[],
  count: number,
  part: string,
  context: Context,
): AsyncGenerator<Progress, Met[]> {
  const rows: Met[] = []
  const total = sizes.length * levels.length
  for (const size of sizes)
    for (const level of levels) {
      const times: number[] = []
      const parts: number[] = []
      let reached = 0
      const spec = parse(craft.spec, { size, level })
      if (!spec.ok) throw new Error(spec.error.text.en)
      for (let i = 0; i < count; i++) {
        const started = context.cpu()
        const seed = `${context.seed}/${craft.face.id}-level/${size}/${level}/${i}`
        const file = await make(craft, { spec: spec.value, seed, effort: craft.effort, lang: 'en', title: null })
        if (!file.ok) throw new Error(file.error.text.en)
        const took = context.cpu() - started
        times.push(took)
        parts.push(Number(file.value.report?.score?.[part]))
        if (file.value.report?.grade?.level === level && took <= inTimeMs) reached++
        if (i % 10 === 9) yield progress(rows.length, total, size, level)
      }
      rows.push({
        size,
        level,
        count,
        share: (100 * reached) / count,
        time: meanOf(times),
        longest: Math.max(...times),
        part: meanOf(parts),
      })
      yield progress(rows.length, total, size, level)
    }
  return rows
}

const progress = (done: number, total: number, size: number, level: number): Progress => ({
  done,
  total,
  text: { en: `n = ${size}, level ${level}`, ja: `n = ${size}、レベル${level}` },
})

export const levelsTable = (met: readonly Met[], part: Table['measures'][number]): Table => ({
  title: { en: 'Levels', ja: 'レベル' },
  source: null,
  keys: [
    { en: 'Size', ja: '大きさ' },
    { en: 'Level', ja: 'レベル' },
    { en: 'Tries', ja: '回数' },
  ],
  measures: [
    { title: { en: 'Met in two seconds', ja: '2秒以内に達成' }, unit: { en: 'per cent', ja: '％' }, better: 'more' },
    { title: { en: 'Time', ja: '時間' }, unit: ms, better: 'less' },
    { title: { en: 'Longest', ja: '最長' }, unit: ms, better: 'less' },
    part,
  ],
  rows: met.map(({ size, level, count, share, time, longest, part: mean }) => ({
    keys: [size, level, count],
    figures: [figureOf(share), time, figureOf(longest), mean],
  })),
})

const ms = { en: 'CPU ms', ja: 'CPU ミリ秒' }
