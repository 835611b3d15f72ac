import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withoutLostPairs } from './boards.ts'

it('disguised words share no letter that only two of them have, and can be restored', () => {
  const word = fc.string({ unit: fc.constantFrom(...'ABCDEFGH'), minLength: 2, maxLength: 5 })
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 8 }), (words) => {
      const { disguised, plain } = withoutLostPairs(words)
      expect(disguised.map(plain)).toEqual(words)
      const cells = [...disguised.join('')]
      for (const letter of new Set(cells)) {
        const holders = disguised.filter((each) => each.includes(letter))
        if (holders.length === 2) expect(cells.filter((other) => other === letter).length).toBeGreaterThan(2)
      }
    }),
  )
})
