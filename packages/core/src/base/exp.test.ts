import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { between, exp, log2 } from './exp.ts'

describe('the portable exponential', () => {
  it('is within 1e-15 of the built-in one, relatively', () =>
    fc.assert(
      fc.property(fc.double({ min: -700, max: 700, noNaN: true }), (x) => {
        expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-15)
      }),
      { numRuns: 20_000 },
    ))

  it('has these very bits', () => {
    expect([0, -1, -0.1, 20.5].map(exp)).toEqual([1, 0.36787944117144233, 0.9048374180359595, 799902177.4755054])
  })

  it('ends in 0 and Infinity', () => expect([exp(-1e9), exp(1e9)]).toEqual([0, Number.POSITIVE_INFINITY]))
})

describe('interpolation in equal ratios', () => {
  it('agrees with the built-in power to seven digits', () =>
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 10 }),
        fc.double({ min: 0.1, max: 10 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (from, to, share) => {
          if (Number.isNaN(from) || Number.isNaN(to)) return
          expect(Math.abs(between(from, to, share) / (from * (to / from) ** share) - 1)).toBeLessThan(1e-6)
        },
      ),
    ))

  it('starts and ends exactly', () => expect([between(3, 0.7, 0), between(3, 0.7, 1)]).toEqual([3, 0.7]))
})

describe('the binary logarithm', () => {
  it('agrees with the built-in one to eight digits', () =>
    fc.assert(
      fc.property(fc.double({ min: 1, max: 1e9, noNaN: true }), (x) => {
        expect(Math.abs(log2(x) - Math.log2(x))).toBeLessThan(1e-8)
      }),
    ))

  it('is whole for powers of two', () => expect([1, 2, 8, 1024].map(log2)).toEqual([0, 1, 3, 10]))
})
