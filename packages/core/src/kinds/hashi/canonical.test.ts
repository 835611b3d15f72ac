import { expect, it } from 'vitest'
import { Rng } from '../../base/rng.ts'
import { craft } from './craft.ts'
import type { Puzzle } from './puzzle/model.ts'

const puzzle: Puzzle = {
  width: 4,
  height: 3,
  islands: [
    [0, 0, 2],
    [3, 0, 1],
    [0, 2, 3],
    [2, 2, 2],
  ],
}
const canonicalKey = (islands: Puzzle['islands']): string => craft.canonicalKey({ ...puzzle, islands }, { bridges: [] })

it('islands in another order are the same puzzle, but other numbers or places are not', () => {
  const { islands } = puzzle
  for (let round = 0; round < 20; round++)
    expect(canonicalKey(new Rng(`order-${round}`).shuffle([...islands]))).toBe(canonicalKey(islands))
  expect(canonicalKey(islands.with(1, [3, 0, 2]))).not.toBe(canonicalKey(islands))
  expect(canonicalKey(islands.with(3, [3, 2, 2]))).not.toBe(canonicalKey(islands))
})
