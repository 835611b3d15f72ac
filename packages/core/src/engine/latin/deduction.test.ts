import { describe, expect, it } from 'vitest'
import { Rng } from '../rng.ts'
import {
  applyFinding,
  housesSeen,
  type LatinFinding,
  type NamedCage,
  type State,
  startState,
  toBoard,
} from './board.ts'
import { bandRests, cageBounds, combinations, lineRests, refutations } from './deduction.ts'
import { squareGeometry } from './model.ts'
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

/** Snakes of neighbouring cells along the rows, so that cages cross lines. */
function cagesOf(square: Uint8Array, size: number, rng: Rng): NamedCage[] {
  const cages: { id: number; sum: number; cells: number[] }[] = []
  for (let at = 0; at < square.length; ) {
    const length = Math.min(1 + rng.below(5), square.length - at)
    const cells = Array.from({ length }, (_, i) => {
      const row = Math.floor((at + i) / size)
      const col = (at + i) % size
      return row * size + (row % 2 === 0 ? col : size - 1 - col)
    })
    cages.push({ id: cages.length, cells, sum: cells.reduce((sum, cell) => sum + square[cell]!, 0) })
    at += length
  }
  return cages
}

describe('every technique', () => {
  // a step that strikes or places wrongly for the hidden square is unsound, whether or not the board has other solutions
  it('keeps the square that the board was made from, and finds something somewhere', () => {
    const found: Record<string, number> = {}
    for (let round = 0; round < 60; round++) {
      const rng = new Rng(`steps-${round}`)
      const size = 4 + (round % 3)
      const square = drawLatinSquare(size, rng)
      const order = [...square.keys()]
      const board = toBoard(size, order, housesSeen(squareGeometry(size, null), order), cagesOf(square, size, rng))
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
          applyFinding(state, rng.pick(findings))
        }
    }
    expect(Object.keys(found).toSorted()).toEqual(Object.keys(steps).toSorted())
  })
})
