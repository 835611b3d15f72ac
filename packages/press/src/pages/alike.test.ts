import type { SomeFile } from '@kumiki/core/contract'
import { face, slotsOf } from '@kumiki/core/kinds/crossword/puzzle'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { printing, typeface } from '../fixtures/printing.ts'
import { numbersOf } from '../formats/crossword/numbers.ts'
import { papers } from './measures.ts'
import { textsOutside, textsOverlapping } from './page.contract.ts'
import type { Page } from './page.ts'
import type { PrintOptions } from './print.ts'

/** A crossword from its rows, with the given clue for every word. */
function crosswordOf(rows: readonly string[], clue = ''): SomeFile {
  const { slots } = slotsOf([...rows])
  const numbers = numbersOf(slots, 'row')
  const clues = slots.map(({ row, col, length, across, cells: [first = 0] }) => {
    const dir = across ? ('across' as const) : ('down' as const)
    return { number: numbers.get(first) ?? 0, dir, row, col, length, clue }
  })
  const puzzle = { width: rows[0]?.length ?? 0, height: rows.length, rows, clues }
  const answer = { rows: rows.map((row) => row.replaceAll('.', 'A')) }
  return (use) => use({ kumiki: 1, kind: 'crossword', title: 'Class', lang: 'en', puzzle, answer }, face)
}

/** One word across, and words down from every other letter of it. */
const comb = (width: number, height: number): string[] =>
  Array.from({ length: height }, (_, row) => (row === 0 ? '.'.repeat(width) : '.#'.repeat(width).slice(0, width)))

/** Prints combs as the copies of a class. */
function printingCombs(sizes: readonly (readonly [number, number])[], clue: string, options: Partial<PrintOptions>) {
  const [first, ...others] = sizes.map(([width, height]) => crosswordOf(comb(width, height), clue))
  if (!first) throw new Error('no board')
  return printing([first, ...others], { classSet: true, ...options })
}

const corner = ['.....', '.####', '.####', '.####', '.####']
const cross = ['..#..', '..#..', '.....', '..#..', '..#..']

/** Whether the board of each sheet has black cells. */
const blackOn = (boards: readonly (readonly string[])[]): boolean[] => {
  const [first, ...others] = boards.map((rows) => crosswordOf(rows))
  if (!first) throw new Error('no board')
  return printing([first, ...others], { classSet: true, answers: 'none' }).pages.map(({ parts }) =>
    parts.some(({ role, ops }) => role === 'figure' && ops.some((op) => op.op === 'path' && op.fill === 'black')),
  )
}

it('either all boards of a class have black around their words, or none has', () => {
  expect(blackOn([corner, corner, corner, cross])).toEqual([false, false, false, false])
  expect(blackOn([corner, cross])).toEqual([true, true])
})

it('copies of a class have one page each if every board fits on one, whether wide or high', () => {
  const { pages } = printingCombs(
    [
      [20, 11],
      [14, 15],
      [17, 13],
    ],
    'A clue of many words, '.repeat(4),
    { nameLine: true, answers: 'none' },
  )
  expect(pages.map(({ width, height }) => width < height)).toEqual([true, true, true])
  // the numbers in cells are a share of the cell, and all clues have one size
  for (const wanted of ['figure', 'item'])
    expect(
      new Set(
        pages.map(({ parts }) =>
          Math.max(
            ...parts.flatMap(({ role, ops }) => (role === wanted ? ops : [])).map((op) => ('size' in op ? op.size : 0)),
          ),
        ),
      ).size,
    ).toBe(1)
})

it('if any board of a class needs a page of its own, all copies have one, so that each printed sheet is one copy', () => {
  const { pages } = printingCombs(
    [
      [24, 20],
      [8, 8],
    ],
    'A clue of many words, '.repeat(6),
    { answers: 'none' },
  )
  expect(pages).toHaveLength(4)
})

it('the key holds every board in its order and lets narrow boards share rows with wide ones', () => {
  const size = fc.tuple(fc.integer({ min: 6, max: 20 }), fc.integer({ min: 5, max: 15 }))
  fc.assert(
    fc.property(fc.array(size, { minLength: 1, maxLength: 12 }), (sizes) => {
      const { answers } = printingCombs(sizes, '', { answers: 'apart' })
      expect(answers.flatMap(numbersOnKey)).toEqual(sizes.map((_, index) => index + 1))
      for (const page of answers)
        expect([...textsOutside(page, papers.a4, typeface), ...textsOverlapping(page, typeface)]).toEqual([])
      const letters = answers.flatMap(({ parts }) =>
        parts.flatMap(({ role, ops }) =>
          role === 'figure' ? ops.flatMap((op) => ('text' in op && op.text === 'A' ? [op.size] : [])) : [],
        ),
      )
      expect(Math.min(...letters)).toBeGreaterThanOrEqual(8 - 1e-6)
    }),
    { numRuns: 12 },
  )
  const mixed = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? ([20, 11] as const) : ([17, 12] as const)))
  expect(printingCombs(mixed, '', { answers: 'apart' }).answers).toHaveLength(2)
})

/** The numbers over the boards, in order of position. */
const numbersOnKey = ({ parts }: Page): number[] =>
  parts
    .filter(({ role }) => role === 'heading')
    .flatMap(({ ops }) => ops.flatMap((op) => ('text' in op && /^\d+$/.test(op.text) ? [Number(op.text)] : [])))
