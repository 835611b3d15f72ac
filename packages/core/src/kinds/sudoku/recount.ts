/** The second solver: the rules of Sudoku as clauses, solved by SAT. x(cell, value) says that a cell holds a value. */
import type { Budget } from '../../engine/budget.ts'
import { enumerate, exactlyOne, openSat } from '../../engine/sat.ts'
import type { Solved } from '../../kind/craft.ts'
import { toSolved } from '../../kind/solved.ts'
import { boxes, type Puzzle, type Sudoku } from './model.ts'

export async function recount({ size, rows }: Puzzle, limit: number, budget: Budget): Promise<Solved<Sudoku>> {
  const { height, width } = boxes[size]
  const span = Array.from({ length: size }, (_, i) => i)
  const sat = await openSat()
  try {
    const x = span.map(() => span.map(() => span.map(() => sat.variable())))
    for (const a of span)
      for (const b of span) {
        exactlyOne(sat, x[a]![b]!) // a cell holds one value
        exactlyOne(
          sat,
          span.map((col) => x[a]![col]![b]!),
        ) // a row holds each value once
        exactlyOne(
          sat,
          span.map((row) => x[row]![a]![b]!),
        ) // a column holds each value once
        const top = Math.floor(a / height) * height
        const left = (a % height) * width
        exactlyOne(
          sat,
          span.map((i) => x[top + Math.floor(i / width)]![left + (i % width)]![b]!),
        ) // a box holds each value once
      }
    rows.forEach((line, row) => {
      line.forEach((value, col) => {
        if (value > 0) sat.clause([x[row]![col]![value - 1]!])
      })
    })
    const before = budget.spent
    const answers: { rows: number[][] }[] = []
    const exhausted = enumerate(sat, x.flat(2), limit, budget, () => {
      answers.push({ rows: x.map((row) => row.map((cell) => cell.findIndex((literal) => sat.value(literal)) + 1)) })
    })
    return toSolved(answers, exhausted === true, budget.spent - before)
  } finally {
    sat.close()
  }
}
