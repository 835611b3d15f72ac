import { expect, it } from 'vitest'
import { toEntry } from './entry.ts'
import { enumerationOf } from './enumeration.ts'

const enumerated = (word: string, shown?: string): string => {
  const entry = toEntry({ word, shown })
  if (!entry.ok) throw new Error(entry.error.text.en)
  return enumerationOf(entry.value)
}

it.each([
  ['cat', '3'],
  ['polar bear', '5,4'],
  ['well-known', '4-5'],
  ['Jack-in-the-box toy', '4-2-3-3,3'],
  ["rock 'n' roll", '4,1,4'],
  ["don't", '4'],
  ['Café au lait', '4,2,4'],
  ['Straße', '7'],
  ['U.S.A.', '3'],
  [' -cat- ', '3'],
  ['もりの くまさん', '3,4'],
  ['サン・マリノ', '2,3'],
])('the parts of “%s” are %s', (word, parts) => {
  expect(enumerated(word)).toBe(parts)
})

it('is only the length where the writing has other letters than the cells', () => {
  expect(enumerated('としょしつ', '図書室')).toBe('5')
  expect(enumerated('としょしつ', '図書 室')).toBe('5')
})
