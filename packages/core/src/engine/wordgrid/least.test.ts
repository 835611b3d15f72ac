import { expect, it } from 'vitest'
import { groupsOf, leastArea, leastPieces, mostCrossings, mostWords } from './least.ts'

it('a letter crosses half as often as it occurs, and never within one word', () => {
  expect(mostCrossings(['CAT', 'TEA'])).toBe(2)
  expect(mostCrossings(['AAA', 'BCD'])).toBe(0)
  expect(mostCrossings(['AAA', 'AB'])).toBe(1)
})

it('words that share no letter are groups of their own', () => {
  expect(groupsOf(['CAT', 'TEA', 'ZOO', 'OX', 'FLY']).map((group) => group.toSorted())).toEqual(
    expect.arrayContaining([['CAT', 'TEA'], ['OX', 'ZOO'], ['FLY']]),
  )
})

it('words that share one letter only cannot all hang together', () => {
  expect(leastPieces(['AB', 'AC'])).toBe(1)
  expect(leastPieces(['AB', 'AC', 'AD'])).toBe(2)
  expect(leastPieces(['AB', 'AC', 'AD', 'AE', 'AF', 'AG'])).toBe(3)
  // of two letters each alone proves nothing
  expect(leastPieces(['らいおん', 'とら', 'しろくま', 'くじら', 'らくだ'])).toBe(2)
})

it('the least area is reached by boards that cannot be smaller', () => {
  expect(leastArea(['CAT'])).toBe(3)
  expect(leastArea(['CAT', 'DOG'])).toBeLessThanOrEqual(9)
  // CAT, TEN and CAR, with RUN: a ring around one black cell
  expect(leastArea(['CAT', 'TEN', 'CAR', 'RUN'])).toBe(9)
  // ABCDEF#AB: in one row
  expect(leastArea(['ABCDEF', 'AB'])).toBeLessThanOrEqual(9)
})

it('a board cannot hold more words than its cells and neighbours allow', () => {
  const words = ['CAT', 'TEN', 'CAR', 'RUN', 'DOG', 'OWL', 'EEL']
  expect(mostWords(words, { width: 3, height: 3 })).toBeLessThan(words.length)
  expect(mostWords(words, { width: 3, height: 3 })).toBeGreaterThanOrEqual(4)
  expect(mostWords(words, { width: 20, height: 20 })).toBe(words.length)
})
