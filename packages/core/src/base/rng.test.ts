import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Rng } from './rng.ts'

const draws = (rng: Rng, count: number): number[] => Array.from({ length: count }, () => rng.next())

describe('seeded random numbers', () => {
  it('follow the published sequence of xoshiro128** from the state 1, 2, 3, 4', () => {
    const rng = new Rng('')
    rng.state = [1, 2, 3, 4]
    expect(draws(rng, 4)).toEqual([11520, 0, 5927040, 70819200])
  })

  it('are the same on every platform and in every version', () => {
    expect(draws(new Rng('kumiki'), 4)).toEqual([740044531, 3842239784, 75770835, 706612976])
  })

  it('continue from a saved state', () => {
    const rng = new Rng('saved')
    const { state } = rng
    const first = draws(rng, 3)
    rng.state = state
    expect(draws(rng, 3)).toEqual(first)
  })

  it('depend on the whole seed, and only on it', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(draws(new Rng(a), 8)).toEqual(draws(new Rng(a), 8))
        if (a !== b) expect(draws(new Rng(a), 8)).not.toEqual(draws(new Rng(b), 8))
      }),
    ))

  it('fork without advancing the parent, into streams that differ by label', () => {
    const parent = new Rng('seed')
    const expected = draws(new Rng('seed'), 4)
    expect(draws(parent.fork('a/b'), 4)).not.toEqual(draws(parent.fork('a').fork('b'), 4))
    const forks = ['a', 'b', 0, 1].map((label) => draws(parent.fork(label), 4))
    expect(draws(parent, 4)).toEqual(expected)
    expect(new Set([...forks, expected].map(String)).size).toBe(5)
  })

  it('fall evenly below n: chi-square of 60,000 draws stays under its 0.1 % bound for n = 2 … 20', () => {
    // 0.999 quantiles of the chi-square distribution with n − 1 degrees of freedom, by the Wilson–Hilferty
    // approximation
    for (let n = 2; n <= 20; n++) {
      const rng = new Rng(`even-${n}`)
      const counts = new Array<number>(n).fill(0)
      for (let i = 0; i < 60_000; i++) counts[rng.below(n)]!++
      const mean = 60_000 / n
      const chi = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
      const free = n - 1
      const bound = free * (1 - 2 / (9 * free) + 3.09 * Math.sqrt(2 / (9 * free))) ** 3
      expect(chi).toBeLessThan(bound)
    }
  })

  it('have every one of their 32 bits set half of the time', () => {
    const rng = new Rng('bits')
    const set = new Array<number>(32).fill(0)
    for (const value of draws(rng, 20_000)) for (let bit = 0; bit < 32; bit++) set[bit]! += (value >>> bit) & 1
    for (const count of set) expect(Math.abs(count - 10_000)).toBeLessThan(4 * Math.sqrt(5_000))
  })

  it('shuffle four things into each of the 24 orders about equally often', () => {
    const rng = new Rng('orders')
    const seen = new Map<string, number>()
    for (let i = 0; i < 24_000; i++) {
      const order = rng.shuffle([1, 2, 3, 4]).join('')
      seen.set(order, (seen.get(order) ?? 0) + 1)
    }
    expect(seen.size).toBe(24)
    for (const count of seen.values()) expect(Math.abs(count - 1_000)).toBeLessThan(5 * Math.sqrt(1_000))
  })

  it('keep 0 ≤ float < 1 and below(n) < n', () =>
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 31 }), (seed, n) => {
        const rng = new Rng(seed)
        const x = rng.float()
        expect(x >= 0 && x < 1).toBe(true)
        expect(rng.below(n)).toBeLessThan(n)
      }),
    ))
})
