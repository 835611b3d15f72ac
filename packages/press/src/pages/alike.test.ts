import { slotsOf } from '@kumiki/core/engine/wordgrid/slots'
import type { SomeFile } from '@kumiki/core/file/file'
import { face } from '@kumiki/core/kinds/crossword/face'
import { expect, it } from 'vitest'
import { printing } from '../fixtures/printing.ts'
import { numbersOf } from '../formats/crossword/numbers.ts'

/** A crossword of rows that nobody wrote clues for. */
function crosswordOf(rows: readonly string[]): SomeFile {
  const { slots } = slotsOf([...rows])
  const numbers = numbersOf(slots, 'row')
  const clues = slots.map(({ row, col, length, across, cells: [first = 0] }) => {
    const dir = across ? ('across' as const) : ('down' as const)
    return { number: numbers.get(first) ?? 0, dir, row, col, length, clue: '' }
  })
  const puzzle = { width: rows[0]?.length ?? 0, height: rows.length, rows, clues }
  return (use) => use({ kumiki: 1, kind: 'crossword', title: 'Class', lang: 'en', puzzle }, face)
}

const corner = ['.....', '.####', '.####', '.####', '.####']
const cross = ['..#..', '..#..', '.....', '..#..', '..#..']

/** Of each sheet, whether black cells stand on its board. */
const blackOn = (boards: readonly (readonly string[])[]): boolean[] => {
  const [first, ...others] = boards.map(crosswordOf)
  if (!first) throw new Error('no board')
  return printing([first, ...others], { classSet: true, answers: 'none' }).pages.map(({ parts }) =>
    parts.some(({ role, ops }) => role === 'figure' && ops.some((op) => op.op === 'path' && op.fill === 'black')),
  )
}

it('boards of a class all have black around their words, or none has', () => {
  expect(blackOn([corner, corner, corner, cross])).toEqual([false, false, false, false])
  expect(blackOn([corner, cross])).toEqual([true, true])
})
