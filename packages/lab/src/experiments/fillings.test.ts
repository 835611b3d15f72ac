import { expect, test } from 'vitest'
import type { Context } from '../report/experiment.ts'
import { fillings } from './fillings.ts'
import { childSeconds, deckOf } from './qxw.ts'

test('without the lists the experiment reports what is missing', async () => {
  for (const data of [null, import.meta.dirname]) {
    const context: Context = { quick: true, seed: 'a', data, cpu: () => 0 }
    const turn = await fillings.run(context).next()
    expect(turn).toMatchObject({ done: true, value: { ok: false, error: { code: 'no-data' } } })
  }
})

test('a deck lists the cells of every slot', () => {
  expect(deckOf(['..', '.#'], 'words', 'AZ').split('\n').slice(4)).toEqual(['c0 c1', 'c0 c2', ''])
})

test('the time of a program is that of the shell’s children', () => {
  expect(childSeconds('0m0.001s 0m0.002s\n1m2.500s 0m0.250s\n')).toBeCloseTo(62.75)
})
