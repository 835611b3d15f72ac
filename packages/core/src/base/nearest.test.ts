import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nearest } from './nearest.ts'

const kinds = ['blocksum', 'crossword', 'hashi', 'skeleton', 'wordsearch']

it('a typo of one key still finds the name', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.nat(), fc.constantFrom('drop', 'swap', 'double'), (name, at, slip) => {
      const i = at % (name.length - 1)
      const [a = '', b = ''] = [name[i], name[i + 1]]
      const middle = slip === 'drop' ? b : slip === 'swap' ? b + a : a + a + b
      expect(nearest(name.slice(0, i) + middle + name.slice(i + 2), kinds)).toEqual([name])
    }),
    { numRuns: 500 },
  )
})

it('a beginning finds the name', () => {
  expect(nearest('cross', kinds)).toEqual(['crossword'])
  expect(nearest('BLOCKSUM', kinds)).toEqual(['blocksum'])
})

it('a name that resembles none gets no suggestion', () => {
  for (const word of ['sudoku', 'x', '', 'a'.repeat(10_000), 'パズル']) expect(nearest(word, kinds)).toEqual([])
})

it('a short name is not guessed from another, and three or more equally near names are not suggested', () => {
  expect(nearest('R4', ['none', 'R1', 'R2', 'R3'])).toEqual([])
  expect(nearest('r1', ['none', 'R1', 'R2', 'R3'])).toEqual(['R1'])
  expect(nearest('animals', ['animals.en', 'animals.ja', 'weather.en'])).toEqual(['animals.en', 'animals.ja'])
  expect(nearest('sub-9', ['sub-1', 'sub-2', 'sub-3'])).toEqual([])
})
