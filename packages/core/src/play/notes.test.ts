import { expect, it } from 'vitest'
import { parse } from '../base/schema.ts'
import type { Board } from '../kind/board.ts'
import { afterWriting, noteMarks, notesSchema, toggled } from './notes.ts'

const cells = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
] as const
const board: Board = {
  width: 2,
  height: 2,
  input: 'write',
  cells,
  clues: [],
  fixed: [],
  lines: [{ role: 'house', name: { en: 'row 1', ja: '1行' }, clue: '', cells: cells.slice(0, 2) }],
  keys: { script: 'katakana', symbols: ['か', 'き'], caps: ['カ', 'キ'] },
}
const touch = (row: number, col: number, symbol: string) => ({ at: [[row, col]] as const, symbol })

it('a note that is made twice is removed, and an edge is the same from both ends', () => {
  const once = toggled([], touch(0, 0, 'か'))
  expect(once).toHaveLength(1)
  expect(toggled(once, touch(0, 0, 'か'))).toEqual([])
  const edge = toggled([], { at: [cells[0], cells[1]], symbol: '' })
  expect(toggled(edge, { at: [cells[1], cells[0]], symbol: '' })).toEqual([])
})

it('writing removes the notes of the cell, and its symbol only from the houses of the cell', () => {
  const notes = [touch(0, 0, 'き'), touch(0, 1, 'か'), touch(0, 1, 'き'), touch(1, 0, 'か')]
  expect(afterWriting(board, notes, touch(0, 0, 'か'))).toEqual([touch(0, 1, 'き'), touch(1, 0, 'か')])
})

it('each symbol has its own place in the cell and is shown as the board shows it', () => {
  const [first, second] = noteMarks(board, [touch(0, 0, 'か'), touch(0, 0, 'き')])
  expect(first).toMatchObject({ text: 'カ', of: [[0, 0]] })
  expect(second).toMatchObject({ text: 'キ' })
  expect(first && second && 'x' in first && 'x' in second && second.x > first.x).toBe(true)
})

it('notes from outside are read only if they are well-formed', () => {
  expect(parse(notesSchema, [touch(0, 0, 'か')]).ok).toBe(true)
  for (const bad of [
    null,
    [{}],
    [{ at: [], symbol: '' }],
    [{ at: [[0, 99]], symbol: '' }],
    [{ at: [[0, 0]], symbol: 'x'.repeat(99) }],
  ])
    expect(parse(notesSchema, bad).ok).toBe(false)
})
