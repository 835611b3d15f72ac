import { expect, it } from 'vitest'
import { canonicalKey } from './canonical.ts'
import type { Puzzle } from './puzzle/model.ts'

const puzzle: Puzzle = {
  size: 2,
  rows: [
    [0, 0],
    [1, 2],
  ],
  sums: { 0: 3, 1: 1, 2: 2 },
  givens: [],
}

it('blocks with other names are the same puzzle, other sums, blocks or givens are not', () => {
  const renamed = {
    ...puzzle,
    rows: [
      [7, 7],
      [40, 3],
    ],
    sums: { 3: 2, 7: 3, 40: 1 },
  }
  expect(canonicalKey(renamed)).toBe(canonicalKey(puzzle))
  // mirrored: the sums below change places
  expect(canonicalKey({ ...puzzle, sums: { 0: 3, 1: 2, 2: 1 } })).toBe(canonicalKey(puzzle))
  expect(canonicalKey({ ...puzzle, sums: { 0: 3, 1: 2, 2: 2 } })).not.toBe(canonicalKey(puzzle))
  expect(canonicalKey({ ...puzzle, givens: [[1, 0, 1]] })).not.toBe(canonicalKey(puzzle))
  const together = {
    ...puzzle,
    rows: [
      [0, 0],
      [1, 1],
    ],
    sums: { 0: 3, 1: 3 },
  }
  expect(canonicalKey(together)).not.toBe(canonicalKey(puzzle))
})
