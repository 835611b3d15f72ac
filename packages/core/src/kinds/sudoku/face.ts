/** Sudoku's front of house. */

import { bad, good, problem, type Result } from '../../base/result.ts'
import {
  house,
  numberKeys,
  rowsAndColumns,
  seeNumber,
  spellNumbers,
  squareCells,
  withNumber,
  wrongNumbers,
} from '../../engine/latin/front.ts'
import { cellOf } from '../../engine/wordgrid/front.ts'
import type { Board } from '../../kind/board.ts'
import type { Face } from '../../kind/face.ts'
import { draw } from './draw.ts'
import {
  type Answer,
  answerSchema,
  geometryOf,
  type Move,
  moveSchema,
  type Puzzle,
  puzzleSchema,
  type Sudoku,
} from './model.ts'
import { check, faults } from './rules.ts'

export const face: Face<Sudoku> = {
  id: 'sudoku',
  title: { en: 'Sudoku', ja: 'ナンプレ' },
  rules: {
    en: 'Fill every cell with a number from 1 to the size of the board. Every row, every column and every thick-walled box holds each number once.',
    ja: 'すべてのマスに、1から盤面の大きさまでの数字を入れます。どの行、どの列、太線で囲まれたどのブロックにも、同じ数字は一度だけ入ります。',
  },
  puzzle: puzzleSchema,
  answer: answerSchema,
  move: moveSchema,
  judgedBy: 'rules',
  faults,
  supposing: ['refutation'],
  blank: ({ rows }) => ({ rows: rows.map((row) => [...row]) }),
  play,
  check,
  slips: ({ size }, { rows }, key) => wrongNumbers(size, rows, key.rows),
  board,
  spell: ({ size }, text) => spellNumbers(size, text),
  act: ({ size, rows }, _answer, { at: [[row, col]], symbol }) =>
    Number(symbol) <= size && rows[row]?.[col] === 0 ? { row, col, value: Number(symbol) } : null,
  see: (puzzle, { rows }, [[row, col]]) => seeNumber(rows[row]?.[col] ?? 0, puzzle.rows[row]?.[col] !== 0),
  draw,
  aside: () => [],
}

function play(puzzle: Puzzle, answer: Answer, { row, col, value }: Move): Result<Answer> {
  if (row >= puzzle.size || col >= puzzle.size || value > puzzle.size || answer.rows[row]?.[col] === undefined)
    return bad(notOnBoard)
  if (puzzle.rows[row]?.[col] !== 0) return bad(isGiven)
  return good(withNumber(answer, row, col, value))
}

function board({ size, rows }: Puzzle): Board {
  const cells = squareCells(size)
  const boxes = geometryOf(size).houses.slice(2 * size)
  return {
    width: size,
    height: size,
    hand: 'write',
    cells,
    fixed: cells.filter(([row, col]) => rows[row]?.[col] !== 0),
    lines: [
      ...rowsAndColumns(size),
      ...boxes.map((box, index) =>
        house(
          `box ${index + 1}`,
          `ブロック${index + 1}`,
          box.map((cell) => cellOf(cell, size)),
        ),
      ),
    ],
    keys: numberKeys(size),
  }
}

const notOnBoard = problem('not-on-board', 'The board has no such cell or number.', '盤面にないマスか数字です。')
const isGiven = problem('given', 'This number is given and cannot be changed.', '最初からある数字は変えられません。')
