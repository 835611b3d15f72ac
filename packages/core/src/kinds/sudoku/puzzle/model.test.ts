import { expect, it } from 'vitest'
import { parse } from '../../../base/schema.ts'
import { puzzleSchema } from './model.ts'

const row = [0, 0, 0, 4]
const board = { size: 4, rows: [row, row, row, row] }

it.each([
  [{ rows: [row] }, '"rows": it must have 4 rows, as many as the size.'],
  [{ rows: [row, row, [1], row] }, '"rows.2": it must have 4 cells, as many as the size.'],
  [{ rows: [row, [0, 5, 0, 0], row, row] }, '"rows.1.1": it must be at most 4.'],
])('an invalid board is refused with what is wrong and where: %j', (change, sentence) => {
  expect(parse(puzzleSchema, board).ok).toBe(true)
  const refused = parse(puzzleSchema, { ...board, ...change })
  expect(refused.ok ? null : refused.error.text.en).toBe(sentence)
})
