/**
 * Second solver: the rules as clauses for the SAT solver. A number has exactly one letter of the list, a letter at most
 * one number; a run of white cells holds exactly one word of its length, whose letters its numbers then are; a word is
 * in exactly one run. Without a list the file does not determine the letters: any will do.
 */
import type { Budget } from '../../base/budget.ts'
import type { Solved } from '../../kind/craft.ts'
import { toSolved } from '../../kind/solved.ts'
import { atMostOne, enumerate, exactlyOne, openSat } from '../../sat/sat.ts'
import { type Answer, type Codeword, cellsByNumber, type Puzzle, rowsWith } from './puzzle/model.ts'

export async function recount(puzzle: Puzzle, limit: number, budget: Budget): Promise<Solved<Codeword>> {
  const before = budget.spent
  if (!puzzle.words)
    return { status: budget.spend() ? 'several' : 'unknown', answers: [], steps: budget.spent - before }
  const words = puzzle.words.map(({ word }) => word)
  const letters = [...new Set(words.join(''))]
  const numbers = cellsByNumber(puzzle).length - 1
  const answers: Answer[] = []
  const sat = await openSat()
  try {
    let possible = true
    /** By number and letter: the variable "this number is this letter". */
    const is = Array.from({ length: numbers + 1 }, () => letters.map(() => sat.variable()))
    for (let number = 1; number <= numbers; number++) exactlyOne(sat, is[number]!)
    for (const at of letters.keys())
      atMostOne(
        sat,
        is.slice(1).map((options) => options[at]!),
      )
    for (const { number, letter } of puzzle.givens) {
      const variable = is[number]![letters.indexOf(letter)]
      if (variable === undefined) possible = false
      else sat.clause([variable])
    }
    const places: number[][] = words.map(() => [])
    for (const run of runsOf(puzzle.codes)) {
      const fitting = words.flatMap((word, index) => {
        if (word.length !== run.length) return []
        const here = sat.variable()
        places[index]!.push(here)
        for (const [at, number] of run.entries()) sat.clause([-here, is[number]![letters.indexOf(word.charAt(at))]!])
        return [here]
      })
      if (fitting.length === 0) possible = false
      else exactlyOne(sat, fitting)
    }
    for (const place of places) {
      if (place.length === 0) possible = false
      else exactlyOne(sat, place)
    }
    if (!possible) return toSolved(answers, budget.spend(), budget.spent - before)
    const exhausted = enumerate(sat, is.slice(1).flat(), limit, budget, () =>
      answers.push({ rows: rowsWith(puzzle, (number) => letters.find((_, at) => sat.value(is[number]![at]!))) }),
    )
    return toSolved(answers, exhausted === true, budget.spent - before)
  } finally {
    sat.close()
  }
}

/** The numbers of each run of two or more white cells, in rows and in columns. */
function runsOf(codes: Puzzle['codes']): number[][] {
  const columns = (codes[0] ?? []).map((_, col) => codes.map((row) => row[col]!))
  return [...codes, ...columns].flatMap((line) => {
    const runs: number[][] = [[]]
    for (const code of line) {
      if (code === 0) runs.push([])
      else runs.at(-1)!.push(code)
    }
    return runs.filter((run) => run.length >= 2)
  })
}
