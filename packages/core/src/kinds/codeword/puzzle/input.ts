/** Input on a codeword: letters typed along the runs of white cells, each into all cells of its number. */

import type { Board, Line } from '../../../kind/board.ts'
import type { Face } from '../../../kind/face.ts'
import {
  keysOf,
  letterAt,
  seeLetter,
  spellIn,
  unnumberedEntry,
  whiteCells,
  wrongLetters,
} from '../../../wordgrid/front.ts'
import { slotsOf } from '../../../wordgrid/slots.ts'
import { type Codeword, cellsByNumber, empty, type Puzzle, patternOf } from './model.ts'

const isGiven = ({ givens }: Puzzle, number: number): boolean => givens.some((given) => given.number === number)

function board(puzzle: Puzzle): Board {
  const { width, height, script, words } = puzzle
  const pattern = patternOf(puzzle)
  const numbers = cellsByNumber(puzzle)
  const entries = slotsOf(pattern).slots.map((slot) => unnumberedEntry(slot, width))
  const same = numbers.slice(1).map(
    (cells, index): Line => ({
      role: 'same',
      name: { en: `number ${index + 1}`, ja: `数字${index + 1}` },
      clue: '',
      cells,
    }),
  )
  return {
    width,
    height,
    input: 'write',
    cells: whiteCells(pattern),
    clues: [],
    fixed: numbers.flatMap((cells, number) => (isGiven(puzzle, number) ? cells : [])),
    lines: [...entries, ...same],
    keys: keysOf(script, words ? words.map(({ word }) => word).join('') : null),
  }
}

export const input: Pick<Face<Codeword>, 'board' | 'spell' | 'act' | 'see' | 'mistakes'> = {
  board,
  spell: ({ script }, text) => spellIn(script, text),
  act: (puzzle, _answer, { at: [[row, col]], symbol }) => {
    const number = puzzle.codes[row]?.[col] ?? 0
    return number === 0 || isGiven(puzzle, number) ? null : { number, letter: symbol || empty }
  },
  see: (puzzle, { rows }, [[row, col]]) =>
    seeLetter(puzzle.script, letterAt(rows, [row, col]), isGiven(puzzle, puzzle.codes[row]?.[col] ?? 0)),
  mistakes: (puzzle, { rows }, key) => wrongLetters(whiteCells(patternOf(puzzle)), rows, key.rows),
}
