/**
 * Steps that depend on sums of several open cells: what remains for the cells of a cage, and for the innies and outies
 * of lines and bands.
 *
 * They use the filters of the exact solver, one cage at a time, so that everything the solver infers can be shown to a
 * person step by step.
 */
import { type BandCage, bandCages } from './bands.ts'
import { type Board, type LatinFinding, moveTo, placing, type State } from './board.ts'
import { fillingSets, othersWith, reach } from './fillings.ts'
import { type Cage, type Geometry, valuesOf } from './model.ts'
import { Propagation } from './propagation.ts'
import { add, writtenIn } from './sums.ts'
import type { BandPart, CagePart, Case, KnownSum, LineRef } from './why.ts'

/** The sums of a board: its cages, then those of single lines, then those of wider bands. */
export interface Sums {
  readonly propagation: Propagation
  readonly list: readonly (Cage | BandCage)[]
  readonly cages: number
  readonly lines: number
}

const known = new WeakMap<Board, Sums>()

export function sumsOf(board: Board): Sums {
  const found = known.get(board)
  if (found) return found
  const { size } = board
  const span = Array.from({ length: size }, (_, i) => i)
  const geometry: Geometry = {
    size,
    cells: board.cells.length,
    houses: board.houses.map((house) => house.cells),
    bands: [span, span.map((i) => size + i)],
  }
  const bands = bandCages(geometry, board.cages, size)
  const narrow = bands.filter((band) => band.first === band.last)
  const list = [...board.cages, ...narrow, ...bands.filter((band) => band.first !== band.last)]
  const propagation = new Propagation(geometry)
  propagation.loadCages(list)
  const sums = { propagation, list, cages: board.cages.length, lines: board.cages.length + narrow.length }
  known.set(board, sums)
  return sums
}

/** Cages in which every filling leaves out some value. */
export const combinations = (state: State): Iterable<LatinFinding> => filtered(state, 'cages', true)
/** Cages in which a value would make the sum too large or too small. */
export const cageBounds = (state: State): Iterable<LatinFinding> => filtered(state, 'cages', false)
/** Innies and outies of one line. */
export function* lineRests(state: State): Iterable<LatinFinding> {
  yield* filtered(state, 'lines', true)
  yield* filtered(state, 'lines', false)
}
/** Innies and outies of several lines. */
export function* bandRests(state: State): Iterable<LatinFinding> {
  yield* filtered(state, 'bands', true)
  yield* filtered(state, 'bands', false)
}

function* filtered(state: State, which: 'cages' | 'lines' | 'bands', exact: boolean): Iterable<LatinFinding> {
  const sums = sumsOf(state.board)
  const { propagation } = sums
  const start = which === 'cages' ? 0 : which === 'lines' ? sums.cages : sums.lines
  const end = which === 'cages' ? sums.cages : which === 'lines' ? sums.lines : sums.list.length
  for (let index = start; index < end; index++) {
    const sum = sums.list[index]!
    const open = sum.cells.filter((cell) => state.value[cell] === 0)
    if (open.length === 0) continue
    propagation.resume(state.mask)
    if (!propagation.filterCage(index) || propagation.wasExact !== exact) continue
    const narrowed = open.filter((cell) => propagation.domain[cell] !== state.mask[cell])
    if (narrowed.length === 0) continue
    const kept = narrowed.map((cell) => propagation.domain[cell]!)
    const from = knownSum(state, sum, open)
    if (exact) yield byFillings(state, from, narrowed, kept)
    else yield* byBounds(state, from, narrowed, kept)
  }
}

function byFillings(state: State, sum: KnownSum, narrowed: readonly number[], kept: readonly number[]): LatinFinding {
  const sets = fillingSets(state, sum.cells, sum.rest)
  const struck = narrowed.flatMap((cell, i) =>
    valuesOf(state.mask[cell]! & ~kept[i]!).map((value) => ({ cell, value })),
  )
  const only = sum.cells[0]
  if (sum.cells.length === 1 && only !== undefined)
    return placing(state, only, sum.rest, { by: 'combinations', sum, sets, cases: [] })
  const cases = struck
    .filter(({ value }) => sets.length === 0 || sets.some((set) => set.includes(value)))
    .sort((one, other) => one.cell - other.cell || one.value - other.value)
    .map(({ cell, value }) => caseOf(state, sum, cell, value))
  const rulesOut = struck.map(({ cell, value }) => moveTo(state, cell, value))
  return { places: [], rulesOut, why: { by: 'combinations', sum, sets, cases } }
}

function caseOf(state: State, { cells, rest }: KnownSum, cell: number, value: number): Case {
  const others = othersWith(state, cells, cell, value)
  const isOver = (side: 'least' | 'most', total: number): boolean =>
    side === 'least' ? value + total > rest : value + total < rest
  const reaches = (['least', 'most'] as const).map((side) => ({ side, values: reach(state, cells, cell, value, side) }))
  const over = others.some(([, left]) => left.length === 0)
    ? undefined
    : reaches.find(({ side, values }) => isOver(side, add(values)))
  return { cell, value, others, reach: over ?? null }
}

/** One finding for each cell and side, explained with the struck value nearest to those that stay. */
function* byBounds(
  state: State,
  sum: KnownSum,
  narrowed: readonly number[],
  kept: readonly number[],
): Iterable<LatinFinding> {
  for (const [i, cell] of narrowed.entries()) {
    const struck = valuesOf(state.mask[cell]! & ~kept[i]!)
    for (const side of ['least', 'most'] as const) {
      const values = struck.filter((value) => {
        const total = value + add(reach(state, sum.cells, cell, value, side))
        return side === 'least' ? total > sum.rest : total < sum.rest
      })
      const value = side === 'least' ? values[0] : values.at(-1)
      if (value === undefined) continue
      const others = reach(state, sum.cells, cell, value, side)
      const rulesOut = values.map((struckValue) => moveTo(state, cell, struckValue))
      yield { places: [], rulesOut, why: { by: 'bounds', sum, cell, value, side, others } }
    }
  }
}

function knownSum(state: State, sum: Cage | BandCage, open: readonly number[]): KnownSum {
  const rest = sum.cells.reduce((left, cell) => left - state.value[cell]!, sum.sum)
  return { cells: open, rest, from: originOf(state, sum) }
}

function originOf(state: State, sum: Cage | BandCage): CagePart | BandPart {
  const { board } = state
  const written = writtenIn(state, sum.cells)
  if (!('side' in sum)) {
    const cage = board.cages[board.cageOf[sum.cells[0]!]!]!
    return { id: cage.id, sum: cage.sum, written }
  }
  const from = lineRef(board, sum.first)
  const to = lineRef(board, sum.last)
  const inBand = new Set(board.houses.slice(sum.first, sum.last + 1).flatMap((house) => house.cells))
  const touching = board.cages.filter((cage) => cage.cells.some((cell) => inBand.has(cell)))
  const counted = (
    sum.side === 'out' ? touching : touching.filter((cage) => cage.cells.every((cell) => inBand.has(cell)))
  ).toSorted((one, other) => Math.min(...one.cells) - Math.min(...other.cells))
  return {
    line: from.line,
    first: Math.min(from.index, to.index),
    last: Math.max(from.index, to.index),
    side: sum.side,
    total: ((sum.last - sum.first + 1) * board.size * (board.size + 1)) / 2,
    ids: counted.map((cage) => cage.id),
    sums: counted.map((cage) => cage.sum),
    written,
  }
}

export function lineRef(board: Board, index: number): LineRef {
  const house = board.houses[index]!
  return { line: house.line, index: house.index }
}
