import { expect, it } from 'vitest'
import { parse } from '../../../base/schema.ts'
import { itemLine, type SideList } from '../../../kind/sidelist.ts'
import { Session } from '../../../play/session.ts'
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
const listsOf = (shown: Puzzle, rows: string[]): readonly SideList[] => face.lists(shown, { rows })
const itemsOf = (shown: Puzzle, rows: string[]): string[] =>
  listsOf(shown, rows).flatMap(({ items }) => items.map(itemLine))

it('the boxes of a keyword are empty on the puzzle and hold its letters on the answer', () => {
  expect(itemsOf(puzzle, ['...'])).toEqual(['1 It purrs', 'A ', 'B '])
  expect(itemsOf(puzzle, ['CAT'])).toEqual(['1 It purrs', 'A T', 'B C'])
})

it('if no word has a clue, there are no numbers without one', () => {
  const { keyword: _, ...open } = puzzle
  const bare = { ...open, clues: puzzle.clues.map((clue) => ({ ...clue, clue: '' })), words: ['CAT'] }
  expect(itemsOf(bare, ['...'])).toEqual(['CAT'])
})

it('a clue has the lengths of its answer’s words, in the brackets of its script, unless they are wrong', () => {
  const { keyword: _, ...open } = puzzle
  const enumerated = (enumeration: string, clue = 'It’s a café') => ({
    ...open,
    clues: puzzle.clues.map((each) => ({ ...each, clue, enumeration })),
  })
  expect(itemsOf(enumerated('2,1'), ['...'])).toEqual(['1 It’s a café (2,1)'])
  expect(itemsOf(enumerated('3', 'ニャーと鳴く'), ['...'])).toEqual(['1 ニャーと鳴く（3）'])
  for (const right of ['3', '2,1', '1-2', '1,1-1']) expect(parse(face.puzzle, enumerated(right)).ok).toBe(true)
  for (const wrong of ['4', '2,2', '', 'three', '3,', '-3'])
    expect(parse(face.puzzle, enumerated(wrong)).ok).toBe(false)
})

it('the word bank shows words as they were written, and ignores a spelling with other letters', () => {
  const { keyword: _, ...open } = puzzle
  const clues = puzzle.clues.map((clue) => ({ ...clue, clue: '{猫|ねこ}の{声|こえ}' }))
  const bank: Puzzle = { ...open, clues, words: ['だつこ'], spellings: ['{抱|だ}っこ'], script: 'katakana' }
  expect(itemsOf(bank, ['...'])).toEqual(['1 猫（ねこ）の声（こえ）', '抱（だ）っこ'])
  expect(itemsOf({ ...bank, spellings: ['おんぶ'] }, ['...']).at(-1)).toBe('ダツコ')
  expect(parse(face.puzzle, bank).ok).toBe(true)
  for (const spellings of [[], ['だっこ', 'だっこ']]) expect(parse(face.puzzle, { ...bank, spellings }).ok).toBe(false)
  expect(parse(face.puzzle, { ...open, spellings: ['だっこ'] }).ok).toBe(false)
})

it('clues are announced as they are read', () => {
  const { keyword: _, ...open } = puzzle
  const clues = puzzle.clues.map((clue) => ({ ...clue, clue: '{猫|ねこ}' }))
  expect(new Session(face, { ...open, clues }, null).announcement.ja).toBe('ヨコ1、ねこ')
})
