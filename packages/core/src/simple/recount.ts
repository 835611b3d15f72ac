/**
 * The second solver of a simple kind: its rules as clauses for the SAT solver. It uses the places of a puzzle and none
 * of its ideas. Rules that would take too many clauses, such as "one loop", are added when a model breaks them.
 */
import type { Recount } from '../kind/craft.ts'
import { toSolved } from '../kind/solved.ts'
import { exactlyOne, openSat, type Sat } from '../sat/sat.ts'
import { type Answer, modelOf, type Simple, type SimplePuzzle, type Values } from './puzzle.ts'

/**
 * The rules of a puzzle. `is`: the literal for "a place has a value". The function returned gives, for the values of a
 * model, clauses that the model breaks; none where it is an answer.
 */
export type Clauses<P extends object> = (
  puzzle: P,
  sat: Sat,
  is: (place: number, value: string) => number,
) => (values: Values) => Iterable<readonly number[]>

export const recountOf =
  <P extends object>(kind: SimplePuzzle<P>, clauses: Clauses<P>): Recount<Simple<P>> =>
  async (puzzle, limit, budget) => {
    const before = budget.spent
    const model = modelOf(kind)
    const sat = await openSat()
    const variables = model.layoutOf(puzzle).places.map(({ values }) => ({ values, all: literals(sat, values) }))
    const is = (place: number, value: string): number => {
      const literal = variables[place]?.all[variables[place].values.indexOf(value)]
      if (literal === undefined) throw new RangeError(`place ${place} has no value ${value}`)
      return literal
    }
    const brokenBy = clauses(puzzle, sat, is)
    const observed = variables.flatMap(({ all }) => all)
    const answers: Answer[] = []

    /** True if the whole space was searched. */
    const count = (): boolean => {
      while (answers.length < limit) {
        const found = sat.solve(budget)
        if (found !== true) return found === false
        const values = variables.map((place) => place.values[place.all.findIndex(holds)] ?? '')
        const broken = [...brokenBy(values)]
        // exclude the answer that was found
        const again = broken.length > 0 ? broken : [observed.filter(holds).map((literal) => -literal)]
        if (broken.length === 0) answers.push(model.answerOf(puzzle, values))
        for (const clause of again) sat.clause(clause)
      }
      return false
    }
    const holds = (literal: number): boolean => sat.value(Math.abs(literal)) === literal > 0
    const exhausted = count()
    sat.close()
    return toSolved<Simple<P>>(answers, exhausted, budget.spent - before)
  }

/** Two values share one variable. */
function literals(sat: Sat, values: readonly string[]): number[] {
  if (values.length === 2) {
    const variable = sat.variable()
    return [variable, -variable]
  }
  const all = values.map(() => sat.variable())
  exactlyOne(sat, all)
  return all
}
