import { expect, it } from 'vitest'
import { Budget } from '../../base/budget.ts'
import { Rng } from '../../base/rng.ts'
import { slotsOf, textIn } from '../../wordgrid/slots.ts'
import { craft } from './craft.ts'
import { spec } from './spec.ts'

/** The words on a board. */
function wordsOn(options: object, seed: string): string[] {
  const making = craft.make(spec.parse({ size: 6, ...options }), new Rng(seed), new Budget(30_000))
  let turn = making.next()
  while (!turn.done) turn = making.next()
  if (!turn.value.ok) throw new Error(turn.value.error.text.en)
  const { rows } = turn.value.value.answer
  return slotsOf(rows).slots.map((slot) => textIn(rows, slot))
}

it('a keyword is a word on its own board only where it must be, or where no other word has its letters', () => {
  const words = ['CAT', 'TEA', 'TIGER', 'GATE', 'GET', 'TAG', 'CAGE', 'RAT']
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    expect([seed, wordsOn({ words, keyword: 'GATE' }, seed)]).toEqual([seed, expect.not.arrayContaining(['GATE'])])
    expect(wordsOn({ words, keyword: 'GATE', must: ['GATE'] }, seed)).toContain('GATE')
    expect(wordsOn({ words: ['GATE', 'TEA'], keyword: 'GATE' }, seed)).toContain('GATE')
  }
})
