import { describe, expect, it } from 'vitest'
import { Budget } from '../../base/budget.ts'
import { Rng } from '../../base/rng.ts'
import { sizeOfRows } from '../../wordfill/pattern.ts'
import { craft } from './craft.ts'
import { bendPrice, type Formulation, formulate } from './lp.ts'
import { sizeOf, spec } from './spec.ts'

interface Highs {
  solve(model: string): { readonly Status: string; readonly ObjectiveValue: number }
}

/** The package's types and its CommonJS export disagree on what the default export is. */
async function openHighs(): Promise<Highs> {
  const load: unknown = (await import('highs')).default
  if (typeof load !== 'function') throw new Error('highs did not load')
  return load()
}

const words = 'NET TEN NOT TON OAT TAO AN AT NO'.split(' ')

/** Two different entries with the same spelling. */
const anTwice = [
  { word: 'AN', clue: 'One', tags: ['article'] },
  { word: 'AN', clue: 'If', tags: ['conjunction'] },
]

const cases = [
  { objective: 'white', connected: false },
  { objective: 'white' },
  { objective: 'penalty', connected: false },
  { objective: 'penalty' },
  { objective: 'crossings' },
  { must: ['oat', 'tao'] },
  { must: ['an', 'an'], words: [...words.slice(0, 6), ...anTwice, ...words.slice(7)] },
  { keyword: 'neat', objective: 'penalty' },
  { pattern: '...\n.#.\n.A.' },
  { pattern: '...\n###\n...' },
  { rules: ['corners', 'no-adjacent'], strict: true },
  { rules: ['three-sides', 'diagonal-3'], size: '4x3', objective: 'crossings' },
  { rules: ['no-adjacent', 'corners', 'three-sides'], words: ['TEN', 'NET', 'OAT', 'NO'], size: '4x3' },
  { symmetry: 'point', words: ['TEN', 'NOT', 'AT'], size: '4x3' },
  { symmetry: 'line', strict: true, objective: 'penalty', words: words.slice(0, 6) },
] as const

/** The optimisation problem of a recipe. */
function problemOf(options: object): Formulation {
  const wanted = spec.parse({ words, size: 3, ...options })
  const rows = wanted.pattern?.rows ?? null
  const size = rows ? sizeOfRows(rows) : sizeOf(wanted)
  return { ...wanted, ...size, words: wanted.words.map(({ word }) => word), pattern: rows }
}

it('explains which word and letter an index means and where the rim is, evenly indented', () => {
  const lines = formulate(problemOf({ words: [...words, 'ねこ'], size: '9x8' })).split('\n')
  const remarks = lines.filter((line) => line.startsWith('\\'))
  for (const word of [...words, 'ねこ']) expect(remarks.filter((line) => line.endsWith(`: ${word}`))).toHaveLength(1)
  expect(remarks.filter((line) => /: *$/.test(line))).toEqual(remarks.filter((line) => line.includes('one unit')))
  expect(new Set(remarks.map((line) => line.split(':')[0])).size, 'nothing is told twice').toBe(remarks.length)
  expect(remarks.join('\n')).toContain(
    'without that demand, which the founding text does not state, no flow at all would',
  )
  expect(remarks.join('\n')).toMatch(/2\.\.9 by 2\.\.10; rows 1 and 10 and columns 1 and 11/)
  const indents = lines.filter((line) => /[+<>=]/.test(line) && !line.startsWith('\\')).map((line) => line.search(/\S/))
  expect([...new Set(indents)].sort()).toEqual([1, 3])
})

it('explains the flow if white cells must be connected, and leaves it out otherwise', () => {
  const flowIn = (connected: boolean) =>
    formulate(problemOf({ connected }))
      .split('\n')
      .filter((line) => line.startsWith('\\') && /flow/.test(line))
  expect(flowIn(true)).toHaveLength(2)
  expect(flowIn(false)).toEqual([])
})

describe('the founding text’s 0-1 programme', () => {
  it.each(cases)('has the optimum that our search reaches, at or below our bound: %j', async (options) => {
    const highs = await openHighs()
    const posed = problemOf(options)
    const solution = highs.solve(formulate(posed))
    expect(solution.Status).toBe('Optimal')
    const size = 'pattern' in options ? {} : { size: 3 }
    const making = craft.make(spec.parse({ words, ...size, ...options }), new Rng('lp'), new Budget(1_000_000))
    let turn = making.next()
    while (!turn.done) turn = making.next()
    if (!turn.value.ok) throw new Error(turn.value.error.text.en)
    const { score, bound } = turn.value.value
    const optimum = Math.round(solution.ObjectiveValue) + bendPrice(posed) * Number(score.breaks ?? 0)
    expect(score.value).toBe(optimum)
    expect(bound).toBeGreaterThanOrEqual(optimum)
  })

  it('has no solution where the request is impossible', async () => {
    const highs = await openHighs()
    for (const options of [
      { must: ['net', 'ten', 'not', 'ton', 'oat', 'tao'] },
      { pattern: '...\n.#.\n..#', words: ['TEN', 'OAT'] },
      { keyword: 'tttttttt' },
    ])
      expect(highs.solve(formulate(problemOf(options))).Status).toBe('Infeasible')
  })
})
