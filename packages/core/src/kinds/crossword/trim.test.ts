import { expect, it } from 'vitest'
import { Budget } from '../../engine/budget.ts'
import { Rng } from '../../engine/rng.ts'
import { buildLexicon } from '../../engine/wordgrid/lexicon.ts'
import type { Made } from '../../kind.ts'
import { good } from '../../result.ts'
import { parse } from '../../schema.ts'
import { craft } from './craft.ts'
import { figures } from './figures.ts'
import type { CrosswordShapes } from './model.ts'
import { posed } from './posed.ts'
import { spec } from './spec.ts'
import { trimmed } from './trim.ts'

function made(options: object, effort = 20_000): Made<CrosswordShapes> {
  const making = craft.make(spec.parse(options), new Rng('trim'), new Budget(effort))
  let turn = making.next()
  while (!turn.done) turn = making.next()
  if (!turn.value.ok) throw new Error(turn.value.error.text.en)
  return turn.value.value
}
const codes = ({ notes }: Made<CrosswordShapes>): string[] => notes.map(({ code }) => code)

const few = ['CAT', 'TEA', 'TIGER', 'ZZZ']
const many = 'APPLE PEAR PLUM LEMON LIME MELON GRAPE PEACH MANGO OLIVE FIG KIWI DATE BERRY'.split(' ')

it.each([
  { size: 15 },
  {},
  { size: 12, objective: 'crossings' },
  { size: 12, objective: 'penalty', penalty: 0.5, rules: ['no-adjacent', 'corners'] },
  { size: 11, number: 'column', keyword: 'GATE' },
])('a board of all words that can hang together has no empty rim: %j', (options) => {
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

it('a board that only had no room for a word keeps the size that was asked for', () => {
  const crossword = made({ words: many, size: 7 })
  expect(codes(crossword)).toContain('no-room')
  expect([crossword.puzzle.width, crossword.puzzle.height]).toEqual([7, 7])
})

it('a board whose black pairs were to be proved keeps its size', () => {
  const proved = made({ words: few, size: 6, objective: 'penalty', prove: true }, 2_000)
  expect(proved.puzzle.width).toBe(6)
})

it('a board that would be less symmetric without its rim keeps it', () => {
  const rows = ['###', 'A##', 'CAT', '##X', '##Y']
  const board: Made<CrosswordShapes> = {
    puzzle: { width: 3, height: 5, rows: rows.map((row) => row.replace(/[^#]/g, '.')), clues: [] },
    answer: { rows },
    score: { value: 7, breaks: 1 },
    bound: 9,
    notes: [],
  }
  function* laying() {
    yield board
    return good(board)
  }
  const heightOf = (symmetry: string): number | undefined => {
    const asked = spec.parse({ words: ['AC', 'CAT', 'TXY'], symmetry })
    const turn = trimmed(asked, buildLexicon(['AC', 'CAT', 'TXY']), laying()).next()
    return turn.done ? undefined : turn.value?.puzzle.height
  }
  expect(heightOf('point')).toBe(5)
  expect(heightOf('none')).toBe(4)
})

it('is the same again by the effort of any pause', () => {
  const options = { words: few, size: 9, objective: 'penalty' }
  const budget = new Budget(3_000)
  const making = craft.make(spec.parse(options), new Rng('trim'), budget)
  const seen = new Map<number, string>()
  for (let turn = making.next(); !turn.done; turn = making.next())
    if (turn.value) seen.set(budget.spent, JSON.stringify(turn.value))
  expect(seen.size).toBeGreaterThan(0)
  for (const [effort, board] of [...seen].slice(0, 5)) expect(JSON.stringify(made(options, effort))).toBe(board)
})
