import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Budget } from '../../base/budget.ts'
import type { Result } from '../../base/result.ts'
import { Rng } from '../../base/rng.ts'
import type { Made } from '../../kind/craft.ts'
import { maxCrossings } from '../../wordgrid/minima.ts'
import { slotsOf, textIn } from '../../wordgrid/slots.ts'
import { solve } from './exact.ts'
import { make } from './make.ts'
import type { Skeleton } from './puzzle/model.ts'
import { spec } from './spec.ts'

function made(options: object, effort = 20_000): Result<Made<Skeleton>> {
  const making = make(spec.parse(options), new Rng('asked'), new Budget(effort))
  let turn = making.next()
  while (!turn.done) turn = making.next()
  return turn.value
}
const boardOf = (result: Result<Made<Skeleton>>): Made<Skeleton> => {
  if (!result.ok) throw new Error(result.error.text.en)
  return result.value
}
const codeOf = (result: Result<Made<Skeleton>>): string => (result.ok ? 'made' : result.error.code)

it('without letters given, a board with one solution is kept, and a refusal reports when there is none', () => {
  const { puzzle } = boardOf(made({ words: ['CAT', 'TEA', 'TIGER', 'GOAT'], unique: false }))
  expect(puzzle.rows.join('')).toMatch(/^[#.]*$/)
  expect(solve(puzzle, 2, new Budget(10_000)).status).toBe('unique')
  expect(codeOf(made({ words: ['CAT', 'BAT'], size: 5, unique: false }))).toBe('only-with-letters')
})

it('more letters to give than a board has cells are refused, before the search if that is certain', () => {
  expect(codeOf(made({ words: ['CAT', 'TEA'], givens: 6 }, 1))).toBe('all-given')
  expect(codeOf(made({ numbers: 3, size: 8, givens: 40 }))).toBe('all-given')
  const { puzzle } = boardOf(made({ words: ['CAT', 'TEA'], givens: 4 }))
  expect(puzzle.rows.join('').match(/\./g)).toHaveLength(1)
})

it('a board of invented numbers, or of all words that can be connected, has no empty rim', () => {
  for (const options of [
    { numbers: 6, size: 12 },
    { words: ['CAT', 'COT', 'TEA', 'ZZZ'], size: 9 },
  ]) {
    const { puzzle, answer, score, notes } = boardOf(made(options))
    expect(puzzle.width * puzzle.height).toBeLessThan(81)
    const columns = Array.from({ length: puzzle.width }, (_, col) => puzzle.rows.map((row) => row.charAt(col)).join(''))
    for (const line of [puzzle.rows[0], puzzle.rows.at(-1), columns[0], columns.at(-1)]) expect(line).toMatch(/[^#]/)
    expect(answer.rows.map((row) => row.length)).toEqual(puzzle.rows.map(() => puzzle.width))
    expect(Number(score.white) + Number(score.black)).toBe(puzzle.width * puzzle.height)
    expect(notes.map(({ code }) => code)).toContain('board-cut')
  }
})

it('a board that merely had no room for a word keeps the size that was asked for', () => {
  const words = 'APPLE PEAR PLUM LEMON LIME MELON GRAPE PEACH MANGO OLIVE FIG KIWI DATE BERRY'.split(' ')
  const { puzzle, notes } = boardOf(made({ words, size: 7 }))
  expect(notes.map(({ code }) => code)).toContain('no-room')
  expect([puzzle.width, puzzle.height]).toEqual([7, 7])
})

it('every word of a short list is on the board, and words that share no letter with the others are placed beside them', () => {
  const word = fc.string({ unit: fc.constantFrom(...'ABCDEFGH'), minLength: 2, maxLength: 7 })
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 15 }), (words) => {
      fc.pre(maxCrossings(words) > 0)
      const { puzzle, answer, score, bound, notes } = boardOf(made({ words }, 6000))
      const { slots } = slotsOf(answer.rows)
      expect(slots.map((slot) => textIn(answer.rows, slot)).sort()).toEqual(words.toSorted())
      expect(solve(puzzle, 2, new Budget(100_000)).status).toBe('unique')
      expect(score).toMatchObject({ objective: 'words', value: words.length, unplaced: 0 })
      expect(bound).toBe(words.length)
      expect(Number(score.components)).toBeGreaterThanOrEqual(Number(score.leastPieces))
      expect(notes.some(({ code }) => code === 'in-pieces')).toBe(Number(score.components) > 1)
    }),
    { numRuns: 30 },
  )
})

it('words of which none crosses another are refused, and a shape that is asked for is kept to', () => {
  for (const words of [['TIGER'], ['CAT', 'DOG']])
    expect(made({ words }, 6000)).toMatchObject({ error: { code: 'nothing-crosses', fault: 'input' } })
  const words = 'APPLE PEAR PLUM LEMON LIME MELON GRAPE PEACH MANGO OLIVE FIG KIWI DATE BERRY'.split(' ')
  const proportion = (shape: string): number => Number(boardOf(made({ words, shape }, 40_000)).score.proportion)
  expect(proportion('wide')).toBeGreaterThan(1)
  expect(proportion('tall')).toBeLessThan(1)
})

it('a size that takes all words is named where a given one does not', () => {
  const words = 'APPLE PEAR PLUM LEMON LIME MELON GRAPE PEACH MANGO OLIVE FIG KIWI DATE BERRY'.split(' ')
  const named = (options: object): string[] => boardOf(made({ words, ...options })).notes.map(({ code }) => code)
  expect(named({ size: 6 })).toContain('size-for-all')
  expect(named({})).toEqual([])
})

it('with the objective white a board keeps its size and gains white cells, though every word is in', () => {
  const words = ['TEN', 'TAN', 'NET', 'NAT'] // a ring with four crossings, or a chain with three
  const [small, wide] = [made({ words, size: 9 }), made({ words, size: 9, objective: 'white' })]
  if (!small.ok || !wide.ok) throw new Error('no board')
  expect([wide.value.puzzle.width, wide.value.puzzle.height, wide.value.score.unplaced]).toEqual([9, 9, 0])
  expect(small.value.puzzle.width).toBeLessThan(9)
  expect(wide.value.score.white).toBeGreaterThan(Number(small.value.score.white))
  expect(wide.value.score.crossings).toBeLessThan(Number(small.value.score.crossings))
})

it('an empty list of words to keep keeps none', () => {
  const words = ['CAT', 'TEA', 'TIGER', 'GOAT']
  expect(boardOf(made({ words, keep: [] })).puzzle).toEqual(boardOf(made({ words })).puzzle)
})
