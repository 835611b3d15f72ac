/**
 * A random solution for a puzzle without a picture: islands grow out of islands, as in Tatham's Bridges.
 *
 * A new island is put at the end of a free straight line from an existing one, either on a bridge in its way (which
 * forms loops) or on open water. Of several random places the one furthest from the other islands is taken, which
 * spreads them over the whole board. Afterwards some neighbours are joined too, islands with a single bridge first, and
 * some bridges are doubled, so that few 1s remain.
 */
import type { Budget } from '../../../base/budget.ts'
import type { Rng } from '../../../base/rng.ts'
import { BridgeLayout, sides } from './bridgelayout.ts'

/** Places compared for each new island: more spread islands better but look more regular. */
const placesCompared = 12
/** Loops and double bridges give islands large numbers, which are where solving starts; hard boards have few. */
const shares = { easy: { loop: 0.12, double: 0.35 }, hard: { loop: 0.03, double: 0.15 } } as const

export function grow(
  width: number,
  height: number,
  islands: number,
  mood: keyof typeof shares,
  rng: Rng,
  budget: Budget,
): BridgeLayout | null {
  const share = shares[mood]
  const layout = new BridgeLayout(width, height)
  const cells = [rng.below(width * height)]
  layout.island[cells[0]!] = 1
  for (let failures = 0; cells.length < islands && failures < 60; ) {
    if (!budget.spend()) return null
    const place = bestPlace(layout, cells, rng)
    if (!place) {
      failures++
      continue
    }
    failures = 0
    const { from, side, cell } = place
    layout.island[cell] = 1
    layout.span(from, side, rng.float() < share.double ? 2 : 1)
    cells.push(cell)
  }
  close(layout, cells, share.loop, rng)
  return cells.length >= 2 ? layout : null
}

interface Place {
  readonly from: number
  readonly side: number
  readonly cell: number
}

function bestPlace(layout: BridgeLayout, cells: readonly number[], rng: Rng): Place | null {
  let best: Place | null = null
  let bestRoom = 0
  for (let tries = 0; tries < placesCompared; tries++) {
    const from = rng.pick(cells)
    const side = rng.below(4)
    if (layout.count(from, side) > 0) continue
    const ends = endsFrom(layout, from, side)
    if (ends.length === 0) continue
    const cell = rng.pick(ends)
    const room = roomAt(layout, cells, cell)
    if (room <= bestRoom) continue
    best = { from, side, cell }
    bestRoom = room
  }
  return best
}

/** Cells on a side where a bridge from this island can end: open water, or a bridge in its way. */
function endsFrom(layout: BridgeLayout, from: number, side: number): number[] {
  const ends: number[] = []
  for (let at = layout.step(from, side); at >= 0 && !layout.island[at]; at = layout.step(at, side)) {
    if (!layout.crowded(at)) ends.push(at)
    if (layout.degree(at) > 0) break
  }
  return ends
}

/** The distance to the nearest island, plus a bonus on the rim: boards with bare rims look unfinished. */
function roomAt({ width, height }: BridgeLayout, cells: readonly number[], cell: number): number {
  const [col, row] = [cell % width, Math.floor(cell / width)]
  let nearest = width + height
  for (const other of cells)
    nearest = Math.min(nearest, Math.abs((other % width) - col) + Math.abs(Math.floor(other / width) - row))
  const rim = (col === 0 || col === width - 1 ? 1 : 0) + (row === 0 || row === height - 1 ? 1 : 0)
  return nearest + rim
}

function close(layout: BridgeLayout, cells: readonly number[], loops: number, rng: Rng): void {
  for (const cell of rng.shuffle([...cells])) {
    const single = layout.degree(cell) === 1
    if (!single && rng.float() >= loops) continue
    const free = sides.filter((side) => layout.count(cell, side) === 0 && layout.clear(cell, side))
    if (free.length > 0) layout.span(cell, rng.pick(free), 1)
    else if (single && rng.float() < 0.6) layout.span(cell, sides.find((side) => layout.count(cell, side) > 0)!, 2)
  }
}
