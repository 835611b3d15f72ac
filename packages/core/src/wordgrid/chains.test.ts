import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Rng } from '../base/rng.ts'
import { Chains } from './chains.ts'
import { minPieces } from './minima.ts'
import { outlineOf } from './outline.ts'
import { scoreOf } from './score.ts'
import { ShapeCost } from './shape.ts'
import { slotsOf, textIn } from './slots.ts'

const wordsOn = (pieces: readonly (readonly string[])[]): string[] =>
  pieces.flatMap((rows) => slotsOf(rows).slots.map((slot) => textIn(rows, slot))).sort()
const cost = new ShapeCost('page', true)
const word = fc.string({ unit: fc.constantFrom(...'ABCDE'), minLength: 2, maxLength: 6 })

it('every word stands on some piece, whichever words are taken off, and there are no other runs of letters', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 12 }), fc.string(), (words, seed) => {
      const chains = new Chains(words, new Rng(seed), 1, cost)
      for (let step = 0; step < 5; step++) {
        expect(wordsOn(chains.rows())).toEqual([...words].sort())
        expect(chains.rows().map((rows) => scoreOf(rows).components)).toEqual(chains.rows().map(() => 1))
        expect(chains.pieces.map(({ outline }) => outline)).toEqual(chains.rows().map(outlineOf))
        chains.step()
      }
    }),
  )
})

it('never connects words in fewer pieces than the proved minimum', () => {
  const scarce = fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMN'), minLength: 2, maxLength: 4 })
  fc.assert(
    fc.property(fc.uniqueArray(scarce, { minLength: 2, maxLength: 8 }), fc.string(), (words, seed) => {
      const chains = new Chains(words, new Rng(seed), 1, cost)
      for (let step = 0; step < 20; step++) chains.step()
      expect(chains.pieces.length).toBeGreaterThanOrEqual(minPieces(words))
    }),
  )
})

it.each(['a', 'b', 'c'])('twenty-four school subjects connect in two pieces (%s)', (seed) => {
  const words =
    'こくご さんすう すうがく りか しやかい せいかつ おんがく ずこう びじゆつ たいいく かてい ぎじゆつ えいご どうとく ほけん しよどう しよしや ちり れきし こうみん かがく ぶつり せいぶつ ちがく'
  const chains = new Chains(words.split(' '), new Rng(seed), 1, cost)
  for (let step = 0; step < 3000 && chains.pieces.length > 2; step++) chains.step()
  expect(chains.pieces.length).toBeLessThanOrEqual(2)
})

it('pieces that are moved a thousand times are still valid, and few', () => {
  const words = ['CAT', 'DOG', 'TIGER', 'HORSE', 'COW', 'RABBIT', 'GOAT', 'RAT', 'HEN', 'DUCK', 'ZZ', 'QQQ']
  const chains = new Chains(words, new Rng('moved'), 1, cost)
  for (let step = 0; step < 1000; step++) chains.step()
  expect(wordsOn(chains.rows())).toEqual([...words].sort())
  expect(chains.pieces).toHaveLength(3)
})
