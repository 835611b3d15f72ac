import { expect, it } from 'vitest'
import { Budget } from '../../engine/budget.ts'
import { Rng } from '../../engine/rng.ts'
import { solve } from './exact.ts'
import { contract } from './fixtures/contract.ts'
import { make } from './make.ts'
import type { Puzzle } from './model.ts'
import { recount } from './recount.ts'
import { spec } from './spec.ts'

function made(seed: string): Puzzle {
  const making = make(spec.parse({ size: 7, scheme: 'unique' }), new Rng(seed), new Budget(100_000))
  for (let turn = making.next(); ; turn = making.next())
    if (turn.done) {
      if (!turn.value.ok) throw new Error(turn.value.error.text.en)
      return turn.value.value.puzzle
    }
}

it('agrees with the exact solver on boards that are large enough for sums of bands, sound and damaged', async () => {
  const seen = new Set<string>()
  for (const seed of ['a', 'b', 'c', 'd']) {
    const puzzle = made(seed)
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
