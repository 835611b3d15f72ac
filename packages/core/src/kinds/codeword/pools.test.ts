import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Rng } from '../../base/rng.ts'
import { drawAlike, patternOf } from './pools.ts'

const list = 'note tone neat ante tent toot noon anon cat dog cow hen teat level'.split(' ')

it('draws whole families of words with one pattern, and always the words that must stay', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const drawn = drawAlike(list, new Set(['level']), new Rng(seed))
      expect(drawn).toContain('level')
      const patterns = new Set(drawn.filter((word) => word !== 'level').map(patternOf))
      expect(drawn).toEqual(list.filter((word) => word === 'level' || patterns.has(patternOf(word))))
    }),
  )
})

it('draws different words from time to time', () => {
  const rng = new Rng('draw')
  const draws = Array.from({ length: 20 }, () => drawAlike(list, new Set(), rng).length)
  expect(new Set(draws).size).toBeGreaterThan(2)
})

it('takes all words where no two are alike', () => {
  const apart = ['cat', 'noon', 'level', 'banana']
  for (const seed of ['a', 'b', 'c']) expect(drawAlike(apart, new Set(), new Rng(seed))).toEqual(apart)
})
