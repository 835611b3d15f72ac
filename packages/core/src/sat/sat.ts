/**
 * The second opinion: a SAT solver behind the few calls that a recount needs.
 *
 * It is CaDiCaL compiled to WebAssembly (`cadical-wasm`, pinned because it is young), loaded on first use, in Node as
 * in a browser. Nothing outside this file knows which solver it is.
 */
import type { Budget } from '../base/budget.ts'

/** Variables are 1, 2, 3 …; −v is the negation of v. */
export interface Sat {
  variable(): number
  clause(literals: readonly number[]): void
  /** null: the budget ran out. Costs one step, plus the conflict limits of the tries that did not decide. */
  solve(budget: Budget, assumptions?: readonly number[]): boolean | null
  /** The value in the model found by the last `solve`. */
  value(variable: number): boolean
  /** Frees the solver's memory; no method may be called afterwards. */
  close(): void
}

export async function openSat(): Promise<Sat> {
  const { Cadical } = await import('cadical-wasm')
  const solver = await Cadical.create({ quiet: true, lucky: false })
  let variables = 0
  return {
    variable: () => {
      variables++
      return variables
    },
    clause: (literals) => solver.addClause(literals),
    solve: (budget, assumptions = []) => {
      // asked in slices that double, because the solver takes a limit but does not report how many conflicts it used
      for (let slice = 100; ; slice *= 2) {
        const granted = Math.min(slice, budget.left)
        if (granted < 1) return null
        const status = solver.solve({ assumptions, conflicts: granted === Number.POSITIVE_INFINITY ? slice : granted })
        if (status !== 'unknown') {
          budget.spend(1)
          return status === 'satisfiable'
        }
        budget.spend(granted)
      }
    },
    value: (variable) => solver.value(variable),
    close: () => solver.dispose(),
  }
}

export function exactlyOne(sat: Sat, variables: readonly number[]): void {
  sat.clause(variables)
  atMostOne(sat, variables)
}

/** Pairwise encoding: fine for the few values that a cell can take. */
export function atMostOne(sat: Sat, variables: readonly number[]): void {
  for (let i = 0; i < variables.length; i++) for (let j = 0; j < i; j++) sat.clause([-variables[i]!, -variables[j]!])
}

/**
 * Finds up to `limit` models that differ in the observed variables and calls `found` on each. Returns whether those are
 * all: true, false, or null when the budget ran out.
 */
export function enumerate(
  sat: Sat,
  observed: readonly number[],
  limit: number,
  budget: Budget,
  found: () => void,
): boolean | null {
  for (let count = 0; count < limit; count++) {
    const satisfiable = sat.solve(budget)
    if (satisfiable === null) return null
    if (!satisfiable) return true
    found()
    sat.clause(observed.map((variable) => (sat.value(variable) ? -variable : variable)))
  }
  return false
}
