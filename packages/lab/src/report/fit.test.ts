import fc from 'fast-check'
import { expect, it } from 'vitest'
import { leastSquares, rms } from './fit.ts'

it('recovers the weights from which figures were made, and leaves no error', () => {
  const number = fc.integer({ min: -9, max: 9 })
  fc.assert(
    fc.property(
      fc.tuple(number, number, number),
      fc.array(fc.tuple(number, number), { minLength: 9, maxLength: 30 }),
      (weights, points) => {
        fc.pre(new Set(points.map(String)).size > 8)
        const rows = points.map(([x, y]) => [1, x, y])
        const values = (by: readonly number[]): number[] =>
          rows.map((row) => row.reduce((sum, x, at) => sum + x * (by[at] ?? 0), 0))
        const aims = values(weights)
        const found = values(leastSquares(rows, aims))
        expect(rms(found.map((value, at) => value - (aims[at] ?? 0)))).toBeLessThan(1e-6)
      },
    ),
  )
})

it('approximates scattered figures better than other weights', () => {
  const rows = [
    [1, 0],
    [1, 1],
    [1, 2],
    [1, 3],
  ]
  const aims = [0, 2, 1, 3]
  const missed = (weights: readonly number[]): number =>
    rms(rows.map((row, at) => row.reduce((sum, x, i) => sum + x * (weights[i] ?? 0), 0) - (aims[at] ?? 0)))
  const [a = 0, b = 0] = leastSquares(rows, aims)
  for (const [da, db] of [
    [0.1, 0],
    [-0.1, 0],
    [0, 0.1],
    [0, -0.1],
  ] as const)
    expect(missed([a, b])).toBeLessThan(missed([a + da, b + db]))
})
