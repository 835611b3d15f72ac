import { describe, expect, it } from 'vitest'
import { Budget } from '../base/budget.ts'
import { LatinSolver } from './exact.ts'
import { squareGeometry } from './model.ts'

describe('the exact solver', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 12],
    [4, 576],
    [5, 161_280],
  ])('counts all Latin squares of order %i: %i', (n, squares) => {
    const count = new LatinSolver(squareGeometry(n, null)).count([], [], Number.POSITIVE_INFINITY, new Budget())
    expect([count.solutions.length, count.exhausted]).toEqual([squares, true])
  })

  it('counts all 288 Sudoku squares of order 4', () => {
    const solver = new LatinSolver(squareGeometry(4, { height: 2, width: 2 }))
    expect(solver.count([], [], Number.POSITIVE_INFINITY, new Budget()).solutions.length).toBe(288)
  })
})
