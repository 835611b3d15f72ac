/**
 * Whether the bow of a line is lost: a smiling mouth drawn flat is another mouth. A line is bowed if its middle departs
 * from the straight way between its ends by a good part of their distance; its drawing is flat if all strokes lie in
 * one row or column. Where lines meet, each branch is judged by itself: a mouth may be attached to a nose.
 */

import type { Segment } from '../../../drawing/strokes.ts'
import type { Point } from './skeleton.ts'

/** A line, or a branch of one, and its strokes. */
export interface Way {
  readonly path: readonly Point[]
  readonly segments: readonly Segment[]
}

/**
 * The height of a visible bow, as a share of the distance between its ends. A smile has a fifth or more, and so must a
 * branch among others.
 */
const seenBow = { alone: 0.08, branch: 0.2 }

/** Whether a bow is lost. */
export const isFlattened = (ways: readonly Way[]): boolean =>
  ways.some(
    ({ path, segments }) => isFlat(segments) && isBowed(path, ways.length === 1 ? seenBow.alone : seenBow.branch),
  )

function isFlat(segments: readonly Segment[]): boolean {
  const [first] = segments
  if (!first) return false
  return (
    segments.every(({ y1, y2 }) => y1 === first.y1 && y2 === first.y1) ||
    segments.every(({ x1, x2 }) => x1 === first.x1 && x2 === first.x1)
  )
}

function isBowed(path: readonly Point[], min: number): boolean {
  const [from, to] = [path[0], path.at(-1)]
  if (!from || !to) return false
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const squared = dx * dx + dy * dy
  // twice the area of the triangle over the chord is its height times the chord
  const height = path.reduce((max, [x, y]) => Math.max(max, Math.abs(dx * (y - from[1]) - dy * (x - from[0]))), 0)
  return squared > 0 && height >= min * squared
}
