import { expect, it } from 'vitest'
import { type Aside, itemLine } from '../../kind/aside.ts'
import { face } from './face.ts'
import type { Puzzle } from './model.ts'

const puzzle: Puzzle = {
  width: 3,
  height: 1,
  rows: ['...'],
  clues: [{ number: 1, dir: 'across', row: 0, col: 0, length: 3, clue: 'It purrs' }],
  keyword: [
    [0, 2],
    [0, 0],
  ],
}
const listsOf = (shown: Puzzle, rows: string[]): readonly Aside[] => face.aside(shown, { rows })
const itemsOf = (shown: Puzzle, rows: string[]): string[] =>
  listsOf(shown, rows).flatMap(({ items }) => items.map(itemLine))

it('the boxes of a keyword are empty on the puzzle and hold its letters on the answer', () => {
  expect(itemsOf(puzzle, ['...'])).toEqual(['1 It purrs', 'A ', 'B '])
  expect(itemsOf(puzzle, ['CAT'])).toEqual(['1 It purrs', 'A T', 'B C'])
})

it('where no word has a clue, no numbers stand without one', () => {
  const { keyword: _, ...open } = puzzle
  const bare = { ...open, clues: puzzle.clues.map((clue) => ({ ...clue, clue: '' })), words: ['CAT'] }
  expect(itemsOf(bare, ['...'])).toEqual(['CAT'])
})
