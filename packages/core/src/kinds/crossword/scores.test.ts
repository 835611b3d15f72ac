import { expect, it } from 'vitest'
import { Budget } from '../../base/budget.ts'
import { Rng } from '../../base/rng.ts'
import { craft } from './craft.ts'
import { spec } from './spec.ts'

function rowsOf(scores: Readonly<Record<string, number>>): string {
  const words = Object.entries(scores).map(([word, score]) => ({ word, score }))
  const making = craft.make(spec.parse({ words, size: 8 }), new Rng('scores'), new Budget(30_000))
  let turn = making.next()
  while (!turn.done) turn = making.next()
  return turn.value.ok ? turn.value.value.answer.rows.join('/') : turn.value.error.text.en
}

it('among equally white boards the one with the higher scores is made', () => {
  const high = rowsOf({ CAT: 1, COW: 50, DOG: 100 })
  const low = rowsOf({ CAT: 100, COW: 50, DOG: 1 })
  // COW crosses either of the others, but never both at the same letter
  expect([high.includes('G'), high.includes('T')]).toEqual([true, false])
  expect([low.includes('G'), low.includes('T')]).toEqual([false, true])
})
