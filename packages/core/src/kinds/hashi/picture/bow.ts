/**
 * The bow of a line: a mouth that smiles is another one when it is drawn flat. A line is bowed where its middle leaves
 * the straight way between its ends by a good part of their distance; drawn, it is flat where all its strokes lie in
 * one row or column. Where lines meet, each branch is looked at for itself: a mouth may hang on a nose.
 */

import type { Segment } from '../../../drawing/strokes.ts'
import type { Point } from './skeleton.ts'

/** A line, or the branch of one, and what is drawn of it. */
export interface Way {
  readonly path: readonly Point[]
  readonly segments: readonly Segment[]
}

/**
 * From which share of the distance of its ends does a person see a bow? A smile has a fifth or more, and so must a
 * branch among others.
 */
const seenBow = { alone: 0.08, branch: 0.2 }

/** Whether a bow is gone. */
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
