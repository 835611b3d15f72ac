import { describe, expect, it } from 'vitest'
import { Budget } from '../../engine/budget.ts'
import { toRows } from '../../engine/latin/grid.ts'
import type { Given } from '../../engine/latin/model.ts'
import { drawSolution } from '../../engine/latin/solution.ts'
import { Rng } from '../../engine/rng.ts'
import { closureOf, solverOf } from './exact.ts'
import { grade } from './grade.ts'
import type { Side } from './model.ts'
import { drawRare } from './rare.ts'

const levels = [1, 2, 3, 4] as const

function toPuzzle(size: Side, givens: readonly Given[]) {
  const values = new Uint8Array(size * size)
  for (const [cell, value] of givens) values[cell] = value
  return { size, rows: toRows(values, size) }
}

describe('the closure for makers', () => {
  it('solves exactly the boards that the ladder solves, level by level', () => {
    const met = new Map<number | null, number>()
    for (let round = 0; round < 120; round++) {
      const rng = new Rng(`closure-${round}`)
      const size: Side = round % 3 === 0 ? 6 : 9
      const level = levels[round % 4]!
      const solution = drawSolution(solverOf(size).propagation, rng)
      let givens = [...solution].map((value, cell): Given => [cell, value])
      // dug to the edge of a level, so that the last given decides
      for (const cell of rng.shuffle([...solution.keys()])) {
        const fewer = givens.filter(([place]) => place !== cell)
        if (closureOf(size).solves(fewer, level)) givens = fewer
      }
      for (const board of [givens, givens.filter((_, at) => at !== round % givens.length)]) {
        const reached = closureOf(size).levelOf(board)
        expect(grade(toPuzzle(size, board), new Budget(), 4).level).toBe(reached)
        met.set(reached, (met.get(reached) ?? 0) + 1)
      }
    }
    for (const level of [1, 2, 3, null]) expect(met.get(level) ?? 0).toBeGreaterThan(3)
  })

  it('agrees with the ladder on and around boards of level 4', () => {
    for (let i = 0; i < 20; i++) {
      const values = drawRare(i % 2 === 0, new Rng(`rare-${i}`))
      const givens = values.flatMap((value, cell): Given[] => (value === 0 ? [] : [[cell, value]]))
      expect(closureOf(6).levelOf(givens)).toBe(4)
      const fewer = givens.filter((_, at) => at !== i % givens.length)
      expect(closureOf(6).levelOf(fewer)).toBe(grade(toPuzzle(6, fewer), new Budget(), 4).level)
    }
  })
})
