import fc from 'fast-check'
import { expect, it } from 'vitest'
import { overlongAmong } from './overlong.ts'

const animals = 'cat dog horse cow zebra lion bear mouse goat sheep'.split(' ')
const long = 'pneumonoultramicroscopicsilicovolcanoconiosis'

it('a word far longer than a board for the others is overlong, and so are two such words', () => {
  expect([...overlongAmong([...animals, long], 2)]).toEqual([long])
  expect(overlongAmong([...animals, long, long.slice(2)], 2).size).toBe(2)
  expect(overlongAmong([...animals, 'hippopotamus'], 2).size).toBe(0)
})

it('no word is overlong alone, among words of similar length, or up to fifteen letters', () => {
  expect(overlongAmong([long], 2).size).toBe(0)
  expect(overlongAmong([long, long.slice(1), long.slice(2)], 2).size).toBe(0)
  const words = fc.array(fc.string({ minLength: 1, maxLength: 15 }), { maxLength: 30 })
  fc.assert(fc.property(words, (list) => overlongAmong(list, 2).size === 0))
})
