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

describe('a board that should hold every word', () => {
  const all = {
    ...cells,
    objective: 'words',
    value: 8,
    words: 8,
    area: 36,
    leastArea: 30,
    components: 1,
    leastPieces: 1,
  }

  it('is told with its cells and the fewest that there can be', () => {
    expect(told(all, 8)).toBe('8 words on 36 cells (at least 30)')
    expect(told({ ...all, leastArea: 36 }, 8)).toBe('8 words on 36 cells (proved least)')
    const { leastArea: _, ...given } = all
    expect(told(given, 8)).toBe('8 words on 36 cells')
  })

  it('is told with its pieces, where it has several', () => {
    expect(told({ ...all, components: 3, leastPieces: 2 }, 8)).toBe(
      '8 words in 3 pieces (at least 2) on 36 cells (at least 30)',
    )
    expect(worth({ score: { ...all, components: 2, leastPieces: 2 }, bound: 8 }, {})?.ja).toBe(
      '単語 8、まとまり 2（最小と証明済み）、マス 36（下界 30）',
    )
  })

  it('is told with its words alone, where some are missing', () => {
    expect(told(all, 9)).toBe('words 8 (at most 9)')
  })
})
