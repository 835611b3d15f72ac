/**
 * Steps that rest on sums of several open cells, and on supposing: what is left for the cells of a cage, for the innies and outies of
 * lines and bands, and values that lead to a contradiction.
 *
 * They ask the same filters as the exact solver, one cage at a time, so what the solver sees at once a person can be
 * shown step by step.
 */
import { type BandCage, bandCages } from './bands.ts'
import { type Board, type LatinFinding, moveTo, placing, type State } from './board.ts'
import { fillingSets, leastOf, mostOf } from './fillings.ts'
import { type Cage, type Geometry, valuesOf } from './model.ts'
import { type Failed, Propagation } from './propagation.ts'
import { writtenIn } from './sums.ts'
import type { BandPart, CagePart, Conflict, KnownSum, LineRef } from './why.ts'

/** The sums of a board: its cages, then those of single lines, then those of wider bands. */
interface Sums {
  readonly propagation: Propagation
  readonly list: readonly (Cage | BandCage)[]
  readonly cages: number
  readonly lines: number
}

const known = new WeakMap<Board, Sums>()

function sumsOf(board: Board): Sums {
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

/** Cages of which every filling leaves out some value. */
export const combinations = (state: State): Iterable<LatinFinding> => filtered(state, 'cages', true)
/** Cages in which a value would make the sum too large or too small. */
export const cageBounds = (state: State): Iterable<LatinFinding> => filtered(state, 'cages', false)
/** The same for the innies and outies of one line. */
export function* lineRests(state: State): Iterable<LatinFinding> {
  yield* filtered(state, 'lines', true)
  yield* filtered(state, 'lines', false)
}
/** And for those of several lines. */
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
  const why = { by: 'combinations', sum, sets: fillingSets(state, sum.cells, sum.rest) } as const
  const only = sum.cells[0]
  if (sum.cells.length === 1 && only !== undefined) return placing(state, only, sum.rest, why)
  const rulesOut = narrowed.flatMap((cell, i) =>
    valuesOf(state.mask[cell]! & ~kept[i]!).map((value) => moveTo(state, cell, value)),
  )
  return { places: [], rulesOut, why }
}

/** One finding for each cell and side, told by the struck value nearest to those that stay. */
function* byBounds(
  state: State,
  sum: KnownSum,
  narrowed: readonly number[],
  kept: readonly number[],
): Iterable<LatinFinding> {
  for (const [i, cell] of narrowed.entries()) {
    const struck = valuesOf(state.mask[cell]! & ~kept[i]!)
    for (const side of ['least', 'most'] as const) {
      const othersWith = (value: number): number =>
        side === 'least' ? leastOf(state, sum.cells, cell, value) : mostOf(state, sum.cells, cell, value)
      const values = struck.filter((value) => {
        const total = value + othersWith(value)
        return side === 'least' ? total > sum.rest : total < sum.rest
      })
      const value = side === 'least' ? values[0] : values.at(-1)
      if (value === undefined) continue
      const rulesOut = values.map((struckValue) => moveTo(state, cell, struckValue))
      yield { places: [], rulesOut, why: { by: 'bounds', sum, cell, value, side, others: othersWith(value) } }
    }
  }
}

/** Values that cannot stand, because what follows from them contradicts; those with the shortest story first. */
export function* refutations(state: State): Iterable<LatinFinding> {
  const { board } = state
  const sums = sumsOf(board)
  const { propagation } = sums
  const found: { readonly finding: LatinFinding; readonly length: number }[] = []
  propagation.resume(state.mask)
  for (const cell of board.cells) {
    if (state.value[cell] !== 0) continue
    for (const value of valuesOf(state.mask[cell]!)) {
      const mark = propagation.mark()
      propagation.narrow(cell, 1 << value)
      if (!propagation.run()) {
        const { placed, failed } = propagation.traceSince(mark)
        const then = placed.filter(([other]) => other !== cell)
        const conflict = conflictOf(state, sums, failed)
        found.push({
          finding: {
            places: [],
            rulesOut: [moveTo(state, cell, value)],
            why: { by: 'refutation', cell, value, then, conflict },
          },
          length: then.length,
        })
      }
      propagation.undo(mark)
    }
  }
  for (const { finding } of found.sort((a, b) => a.length - b.length)) yield finding
}

function conflictOf(state: State, sums: Sums, { at, index }: Failed): Conflict {
  if (at === 'cell') return { at, cell: index }
  if (at === 'house') return { at, house: lineRef(state.board, index) }
  return { at: 'sum', from: originOf(state, sums.list[index]!) }
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

function lineRef(board: Board, index: number): LineRef {
  const house = board.houses[index]!
  return { line: house.line, index: house.index }
}
