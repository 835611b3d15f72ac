import { expect, test } from 'vitest'
import { emptiness } from '../report/findings.ts'
import { blocksumSolvers } from './blocksum-solvers.ts'

test('in a quick run every solver proves each of its boards unique', async () => {
  let ms = 0
  const running = blocksumSolvers.run({ quick: true, seed: 'a', data: null, cpu: () => (ms += 100) })
  let turn = await running.next()
  while (!turn.done) turn = await running.next()
  if (!turn.value.ok) throw new Error(turn.value.error.text.en)
  expect(emptiness(turn.value.value)).toBeNull()
  expect(turn.value.value.tables[0]?.rows).toHaveLength(6)
})
