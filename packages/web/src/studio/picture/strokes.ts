/** Strokes as text and as movable corners: a corner moves the ends of all its strokes. */
import type { Spot } from './pen.ts'

export type Stroke = readonly [Spot, Spot]

export const readStrokes = (text: string): readonly Stroke[] =>
  text.split('\n').flatMap((line): Stroke[] => {
    const points = [...line.matchAll(/(-?\d+),(-?\d+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
    return points.slice(1).flatMap((to, at): Stroke[] => {
      const from = points[at]
      return from ? [[from, to]] : []
    })
  })

export const writeStrokes = (strokes: readonly Stroke[]): string =>
  strokes.map(([a, b]) => `${a.x},${a.y} ${b.x},${b.y}`).join('\n')

const isAt = (one: Spot, other: Spot): boolean => one.x === other.x && one.y === other.y

/** Each corner once, row by row. */
export function cornersOf(strokes: readonly Stroke[]): readonly Spot[] {
  const all = new Map(strokes.flat().map((spot) => [`${spot.x},${spot.y}`, spot]))
  return [...all.values()].sort((a, b) => a.y - b.y || a.x - b.x)
}

/** Strokes that have become points are removed. */
export const moved = (strokes: readonly Stroke[], from: Spot, to: Spot): readonly Stroke[] =>
  strokes.map(([a, b]): Stroke => [isAt(a, from) ? to : a, isAt(b, from) ? to : b]).filter(([a, b]) => !isAt(a, b))

export const without = (strokes: readonly Stroke[], corner: Spot): readonly Stroke[] =>
  strokes.filter(([a, b]) => !isAt(a, corner) && !isAt(b, corner))
