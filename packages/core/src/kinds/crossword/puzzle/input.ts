/** Input on a crossword: letters typed along the entries, each with its clue. */
import type { Cell } from '../../../base/target.ts'
import type { Board } from '../../../kind/board.ts'
import type { Face } from '../../../kind/face.ts'
import { at, entryOf, keysOf, letterAt, seeLetter, spellIn, whiteCells, wrongLetters } from '../../../wordgrid/front.ts'
import type { BoardScript } from '../../../words/script.ts'
import { type Clue, type Crossword, empty, type Puzzle } from './model.ts'

/** Files of older versions have no script: it is taken from the word bank, or else guessed from the clues. */
export function scriptOfBoard({ script, words, clues }: Puzzle): BoardScript {
  if (script) return script
  const sample = words?.join('') ?? clues.map(({ clue }) => clue).join('')
  if (/^[0-9]+$/.test(sample)) return 'digits'
  if (!/[ぁ-ヺ一-鿿]/.test(sample)) return 'latin'
  return words && /[ァ-ヺ]/.test(sample) ? 'katakana' : 'hiragana'
}

export const cellsOfClue = ({ row, col, dir, length }: Clue): Cell[] =>
  Array.from({ length }, (_, i): Cell => (dir === 'across' ? [row, col + i] : [row + i, col]))

/** Across before down, each by number: the order of the lists. */
const inListOrder = (a: Clue, b: Clue): number =>
  Number(a.dir === 'down') - Number(b.dir === 'down') || a.number - b.number

const board = (puzzle: Puzzle): Board => ({
  width: puzzle.width,
  height: puzzle.height,
  input: 'write',
  cells: whiteCells(puzzle.rows),
  clues: [],
  fixed: [],
  lines: [...puzzle.clues].sort(inListOrder).map((clue) => {
    const number = String(clue.number)
    return entryOf(clue.dir === 'across', cellsOfClue(clue), { en: number, ja: number }, clue.clue)
  }),
  keys: keysOf(scriptOfBoard(puzzle), puzzle.words ? puzzle.words.join('') : null),
})

export const input: Pick<Face<Crossword>, 'board' | 'spell' | 'act' | 'see' | 'mistakes'> = {
  board,
  spell: (puzzle, text) => spellIn(scriptOfBoard(puzzle), text),
  act: (puzzle, _answer, { at: [[row, col]], symbol }) =>
    at(puzzle.rows, [row, col]) === empty ? { row, col, letter: symbol || empty } : null,
  see: (puzzle, { rows }, [cell]) => seeLetter(scriptOfBoard(puzzle), letterAt(rows, cell), false),
  mistakes: (puzzle, { rows }, key) => wrongLetters(whiteCells(puzzle.rows), rows, key.rows),
}
