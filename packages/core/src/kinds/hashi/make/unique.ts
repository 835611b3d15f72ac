/**
 * Turns a layout into a puzzle whose only solution it is: counterexample-guided (CEGIS).
 *
 * The exact solver returns other solutions, each differing from the layout on edges where no earlier one did: up to
 * thirty independent ambiguities. Moves that keep the picture (put an island on a bridge, double a bridge, halve a
 * double) are ranked by how many of these they refute; the best are made, and the solver runs again. At the end every
 * added island that is not needed is removed. An island helps because a bridge must then be the same on both its sides,
 * which breaks the even cycles along which two solutions differ. Random moves, as in the founding text, are kept as
 * `random.ts`.
 */
import { Budget } from '../../../base/budget.ts'
import type { Rng } from '../../../base/rng.ts'
import type { Board } from '../puzzle/board.ts'
import { BridgeSearch } from '../solve/exact.ts'
import type { BridgeLayout } from './bridgelayout.ts'
import { cheapLevel, Probe } from './reach.ts'

export interface Freedom {
  /** Whether islands must not be adjacent. */
  readonly apart: boolean
  /** Whether bridges that are not in the picture may be built. */
  readonly build: boolean
}

const alternativesAtOnce = 30
const maxRounds = 60
/** Steps after which a layout is given up: one maze of 262 islands took about 470,000. */
const maxSteps = 600_000
/** Step limit for the search for other solutions; only the first one is necessary, more are a bonus. */
const firstSteps = 120_000
const laterSteps = 3000
/** Cost in steps of one encoding, per island. */
const roundCost = 1

/** slow: it took longer than another attempt is worth. */
export type Outcome = 'unique' | 'stuck' | 'slow' | 'spent'

interface Move {
  readonly kind: 'insert' | 'count'
  readonly edge: number
  readonly cell: number
  readonly side: number
  readonly count: number
  readonly cost: number
}

/** Changes the layout until its puzzle is unique. Yields after each round. */
export function* makeUnique(
  layout: BridgeLayout,
  freedom: Freedom,
  rng: Rng,
  budget: Budget,
): Generator<null, Outcome> {
  const added = new Set<number>()
  const touched = new Map<number, number>()
  const start = budget.spent
  const probe = new Probe(layout)
  for (let round = 0; round < maxRounds; round++) {
    if (budget.spent - start > maxSteps) return 'slow'
    const reached = probe.reach(layout, cheapLevel, budget)
    if (!reached) return 'spent'
    if (reached.level !== null) return yield* prune(layout, added, probe, budget)
    const { board } = probe
    const cells = layout.cells
    const counts = layout.counts(board, cells)
    if (!budget.spend(Math.ceil(board.islands * roundCost))) return 'spent'
    const others = alternatives(board, counts, budget)
    if (others === 'slow' || others === 'spent') return others
    if (others.length === 0) return yield* prune(layout, added, probe, budget)
    if (!improve(layout, board, cells, counts, others, freedom, added, touched, rng)) return 'stuck'
    yield null
  }
  return 'stuck'
}

/** Other solutions that differ from this one on edges where no earlier one did. */
function alternatives(board: Board, counts: Uint8Array, budget: Budget): Uint8Array[] | 'slow' | 'spent' {
  const search = new BridgeSearch(board)
  search.lean(counts)
  const fresh = new Uint8Array(board.edges).fill(1)
  const found: Uint8Array[] = []
  while (found.length < alternativesAtOnce) {
    search.differ(counts, fresh)
    search.lean(counts)
    const enough = found.length === 0 ? firstSteps : laterSteps
    const share = new Budget(Math.min(budget.left, enough))
    const more = search.next(share)
    budget.spend(share.spent)
    if (more === null && share.limit < enough) return 'spent'
    if (more === null && found.length === 0) return 'slow'
    if (!more) break
    found.push(search.counts.slice())
    for (let edge = 0; edge < board.edges; edge++) if (search.counts[edge] !== counts[edge]) fresh[edge] = 0
  }
  return found
}

/** Makes the moves that refute all of the other solutions, best first. Returns false if some cannot be refuted. */
function improve(
  layout: BridgeLayout,
  board: Board,
  cells: readonly number[],
  counts: Uint8Array,
  others: readonly Uint8Array[],
  freedom: Freedom,
  added: Set<number>,
  touched: Map<number, number>,
  rng: Rng,
): boolean {
  const moves = rng.shuffle(movesOf(layout, board, cells, counts, freedom, touched))
  const edgeAt = edgeCells(layout, board, cells)
  const kills = moves.map((move) =>
    others.flatMap((other, index) => (refutes(move, other, counts, board, edgeAt) ? [index] : [])),
  )
  const left = new Set(others.keys())
  const used = new Set<number>()
  let made = 0
  while (left.size > 0) {
    let best = -1
    let bestWorth = 0
    for (const [index, move] of moves.entries()) {
      if (used.has(move.edge)) continue
      const worth = kills[index]!.filter((other) => left.has(other)).length / move.cost
      if (worth > bestWorth) {
        best = index
        bestWorth = worth
      }
    }
    if (best < 0) break
    const move = moves[best]!
    for (const other of kills[best]!) left.delete(other)
    used.add(move.edge)
    if (move.kind === 'insert') {
      if (freedom.apart && layout.crowded(move.cell)) continue
      layout.island[move.cell] = 1
      added.add(move.cell)
    } else {
      layout.span(move.cell, move.side, move.count)
      const key = 2 * move.cell + (move.side === 1 ? 1 : 0)
      touched.set(key, (touched.get(key) ?? 0) + 1)
    }
    made++
  }
  return made > 0
}

