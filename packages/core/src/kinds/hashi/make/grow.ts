/**
 * A random solution for a puzzle without a picture: islands grow out of islands, as in Tatham's Bridges.
 *
 * A new island is put at the end of a free straight line from an old one, on a bridge that it meets (so that loops
 * form) or on open water; of several random places the one furthest from the other islands is taken, which spreads them
 * over the whole board. Afterwards some neighbours are joined too, islands with a single bridge first, and some bridges
 * are doubled, so that few 1s remain.
 */
import type { Budget } from '../../../base/budget.ts'
import type { Rng } from '../../../base/rng.ts'
import { Drawing, sides } from './drawing.ts'

/** Places looked at for one new island: more spreads better, and looks more regular. */
const placesCompared = 12
/** Loops and double bridges give islands large numbers, with which solving starts; hard boards have few. */
const shares = { easy: { loop: 0.12, double: 0.35 }, hard: { loop: 0.03, double: 0.15 } } as const

export function grow(
  width: number,
  height: number,
  islands: number,
  mood: keyof typeof shares,
  rng: Rng,
  budget: Budget,
): Drawing | null {
  const share = shares[mood]
  const drawing = new Drawing(width, height)
  const cells = [rng.below(width * height)]
  drawing.island[cells[0]!] = 1
  for (let failures = 0; cells.length < islands && failures < 60; ) {
    if (!budget.spend()) return null
    const place = bestPlace(drawing, cells, rng)
    if (!place) {
      failures++
      continue
    }
    failures = 0
    const { from, side, cell } = place
    drawing.island[cell] = 1
    drawing.span(from, side, rng.float() < share.double ? 2 : 1)
    cells.push(cell)
  }
  close(drawing, cells, share.loop, rng)
  return cells.length >= 2 ? drawing : null
}

interface Place {
  readonly from: number
  readonly side: number
  readonly cell: number
}

function bestPlace(drawing: Drawing, cells: readonly number[], rng: Rng): Place | null {
  let best: Place | null = null
  let bestRoom = 0
  for (let tries = 0; tries < placesCompared; tries++) {
    const from = rng.pick(cells)
    const side = rng.below(4)
    if (drawing.count(from, side) > 0) continue
    const ends = endsFrom(drawing, from, side)
    if (ends.length === 0) continue
    const cell = rng.pick(ends)
    const room = roomAt(drawing, cells, cell)
    if (room <= bestRoom) continue
    best = { from, side, cell }
    bestRoom = room
  }
  return best
}

/** Cells on a side where a bridge from this island can end: open water, or a bridge that it meets. */
function endsFrom(drawing: Drawing, from: number, side: number): number[] {
  const ends: number[] = []
  for (let at = drawing.step(from, side); at >= 0 && !drawing.island[at]; at = drawing.step(at, side)) {
    if (!drawing.crowded(at)) ends.push(at)
    if (drawing.degree(at) > 0) break
  }
  return ends
}

/** The distance to the nearest island, and a little more on the rim: boards with bare rims look unfinished. */
function roomAt({ width, height }: Drawing, cells: readonly number[], cell: number): number {
  const [col, row] = [cell % width, Math.floor(cell / width)]
  let nearest = width + height
  for (const other of cells)
    nearest = Math.min(nearest, Math.abs((other % width) - col) + Math.abs(Math.floor(other / width) - row))
  const rim = (col === 0 || col === width - 1 ? 1 : 0) + (row === 0 || row === height - 1 ? 1 : 0)
  return nearest + rim
}

function close(drawing: Drawing, cells: readonly number[], loops: number, rng: Rng): void {
  for (const cell of rng.shuffle([...cells])) {
    const single = drawing.degree(cell) === 1
    if (!single && rng.float() >= loops) continue
    const free = sides.filter((side) => drawing.count(cell, side) === 0 && drawing.clear(cell, side))
    if (free.length > 0) drawing.span(cell, rng.pick(free), 1)
    else if (single && rng.float() < 0.6) drawing.span(cell, sides.find((side) => drawing.count(cell, side) > 0)!, 2)
  }
}
