import { describe, expect, it } from 'vitest'
import type { Score } from '../kind/craft.ts'
import { worth } from './worth.ts'

const told = (score: Score, bound: number | null, spec = {}) => worth({ score, bound }, spec)?.en ?? null
const cells = { white: 20, black: 16 }

describe('a board that should be as white as can be', () => {
  it('is told with what is proved of it', () => {
    expect(told({ ...cells, objective: 'white', value: 20 }, 24.5)).toBe('white cells 20 (at most 24)')
    expect(told({ ...cells, objective: 'crossings', value: 9 }, 9)).toBe('crossings 9 (proved best)')
    expect(told({ ...cells, objective: 'penalty', value: 12.5 }, 12.5)).toBe('value 12.5 (proved best)')
    expect(worth({ score: { ...cells, value: 20 }, bound: 24 }, {})?.ja).toBe('白マス 20（上界 24）')
  })

  it('is told with the sum, where it is worth less for its black pairs', () => {
    const score = { ...cells, blackPairs: 30, objective: 'penalty', value: -10 }
    expect(told(score, -4)).toBe('value −10 (20 white cells − 30 black pairs; at most −4)')
    expect(told(score, -4, { penalty: 2 })).toBe('value −10 (20 white cells − 2 × 30 black pairs; at most −4)')
  })

  it('is told without a bound that says nothing', () => {
    expect(told(cells, 36)).toBe('white cells 20')
    expect(told({ ...cells, unplaced: 0 }, 20)).toBe('white cells 20')
    expect(told(cells, 24, { pattern: '..' })).toBe('white cells 20')
  })
})

it('a board that is not to be white, or of which nothing is proved, is worth no words', () => {
  expect(told({ words: 5, letters: 20 }, 30)).toBe(null)
  expect(told(cells, null)).toBe(null)
  expect(told({ ...cells, objective: 'toString' }, 30)).toBe(null)
})
