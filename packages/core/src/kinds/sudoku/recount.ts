/**
 * Second solver: the rules of Sudoku as clauses, solved by SAT. x(cell, value) means that an open cell holds a value. A
 * value that a given rules out has no variable, nor do givens, which leaves a tenth of the clauses.
 */
import type { Budget } from '../../base/budget.ts'
import type { Solved } from '../../kind/craft.ts'
import { toSolved } from '../../kind/solved.ts'
import { enumerate, exactlyOne, openSat } from '../../sat/sat.ts'
import { type Answer, boxes, type Puzzle, type Sudoku } from './puzzle/model.ts'

interface Place {
  readonly variable: number
  readonly row: number
  readonly col: number
}

/** In place of a variable where a given rules out the value. */
const none = 0

export async function recount({ size, rows }: Puzzle, limit: number, budget: Budget): Promise<Solved<Sudoku>> {
  const { height, width } = boxes[size]
  const span = Array.from({ length: size }, (_, i) => i)
  const boxOf = (row: number, col: number): number => Math.floor(row / height) * height + Math.floor(col / width)
  /** By house (rows, columns, boxes): the given values, as bits. */
  const given = new Int32Array(3 * size)
  const housesOf = (row: number, col: number): number[] => [row, size + col, 2 * size + boxOf(row, col)]
  let contradicts = false
  for (const row of span)
    for (const col of span) {
      const bit = 1 << rows[row]![col]!
      if (bit === 1) continue
      for (const house of housesOf(row, col)) {
        contradicts ||= (given[house]! & bit) !== 0
        given[house]! |= bit
      }
    }
  if (contradicts) return toSolved<Sudoku>([], true, 0)
  const sat = await openSat()
  try {
    /** By house and value: the cells that may hold it. */
    const places: Place[][][] = Array.from(given, () => span.map(() => []))
    const x = span.map((row) =>
      span.map((col) => {
        if (rows[row]![col] !== 0) return []
        const houses = housesOf(row, col)
        const ruledOut = houses.reduce((bits, house) => bits | given[house]!, 0)
        return span.map((i) => {
          if ((ruledOut >> (i + 1)) & 1) return none
          const variable = sat.variable()
          for (const house of houses) places[house]![i]!.push({ variable, row, col })
          return variable
        })
      }),
    )
    // an open cell holds one value
    for (const line of x) for (const cell of line) if (cell.length > 0) exactlyOne(sat, cell.filter(isVariable))
    // a house holds each value once; two cells of a box in one line are covered by the line's clauses
    for (const [house, values] of places.entries())
      for (const [i, cells] of values.entries()) {
        if ((given[house]! >> (i + 1)) & 1) continue
        sat.clause(cells.map(({ variable }) => variable))
        for (const [at, one] of cells.entries())
          for (const other of cells.slice(0, at))
            if (house < 2 * size || (one.row !== other.row && one.col !== other.col))
              sat.clause([-one.variable, -other.variable])
      }
    const before = budget.spent
    const answers: Answer[] = []
    const holds = (variable: number): boolean => variable !== none && sat.value(variable)
    const exhausted = enumerate(sat, x.flat(2).filter(isVariable), limit, budget, () => {
      answers.push({
        rows: x.map((line, row) => line.map((cell, col) => rows[row]![col]! || cell.findIndex(holds) + 1)),
      })
    })
    return toSolved(answers, exhausted === true, budget.spent - before)
  } finally {
    sat.close()
  }
}

const isVariable = (variable: number): boolean => variable !== none
