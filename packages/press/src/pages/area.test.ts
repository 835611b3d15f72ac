import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hatching, outlineOf, type Spot } from './area.ts'

const plain = (at: number): number => at
const outline = (cells: readonly Spot[]): string => outlineOf(cells, plain, plain)

/** The loops of a path, as points. */
const loopsOf = (path: string): (readonly [number, number])[][] =>
  path
    .split('Z')
    .filter((loop) => loop !== '')
    .map((loop) => [...loop.matchAll(/[ML](-?\d+) (-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const))

/** By the shoelace formula: loops around holes count with the opposite sign of those around cells. */
const areaOf = (path: string): number =>
  loopsOf(path).reduce(
    (sum, loop) =>
      sum +
      loop.reduce((part, [x, y], index) => {
        const [nextX, nextY] = loop[(index + 1) % loop.length] ?? [x, y]
        return part + (x * nextY - nextX * y) / 2
      }, 0),
    0,
  )

const some = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 })), {
  selector: String,
  maxLength: 36,
})

it('the outline of any cells holds exactly their area, and every loop turns at each of its points', () => {
  fc.assert(
    fc.property(some, (cells) => {
      const path = outline(cells)
      expect(areaOf(path)).toBeCloseTo(cells.length)
      for (const loop of loopsOf(path)) expect(loop.length).toBeGreaterThanOrEqual(4)
    }),
  )
})

it('cells that touch are one loop, and a hole is another', () => {
  expect(
    loopsOf(
      outline([
        [0, 0],
        [1, 0],
        [2, 0],
      ]),
    ),
  ).toEqual(
    [
      [
        [3, 0],
        [3, 1],
        [0, 1],
        [0, 0],
      ],
    ].map((loop) => expect.arrayContaining(loop)),
  )
  const ring: Spot[] = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].flatMap((col): Spot[] => (row === 1 && col === 1 ? [] : [[col, row]])),
  )
  expect(loopsOf(outline(ring))).toHaveLength(2)
})

it('hatching lines stay inside their cells and continue in the next', () => {
  const path = hatching(
    [
      [0, 0],
      [1, 0],
    ],
    0,
    0,
    10,
    3,
  )
  const ends = [...path.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
  for (const [x, y] of ends) expect(x >= 0 && x <= 20 && y >= 0 && y <= 10).toBe(true)
  for (const [x, y] of ends) expect(((x + y) / 3) % 1).toBeCloseTo(0)
})
