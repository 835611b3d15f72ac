import { nineRules } from '@kumiki/core/lab'
import { expect, test } from 'vitest'
import { ruleSet } from '../../../core/src/kinds/blocksum/nine.ts'
import type { Context, Progress } from '../report/experiment.ts'
import { emptiness, type Table } from '../report/findings.ts'
import { blocksum } from './blocksum.ts'
import { blocksumHints } from './blocksum-hints.ts'
import { countStatistics, offBy, statisticsTable } from './blocksum-statistics.ts'

/** A clock that advances with each reading, so that no test depends on the machine. */
function quick(seed: string): Context {
  let ms = 0
  return { quick: true, seed, data: null, cpu: () => (ms += 100) }
}

async function finished<T>(running: AsyncGenerator<Progress, T>): Promise<T> {
  for (;;) {
    const turn = await running.next()
    if (turn.done) return turn.value
    expect(turn.value.done).toBeLessThanOrEqual(turn.value.total)
  }
}

/** The rows of the table that are held against the text's. */
const oursIn = ({ rows }: Table) =>
  rows.filter(({ keys: [, , squares, ties] }) => Object(squares).en === 'uniform' && Object(ties).en !== 'at random')

/** Our figures that are farther from the text's than 6 per cent and three standard errors. */
const apart = (table: Table): string[] =>
  oursIn(table).flatMap(({ keys: [size, scheme], figures: [singles, , both] }) =>
    Object.entries({ singles, both }).flatMap(([name, figure]) => {
      const error = (300 * (figure?.plusMinus ?? 0)) / (figure?.published ?? 1)
      const off = figure ? offBy(figure) : null
      return Math.abs(off ?? Number.POSITIVE_INFINITY) > 6 + error ? [`${scheme} ${size} ${name}`] : []
    }),
  )

/** The text's scheme II at n = 5 differs by about a tenth, which no reading of its wording has explained. */
const unexplained = ['II 5 singles', 'II 5 both']

test('a missing rule is detected by that bound', async () => {
  const statistics = await finished(countStatistics(quick('a'), nineRules & ~ruleSet(['both-3'])))
  expect(apart(statisticsTable(statistics)).filter((name) => !unexplained.includes(name))).not.toEqual([])
})

test('a quick run gives every figure for every size and level, and our means agree with those of the text, except for scheme II at n = 5', async () => {
  const found = await finished(blocksum.run(quick('a')))
  if (!found.ok) throw new Error(found.error.text.en)
  expect(emptiness(found.value)).toBeNull()
  const [statistics, , slowest, levels] = found.value.tables
  if (!statistics) throw new Error('there are statistics')
  expect(statistics.rows.flatMap(({ figures }) => figures).filter((figure) => figure.published !== null)).toHaveLength(
    30,
  )
  expect(oursIn(statistics)).toHaveLength(6)
  expect(apart(statistics).filter((name) => !unexplained.includes(name))).toEqual([])
  expect(slowest?.rows[0]?.keys.slice(0, 2)).toEqual([9, 2])
  expect(levels?.rows.map(({ figures }) => figures[0]?.ours)).toEqual(new Array<number>(25).fill(100))
})

test('hints are counted for all three sets of rules: more rules never need more cells', async () => {
  const found = await finished(blocksumHints.run(quick('a')))
  if (!found.ok) throw new Error(found.error.text.en)
  expect(emptiness(found.value)).toBeNull()
  const [hints, weights, reach] = found.value.tables
  expect(hints?.rows.map(({ keys }) => keys[0])).toEqual([4, 5, 6])
  for (const { figures } of hints?.rows ?? []) {
    const [easy, between, all] = figures.map(({ ours }) => ours ?? Number.NaN)
    expect([easy! >= between!, between! >= all!]).toEqual([true, true])
  }
  expect(weights?.rows).toHaveLength(15)
  for (const { figures } of reach?.rows ?? []) expect(figures[1]?.ours).toBeLessThanOrEqual(figures[0]?.ours ?? 0)
})
