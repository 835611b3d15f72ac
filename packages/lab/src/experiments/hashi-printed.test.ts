import { Budget } from '@kumiki/core'
import { boardOf } from '@kumiki/core/kinds/hashi/puzzle'
import { hashiCraft as craft } from '@kumiki/core/lab'
import { expect, test } from 'vitest'
import { emptiness } from '../report/findings.ts'
import { countedBy, printedBoards, printedTable, settledBy } from './hashi-printed.ts'

test('the printed puzzles, as transcribed, have 4 and 100 solutions, by search, by the text’s trials and by the second solver', async () => {
  const counts = [4, 100]
  for (const [at, puzzle] of printedBoards.entries()) {
    expect(await countedBy(null, puzzle)).toBe(counts[at])
    expect(await countedBy('trial', puzzle)).toBe(counts[at])
    expect((await craft.recount(puzzle, 1000, new Budget())).answers).toHaveLength(counts[at]!)
  }
})

test('the text’s patterns settle some ways of the printed puzzles, single directions no fewer, and neither settles all', async () => {
  for (const puzzle of printedBoards) {
    const [near, bounds] = [await settledBy('near', puzzle), await settledBy('bounds', puzzle)]
    expect(near).toBeGreaterThan(0)
    expect(bounds).toBeGreaterThanOrEqual(near)
    expect(bounds).toBeLessThan(boardOf(puzzle).edges)
  }
  expect(emptiness({ tables: [await printedTable()], charts: [], notes: [] })).toBeNull()
})
