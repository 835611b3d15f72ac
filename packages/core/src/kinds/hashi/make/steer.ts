/**
 * Turns a unique puzzle into one that a given level of techniques solves and the level below does not.
 *
 * Easing: a hill climb on the number of edges that the techniques leave open; the moves keep the picture and lie on or
 * beside such edges. Once nothing is left open, the techniques themselves prove uniqueness. Hardening: while the level
 * below solves the puzzle too, random moves are kept if this level still solves it and the levels below leave at least
 * as much open as before. A check costs microseconds, as all checks share the same memory (`Probe`). Second bridges on
 * a board that sums solve are accepted without a check, because they hardly ever change that. They are checked together
 * as soon as another move is refused, and at the end, and are taken back if sums no longer solve the board.
 */
import type { Budget } from '../../../base/budget.ts'
import type { Rng } from '../../../base/rng.ts'
import type { Deduction } from '../solve/deduce.ts'
import { type BridgeLayout, sides } from './bridgelayout.ts'
import { cheapLevel, Probe, type Reach } from './reach.ts'
import { type Freedom, isAlone } from './unique.ts'

/** Consecutive moves without improvement after which a climb gives up. */
const patience = 300
/** Level 2 rests on closed pairs: of the changes far from any pair, only one in so many is checked. */
const restsOnPairs = 4

export type Steered = 'there' | 'too-easy' | 'too-hard' | 'spent'

/** Spends at most about `max` steps. */
export function* steer(
  layout: BridgeLayout,
  level: number,
  freedom: Freedom,
  rng: Rng,
  budget: Budget,
  max: number,
): Generator<null, Steered> {
  const end = budget.spent + max
  const eased = yield* easeTo(layout, level, freedom, rng, budget, max / 2)
  return eased === 'there' && level > 1 ? yield* harden(layout, level, freedom, rng, budget, end) : eased
}

/**
 * Brings a puzzle within reach of the techniques of a level. Trials on a large board are slow to check, so if a high
 * level takes too long, the puzzle is first brought down to level 3, where a check is cheap.
 */
export function* easeTo(
  layout: BridgeLayout,
  level: number,
  freedom: Freedom,
  rng: Rng,
  budget: Budget,
  max: number,
): Generator<null, Steered> {
  const start = layout.copy()
  const share = level > cheapLevel ? max / 4 : max
  const eased = yield* ease(layout, level, freedom, rng, budget, budget.spent + share)
  if (eased !== 'too-hard' || level <= cheapLevel) return eased
  layout.take(start)
  return yield* ease(layout, cheapLevel, freedom, rng, budget, budget.spent + max - share)
}

function* ease(
  layout: BridgeLayout,
  level: number,
  freedom: Freedom,
  rng: Rng,
  budget: Budget,
  end: number,
): Generator<null, Steered> {
  // two probes: one holds the best layout, the other checks the next
  let [kept, wanted] = [new Probe(layout), new Probe(layout)]
  let best = kept.reach(layout, level, budget)
  const next = layout.copy()
  for (let idle = 0; best && best.level === null; ) {
    if (!budget.spend()) return 'spent'
    if (!change(next, cellBeside(layout, best.know, rng), freedom, rng)) continue
    const after: Reach | null = wanted.reach(next, level, budget)
    if (!after) return 'spent'
    idle = after.know.open < best.know.open ? 0 : idle + 1
    if (after.know.open <= best.know.open) {
      layout.take(next)
      best = after
      ;[kept, wanted] = [wanted, kept]
    } else next.take(layout)
    if (idle > patience || budget.spent > end) return 'too-hard'
    yield null
  }
  return best ? 'there' : 'spent'
}

function* harden(
  layout: BridgeLayout,
  level: number,
  freedom: Freedom,
  rng: Rng,
  budget: Budget,
  end: number,
): Generator<null, Steered> {
  const probe = new Probe(layout)
  const first = probe.reach(layout, level, budget)
  if (!first) return 'spent'
  let best = { level: first.level, hardness: hardness(first) }
  let cells = layout.cells
  const next = layout.copy()
  // the last checked layout: since then, only bridges were doubled
  const sure = layout.copy()
  let isSure = true
  for (let idle = 0; best.level !== level; ) {
    if (!budget.spend()) return 'spent'
    if (idle > patience || budget.spent > end) {
      if (!isSure && !surely(layout, sure, probe, budget)) return 'spent'
      return 'too-easy'
    }
    const cell = rng.pick(cells)
    const changed = change(next, cell, freedom, rng)
    if (!changed) continue
    if (level === 2 && !isNearPair(next, cell) && rng.below(restsOnPairs) > 0) {
      next.take(layout)
      continue
    }
    if (changed === 'doubled' && best.hardness === 0) {
      layout.take(next)
      isSure = false
      continue
    }
    const after = judgeProbe(probe, next, level, budget)
    if (after === 'spent') return 'spent'
    const harder = after === 'several' || after.level === null ? -1 : hardness(after)
    idle = harder > best.hardness ? 0 : idle + 1
    if (harder >= best.hardness && after !== 'several') {
      layout.take(next)
      cells = layout.cells
      best = { level: after.level, hardness: harder }
      sure.take(layout)
      isSure = true
    } else {
      if (!isSure && !surely(layout, sure, probe, budget)) return 'spent'
      isSure = true
      next.take(layout)
    }
    yield null
  }
  return 'there'
}

