import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupsOf, maxCrossings, maxWords, minArea, minPieces } from './minima.ts'
import { slotsOf, textIn } from './slots.ts'

it('a letter has at most half as many crossings as occurrences, and none within one word', () => {
  expect(maxCrossings(['CAT', 'TEA'])).toBe(2)
  expect(maxCrossings(['AAA', 'BCD'])).toBe(0)
  expect(maxCrossings(['AAA', 'AB'])).toBe(1)
})

it('words that share no letter are groups of their own', () => {
  expect(groupsOf(['CAT', 'TEA', 'ZOO', 'OX', 'FLY']).map((group) => group.toSorted())).toEqual(
    expect.arrayContaining([['CAT', 'TEA'], ['OX', 'ZOO'], ['FLY']]),
  )
})

it('words that share only one letter cannot all connect', () => {
  expect(minPieces(['AB', 'AC'])).toBe(1)
  expect(minPieces(['AB', 'AC', 'AD'])).toBe(2)
  expect(minPieces(['AB', 'AC', 'AD', 'AE', 'AF', 'AG'])).toBe(3)
  // leaving out one of two letters alone proves nothing
  expect(minPieces(['らいおん', 'とら', 'しろくま', 'くじら', 'らくだ'])).toBe(2)
})

it('the minimum area is reached by boards that cannot be smaller', () => {
  expect(minArea(['CAT'])).toBe(3)
  expect(minArea(['CAT', 'DOG'])).toBeLessThanOrEqual(9)
  // CAT, TEN and CAR, with RUN: a ring around one black cell
  expect(minArea(['CAT', 'TEN', 'CAR', 'RUN'])).toBe(9)
  // ABCDEF#AB: in one row
  expect(minArea(['ABCDEF', 'AB'])).toBeLessThanOrEqual(9)
})

it('a board cannot hold more words than its cells and neighbours allow', () => {
  const words = ['CAT', 'TEN', 'CAR', 'RUN', 'DOG', 'OWL', 'EEL']
  expect(maxWords(words, { width: 3, height: 3 })).toBeLessThan(words.length)
  expect(maxWords(words, { width: 3, height: 3 })).toBeGreaterThanOrEqual(4)
  expect(maxWords(words, { width: 20, height: 20 })).toBe(words.length)
})

it('no board, however dense, has fewer pieces than proved for its words', () => {
  const cell = fc.constantFrom(...'####ABCDEFGH')
  const board = fc.array(fc.array(cell, { minLength: 5, maxLength: 5 }), { minLength: 2, maxLength: 5 })
  fc.assert(
    fc.property(board, (cells) => {
      const rows = cells.map((row) => row.join(''))
      const { slots, crossings } = slotsOf(rows)
      const words = slots.map((slot) => textIn(rows, slot))
      const joined = slots.map((_, slot) => new Set([slot]))
      for (const [slot, its] of crossings.entries())
        for (const crossing of its ?? []) {
          if (crossing === null || joined[slot] === joined[crossing.slot]) continue
          const both = new Set([...joined[slot]!, ...joined[crossing.slot]!])
          for (const one of both) joined[one] = both
        }
      expect(minPieces(words)).toBeLessThanOrEqual(new Set(joined).size)
    }),
    { numRuns: 300 },
  )
})

it('of two words that would lie side by side without a word through them only one is crossed', () => {
  // each of BAC, DEF crosses ZAEZ in the middle, so at most one does; the others share no letter
  expect(minPieces(['ZAEY', 'BAC', 'DEF'])).toBe(2)
  // with words for the cells above and below, both do
  expect(minPieces(['ZAEY', 'BAC', 'DEF', 'BD', 'CF'])).toBe(1)
})
