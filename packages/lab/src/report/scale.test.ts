import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linearScale, logScale, spanScale } from './scale.ts'

const values = fc.array(fc.double({ min: 1e-6, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 8 })

test('every value is on the axis, between increasing ticks', () => {
  fc.assert(
    fc.property(values, (list) => {
      for (const scale of [linearScale(list), logScale(list)]) {
        expect(scale.ticks.length).toBeGreaterThan(1)
        expect(scale.ticks.length).toBeLessThan(20)
        expect([...scale.ticks].sort((a, b) => a - b)).toEqual(scale.ticks)
        for (const value of list) {
          expect(value).toBeLessThanOrEqual((scale.ticks.at(-1) ?? 0) * (1 + 1e-9))
          expect(scale.at(value)).toBeGreaterThanOrEqual(0)
          expect(scale.at(value)).toBeLessThanOrEqual(1)
        }
      }
    }),
  )
})

test('ticks are round numbers', () => {
  expect(linearScale([9.1]).ticks).toEqual([0, 2, 4, 6, 8, 10])
  expect(logScale([3, 7000]).ticks).toEqual([1, 10, 100, 1000, 10000])
  expect(logScale([3, 70]).ticks).toEqual([1, 2, 5, 10, 20, 50, 100])
  expect(spanScale([4, 5, 6, 8]).ticks).toEqual([4, 5, 6, 7, 8])
  expect(spanScale([7]).ticks).toEqual([6, 7, 8])
})

test('only zero, or no values, still give an axis', () => {
  expect(linearScale([0, 0]).ticks.length).toBeGreaterThan(1)
  expect(logScale([0]).at(0)).toBe(0)
})
