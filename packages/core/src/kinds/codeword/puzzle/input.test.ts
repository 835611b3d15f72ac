import { expect, it } from 'vitest'
import { Session } from '../../../play/session.ts'
import { face } from './face.ts'
import type { Puzzle } from './model.ts'

const puzzle: Puzzle = {
  width: 4,
  height: 1,
  codes: [[1, 2, 2, 1]],
  givens: [],
  words: [{ word: 'NOON' }],
  script: 'latin',
}

it('a letter is written into all cells of its number, over notes there, in one stroke', () => {
  const session = new Session(face, puzzle, null)
  session.note({ at: [[0, 3]], symbol: 'N' })
  session.note({ at: [[0, 2]], symbol: 'N' })
  session.type('N')
  expect(session.now).toEqual({ answer: { rows: ['N..N'] }, notes: [{ at: [[0, 2]], symbol: 'N' }] })
  session.undo()
  expect(session.now.answer.rows).toEqual(['....'])
})

it('the label of a cell contains its number', () => {
  const session = new Session(face, puzzle, null)
  expect(session.describe([0, 2])).toEqual({
    en: 'row 1 column 1 across, letter 3 of 4, number 2, blank',
    ja: 'ヨコ1行1列、4文字中3文字目、数字2、空白',
  })
})

it('the table fills as letters are found, and links to the cells of each number', () => {
  const session = new Session(face, puzzle, null)
  session.type('N')
  const [table] = face.lists(puzzle, session.now.answer)
  expect(table?.items.map(({ label, text, done }) => [label, text, done])).toEqual([
    ['1', 'N', true],
    ['2', '', false],
  ])
  expect(table?.items[1]?.places).toEqual([[[0, 1]], [[0, 2]]])
})
