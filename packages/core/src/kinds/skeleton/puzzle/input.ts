/** Input on a skeleton: letters typed along the runs of white cells; given ones are skipped. */

import type { Board } from '../../../kind/board.ts'
import type { Face } from '../../../kind/face.ts'
import {
  at,
  keysOf,
  letterAt,
  seeLetter,
  spellIn,
  unnumberedEntry,
  whiteCells,
  wrongLetters,
} from '../../../wordgrid/front.ts'
import { slotsOf } from '../../../wordgrid/slots.ts'
import type { BoardScript } from '../../../words/script.ts'
import { boardScriptOf } from '../../../words/script.ts'
import { empty, type Puzzle, type Skeleton } from './model.ts'

/** The script that the puzzle gives, or else that of its list. */
export const scriptOfBoard = ({ script, words }: Pick<Puzzle, 'script' | 'words'>): BoardScript =>
  script ?? boardScriptOf(words.map(({ word, note = word, shown = note }) => ({ word, shown })))

const board = (puzzle: Puzzle): Board => ({
  width: puzzle.width,
  height: puzzle.height,
  input: 'write',
  cells: whiteCells(puzzle.rows),
  clues: [],
  fixed: whiteCells(puzzle.rows).filter((cell) => at(puzzle.rows, cell) !== empty),
  lines: slotsOf(puzzle.rows).slots.map((slot) => unnumberedEntry(slot, puzzle.width)),
  keys: keysOf(scriptOfBoard(puzzle), puzzle.words.map(({ word }) => word).join('')),
})

export const input: Pick<Face<Skeleton>, 'board' | 'spell' | 'act' | 'see' | 'mistakes'> = {
  board,
  spell: (puzzle, text) => spellIn(scriptOfBoard(puzzle), text),
  act: (puzzle, _answer, { at: [[row, col]], symbol }) =>
    at(puzzle.rows, [row, col]) === empty ? { row, col, letter: symbol || empty } : null,
  see: (puzzle, { rows }, [cell]) =>
    seeLetter(scriptOfBoard(puzzle), letterAt(rows, cell), letterAt(puzzle.rows, cell) !== ''),
  mistakes: (puzzle, { rows }, key) => wrongLetters(whiteCells(puzzle.rows), rows, key.rows),
}
