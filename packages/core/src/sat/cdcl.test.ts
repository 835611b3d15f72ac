import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Budget } from '../base/budget.ts'
import { Cdcl, negation, negative, type Propagator, positive } from './cdcl.ts'

const literal = (variables: number) => fc.integer({ min: 0, max: 2 * variables - 1 })
const formula = fc
  .integer({ min: 1, max: 9 })
  .chain((variables) =>
    fc.tuple(
      fc.constant(variables),
      fc.array(fc.array(literal(variables), { minLength: 1, maxLength: 4 }), { maxLength: 45 }),
    ),
  )

const holds = (clause: readonly number[], model: number): boolean =>
  clause.some((one) => ((model >> (one >> 1)) & 1) === (one & 1 ? 0 : 1))

const modelsOf = (variables: number, clauses: readonly (readonly number[])[]): number[] =>
  Array.from({ length: 2 ** variables }, (_, model) => model).filter((model) =>
    clauses.every((clause) => holds(clause, model)),
  )

/** All models: each one found is forbidden before the next call. */
function enumerated(solver: Cdcl, variables: number): number[] {
  const found: number[] = []
  while (solver.solve(new Budget())) {
    let model = 0
    for (let v = 0; v < variables; v++) if (solver.value[positive(v)] === 1) model |= 1 << v
    found.push(model)
    solver.clause(Array.from({ length: variables }, (_, v) => ((model >> v) & 1 ? negative(v) : positive(v))))
  }
  return found.sort((a, b) => a - b)
}

describe('conflict-driven search', () => {
  it('finds exactly the models that brute force finds', () => {
    fc.assert(
      fc.property(formula, ([variables, clauses]) => {
        const solver = new Cdcl(variables)
        for (const clause of clauses) solver.clause(clause)
        expect(enumerated(solver, variables)).toEqual(modelsOf(variables, clauses))
      }),
      { numRuns: 1500 },
    )
  })

  it('obeys clauses that only a propagator knows, and stays correct when they come late', () => {
    fc.assert(
      fc.property(formula, fc.integer({ min: 1, max: 4 }), ([variables, clauses], share) => {
        const solver = new Cdcl(variables)
        const hidden = clauses.filter((_, index) => index % share === 0)
        for (const [index, clause] of clauses.entries()) if (index % share !== 0) solver.clause(clause)
        const late: Propagator = {
          object: (full) => {
            for (const clause of hidden) {
              const distinct = [...new Set(clause)]
              const open = distinct.filter((one) => solver.value[one] === 0)
              if (
                distinct.some((one) => solver.value[one] === 1) ||
                open.length > 1 ||
                (open.length === 1 && !full && share > 2)
              )
                continue
              if (distinct.some((one) => distinct.includes(negation(one)))) continue
              solver.scratch.set(distinct)
              return distinct.length
            }
            return 0
          },
          retract: () => {},
        }
        solver.attach(late)
        expect(enumerated(solver, variables)).toEqual(modelsOf(variables, clauses))
      }),
      { numRuns: 1000 },
    )
  })

  it('refutes the pigeonhole principle, which needs restarts and clause deletion, and answers unknown when stopped early', () => {
    const holes = 6
    const build = (): Cdcl => {
      const solver = new Cdcl((holes + 1) * holes)
      const sits = (pigeon: number, hole: number): number => pigeon * holes + hole
      for (let pigeon = 0; pigeon <= holes; pigeon++) {
        solver.clause(Array.from({ length: holes }, (_, hole) => positive(sits(pigeon, hole))))
        for (let other = 0; other < pigeon; other++)
          for (let hole = 0; hole < holes; hole++)
            solver.clause([negative(sits(pigeon, hole)), negative(sits(other, hole))])
      }
      return solver
    }
    expect(build().solve(new Budget())).toBe(false)
    const stopped = build()
    expect(stopped.solve(new Budget(20))).toBe(null)
    expect(stopped.solve(new Budget())).toBe(false)
  })

  it('gives the same answer when it is stopped at any point and resumed', () => {
    for (let limit = 0; limit < 12; limit++) {
      const solver = new Cdcl(3)
      solver.clause([negative(0), positive(1)])
      solver.clause([negative(0), negative(1)])
      solver.clause([positive(0), positive(2)])
      solver.clause([positive(0), negative(2)])
      const first = solver.solve(new Budget(limit))
      expect([limit, first ?? solver.solve(new Budget())]).toEqual([limit, false])
    }
    const unit = new Cdcl(2)
    unit.clause([negative(0), positive(1)])
    unit.clause([negative(0), negative(1)])
    unit.clause([positive(0)])
    expect([unit.solve(new Budget(0)), unit.solve(new Budget())]).toEqual([false, false])
  })
})
