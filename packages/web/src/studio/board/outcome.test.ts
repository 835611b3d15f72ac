import { expect, it } from 'vitest'
import { shortList } from '../../../../core/src/words/usable.ts'
import type { PuzzleView } from '../workers/core/protocol.ts'
import { longList, outcomeOf } from './outcome.ts'

type Source = Parameters<typeof outcomeOf>[0]

const board = { width: 13, height: 9 } as PuzzleView['board']
const source = (words: number, score: Source['score'], bound: number | null): Source => ({
  board,
  score,
  bound,
  places: Array.from({ length: words }, (_, at) => ({ word: `w${at}` })),
})

it('a board of a whole list says how many words and how large; nothing is left to say about words', () => {
  const score = { objective: 'words', value: 10, area: 117, leastArea: 32, components: 1, leastPieces: 1 }
  expect(outcomeOf(source(10, score, 10), 10)).toEqual({
    words: 10,
    listed: 10,
    high: 9,
    wide: 13,
    pieces: 1,
    isFull: false,
    limits: [{ of: 'area', now: 117, least: 32 }],
  })
})

it('where words are left, it says whether more could fit, and in how many pieces the board is', () => {
  const score = { objective: 'words', value: 12, components: 3, leastPieces: 2 }
  expect(outcomeOf(source(12, score, 12), 15)).toMatchObject({ listed: 15, isFull: true, pieces: 3 })
  const open = outcomeOf(source(12, score, 14), 15)
  expect(open?.isFull).toBe(false)
  expect(open?.limits).toEqual([
    { of: 'words', most: 14 },
    { of: 'pieces', now: 3, least: 2 },
  ])
})

it('words of a long list that are not on the board are not counted as missing', () => {
  const score = { objective: 'white', white: 50 }
  expect(outcomeOf(source(20, score, 60), longList + 1)?.listed).toBeNull()
  expect(outcomeOf(source(20, score, 60), longList)?.listed).toBe(longList)
  expect(longList).toBe(shortList)
})

it('the proved limit of another aim stands only where words are left and something may improve', () => {
  const score = { objective: 'crossings', value: 12 }
  expect(outcomeOf(source(5, score, 20.123), 9)?.limits).toEqual([
    { of: 'most', objective: 'crossings', now: 12, most: 20.12 },
  ])
  expect(outcomeOf(source(5, score, 20), 5)?.limits).toEqual([])
})

it('a board without words has no such figures', () => expect(outcomeOf(source(0, {}, null), 3)).toBeNull())
