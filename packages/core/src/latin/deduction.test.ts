import { describe, expect, it } from 'vitest'
import { Rng } from '../base/rng.ts'
import { applyFinding, housesSeen, type LatinFinding, type State, startState, toBoard } from './board.ts'
import { bandRests, cageBounds, combinations, lineRests } from './deduction.ts'
import { snakes } from './fixtures/snakes.ts'
import { squareGeometry } from './model.ts'
import { refutations } from './refutation.ts'
import { lastCells, lastPlaces, lastValues } from './singles.ts'
import { drawLatinSquare } from './square.ts'
import { fish, hiddenSets, nakedSets } from './subsets.ts'
import { lastOfCage, lineSums } from './sums.ts'

const steps: Readonly<Record<string, (state: State) => Iterable<LatinFinding>>> = {
  combinations,
  lineRests,
  cageBounds,
  bandRests,
  refutations,
  lastCells,
  lastPlaces: (state) => lastPlaces(state),
  lastValues,
  pairs: (state) => nakedSets(state, 2),
  hiddenPairs: (state) => hiddenSets(state, 2),
  xWing: (state) => fish(state, 2),
  lastOfCage: (state) => lastOfCage(state, false),
  lineSums: (state) => lineSums(state, 'rests'),
}

/** Checks the reasons for the values that a sum strikes, by brute force; returns how many were checked. */
function reasonsOf(state: State, { rulesOut, why }: LatinFinding): number {
  const { size, housesOf } = state.board
  const add = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
  const meet = (one: number, other: number): boolean => housesOf[one]!.some((at) => housesOf[other]!.includes(at))
  if (why.by === 'bounds') {
    const total = why.value + add(why.others)
    expect(why.side === 'least' ? total > why.sum.rest : total < why.sum.rest).toBe(true)
    return 1
  }
  if (why.by !== 'combinations') return 0
  for (const { row, col, value } of rulesOut) {
    const byCase = why.cases.some((one) => one.cell === row * size + col && one.value === value)
    expect(byCase || (why.sets.length > 0 && !why.sets.some((set) => set.includes(value)))).toBe(true)
  }
  for (const { cell, value, others, reach } of why.cases) {
    const rest = why.sum.rest - value
    const chosen: number[] = []
    const canMake = (i: number, left: number): boolean => {
      const other = others[i]
      if (!other) return left === 0
      return other[1].some((next) => {
        if (next > left || others.some(([peer], j) => j < i && chosen[j] === next && meet(peer, other[0]))) return false
        chosen[i] = next
        return canMake(i + 1, left - next)
      })
    }
    expect([cell, value, canMake(0, rest)]).toEqual([cell, value, false])
    if (reach) expect(reach.side === 'least' ? add(reach.values) > rest : add(reach.values) < rest).toBe(true)
  }
  return why.cases.length
}

describe('every technique', () => {
  // a step that contradicts the hidden square is unsound, whether or not the board has other solutions
  it('agrees with the square that the board was made from, and finds something somewhere', () => {
    const found: Record<string, number> = {}
    let total = 0
    for (let round = 0; round < 60; round++) {
      const rng = new Rng(`steps-${round}`)
      const size = 4 + (round % 3)
      const square = drawLatinSquare(size, rng)
      const order = [...square.keys()]
      const board = toBoard(size, order, housesSeen(squareGeometry(size, null), order), snakes(square, size, rng, 1, 5))
      const givens = order.filter(() => rng.below(6) === 0).map((cell) => [cell, square[cell]!] as const)
      const state = startState(board, givens)
      for (let tries = 0; tries < 40; tries++)
        for (const [name, find] of Object.entries(steps)) {
          const findings = [...find(state)]
          if (findings.length === 0) continue
          found[name] = (found[name] ?? 0) + findings.length
          for (const { places, rulesOut } of findings) {
            for (const { row, col, value } of places) expect([name, square[row * size + col]]).toEqual([name, value])
            for (const { row, col, value } of rulesOut) {
              expect([name, square[row * size + col] === value]).toEqual([name, false])
              expect(state.mask[row * size + col]! & (1 << value)).not.toBe(0)
            }
          }
          for (const finding of findings) total += reasonsOf(state, finding)
          applyFinding(state, rng.pick(findings))
        }
    }
    expect(Object.keys(found).toSorted()).toEqual(Object.keys(steps).toSorted())
    expect(total).toBeGreaterThan(500)
  })
})
