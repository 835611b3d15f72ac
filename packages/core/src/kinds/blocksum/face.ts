/** BlockSum's front of house. */

import { bad, good, problem, type Result } from '../../base/result.ts'
import {
  numberKeys,
  rowsAndColumns,
  seeNumber,
  spellNumbers,
  squareCells,
  withNumber,
  wrongNumbers,
} from '../../engine/latin/front.ts'
import type { Board, Line } from '../../kind/board.ts'
import type { Face } from '../../kind/face.ts'
import { draw } from './draw.ts'
import {
  type Answer,
  answerSchema,
  type Blocksum,
  blocksOf,
  type Move,
  moveSchema,
  type Puzzle,
  puzzleSchema,
} from './model.ts'
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
  judgedBy: 'rules',
  faults,
  supposing: ['refutation'],
  blank,
  play,
  check,
  slips: ({ size }, { rows }, key) => wrongNumbers(size, rows, key.rows),
  board,
  spell: ({ size }, text) => spellNumbers(size, text),
  act: (puzzle, _answer, { at: [[row, col]], symbol }) =>
    Number(symbol) <= puzzle.size && !isGivenAt(puzzle, row, col) ? { row, col, value: Number(symbol) } : null,
  see: (puzzle, { rows }, [[row, col]]) => seeNumber(rows[row]?.[col] ?? 0, isGivenAt(puzzle, row, col)),
  draw,
  aside: () => [],
}

function blank({ size, givens }: Puzzle): Answer {
  const rows = Array.from({ length: size }, () => new Array<number>(size).fill(0))
  for (const [row, col, value] of givens) rows[row]![col] = value
  return { rows }
}

const isGivenAt = ({ givens }: Puzzle, row: number, col: number): boolean =>
  givens.some((given) => given[0] === row && given[1] === col)

function play(puzzle: Puzzle, answer: Answer, { row, col, value }: Move): Result<Answer> {
  const { size } = puzzle
  if (row >= size || col >= size || value > size || answer.rows[row]?.[col] === undefined) return bad(notOnBoard)
  if (isGivenAt(puzzle, row, col)) return bad(isGiven)
  return good(withNumber(answer, row, col, value))
}

function board(puzzle: Puzzle): Board {
  const { size, givens } = puzzle
  const cells = squareCells(size)
  const blocks = blocksOf(puzzle).map(
    ({ sum, cells: block }): Line => ({
      role: 'group',
      name: { en: `block sum ${sum}`, ja: `ブロックの合計${sum}` },
      clue: '',
      cells: block.map((cell) => cells[cell]!),
    }),
  )
  return {
    width: size,
    height: size,
    hand: 'write',
    cells,
    fixed: givens.map(([row, col]) => [row, col]),
    lines: [...rowsAndColumns(size), ...blocks],
    keys: numberKeys(size),
  }
}

const notOnBoard = problem('not-on-board', 'The board has no such cell or number.', '盤面にないマスか数字です。')
const isGiven = problem('given', 'This number is given and cannot be changed.', '最初からある数字は変えられません。')
