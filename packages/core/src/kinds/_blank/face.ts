/** Front of house. */

import { bad, good, problem } from '../../base/result.ts'
import type { Cell } from '../../base/target.ts'
import { house, numberKeys, seeNumber, spellNumbers } from '../../engine/latin/front.ts'
import type { Face } from '../../kind/face.ts'
import { draw } from './draw.ts'
import { answerSchema, type Blank, moveSchema, type Puzzle, puzzleSchema } from './model.ts'
import { check, faults } from './rules.ts'

export const face: Face<Blank> = {
  id: '_blank',
  title: { en: 'One row', ja: '一列' },
  rules: {
    en: 'Fill the row so that each number from 1 to its length stands once.',
    ja: '1から列の長さまでの数を一度ずつ入れます。',
  },
  puzzle: puzzleSchema,
  answer: answerSchema,
  move: moveSchema,
  judgedBy: 'rules',
  faults,
  supposing: [],
  blank: (puzzle) => ({ cells: [...puzzle.cells] }),
  play: (puzzle, answer, { col, value }) => {
    if (col >= puzzle.cells.length || value > puzzle.cells.length)
      return bad(problem('no-such-move', 'The board has no such cell or number.', 'そのマスや数はありません。'))
    return good(answer.cells[col] === value ? answer : { cells: answer.cells.with(col, value) })
  },
  check,
  slips: (puzzle, answer, key) =>
    cellsOf(puzzle).flatMap((cell) => {
      const value = answer.cells[cell[1]] ?? 0
      return value !== 0 && value !== key.cells[cell[1]] ? [[cell] as const] : []
    }),
  board: (puzzle) => ({
    width: puzzle.cells.length,
    height: 1,
    hand: 'write',
    cells: cellsOf(puzzle),
    fixed: cellsOf(puzzle).filter(([, col]) => puzzle.cells[col] !== 0),
    lines: [house('row', '列', cellsOf(puzzle))],
    keys: numberKeys(puzzle.cells.length),
  }),
  spell: ({ cells }, text) => spellNumbers(cells.length, text),
  act: ({ cells }, _answer, { at: [[, col]], symbol }) =>
    cells[col] === 0 && Number(symbol) <= cells.length ? { col, value: Number(symbol) } : null,
  see: ({ cells }, answer, [[, col]]) => seeNumber(answer.cells[col] ?? 0, cells[col] !== 0),
  draw,
  aside: () => [],
}

const cellsOf = ({ cells }: Puzzle): Cell[] => cells.map((_, col) => [0, col])
