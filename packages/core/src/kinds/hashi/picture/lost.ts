/**
 * What a person would miss in the strokes of a picture: parts that are not drawn, that run into others and so cannot be
 * seen, whose loops and outlines have closed up, or whose bow has become flat. Each part counts once, and so does each
 * loop of a line.
 */

import type { Segment } from '../../../drawing/strokes.ts'
import { isFlattened } from './bow.ts'
import type { Traced } from './trace.ts'

export interface Loss {
  /** The number of parts and loops in the picture. */
  readonly parts: number
  /** How many of these are missing. */
  readonly missing: number
  /** The pixels of what is missing, part by part. */
  readonly lost: readonly (readonly number[])[]
}

/** The share of its strokes that a part must not share with others. */
const ownShare = 0.5

export function lossOf(traced: readonly Traced[], leftOut: readonly (readonly number[])[]): Loss {
  const units = traced.map(({ segments }) => new Set(segments.flatMap(unitsOf)))
  const users = countUsers(units)
  const corners = traced.map(({ segments }) => new Set(segments.flatMap(cornersOf)))
  const meetings = countUsers(corners)
  const lost: (readonly number[])[] = [...leftOut]
  let [parts, missing] = [leftOut.length, leftOut.length]
  for (const [index, { part, faces, spot, ways }] of traced.entries()) {
    const own = [...units[index]!].filter((unit) => users.get(unit) === 1).length
    const isSeen = spot
      ? [...corners[index]!].every((corner) => meetings.get(corner) === 1)
      : own >= 1 && (part.is === 'area' || own >= ownShare * units[index]!.size)
    const isKept = isSeen && !isFlattened(ways)
    const closed = Math.max(0, faces - facesOf(units[index]!))
    const loops = part.is === 'area' || spot ? 0 : faces
    parts += 1 + loops
    const gone = isKept ? Math.min(closed, Math.max(1, loops)) : 1 + loops
    missing += gone
    if (gone > 0) lost.push(part.cells)
  }
  return { parts, missing, lost }
}

/** The loss of a picture given as strokes: compares connected pieces and enclosed areas, before and after. */
export function lossOfStrokes(before: readonly Segment[], after: readonly Segment[]): Loss {
  const [wanted, drawn] = [new Set(before.flatMap(unitsOf)), new Set(after.flatMap(unitsOf))]
  const parts = { pieces: piecesOf(wanted), faces: facesOf(wanted) }
  const missing = Math.max(0, parts.pieces - piecesOf(drawn)) + Math.max(0, parts.faces - facesOf(drawn))
  return { parts: parts.pieces + parts.faces, missing, lost: [] }
}

const stride = 8192
/** A unit is twice the number of its left or upper corner, plus one if it runs down. */
const cornerAt = (x: number, y: number): number => (y + 1024) * stride + x + 1024

function unitsOf({ x1, y1, x2, y2 }: Segment): number[] {
  const units: number[] = []
  for (let x = Math.min(x1, x2); x < Math.max(x1, x2); x++) units.push(2 * cornerAt(x, y1))
  for (let y = Math.min(y1, y2); y < Math.max(y1, y2); y++) units.push(2 * cornerAt(x1, y) + 1)
  return units
}

const cornersOf = (segment: Segment): number[] => unitsOf(segment).flatMap(endsOf)

function endsOf(unit: number): [number, number] {
  const corner = Math.floor(unit / 2)
  return [corner, corner + (unit % 2 === 0 ? 1 : stride)]
}

function countUsers(sets: readonly ReadonlySet<number>[]): Map<number, number> {
  const users = new Map<number, number>()
  for (const set of sets) for (const each of set) users.set(each, (users.get(each) ?? 0) + 1)
  return users
}

/** How many areas of the grid these units enclose (Euler: edges − corners + pieces). */
function facesOf(units: ReadonlySet<number>): number {
  const corners = new Set([...units].flatMap(endsOf))
  return units.size - corners.size + piecesOf(units)
}

function piecesOf(units: ReadonlySet<number>): number {
  const root = new Map<number, number>()
  const find = (corner: number): number => {
    let at = corner
    while (root.get(at) !== at) at = root.get(at)!
    for (let step = corner; step !== at; ) {
      const next = root.get(step)!
      root.set(step, at)
      step = next
    }
    return at
  }
  for (const unit of units) for (const end of endsOf(unit)) if (!root.has(end)) root.set(end, end)
  for (const unit of units) {
    const [a, b] = endsOf(unit)
    root.set(find(a), find(b))
  }
  return [...root.keys()].filter((corner) => root.get(corner) === corner).length
}
