import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Segment } from '../../../drawing/strokes.ts'
import { joinsOf } from './joins.ts'
import { type Lines, layOut, layoutOf } from './layout.ts'

const box = (x: number, y: number): Segment[] => [
  { x1: x, y1: y, x2: x + 2, y2: y },
  { x1: x, y1: y + 2, x2: x + 2, y2: y + 2 },
  { x1: x, y1: y, x2: x, y2: y + 2 },
  { x1: x + 2, y1: y, x2: x + 2, y2: y + 2 },
]
const wide = 30
/** Adds a short stroke at the corner. */
const placed = (segments: readonly Segment[]): Lines =>
  layOut([...segments, { x1: 0, y1: 0, x2: 1, y2: 0 }], 1, wide, wide)
function joined(segments: readonly Segment[]): number {
  const lines = placed(segments)
  const drawing = layoutOf(lines)
  if (!drawing) throw new Error('it hangs together')
  return joinsOf(lines, drawing)
}

describe('joins', () => {
  it('are none where the answer equals the picture', () => {
    const lines = placed(box(4, 4))
    expect(joinsOf(lines, lines)).toBe(0)
  })

  it('are one for each separate part, if all parts stand in a row', () => {
    for (const count of [1, 2, 3, 4])
      expect(joined(Array.from({ length: count }, (_, at) => box(4 + 5 * at, 0)).flat())).toBe(count)
  })

  it('count once, however they bend', () => {
    const lines = layOut(
      [
        { x1: 0, y1: 0, x2: 3, y2: 0 },
        { x1: 9, y1: 5, x2: 9, y2: 9 },
      ],
      1,
      10,
      10,
    )
    const drawing = layoutOf(lines)!
    expect(joinsOf(lines, drawing)).toBe(1)
  })

  it('are fewer than the parts, and none only where nothing was added', () => {
    const place = fc.record({ x: fc.nat(5), y: fc.nat(5) })
    fc.assert(
      fc.property(
        fc.uniqueArray(place, { minLength: 1, maxLength: 8, selector: ({ x, y }) => 6 * x + y }),
        (places) => {
          const joins = joined(places.flatMap(({ x, y }) => box(4 + 4 * x, 4 + 4 * y)))
          expect(joins).toBeGreaterThanOrEqual(1)
          expect(joins).toBeLessThanOrEqual(places.length)
        },
      ),
      { numRuns: 60 },
    )
  })
})
