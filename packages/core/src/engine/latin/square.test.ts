import { describe, expect, it } from 'vitest'
import { Rng } from '../rng.ts'
import { drawLatinSquare } from './square.ts'

const isLatin = (square: Uint8Array, n: number): boolean => {
  for (let i = 0; i < n; i++) {
    const row = new Set<number>()
    const col = new Set<number>()
    for (let j = 0; j < n; j++) {
      row.add(square[i * n + j]!)
      col.add(square[j * n + i]!)
    }
    if (row.size !== n || col.size !== n || Math.min(...row) !== 1 || Math.max(...row) !== n) return false
  }
  return true
}

describe('random Latin squares', () => {
  it('are Latin squares for every size', () => {
    for (let n = 1; n <= 12; n++)
      for (let round = 0; round < 10; round++)
        expect(isLatin(drawLatinSquare(n, new Rng(`latin-${n}-${round}`)), n)).toBe(true)
  })

  // the bound is six standard deviations above the mean of the chi-squared distribution, so it fails only when something is wrong
  it.each([
    [2, 2],
    [3, 12],
    [4, 576],
  ])('of order %i are all %i drawn, each equally often', (n, squares) => {
    const each = 20
    const counts = new Map<string, number>()
    const rng = new Rng(`uniform-${n}`)
    for (let draw = 0; draw < squares * each; draw++) {
      const square = drawLatinSquare(n, rng).join('')
      counts.set(square, (counts.get(square) ?? 0) + 1)
    }
    expect(counts.size).toBe(squares)
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - each) ** 2 / each, 0)
    expect(chi).toBeLessThan(squares - 1 + 6 * Math.sqrt(2 * (squares - 1)))
  })
})
