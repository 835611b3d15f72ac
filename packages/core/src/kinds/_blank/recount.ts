/** Second solver: what SAT says of "each cell one number, each number one cell". */

import type { Recount } from '../../kind/craft.ts'
import { toSolved } from '../../kind/solved.ts'
import { enumerate, exactlyOne, openSat } from '../../sat/sat.ts'
import type { Answer, Blank } from './puzzle/model.ts'

export const recount: Recount<Blank> = async (puzzle, limit, budget) => {
  const start = budget.spent
  const sat = await openSat()
  const numbers = puzzle.cells.map((_, index) => index + 1)
  const holds = puzzle.cells.map(() => numbers.map(() => sat.variable()))
  for (const cell of holds) exactlyOne(sat, cell)
  for (const number of numbers)
    exactlyOne(
      sat,
      holds.map((cell) => cell[number - 1]!),
    )
  for (const [col, value] of puzzle.cells.entries()) if (value > 0) sat.clause([holds[col]![value - 1]!])
  const answers: Answer[] = []
  const exhausted = enumerate(sat, holds.flat(), limit, budget, () => {
    answers.push({ cells: holds.map((cell) => cell.findIndex((variable) => sat.value(variable)) + 1) })
  })
  sat.close()
  return toSolved<Blank>(answers, exhausted === true, budget.spent - start)
}
