import { expect, it } from 'vitest'
import type { Point } from '../desk/search.ts'
import { gainsOf } from './gains.ts'

const at = (ms: number, value: number, bound: number | null, ...fresh: string[]): Point => ({ ms, value, bound, fresh })

it('the gains of a search are its first board, each better one with its new words, and each lower bound', () => {
  expect(gainsOf([at(700, 33, 58), at(1200, 36, 58, 'シカオイ'), at(2900, 36, 56), at(3100, 36.3, 56)])).toEqual([
    { ms: 700, value: 33, about: 'first' },
    { ms: 1200, value: 36, about: 'score', by: 3, words: ['シカオイ'] },
    { ms: 2900, value: 36, about: 'bound', from: 58, to: 56 },
    { ms: 3100, value: 36.3, about: 'score', by: 0.3, words: [] },
  ])
})

it('a board that is not better is no gain, and without a search there are none', () => {
  expect(gainsOf([at(1, 5, null), at(2, 4, null), at(3, 4, 9)])).toEqual([{ ms: 1, value: 5, about: 'first' }])
  expect(gainsOf([])).toEqual([])
})
