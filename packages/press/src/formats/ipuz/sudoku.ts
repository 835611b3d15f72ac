/** Sudoku in ipuz. Variants (cages in boxes, diagonals, zones) are different puzzles and are refused by name. */

import { bad, good } from '@kumiki/core/base'
import { cannotHold, leftOut } from '../foreign.ts'
import { listIn, valueIn } from '../json.ts'
import { sudokuFile, sudokuOf } from '../sudoku/board.ts'
import { answersIn, numbersIn } from './numbers.ts'
import type { Part } from './part.ts'

export const part: Part = {
  read: (fields, { losses, ...beside }) => {
    const variant = listIn(fields, 'kind')
      .map(String)
      .find((kind) => /sudoku\/(?!latinsquare)/.test(kind))
    if (listIn(fields, 'cages').length > 0 || listIn(fields, 'zones').length > 0 || variant) return bad(otherShape)
    if (valueIn(fields, 'boxes') === false) return bad(noBoxes)
    const board = numbersIn(fields)
    if (!board.ok) return board
    const { size, numbers } = board.value
    return sudokuFile(size, numbers, answersIn(fields, size), { ...beside, notes: leftOut(losses) })
  },

  write: (file, _face, options) => {
    const sudoku = sudokuOf(file, options)
    if (!sudoku.ok) return sudoku
    const { puzzle, answer } = sudoku.value
    return good({
      fields: {
        dimensions: { width: puzzle.size, height: puzzle.size },
        charset: '123456789'.slice(0, puzzle.size),
        boxes: true,
        puzzle: puzzle.rows,
        ...(answer ? { solution: answer.rows } : {}),
      },
      losses: [],
    })
  },
}

const otherShape = cannotHold(
  'it is a Sudoku with cages, zones or diagonals',
  '囲み・変形ブロック・対角線のあるナンプレです',
)
const noBoxes = cannotHold('it is a Latin square without boxes', 'ブロックのないラテン方陣です')
