import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Rng } from '../base/rng.ts'
import { scoreOf } from '../wordgrid/score.ts'
import { slotsOf } from '../wordgrid/slots.ts'
import { type Ground, groundOf } from './ground.ts'
import { Shape, type ShapeOptions } from './shape.ts'
import { buildWordsByLength } from './wordsbylength.ts'

const words = ['AB', 'BA', 'ABA', 'BAB', 'ABBA', 'BAAB', 'ABABA', 'CACAB', 'BACA', 'CAB']

function annealed(width: number, height: number, options: Partial<ShapeOptions>, seed: string): Shape {
  const all: ShapeOptions = {
    symmetry: 'none',
    connected: true,
    slots: [],
    breaks: (ground: Ground) => ground.blackPairs,
    cost: (shape) => width * height - shape.white,
    ...options,
  }
  const shape = new Shape(buildWordsByLength(words), width, height, all, new Rng(seed))
  shape.begin(4_000, 0)
  while (shape.step(300));
  return shape
}

const sides = fc.integer({ min: 4, max: 9 })
const symmetries = fc.constantFrom('none' as const, 'point' as const, 'line' as const)

it('a pattern without faults has a word for every slot, no lone cell, and is in one piece', () => {
  let clean = 0
  fc.assert(
    fc.property(sides, sides, symmetries, fc.string(), (width, height, symmetry, seed) => {
      const shape = annealed(width, height, { symmetry }, seed)
      const rows = shape.rows()
      const { white, blackPairs, components, crossings } = scoreOf(rows)
      expect(shape).toMatchObject({ white, blackPairs, crossings, breaks: blackPairs })
      if (shape.faults > 0) return
      clean++
      expect(components).toBe(1)
      expect(slotsOf(rows).alone).toEqual([])
      for (const { length } of slotsOf(rows).slots) expect([2, 3, 4, 5]).toContain(length)
    }),
    { numRuns: 40 },
  )
  expect(clean).toBeGreaterThan(30)
})

it('has the symmetry that was asked for', () => {
  fc.assert(
    fc.property(sides, sides, fc.string(), (width, height, seed) => {
      const point = annealed(width, height, { symmetry: 'point' }, seed).rows()
      expect(point.map((row) => [...row].reverse().join('')).reverse()).toEqual(point)
      const line = annealed(width, height, { symmetry: 'line' }, seed).rows()
      expect(line.map((row) => [...row].reverse().join(''))).toEqual(line)
    }),
    { numRuns: 20 },
  )
})

it('has slots of the lengths that were asked for', () => {
  const lengths = slotsOf(annealed(8, 8, { slots: [0, 0, 0, 0, 0, 4] }, 'lengths').rows()).slots.map(
    ({ length }) => length,
  )
  expect(lengths.filter((length) => length === 5).length).toBeGreaterThanOrEqual(4)
})

it('has fewer black cells where less room is asked for', () => {
  const shape = annealed(9, 9, {}, 'room')
  const roomy = new Shape(
    buildWordsByLength(words),
    9,
    9,
    { symmetry: 'none', connected: true, slots: [], breaks: () => 0, cost: ({ white }) => 81 - white },
    new Rng('room'),
  )
  roomy.begin(4_000, 6)
  while (roomy.step(4_000));
  expect(roomy.white).toBeLessThan(shape.white)
})

it('the ground of a pattern has its figures', () => {
  const ground = groundOf(['.#A', '##.'])
  expect(ground.blackPairs).toBe(2)
  expect([ground.cellAt(0, 0), ground.cellAt(0, 1), ground.cellAt(1, 2)].map((cell) => ground.cells[cell])).toEqual([
    1, 0, 1,
  ])
})
