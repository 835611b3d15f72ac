/** The two experiments on crossing words, with a clock that moves 20 ms at every look, so that each run is a few turns. */
import { expect, test } from 'vitest'
import type { Context, Experiment } from '../experiment.ts'
import { emptiness, type Findings } from '../findings.ts'
import { crossword } from './crossword.ts'
import { skeleton } from './skeleton.ts'

async function quick(experiment: Experiment): Promise<Findings> {
  let ms = 0
  const cpu = (): number => {
    ms += 20
    return ms
  }
  const context: Context = { quick: true, seed: 'a', data: null, cpu }
  const running = experiment.run(context)
  let turn = await running.next()
  let last = 0
  for (; !turn.done; turn = await running.next()) {
    expect(turn.value.done).toBe(last + 1)
    last = turn.value.done
    expect(last).toBeLessThanOrEqual(turn.value.total)
  }
  if (!turn.value.ok) throw new Error(turn.value.error.text.en)
  expect(emptiness(turn.value.value)).toBeNull()
  return turn.value.value
}

test('experiment I: every dictionary, size and setting gives a crossword under its proved bound', async () => {
  const { tables, charts } = await quick(crossword)
  const rows = tables[0]!.rows
  expect(rows).toHaveLength(72)
  for (const { keys, figures } of rows) {
    const [value, bound, components] = figures.map(({ ours }) => ours ?? Number.NaN)
    expect([keys, value! > 0, value! <= bound!]).toEqual([keys, true, true])
    if (Object(keys[2]).en === 'connected') expect(components).toBe(1)
  }
  expect(charts[0]!.series).toHaveLength(6)
})

test('the skeleton’s three experiments have the text’s figures beside ours, with and without the move', async () => {
  const { tables, charts } = await quick(skeleton)
  const [first, third] = tables
  expect(first!.rows.map(({ keys }) => keys[0])).toEqual([10, 12, 14, 15, 20, 30])
  expect(first!.rows[0]!.figures.map(({ published }) => published)).toEqual([63.1, 62.8, 63.1, 63.1])
  for (const { figures } of first!.rows) for (const { ours } of figures) expect(ours).toBeGreaterThan(25)
  expect(third!.rows).toHaveLength(20)
  expect(charts).toHaveLength(3)
})
