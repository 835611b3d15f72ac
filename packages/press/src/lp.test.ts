import { Budget } from '@kumiki/core/engine/budget'
import { Rng } from '@kumiki/core/engine/rng'
import { craft } from '@kumiki/core/kinds/crossword/craft'
import { formulate } from '@kumiki/core/kinds/crossword/lp'
import { spec } from '@kumiki/core/kinds/crossword/spec'
import { describe, expect, it } from 'vitest'

interface Highs {
  solve(model: string): { readonly Status: string; readonly ObjectiveValue: number }
}

/** The package's types and its CommonJS export disagree on what the default is. */
async function openHighs(): Promise<Highs> {
  const load: unknown = (await import('highs')).default
  if (typeof load !== 'function') throw new Error('highs did not load')
  return load()
}

const words = 'NET TEN NOT TON OAT TAO AN AT NO'.split(' ')

const cases = [
  { objective: 'white', connected: false },
  { objective: 'white', connected: true },
  { objective: 'penalty', connected: false },
  { objective: 'penalty', connected: true },
  { objective: 'crossings', connected: true },
] as const

it('tells which word and letter an index is and where the rim lies, evenly indented', () => {
  const board = { width: 9, height: 8, objective: 'white', penalty: 1, connected: true } as const
  const lines = formulate({ words: [...words, 'ねこ'], ...board }).split('\n')
  const remarks = lines.filter((line) => line.startsWith('\\'))
  for (const word of [...words, 'ねこ']) expect(remarks.filter((line) => line.endsWith(`: ${word}`))).toHaveLength(1)
  expect(remarks.join('\n')).toMatch(/2\.\.9 by 2\.\.10; rows 1 and 10 and columns 1 and 11/)
  const indents = lines.filter((line) => /[+<>=]/.test(line) && !line.startsWith('\\')).map((line) => line.search(/\S/))
  expect([...new Set(indents)].sort()).toEqual([1, 3])
})

describe('the founding text’s 0-1 programme', () => {
  for (const { objective, connected } of cases)
    it(`has the optimum that our search reaches, at or below our bound: ${objective}, ${connected ? 'connected' : 'free'}`, async () => {
      const highs = await openHighs()
      const board = { width: 3, height: 3, objective, penalty: 1, connected }
      const solution = highs.solve(formulate({ words, ...board }))
      expect(solution.Status).toBe('Optimal')
      const making = craft.make(
        spec.parse({ words, size: 3, objective, connected }),
        new Rng('lp'),
        new Budget(3_000_000),
      )
      let turn = making.next()
      while (!turn.done) turn = making.next()
      if (!turn.value.ok) throw new Error(turn.value.error.text.en)
      expect(turn.value.value.score.value).toBe(Math.round(solution.ObjectiveValue))
      expect(turn.value.value.bound).toBeGreaterThanOrEqual(Math.round(solution.ObjectiveValue))
    })
})
