/** Sudoku's front of house. */

import { bad, good, problem, type Result } from '../../base/result.ts'
import type { Face } from '../../kind/face.ts'
import { draw } from './draw.ts'
import { type Answer, answerSchema, type Move, moveSchema, type Puzzle, puzzleSchema, type Sudoku } from './model.ts'
import { check, faults } from './rules.ts'

export const face: Face<Sudoku> = {
  id: 'sudoku',
  title: { en: 'Sudoku', ja: '数独' },
  rules: {
    en: 'Fill every cell with a number from 1 to the size of the board. Every row, every column and every thick-walled box holds each number once.',
    ja: 'すべてのマスに、1から盤面の大きさまでの数字を入れます。どの行、どの列、太線で囲まれたどのブロックにも、同じ数字は一度だけ入ります。',
  },
  puzzle: puzzleSchema,
  answer: answerSchema,
  move: moveSchema,
  gesture: 'cell-digit',
  judge: 'by-rules',
  faults,
  blank: ({ rows }) => ({ rows: rows.map((row) => [...row]) }),
  play,
  route,
  check,
  draw,
  aside: () => [],
}

function play(puzzle: Puzzle, { rows }: Answer, { row, col, value }: Move): Result<Answer> {
  if (row >= puzzle.size || col >= puzzle.size || value > puzzle.size || rows[row]?.[col] === undefined)
    return bad(notOnBoard)
  if (puzzle.rows[row]?.[col] !== 0) return bad(isGiven)
  return good({ rows: rows.map((line, r) => (r === row ? line.with(col, value) : line)) })
}

function route(puzzle: Puzzle, { rows }: Answer): Move[] {
  return rows.flatMap((line, row) =>
    line.flatMap((value, col) => (value === (puzzle.rows[row]?.[col] ?? 0) ? [] : [{ row, col, value }])),
  )
}

const notOnBoard = problem('not-on-board', 'The board has no such cell or number.', '盤面にないマスか数字です。')
const isGiven = problem('given', 'This number is given and cannot be changed.', '最初からある数字は変えられません。')
