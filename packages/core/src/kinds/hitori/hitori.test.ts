import { expect, it } from 'vitest'
import { Budget } from '../../base/budget.ts'
import { describeContract } from '../../contract/kind.contract.ts'
import { simpleContract } from '../../contract/simple.contract.ts'
import { craft, simple } from './craft.ts'
import faults from './fixtures/faults.json' with { type: 'json' }
import { puzzle } from './puzzle.ts'

const specs = [
  { size: 5, level: 1 },
  { size: '6x5', level: 2 },
  { size: 5, level: 3 },
]
describeContract(simpleContract({ puzzle, simple, craft, faults, specs }))

it('a board whose numbers all differ may be shaded in any way that cuts nothing off', async () => {
  const rows = [
    [1, 2],
    [2, 1],
  ]
  // nothing, or one cell: two that do not touch cut the others off
  const board = { width: 2, height: 2, rows }
  expect(craft.solve(board, 100, new Budget()).answers).toHaveLength(5)
  expect((await craft.recount(board, 100, new Budget())).answers).toHaveLength(5)
})
