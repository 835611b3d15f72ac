import { expect, it } from 'vitest'
import { isFlattened } from './bow.ts'
import { lossOf } from './lost.ts'
import type { Part } from './parts.ts'

const mask = { left: 0, top: 0, width: 1, height: 1, dark: new Uint8Array([1]) }
const line = (...middle: readonly (readonly [number, number])[]): Part => ({
  cells: [0],
  is: 'line',
  mask,
  middle: [middle],
  lumps: [],
  loops: 0,
})
const smile = line([0, 0], [10, 4], [20, 0])
const straight = line([0, 0], [10, 1], [20, 0])
const flat = [{ x1: 0, y1: 2, x2: 4, y2: 2 }]
const bent = [...flat, { x1: 4, y1: 1, x2: 4, y2: 2 }]

it('a smile that is drawn flat is lost, one with a bend is not, and a straight mouth never is', () => {
  const way = (part: Part, segments: typeof flat) => part.middle.map((path) => ({ path, segments }))
  expect(isFlattened(way(smile, flat))).toBe(true)
  expect(isFlattened(way(smile, bent))).toBe(false)
  expect(isFlattened(way(straight, flat))).toBe(false)
  const lossWith = (part: Part, segments: typeof flat) =>
    lossOf([{ part, segments, ways: way(part, segments), faces: 0, spot: false }], []).missing
  expect([lossWith(smile, flat), lossWith(smile, bent), lossWith(straight, flat)]).toEqual([1, 0, 0])
})

it('a mouth attached to a nose is judged by itself', () => {
  const path = [
    [10, 0],
    [4, 4],
    [0, 0],
  ] as const
  const nose = { path: [[10, 0] as const, [10, -8] as const], segments: [{ x1: 4, y1: 0, x2: 4, y2: 2 }] }
  expect(isFlattened([nose, { path, segments: flat }])).toBe(true)
  expect(isFlattened([nose, { path, segments: bent }])).toBe(false)
  expect(isFlattened([nose, { path: [[10, 0] as const, [5, 0.5] as const, [0, 0] as const], segments: flat }])).toBe(
    false,
  )
})