function movesOf(
  layout: BridgeLayout,
  board: Board,
  cells: readonly number[],
  counts: Uint8Array,
  { apart, build }: Freedom,
  touched: ReadonlyMap<number, number>,
): Move[] {
  const moves: Move[] = []
  for (const [island, cell] of cells.entries())
    for (const side of [1, 2]) {
      const edge = board.around[4 * island + side]!
      if (edge < 0) continue
      const count = counts[edge]!
      // a bridge that was changed back and forth is left alone
      if ((touched.get(2 * cell + (side === 1 ? 1 : 0)) ?? 0) < 2) {
        if (count === 1) moves.push({ kind: 'count', edge, cell, side, count: 2, cost: 1 })
        if (count === 2) moves.push({ kind: 'count', edge, cell, side, count: 1, cost: 1 })
        if (count === 0 && build && layout.clear(cell, side))
          moves.push({ kind: 'count', edge, cell, side, count: 1, cost: 1.2 })
      }
      if (count === 0) continue
      for (let at = layout.step(cell, side); !layout.island[at]; at = layout.step(at, side)) {
        if (apart && layout.crowded(at)) continue
        moves.push({ kind: 'insert', edge, cell: at, side, count, cost: 2 + 0.5 * newSights(layout, at, side) })
      }
    }
  return moves
}

/** How many islands a new island would see besides those on its own bridge: each allows further wrong bridges. */
function newSights(layout: BridgeLayout, cell: number, side: number): number {
  let sights = layout.crowded(cell) ? 1 : 0
  for (const across of side === 1 ? [0, 2] : [1, 3]) {
    let at = layout.step(cell, across)
    while (at >= 0 && !layout.island[at]) at = layout.degree(at) > 0 ? -1 : layout.step(at, across)
    if (at >= 0) sights++
  }
  return sights
}

/** For each cell, the edges that run over it: [row edge, column edge], −1 for none. */
function edgeCells(layout: BridgeLayout, board: Board, cells: readonly number[]): [Int32Array, Int32Array] {
  const across = new Int32Array(layout.island.length).fill(-1)
  const downward = new Int32Array(layout.island.length).fill(-1)
  for (const [island, cell] of cells.entries())
    for (const side of [1, 2]) {
      const edge = board.around[4 * island + side]!
      if (edge < 0) continue
      const over = side === 1 ? across : downward
      for (let at = layout.step(cell, side); !layout.island[at]; at = layout.step(at, side)) over[at] = edge
    }
  return [across, downward]
}

/** Whether another solution, changed only where the move changes the layout, is no longer a solution. */
function refutes(
  { kind, edge, cell, side, count }: Move,
  other: Uint8Array,
  counts: Uint8Array,
  { crossing, crossingStart }: Board,
  [across, downward]: readonly [Int32Array, Int32Array],
): boolean {
  if (kind === 'insert') {
    if (other[edge] === count) return false
    const athwart = (side === 1 ? downward : across)[cell]!
    return !(other[edge] === 0 && athwart >= 0 && other[athwart] === count)
  }
  const after = other[edge]! + count - counts[edge]!
  if (after < 0 || after > 2) return true
  if (after === 0 || other[edge]! > 0) return false
  for (let k = crossingStart[edge]!; k < crossingStart[edge + 1]!; k++) if (other[crossing[k]!]! > 0) return true
  return false
}

/** Removes added islands without which the puzzle is still unique. */
function* prune(
  layout: BridgeLayout,
  added: ReadonlySet<number>,
  probe: Probe,
  budget: Budget,
): Generator<null, Outcome> {
  for (const cell of added) {
    if (!layout.passing(cell)) continue
    layout.island[cell] = 0
    const unique = isUnique(layout, probe, budget)
    if (unique !== true) layout.island[cell] = 1
    if (unique === null) break
    yield null
  }
  return 'unique'
}

/**
 * Whether the puzzle has one solution. If the techniques solve it, it has; otherwise the exact solver decides. null:
 * the budget ran out.
 */
export function isUnique(layout: BridgeLayout, probe: Probe, budget: Budget): boolean | null {
  const reached = probe.reach(layout, cheapLevel, budget)
  if (!reached) return null
  return reached.level !== null || isAlone(layout, probe.board, budget)
}

/** Whether the exact solver finds no other solution. null: the budget ran out. */
export function isAlone(layout: BridgeLayout, board: Board, budget: Budget): boolean | null {
  if (!budget.spend(Math.ceil(board.islands * roundCost))) return null
  const search = new BridgeSearch(board)
  const counts = layout.counts(board, layout.cells)
  search.lean(counts)
  search.forbid(counts)
  const other = search.next(budget)
  return other === null ? null : !other
}
