import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Rng } from '../rng.ts'
import { chained } from './chains.ts'
import { slotsOf, textIn } from './slots.ts'

const wordsOn = (pieces: readonly (readonly string[])[]): string[] =>
  pieces.flatMap((rows) => slotsOf(rows).slots.map((slot) => textIn(rows, slot))).sort()

it('every word stands on some piece, and no other run of letters does', () => {
  const word = fc.string({ unit: fc.constantFrom(...'ABCDE'), minLength: 2, maxLength: 6 })
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 12 }), fc.string(), (words, seed) => {
      expect(wordsOn(chained(words, new Rng(seed)))).toEqual([...words].sort())
    }),
  )
})

it('ten words of few letters hang together in one of some tries', () => {
  const words = ['CAT', 'DOG', 'TIGER', 'HORSE', 'COW', 'RABBIT', 'GOAT', 'RAT', 'HEN', 'DUCK']
  const rng = new Rng('ten')
  const least = Math.min(...Array.from({ length: 200 }, () => chained(words, rng).length))
  expect(least).toBe(1)
})
