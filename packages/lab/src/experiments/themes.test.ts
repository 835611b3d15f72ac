import { expect, test } from 'vitest'
import type { Context } from '../report/experiment.ts'
import { emptiness } from '../report/findings.ts'
import { themesExperiment } from './themes.ts'

test('chosen words are compared with random ones, and every formula has its error on themes held out', async () => {
  const context: Context = { quick: true, seed: 'a', data: null, cpu: () => 0 }
  const running = themesExperiment.run(context)
  let turn = await running.next()
  for (; !turn.done; turn = await running.next()) expect(turn.value.done).toBeLessThanOrEqual(turn.value.total)
  if (!turn.value.ok) throw new Error(turn.value.error.text.en)
  const found = turn.value.value
  expect(emptiness(found)).toBeNull()
  const [duels, won, formulas, samples] = found.tables
  expect(duels!.rows.map(({ keys }) => String(keys[0]).slice(-3))).toEqual(['.ja', '.en'])
  expect(won!.rows[0]!.figures[0]!.ours).toBeLessThanOrEqual(2)
  const errors = formulas!.rows.flatMap(({ figures }) => figures.flatMap(({ ours }) => ours ?? []))
  expect(errors).toHaveLength(6 * 3 + 1)
  expect(errors.every((error) => error > 0 && error < 30)).toBe(true)
  expect(samples!.rows.length).toBeGreaterThan(12)
  for (const { figures } of samples!.rows) expect(figures[2]!.ours).toBeLessThanOrEqual(figures[4]!.ours ?? 0)
  expect(found.notes.map(({ en }) => en)).toEqual([
    expect.stringMatching(/white share \(%\): -?\d.*; rms error \d/),
    expect.stringMatching(/crossings: -?\d.*; rms error \d/),
    expect.stringMatching(/proved bound .*: -?\d.*; rms error \d/),
  ])
})
