/** BlockSum's front of house. */

import { bad, good, problem, type Result } from '../../base/result.ts'
import type { Face } from '../../kind/face.ts'
import { draw } from './draw.ts'
import { type Answer, answerSchema, type Blocksum, type Move, moveSchema, type Puzzle, puzzleSchema } from './model.ts'
import { check, faults } from './rules.ts'

export const face: Face<Blocksum> = {
  id: 'blocksum',
  title: { en: 'BlockSum', ja: '計算ブロック' },
  rules: {
    en: 'Fill every cell with a number from 1 to the size of the board. No number stands twice in a row or a column. The numbers in each thick-walled block add up to the small number in its corner.',
    ja: 'すべてのマスに、1から盤面の大きさまでの数字を入れます。同じ行や同じ列に同じ数字は入りません。太線で囲まれたブロックの数字を足すと、ブロックの角の小さな数になります。',
  },
  puzzle: puzzleSchema,
  answer: answerSchema,
  move: moveSchema,
  gesture: 'cell-digit',
  judge: 'by-rules',
  faults,
  blank,
  play,
  route,
  check,
  draw,
  aside: () => [],
}

function blank({ size, givens }: Puzzle): Answer {
  const rows = Array.from({ length: size }, () => new Array<number>(size).fill(0))
  for (const [row, col, value] of givens) rows[row]![col] = value
  return { rows }
}

function play({ size, givens }: Puzzle, { rows }: Answer, { row, col, value }: Move): Result<Answer> {
  if (row >= size || col >= size || value > size || rows[row]?.[col] === undefined) return bad(notOnBoard)
  if (givens.some((given) => given[0] === row && given[1] === col)) return bad(isGiven)
  return good({ rows: rows.map((line, r) => (r === row ? line.with(col, value) : line)) })
}

function route(puzzle: Puzzle, { rows }: Answer): Move[] {
  const start = blank(puzzle).rows
  return rows.flatMap((line, row) =>
    line.flatMap((value, col) => (value === (start[row]?.[col] ?? 0) ? [] : [{ row, col, value }])),
  )
}

const notOnBoard = problem('not-on-board', 'The board has no such cell or number.', '盤面にないマスか数字です。')
const isGiven = problem('given', 'This number is given and cannot be changed.', '最初からある数字は変えられません。')
