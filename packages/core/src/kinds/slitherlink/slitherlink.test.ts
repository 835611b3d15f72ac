import { describe, expect, it } from 'vitest'
import { Budget } from '../../base/budget.ts'
import { describeContract } from '../../contract/kind.contract.ts'
import { simpleContract } from '../../contract/simple.contract.ts'
import { craft, simple } from './craft.ts'
import faults from './fixtures/faults.json' with { type: 'json' }
import { puzzle } from './puzzle.ts'

const specs = [
  { size: 5, level: 1 },
  { size: '6x4', level: 2 },
  { size: 5, level: 3 },
  { size: 5, level: 4 },
  { size: 5, level: 5 },
]
describeContract(simpleContract({ puzzle, simple, craft, faults, specs }))

const board = (...rows: string[]) => ({ width: rows[0]!.length, height: rows.length, rows })

describe('boards without numbers', () => {
  const empty = (side: number) => board(...Array.from({ length: side }, () => '.'.repeat(side)))

  it.each([
    [1, 1],
    [2, 13],
    [3, 213],
  ])('of %i cells on a side have %i loops by the first solver', (side, loops) => {
    expect(craft.solve(empty(side), 10_000, new Budget()).answers).toHaveLength(loops)
  })

  it.each([
    [1, 1],
    [2, 13],
    [3, 213],
    [4, 9349],
  ])('of %i cells on a side have %i loops by the second', async (side, loops) => {
    expect((await craft.recount(empty(side), 10_000, new Budget())).answers).toHaveLength(loops)
  })
})
