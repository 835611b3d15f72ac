import { expect, it } from 'vitest'
import { Rng } from '../base/rng.ts'
import { Gather } from './gather.ts'
import { sizeTried } from './sizeforall.ts'
import { buildWordIndex } from './wordindex.ts'

const short = ['ANT', 'TAN', 'NAT']
const overlong = 'ANTANTANTANTANTANTANTANT'
const gathered = (words: readonly string[]) => {
  const gather = new Gather(buildWordIndex(words), new Rng('a'), 'page')
  for (let step = 0; step < 200; step++) gather.step()
  return gather.now()
}
const messageOf = (tried: readonly string[], words: readonly string[], wanted?: readonly string[]) =>
  sizeTried(gathered(tried), words, wanted)?.text.en

it('the note gives a size for all words, and says where no size is needed', () => {
  expect(messageOf(short, short)).toMatch(
    /^A board of \d+ by \d+ takes all 3 words \(tried\); without `size` one is made/,
  )
})

it('the note does not promise a board without a size for a word too long for it, unless that word must appear', () => {
  const words = [...short, overlong]
  expect(messageOf(words, words)).toMatch(/^A board of \d+ by \d+ takes all 4 words \(tried\)\.$/)
  expect(messageOf(words, words, [overlong])).toContain('without `size`')
})

it('a trial that does not place all words gives no size', () => {
  expect(messageOf(short, [...short, 'CAT'])).toBeUndefined()
})
