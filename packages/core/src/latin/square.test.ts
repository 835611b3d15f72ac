import { describe, expect, it } from 'vitest'
import { Rng } from '../base/rng.ts'
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

  // the bound is six standard deviations above the mean of the chi-squared distribution, so a failure by chance is
  // practically impossible
  it.each([
    [2, 2],
    [3, 12],
    [4, 576],
  ])('of order %i include all %i, each equally often', (n, squares) => {
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
  // 6 of the 56 reduced squares of order 5 are those of the cyclic group: the only ones without a 2 × 2 square inside.
  // Each represents equally many squares, so the share holds for all 161 280. The bound is five standard deviations.
  it('of order 5 lack a 2 × 2 square inside as often as expected', () => {
    const draws = 6000
    const rng = new Rng('classes')
    let without = 0
    for (let draw = 0; draw < draws; draw++) if (!hasSquareInside(drawLatinSquare(5, rng), 5)) without++
    const share = 6 / 56
    expect(Math.abs(without - draws * share)).toBeLessThan(5 * Math.sqrt(draws * share * (1 - share)))
  })
})

function hasSquareInside(square: Uint8Array, n: number): boolean {
  const at = (row: number, col: number): number => square[row * n + col]!
  for (let row = 0; row < n; row++)
    for (let other = 0; other < row; other++)
      for (let col = 0; col < n; col++)
        for (let next = 0; next < col; next++)
          if (at(row, col) === at(other, next) && at(row, next) === at(other, col)) return true
  return false
}
