import { expect, it } from 'vitest'
import { Budget } from '../../base/budget.ts'
import { Rng } from '../../base/rng.ts'
import { solve } from './exact.ts'
import { contract } from './fixtures/contract.ts'
import { made } from './fixtures/made.ts'
import { recount } from './recount.ts'

it('agrees with the exact solver on valid and damaged boards that are large enough for sums of bands', async () => {
  const seen = new Set<string>()
  for (const seed of ['a', 'b', 'c', 'd']) {
    const puzzle = made({ size: 7, scheme: 'unique' }, seed).puzzle
    const damaged = contract.vary(puzzle, new Rng(seed)).slice(0, 3)
    for (const board of [puzzle, ...damaged]) {
      const first = solve(board, 2, new Budget(1_000_000))
      const second = await recount(board, 2, new Budget(1_000_000))
      expect(second.status).toBe(first.status)
      if (first.status === 'unique') expect(second.answers).toEqual(first.answers)
      seen.add(first.status)
    }
  }
  expect([...seen].sort()).toEqual(['none', 'several', 'unique'])
})
