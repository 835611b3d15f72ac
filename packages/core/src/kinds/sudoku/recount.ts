/**
 * The second solver: the rules of Sudoku as clauses, solved by SAT. x(cell, value) says that a cell holds a value; a
 * value that a given rules out has no variable, which leaves a tenth of the clauses.
 */
import type { Budget } from '../../engine/budget.ts'
import { enumerate, exactlyOne, openSat } from '../../engine/sat.ts'
import type { Solved } from '../../kind/craft.ts'
import { toSolved } from '../../kind/solved.ts'
import { boxes, type Puzzle, type Sudoku } from './model.ts'

/** Instead of a variable, where a given rules the value out. */
const none = 0

export async function recount({ size, rows }: Puzzle, limit: number, budget: Budget): Promise<Solved<Sudoku>> {
  const { height, width } = boxes[size]
  const span = Array.from({ length: size }, (_, i) => i)
  const boxOf = (row: number, col: number): number => Math.floor(row / height) * height + Math.floor(col / width)
  const given = [span, span, span].map(() => span.map(() => new Uint8Array(size + 1)))
  const count = (row: number, col: number, value: number): number =>
    given[0]![row]![value]! + given[1]![col]![value]! + given[2]![boxOf(row, col)]![value]!
  rows.forEach((line, row) => {
    line.forEach((value, col) => {
      for (const [sort, house] of [row, col, boxOf(row, col)].entries()) given[sort]![house]![value]!++
    })
  })
  const sat = await openSat()
  try {
    // a given stands in its own three houses, any other value must stand in none
    const isOpen = (row: number, col: number, value: number): boolean =>
      count(row, col, value) === (rows[row]![col] === value ? 3 : 0) &&
      (rows[row]![col] === 0 || rows[row]![col] === value)
    const x = span.map((row) => span.map((col) => span.map((i) => (isOpen(row, col, i + 1) ? sat.variable() : none))))
    const one = (literals: readonly number[]): void =>
      exactlyOne(
        sat,
        literals.filter((literal) => literal !== none),
      )
    for (const a of span)
      for (const b of span) {
        one(x[a]![b]!) // a cell holds one value
        one(span.map((col) => x[a]![col]![b]!)) // a row holds each value once
        one(span.map((row) => x[row]![a]![b]!)) // a column holds each value once
        const top = Math.floor(a / height) * height
        const left = (a % height) * width
        one(span.map((i) => x[top + Math.floor(i / width)]![left + (i % width)]![b]!)) // a box holds each value once
      }
    const before = budget.spent
    const answers: { rows: number[][] }[] = []
    const observed = x.flat(2).filter((literal) => literal !== none)
    const exhausted = enumerate(sat, observed, limit, budget, () => {
      const holds = (literal: number): boolean => literal !== none && sat.value(literal)
      answers.push({ rows: x.map((row) => row.map((cell) => cell.findIndex(holds) + 1)) })
    })
    return toSolved(answers, exhausted === true, budget.spent - before)
  } finally {
    sat.close()
  }
}
