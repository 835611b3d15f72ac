import { describe, expect, it } from 'vitest'
import { Rng } from '../base/rng.ts'
import { type Cage, type Geometry, squareGeometry, valuesOf } from './model.ts'
import { Propagation } from './propagation.ts'

interface Drawn {
  readonly geometry: Geometry
  readonly cage: Cage
  readonly domain: Int32Array
}

/** Some open cells, added or subtracted, with random domains and a sum that is possible if houses are ignored. */
function draw(rng: Rng): Drawn {
  const size = 3 + rng.below(5)
  const box = size === 4 && rng.below(2) === 0 ? { height: 2, width: 2 } : null
  const geometry = squareGeometry(size, box)
  const values = Array.from({ length: size }, (_, i) => i + 1)
  const isWide = rng.below(4) === 0
  const domain = Int32Array.from({ length: geometry.cells }, () => {
    const count = 2 + rng.below(isWide ? size - 1 : 2)
    return rng
      .shuffle([...values])
      .slice(0, count)
      .reduce((mask, value) => mask | (1 << value), 0)
  })
  const cells = Array.from({ length: geometry.cells }, (_, cell) => cell)
  const chosen = rng.shuffle(cells).slice(0, 1 + rng.below(6))
  const signs = chosen.map(() => rng.below(3) > 0)
  const sum = chosen.reduce((total, cell, i) => total + (signs[i] ? 1 : -1) * rng.pick(valuesOf(domain[cell]!)), 0)
  return {
    geometry,
    cage: { cells: chosen.filter((_, i) => signs[i]), minus: chosen.filter((_, i) => !signs[i]), sum },
    domain,
  }
}

/** What each cell holds in some filling, by brute force; equal values never share a house. */
function tryAll({ geometry, cage, domain }: Drawn): Map<number, number> {
  const { cells, minus = [] } = cage
  const all = [...cells, ...minus]
  const kept = new Map(all.map((cell) => [cell, 0]))
  const values: number[] = []
  const meet = (one: number, other: number): boolean =>
    geometry.houses.some((house) => house.includes(one) && house.includes(other))
  const fill = (rest: number): void => {
    const i = values.length
    const cell = all[i]
    if (cell === undefined) {
      if (rest === 0) for (const [at, place] of all.entries()) kept.set(place, kept.get(place)! | (1 << values[at]!))
      return
    }
    for (const value of valuesOf(domain[cell]!)) {
      if (values.some((other, at) => other === value && meet(all[at]!, cell))) continue
      values.push(value)
      fill(rest - (i < cells.length ? value : -value))
      values.pop()
    }
  }
  fill(cage.sum)
  return kept
}

describe('the filter of one cage', () => {
  it('keeps exactly what some filling uses when fillings are few, and never less', () => {
    const seen = { exact: 0, bounded: 0, impossible: 0 }
    for (let round = 0; round < 2000; round++) {
      const drawn = draw(new Rng(`cage-${round}`))
      const propagation = new Propagation(drawn.geometry)
      propagation.loadCages([drawn.cage])
      propagation.resume(drawn.domain)
      const kept = tryAll(drawn)
      const isPossible = [...kept.values()].every((mask) => mask !== 0)
      const held = propagation.filterCage(0)
      if (isPossible || propagation.wasExact) expect(held, `round ${round}`).toBe(isPossible)
      if (!isPossible) seen.impossible++
      else if (propagation.wasExact) seen.exact++
      else seen.bounded++
      if (!held || !isPossible) continue
      for (const [cell, mask] of kept) {
        const left = propagation.domain[cell]!
        expect(propagation.wasExact ? left : left & mask, `round ${round}`).toBe(mask)
      }
    }
    expect(seen.exact).toBeGreaterThan(1000)
    expect(seen.bounded).toBeGreaterThan(50)
    expect(seen.impossible).toBeGreaterThan(50)
  })
})
