import { expect, it } from 'vitest'
import { Budget } from '../../base/budget.ts'
import { Rng } from '../../base/rng.ts'
import { parse } from '../../base/schema.ts'
import type { Made } from '../../kind/craft.ts'
import { craft } from './craft.ts'
import { figures } from './figures.ts'
import { posed } from './posed.ts'
import type { Crossword } from './puzzle/model.ts'
import { spec } from './spec.ts'

function made(options: object, effort = 20_000): Made<Crossword> {
  const making = craft.make(spec.parse(options), new Rng('trim'), new Budget(effort))
  let turn = making.next()
  while (!turn.done) turn = making.next()
  if (!turn.value.ok) throw new Error(turn.value.error.text.en)
  return turn.value.value
}
const codes = ({ notes }: Made<Crossword>): string[] => notes.map(({ code }) => code)

const few = ['CAT', 'TEA', 'TIGER', 'ZZZ']
const many = 'APPLE PEAR PLUM LEMON LIME MELON GRAPE PEACH MANGO OLIVE FIG KIWI DATE BERRY'.split(' ')

it.each([
  { objective: 'white' },
  { objective: 'crossings' },
  { objective: 'white', number: 'column', keyword: 'GATE' },
])('if no size is asked for, a board has no empty rim: %j', (options) => {
  const crossword = made({ words: few, ...options })
  const { puzzle, answer, score, bound } = crossword
  expect(puzzle.width).toBeLessThan(8)
  expect(answer.rows.map((row) => row.length)).toEqual(Array.from({ length: puzzle.height }, () => puzzle.width))
  const columns = Array.from({ length: puzzle.width }, (_, col) => puzzle.rows.map((row) => row.charAt(col)).join(''))
  for (const line of [puzzle.rows[0], puzzle.rows.at(-1), columns[0], columns.at(-1)]) expect(line).toContain('.')
  expect(codes(crossword)).toContain('board-cut')
  expect(parse(craft.face.puzzle, puzzle).ok).toBe(true)
  expect(posed(puzzle).problems).toEqual([])
  const counted = figures(puzzle, options, score)
  expect(score).toMatchObject(counted.score)
  expect(bound).toBeGreaterThanOrEqual(Number(score.value))
  if ('keyword' in options)
    expect(puzzle.keyword?.map(([row, col]) => answer.rows[row]?.charAt(col)).join('')).toBe('GATE')
})

it.each([{ size: 9 }, { size: '12x4' }])('a size that was asked for is kept, however few the words: %j', (options) => {
  const { puzzle } = made({ words: few, ...options })
  expect(options.size).toBe(puzzle.width === puzzle.height ? puzzle.width : `${puzzle.width}x${puzzle.height}`)
})

it.each([{ objective: 'penalty' }, { rules: ['corners'] }, { symmetry: 'point' }])(
  'the whole board is kept if its black cells follow rules: %j',
  (options) => {
    expect(made({ words: few, ...options }).puzzle.width).toBe(8)
  },
)

it('the board is made again from the effort of any pause', () => {
  const options = { words: many, objective: 'white' }
  const budget = new Budget(120_000)
  const making = craft.make(spec.parse(options), new Rng('trim'), budget)
  const seen = new Map<number, string>()
  for (let turn = making.next(); !turn.done; turn = making.next())
    if (turn.value) seen.set(budget.spent, JSON.stringify(turn.value))
  expect(seen.size).toBeGreaterThan(1)
  for (const [effort, board] of [...seen].slice(-3)) expect(JSON.stringify(made(options, effort))).toBe(board)
})
