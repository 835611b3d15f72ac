import { describe, expect, it } from 'vitest'
import { Rng } from '../base/rng.ts'
import { bandCages, bandDifferences } from './bands.ts'
import { type Cage, squareGeometry } from './model.ts'
import { drawLatinSquare } from './square.ts'

/** A square cut into cages at random: each cell joins the cage of its left or upper neighbour, or starts one. */
function randomCages(square: Uint8Array, size: number, rng: Rng): Cage[] {
  const cages: { cells: number[]; sum: number }[] = []
  const cageOf: number[] = []
  square.forEach((value, cell) => {
    const around = [cell % size > 0 ? cell - 1 : -1, cell - size].filter((next) => next >= 0)
    const next = rng.below(4) === 0 || around.length === 0 ? undefined : cageOf[rng.pick(around)]
    const index = next ?? cages.length
    cages[index] ??= { cells: [], sum: 0 }
    cages[index].cells.push(cell)
    cages[index].sum += value
    cageOf.push(index)
  })
  return cages
}

describe('sums of bands', () => {
  it('hold in the square that the cages were cut from, and list each set of cells once', () => {
    let sums = 0
    for (let round = 0; round < 200; round++) {
      const rng = new Rng(`bands-${round}`)
      const size = 3 + (round % 6)
      const square = drawLatinSquare(size, rng)
      const bands = bandCages(squareGeometry(size, null), randomCages(square, size, rng), size)
      const sets = bands.map(({ cells }) => [...cells].sort((a, b) => a - b).join())
      expect(new Set(sets).size).toBe(sets.length)
      for (const { cells, sum } of bands) {
        expect(cells.reduce((total, cell) => total + square[cell]!, 0)).toBe(sum)
        sums++
      }
    }
    expect(sums).toBeGreaterThan(1000)
  })

  it('hold as differences too, with every cell listed once', () => {
    let sums = 0
    for (let round = 0; round < 200; round++) {
      const rng = new Rng(`differences-${round}`)
      const size = 3 + (round % 6)
      const square = drawLatinSquare(size, rng)
      const add = (cells: readonly number[]): number => cells.reduce((total, cell) => total + square[cell]!, 0)
      for (const { cells, minus = [], sum } of bandDifferences(
        squareGeometry(size, null),
        randomCages(square, size, rng),
      )) {
        expect(new Set([...cells, ...minus]).size).toBe(cells.length + minus.length)
        expect(add(cells) - add(minus)).toBe(sum)
        sums++
      }
    }
    expect(sums).toBeGreaterThan(500)
  })

  it('are not derived from cages that leave cells out', () => {
    expect(bandCages(squareGeometry(3, null), [{ cells: [0, 1], sum: 3 }], 3)).toEqual([])
  })
})
