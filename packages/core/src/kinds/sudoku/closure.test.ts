import { describe, expect, it } from 'vitest'
import { Budget } from '../../base/budget.ts'
import { Rng } from '../../base/rng.ts'
import { toRows } from '../../latin/grid.ts'
import { drawSolution } from '../../latin/solution.ts'
import { closureOf, solverOf } from './exact.ts'
import { grade } from './grade.ts'
import type { Side } from './puzzle/model.ts'
import { drawRare } from './rare.ts'

const levels = [1, 2, 3, 4] as const

const toPuzzle = (size: Side, values: Uint8Array) => ({ size, rows: toRows(values, size) })

/** The givens without the one in `cell`. */
const without = (values: Uint8Array, cell: number): Uint8Array => values.map((value, at) => (at === cell ? 0 : value))
const givenCells = (values: Uint8Array): number[] => [...values.keys()].filter((cell) => values[cell] !== 0)

describe('the closure for makers', () => {
  it('solves exactly the boards that the ladder solves, level by level, and detects whether a given is regained', () => {
    const met = new Map<number | null, number>()
    for (let round = 0; round < 120; round++) {
      const rng = new Rng(`closure-${round}`)
      const size: Side = round % 3 === 0 ? 6 : 9
      const level = levels[round % 4]!
      const solution = drawSolution(solverOf(size).propagation, rng)
      let givens = solution
      // dug to the edge of a level, so that the last given decides
      for (const cell of rng.shuffle([...solution.keys()])) {
        const fewer = without(givens, cell)
        const isSolved = closureOf(size).solves(fewer, level)
        expect(closureOf(size).regains(fewer, cell, cell, level)).toBe(isSolved)
        if (isSolved) givens = fewer
      }
      const cells = givenCells(givens)
      for (const board of [givens, without(givens, cells[round % cells.length]!)]) {
        const reached = closureOf(size).levelOf(board)
        expect(grade(toPuzzle(size, board), new Budget(), 4).level).toBe(reached)
        met.set(reached, (met.get(reached) ?? 0) + 1)
      }
    }
    for (const level of [1, 2, 3, null]) expect(met.get(level) ?? 0).toBeGreaterThan(3)
  })

  it('agrees with the ladder on and around boards of level 4', () => {
    for (let i = 0; i < 20; i++) {
      const givens = Uint8Array.from(drawRare(i % 2 === 0, new Rng(`rare-${i}`)))
      expect(closureOf(6).levelOf(givens)).toBe(4)
      const cells = givenCells(givens)
      const fewer = without(givens, cells[i % cells.length]!)
      expect(closureOf(6).levelOf(fewer)).toBe(grade(toPuzzle(6, fewer), new Budget(), 4).level)
    }
  })
})
