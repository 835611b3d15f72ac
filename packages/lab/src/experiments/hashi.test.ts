import { Budget, Rng } from '@kumiki/core'
import { hashiCraft as craft, hashiSpec as spec } from '@kumiki/core/lab'
import { expect, test } from 'vitest'
import type { Context } from '../report/experiment.ts'
import { emptiness } from '../report/findings.ts'
import { hashi } from './hashi.ts'
import { loadBridgesSolver, loadHighs } from './hashi-peers.ts'

test('a quick run without the benchmark files gives pictures and levels, and reports what is missing', async () => {
  let ms = 0
  const cpu = (): number => {
    ms += 1
    return ms
  }
  const context: Context = { quick: true, seed: 'a', data: null, cpu }
  const running = hashi.run(context)
  let turn = await running.next()
  for (; !turn.done; turn = await running.next()) expect(turn.value.done).toBeLessThanOrEqual(turn.value.total)
  if (!turn.value.ok) throw new Error(turn.value.error.text.en)
  const found = turn.value.value
  expect(emptiness(found)).toBeNull()
  expect(found.tables).toHaveLength(3)
  expect(found.notes).toHaveLength(3)
  const best = found.tables[0]!.rows.filter(({ keys }) => keys[1] === 'best')
  for (const { figures } of best) expect(figures[0]?.ours).toBe(100)
})

test('the other solvers solve what we solve, and refuse a board without a solution', async () => {
  const peers = [await loadHighs(), await loadBridgesSolver()]
  const making = craft.make(spec.parse({ size: 7, level: 1 }), new Rng('peer'), new Budget(1e6))
  let turn = making.next()
  while (!turn.done) turn = making.next()
  if (!turn.value.ok) throw new Error(turn.value.error.text.en)
  const { puzzle } = turn.value.value
  expect(peers.every((peer) => peer !== null)).toBe(true)
  for (const peer of peers) expect(peer?.(puzzle)).toBe(true)
  const apart = {
    width: 5,
    height: 1,
    islands: [
      [0, 0, 1],
      [1, 0, 1],
      [3, 0, 1],
      [4, 0, 1],
    ] as [number, number, number][],
  }
  expect(peers[0]?.(apart)).toBe(false)
})
