import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nearest } from './suggest.ts'

const kinds = ['blocksum', 'crossword', 'hashi', 'skeleton', 'wordsearch']

it('a slip of one key still finds the name', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.nat(), fc.constantFrom('drop', 'swap', 'double'), (name, at, slip) => {
      const i = at % (name.length - 1)
      const [a = '', b = ''] = [name[i], name[i + 1]]
      const middle = slip === 'drop' ? b : slip === 'swap' ? b + a : a + a + b
      expect(nearest(name.slice(0, i) + middle + name.slice(i + 2), kinds)).toBe(name)
    }),
    { numRuns: 500 },
  )
})

it('a beginning finds the name', () => {
  expect(nearest('cross', kinds)).toBe('crossword')
  expect(nearest('BLOCKSUM', kinds)).toBe('blocksum')
})

it('a name that is near nothing gets no suggestion', () => {
  for (const word of ['sudoku', 'x', '', 'a'.repeat(10_000), 'パズル']) expect(nearest(word, kinds)).toBe(null)
})
