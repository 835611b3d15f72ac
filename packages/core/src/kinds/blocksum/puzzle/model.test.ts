import { expect, it } from 'vitest'
import { parse } from '../../../base/schema.ts'
import { puzzleSchema } from './model.ts'

const board = {
  size: 2,
  rows: [
    [1, 1],
    [1, 2],
  ],
  sums: { 1: 5, 2: 1 },
  givens: [],
}

it.each([
  [{ rows: [[1, 1]] }, '"rows": it must have 2 rows, as many as the size.'],
  [{ rows: [[1, 1], [1]] }, '"rows.1": it must have 2 cells, as many as the size.'],
  [{ sums: { 1: 5 } }, '"sums": block 2 has no sum.'],
  [{ sums: { ...board.sums, 7: 3 } }, '"sums.7": no cell belongs to this block.'],
  [
    {
      rows: [
        [1, 2],
        [2, 1],
      ],
    },
    '"rows.1.1": block 1 is in pieces: row 2, column 2 does not touch the rest.',
  ],
  [{ givens: [[0, 2, 1]] }, '"givens.0": the board has no such cell or number: its size is 2.'],
  [{ givens: [[0, 1, 3]] }, '"givens.0": the board has no such cell or number: its size is 2.'],
  [
    {
      givens: [
        [0, 1, 1],
        [0, 1, 2],
      ],
    },
    '"givens.1": this cell is given twice.',
  ],
])('an invalid board is refused with what is wrong and where: %j', (change, sentence) => {
  expect(parse(puzzleSchema, board).ok).toBe(true)
  const refused = parse(puzzleSchema, { ...board, ...change })
  expect(refused.ok ? null : refused.error.text.en).toBe(sentence)
})
