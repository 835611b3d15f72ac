import { expect, test } from 'vitest'
import type { Context } from '../experiment.ts'
import { emptiness, type Findings } from '../findings.ts'
import { blocksum } from './blocksum.ts'

async function findings(seed: string): Promise<Findings> {
  let ms = 0
  const cpu = (): number => {
    ms += 100
    return ms
  }
  const context: Context = { quick: true, seed, data: null, cpu }
  const running = blocksum.run(context)
  for (;;) {
    const turn = await running.next()
    if (!turn.done) expect(turn.value.done).toBeLessThanOrEqual(turn.value.total)
    else if (turn.value.ok) return turn.value.value
    else throw new Error(turn.value.error.text.en)
  }
}

test('a quick run gives every figure and comes near the published means', async () => {
  const found = await findings('a')
  expect(emptiness(found)).toBeNull()
  const compared = found.tables.flatMap(({ rows }) => rows.flatMap(({ figures }) => figures))
  const published = compared.filter((figure) => figure.published !== null)
  expect(published).toHaveLength(24)
  for (const { ours, published: theirs } of published)
    expect(Math.abs((ours ?? 0) / (theirs ?? 1) - 1)).toBeLessThan(0.35)
})
