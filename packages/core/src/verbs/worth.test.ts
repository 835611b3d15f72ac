import { describe, expect, it } from 'vitest'
import type { Score } from '../kind/craft.ts'
import { worth } from './worth.ts'

const messageOf = (score: Score, bound: number | null, spec = {}) => worth({ score, bound }, spec)?.en ?? null
const cells = { white: 20, black: 16 }

describe('a board that should be as white as can be', () => {
  it('is described with its proved bound', () => {
    expect(messageOf({ ...cells, objective: 'white', value: 20 }, 24.5)).toBe('white cells 20 (at most 24)')
    expect(messageOf({ ...cells, objective: 'crossings', value: 9 }, 9)).toBe('crossings 9 (proved best)')
    expect(messageOf({ ...cells, objective: 'penalty', value: 12.5 }, 12.5)).toBe('value 12.5 (proved best)')
    expect(worth({ score: { ...cells, value: 20 }, bound: 24 }, {})?.ja).toBe('白マス 20（上界 24）')
  })

  it('is described with the sum, where black pairs reduce its score', () => {
    const score = { ...cells, blackPairs: 30, objective: 'penalty', value: -10 }
    expect(messageOf(score, -4)).toBe('value −10 (20 white cells − 30 black pairs; at most −4)')
    expect(messageOf(score, -4, { penalty: 2 })).toBe('value −10 (20 white cells − 2 × 30 black pairs; at most −4)')
  })

  it('is described without a bound that means nothing', () => {
    expect(messageOf(cells, 36)).toBe('white cells 20')
    expect(messageOf({ ...cells, unplaced: 0 }, 20)).toBe('white cells 20')
    expect(messageOf(cells, 24, { pattern: '..' })).toBe('white cells 20')
  })
})

it('a board with neither objective, or without a bound, has no description', () => {
  expect(messageOf({ words: 5, letters: 20 }, 30)).toBe(null)
  expect(messageOf(cells, null)).toBe(null)
  expect(messageOf({ ...cells, objective: 'toString' }, 30)).toBe(null)
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

  it('is described with its cells, and with the fewest that there can be where no shape was wanted', () => {
    const any = { shape: 'any' }
    expect(messageOf(all, 8)).toBe('8 words on 36 cells')
    expect(messageOf(all, 8, any)).toBe('8 words on 36 cells (at least 30)')
    expect(messageOf({ ...all, leastArea: 36 }, 8, any)).toBe('8 words on 36 cells (proved least)')
    const { leastArea: _, ...given } = all
    expect(messageOf(given, 8, any)).toBe('8 words on 36 cells')
  })

  it('is described with its pieces, where it has several', () => {
    expect(messageOf({ ...all, components: 3, leastPieces: 2 }, 8)).toBe('8 words in 3 pieces (at least 2) on 36 cells')
    expect(worth({ score: { ...all, components: 2, leastPieces: 2 }, bound: 8 }, {})?.ja).toBe(
      '単語 8、まとまり 2（最小と証明済み）、マス 36',
    )
  })

  it('is described only by its words, where some are missing', () => {
    expect(messageOf(all, 9)).toBe('words 8 (at most 9)')
  })
})
