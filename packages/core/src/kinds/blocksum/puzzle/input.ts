/** Input on a BlockSum: numbers into cells. */

import type { Board, Line } from '../../../kind/board.ts'
import type { Face } from '../../../kind/face.ts'
import { numberKeys, rowsAndColumns, seeNumber, spellNumbers, squareCells, wrongNumbers } from '../../../latin/front.ts'
import { type Blocksum, blocksOf, type Puzzle } from './model.ts'
import { isGivenAt } from './rules.ts'

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
    input: 'write',
    cells,
    clues: [],
    fixed: givens.map(([row, col]) => [row, col]),
    lines: [...rowsAndColumns(size), ...blocks],
    keys: numberKeys(size),
  }
}

export const input: Pick<Face<Blocksum>, 'board' | 'spell' | 'act' | 'see' | 'mistakes'> = {
  board,
  spell: ({ size }, text) => spellNumbers(size, text),
  act: (puzzle, _answer, { at: [[row, col]], symbol }) =>
    Number(symbol) <= puzzle.size && !isGivenAt(puzzle, row, col) ? { row, col, value: Number(symbol) } : null,
  see: (puzzle, { rows }, [[row, col]]) => seeNumber(rows[row]?.[col] ?? 0, isGivenAt(puzzle, row, col)),
  mistakes: ({ size }, { rows }, key) => wrongNumbers(size, rows, key.rows),
}