/**
 * Checks whether sums still solve a layout. If so, it becomes the last checked layout, otherwise it reverts to that.
 * Returns false if the budget ran out.
 */
function surely(layout: BridgeLayout, sure: BridgeLayout, probe: Probe, budget: Budget): boolean {
  const bySums = probe.reach(layout, 1, budget)
  if (!bySums) return false
  if (bySums.level === null) layout.take(sure)
  else sure.take(layout)
  return true
}

/** Trials on a board with several solutions are long and futile, and the exact solver detects such boards sooner. */
function judgeProbe(probe: Probe, layout: BridgeLayout, level: number, budget: Budget): Reach | 'several' | 'spent' {
  const cheap = probe.reach(layout, Math.min(level, cheapLevel), budget)
  if (!cheap || cheap.level !== null || level <= cheapLevel) return cheap ?? 'spent'
  const unique = isAlone(layout, probe.board, budget)
  if (unique === null) return 'spent'
  return unique ? (probe.again(level, budget) ?? 'spent') : 'several'
}

/** What each level leaves open as one number, with the highest level weighing most. */
const hardness = ({ open }: Reach): number => open.reduceRight((value, left) => value * 100 + left, 0)

/** The cell of an island at an open edge, or at an edge beside it. */
function cellBeside(layout: BridgeLayout, { board, lo, hi }: Deduction, rng: Rng): number {
  const open: number[] = []
  for (let edge = 0; edge < board.edges; edge++) if (lo[edge] !== hi[edge]) open.push(edge)
  const edge = rng.pick(open)
  const island = rng.below(2) === 0 ? board.a[edge]! : board.b[edge]!
  return layout.cells[island]!
}

/**
 * Makes one random change at an island that keeps the picture; 'doubled': a bridge became double. false: nothing
 * changed.
 */
function change(layout: BridgeLayout, cell: number, freedom: Freedom, rng: Rng): boolean | 'doubled' {
  const side = rng.below(4)
  const count = layout.count(cell, side)
  const kind = rng.below(10)
  if (kind === 0 || kind === 1) {
    if (!layout.passing(cell)) return false
    layout.island[cell] = 0
    return true
  }
  if (count === 0) {
    if (!freedom.build || !layout.clear(cell, side)) return false
    layout.span(cell, side, 1)
    return true
  }
  if (kind === 2) return insert(layout, cell, side, freedom, rng)
  if (kind === 3 && freedom.build) return unbuild(layout, cell, side)
  layout.span(cell, side, 3 - count)
  return count === 1 ? 'doubled' : true
}

function insert(layout: BridgeLayout, cell: number, side: number, { apart }: Freedom, rng: Rng): boolean {
  const places: number[] = []
  for (let at = layout.step(cell, side); !layout.island[at]; at = layout.step(at, side))
    if (!apart || !layout.crowded(at)) places.push(at)
  if (places.length === 0) return false
  layout.island[rng.pick(places)] = 1
  return true
}

/** Removes a bridge if the islands stay connected without it. */
function unbuild(layout: BridgeLayout, cell: number, side: number): boolean {
  const goal = layout.next(cell, side)
  const count = layout.count(cell, side)
  layout.span(cell, side, 0)
  if (isJoined(layout, cell, goal)) return true
  layout.span(cell, side, count)
  return false
}

function isJoined(layout: BridgeLayout, from: number, to: number): boolean {
  const seen = new Uint8Array(layout.island.length)
  const reached = [from]
  seen[from] = 1
  for (const at of reached)
    for (const side of sides) {
      if (layout.count(at, side) === 0) continue
      const next = layout.next(at, side)
      if (next === to) return true
      if (seen[next]) continue
      seen[next] = 1
      reached.push(next)
    }
  return false
}

/** Whether an island, or one that it sees, is a 1 or 2 that sees an equal number: the two could close a pair. */
function isNearPair(layout: BridgeLayout, cell: number): boolean {
  if (isInPair(layout, cell)) return true
  for (const side of sides) {
    const next = layout.next(cell, side)
    if (next >= 0 && isInPair(layout, next)) return true
  }
  return false
}

function isInPair(layout: BridgeLayout, cell: number): boolean {
  const number = layout.degree(cell)
  if (number > 2) return false
  for (const side of sides) {
    const next = layout.next(cell, side)
    if (next >= 0 && layout.degree(next) === number) return true
  }
  return false
}
