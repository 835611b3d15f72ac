/** When a run of many puzzles gives up: after a number of tries in a row without anything new, counted exactly. */
import { expect, it } from 'vitest'
import { bad, good, problem, type Result } from '../base/result.ts'
import { type BatchEnd, batch } from './batch.ts'

const failure = bad(problem('no', 'No.', 'いいえ。'))

async function endOf(reply: (index: number) => Result<string>): Promise<BatchEnd> {
  const running = batch<string>({
    seed: 'run',
    count: 1_000,
    threads: 2,
    make: async (seed) => reply(Number(seed.slice('run/'.length))),
    canonicalKey: (made) => made,
    stop: new AbortController().signal,
  })
  let turn = await running.next()
  while (!turn.done) turn = await running.next()
  return turn.value
}

it('a hundred duplicates in a row end it, and each is counted', async () => {
  expect(await endOf((index) => good(String(index % 3)))).toEqual({
    made: 3,
    duplicates: 100,
    failures: 0,
    lastFailure: null,
  })
})

it('a failure weighs as much as five duplicates', async () => {
  expect(await endOf(() => failure)).toMatchObject({ made: 0, duplicates: 0, failures: 20 })
  const mixed = await endOf((index) => (index <= 19 ? failure : good('one')))
  // the 95 for failures are reset by the first puzzle
  expect(mixed).toMatchObject({ made: 1, duplicates: 100, failures: 19 })
})

it('anything new restarts the count', async () => {
  const end = await endOf((index) => good(index === 100 ? 'late' : 'one'))
  expect(end).toMatchObject({ made: 2, duplicates: 198 })
})
