import { expect, it } from 'vitest'
import type { Puzzle } from './puzzle/model.ts'
import { sameness } from './sameness.ts'

const puzzle: Puzzle = {
  size: 2,
  rows: [
    [0, 0],
    [1, 2],
  ],
  sums: { 0: 3, 1: 1, 2: 2 },
  givens: [],
}

it('blocks by other names are the same puzzle, other sums, blocks or givens are not', () => {
  const renamed = {
    ...puzzle,
    rows: [
      [7, 7],
      [40, 3],
    ],
    sums: { 3: 2, 7: 3, 40: 1 },
  }
  expect(sameness(renamed)).toBe(sameness(puzzle))
  // mirrored: the sums below change places
  expect(sameness({ ...puzzle, sums: { 0: 3, 1: 2, 2: 1 } })).toBe(sameness(puzzle))
  expect(sameness({ ...puzzle, sums: { 0: 3, 1: 2, 2: 2 } })).not.toBe(sameness(puzzle))
  expect(sameness({ ...puzzle, givens: [[1, 0, 1]] })).not.toBe(sameness(puzzle))
  const together = {
    ...puzzle,
    rows: [
      [0, 0],
      [1, 1],
    ],
    sums: { 0: 3, 1: 3 },
  }
  expect(sameness(together)).not.toBe(sameness(puzzle))
})
