import { expect, it } from 'vitest'
import { spec } from './spec.ts'
import { usableWords } from './usable.ts'

const usable = (options: object): string[] => usableWords(spec.parse(options), 5).usable.map(({ word }) => word)

it('a keyword does not stand on its own board, unless it must or there is no other word', () => {
  const words = ['CAT', 'TEA', 'TIGER', 'ELEPHANT']
  expect(usable({ words, keyword: 'TEA' })).toEqual(['CAT', 'TIGER'])
  expect(usableWords(spec.parse({ words, keyword: 'TEA' }), 5).unusable.map(({ reason }) => reason.code)).toEqual([
    'longer-than-board',
    'is-keyword',
  ])
  expect(usable({ words, keyword: 'TEA', must: ['TEA'] })).toEqual(['CAT', 'TEA', 'TIGER'])
  expect(usable({ words: ['TEA'], keyword: 'TEA' })).toEqual(['TEA'])
})
