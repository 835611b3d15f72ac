/** Input on a Sudoku: numbers into cells. */
import { cellOf } from '../../../base/target.ts'
import type { Board } from '../../../kind/board.ts'
import type { Face } from '../../../kind/face.ts'
import {
  house,
  numberKeys,
  rowsAndColumns,
  seeNumber,
  spellNumbers,
  squareCells,
  wrongNumbers,
} from '../../../latin/front.ts'
import { geometryOf, type Puzzle, type Sudoku } from './model.ts'

function board({ size, rows }: Puzzle): Board {
  const cells = squareCells(size)
  const boxes = geometryOf(size).houses.slice(2 * size)
  return {
    width: size,
    height: size,
    input: 'write',
    cells,
    clues: [],
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

export const input: Pick<Face<Sudoku>, 'board' | 'spell' | 'act' | 'see' | 'mistakes'> = {
  board,
  spell: ({ size }, text) => spellNumbers(size, text),
  act: ({ size, rows }, _answer, { at: [[row, col]], symbol }) =>
    Number(symbol) <= size && rows[row]?.[col] === 0 ? { row, col, value: Number(symbol) } : null,
  see: (puzzle, { rows }, [[row, col]]) => seeNumber(rows[row]?.[col] ?? 0, puzzle.rows[row]?.[col] !== 0),
  mistakes: ({ size }, { rows }, key) => wrongNumbers(size, rows, key.rows),
}
