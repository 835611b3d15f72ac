/**
 * Which levels a 4 × 4 Sudoku can have, found by trying every minimal board. Digits can be exchanged, so solutions that
 * begin with 1 2 3 4 represent all. A board stays unique when it gets more givens, so boards are tried from full to
 * empty.
 */
import { expect, it } from 'vitest'
import { Budget } from '../../base/budget.ts'
import { toRows } from '../../latin/grid.ts'
import { solverOf } from './exact.ts'
import { grade } from './grade.ts'

const cells = 16
const all = (1 << cells) - 1

/** The boards, as bit sets of given cells, that have only this solution and need each of their givens. */
function minimalBoards(solution: Uint8Array): number[] {
  const unique = new Uint8Array(all + 1)
  for (let board = all; board >= 0; board--) {
    if (places(all & ~board).some((cell) => unique[board | (1 << cell)] === 0)) continue
    const givens = places(board).map((cell) => [cell, solution[cell]!] as const)
    if (solverOf(4).another([], givens, solution, new Budget()) === false) unique[board] = 1
  }
  return [...unique.keys()].filter(
    (board) => unique[board] === 1 && places(board).every((cell) => unique[board & ~(1 << cell)] === 0),
  )
}

const places = (board: number): number[] =>
  Array.from({ length: cells }, (_, cell) => cell).filter((cell) => (board >> cell) & 1)

it('every minimal 4 × 4 board, of which there are 85 632, is of level 1', () => {
  const solutions = solverOf(4)
    .count([], [], 1000, new Budget())
    .solutions.filter((solution) => solution.subarray(0, 4).join('') === '1234')
  expect(solutions).toHaveLength(12)
  let boards = 0
  for (const solution of solutions)
    for (const board of minimalBoards(solution)) {
      boards++
      const values = Array.from(solution, (value, cell) => (board >> cell) & 1 && value)
      expect(grade({ size: 4, rows: toRows(values, 4) }, new Budget()).level).toBe(1)
    }
  expect(24 * boards).toBe(85_632)
})
