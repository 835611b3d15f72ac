/** What a hand does on the row: numbers into cells. */
import type { Cell } from '../../../base/target.ts'
import type { Face } from '../../../kind/face.ts'
import { house, numberKeys, seeNumber, spellNumbers } from '../../../latin/front.ts'
import type { Blank, Puzzle } from './model.ts'

const cellsOf = ({ cells }: Puzzle): Cell[] => cells.map((_, col) => [0, col])

export const hand: Pick<Face<Blank>, 'board' | 'spell' | 'act' | 'see' | 'slips'> = {
  slips: (puzzle, answer, key) =>
    cellsOf(puzzle).flatMap((cell) => {
      const value = answer.cells[cell[1]] ?? 0
      return value !== 0 && value !== key.cells[cell[1]] ? [[cell] as const] : []
    }),
  board: (puzzle) => ({
    width: puzzle.cells.length,
    height: 1,
    input: 'write',
    cells: cellsOf(puzzle),
    clues: [],
    fixed: cellsOf(puzzle).filter(([, col]) => puzzle.cells[col] !== 0),
    lines: [house('row', '列', cellsOf(puzzle))],
    keys: numberKeys(puzzle.cells.length),
  }),
  spell: ({ cells }, text) => spellNumbers(cells.length, text),
  act: ({ cells }, _answer, { at: [[, col]], symbol }) =>
    cells[col] === 0 && Number(symbol) <= cells.length ? { col, value: Number(symbol) } : null,
  see: ({ cells }, answer, [[, col]]) => seeNumber(answer.cells[col] ?? 0, cells[col] !== 0),
}
