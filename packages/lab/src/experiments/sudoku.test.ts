import { expect, test } from 'vitest'
import { emptiness } from '../report/findings.ts'
import { sudoku } from './sudoku.ts'

test('a quick run times boards with 19 givens and more, and meets every level that a size has', async () => {
  let ms = 0
  const running = sudoku.run({ quick: true, seed: 'a', data: null, cpu: () => (ms += 100) })
  let turn = await running.next()
  while (!turn.done) turn = await running.next()
  if (!turn.value.ok) throw new Error(turn.value.error.text.en)
  const found = turn.value.value
  expect(emptiness(found)).toBeNull()
  const [proofs, levels] = found.tables
  expect(proofs?.rows.slice(0, 2).map(({ keys }) => keys)).toEqual([
    [19, 1],
    [20, 7],
  ])
  const shares = levels?.rows.map(({ figures }) => figures[0]?.ours)
  expect(shares).toEqual([100, 0, 0, 0, 0, ...new Array<number>(10).fill(100)])
})
