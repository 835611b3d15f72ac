import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Budget } from '../base/budget.ts'
import { atMostOne, enumerate, exactlyOne, openSat, type Sat } from './sat.ts'

const count = (sat: Sat, observed: readonly number[], limit: number): number => {
  let models = 0
  enumerate(sat, observed, limit, new Budget(), () => {
    models++
  })
  sat.close()
  return models
}

describe('the second opinion', () => {
  it('counts the models of random formulas as brute force does', async () => {
    const literal = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.boolean()).map(([v, sign]) => (sign ? v : -v))
    const formula = fc.array(fc.array(literal, { minLength: 1, maxLength: 3 }), { maxLength: 14 })
    await fc.assert(
      fc.asyncProperty(formula, async (clauses) => {
        const sat = await openSat()
        const variables = [1, 2, 3, 4, 5].map(() => sat.variable())
        for (const clause of clauses) sat.clause(clause)
        let tried = 0
        for (let bits = 0; bits < 32; bits++) {
          const holds = (l: number): boolean => ((bits >> (Math.abs(l) - 1)) & 1) === (l > 0 ? 1 : 0)
          if (clauses.every((clause) => clause.some(holds))) tried++
        }
        expect(count(sat, variables, 100)).toBe(tried)
      }),
      { numRuns: 200 },
    )
  })

  it('"exactly one of n" has n models, and "at most one" has n + 1', async () => {
    for (let n = 1; n < 8; n++) {
      const one = await openSat()
      const variables = Array.from({ length: n }, () => one.variable())
      exactlyOne(one, variables)
      expect(count(one, variables, 100)).toBe(n)
      const max = await openSat()
      const others = Array.from({ length: n }, () => max.variable())
      atMostOne(max, others)
      expect(count(max, others, 100)).toBe(n + 1)
    }
  })

  it('stops without an answer when the budget runs out on a hard formula', async () => {
    // 9 pigeons in 8 holes: no model, and no short proof by clauses
    const sat = await openSat()
    const at = Array.from({ length: 9 }, () => Array.from({ length: 8 }, () => sat.variable()))
    for (const pigeon of at) sat.clause(pigeon)
    for (let hole = 0; hole < 8; hole++)
      atMostOne(
        sat,
        at.map((pigeon) => pigeon[hole]!),
      )
    const budget = new Budget(200)
    expect(sat.solve(budget)).toBe(null)
    expect(budget.left).toBeLessThan(1)
    sat.close()
  })

  it('answers under assumptions without keeping them', async () => {
    const sat = await openSat()
    const [a, b] = [sat.variable(), sat.variable()]
    sat.clause([a, b])
    expect(sat.solve(new Budget(), [-a, -b])).toBe(false)
    expect(sat.solve(new Budget(), [-a])).toBe(true)
    expect(sat.value(b)).toBe(true)
    sat.close()
  })
})
