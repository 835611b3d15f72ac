/** Steps that place one number by looking at houses alone: the last open cell, the last value, the last place. */
import { type House, type LatinFinding, placing, type State } from './board.ts'
import { allValues, highest } from './model.ts'
import type { LineName } from './why.ts'

/** A house with one open cell: it gets the missing value. */
export function* lastCells(state: State): Iterable<LatinFinding> {
  const { board, value } = state
  const seen = new Set<number>()
  for (const house of board.houses) {
    const open = house.cells.filter((cell) => value[cell] === 0)
    const cell = open[0]
    if (cell === undefined || open.length > 1 || seen.has(cell)) continue
    seen.add(cell)
    const missing = house.cells.reduce((rest, other) => rest & ~(1 << value[other]!), allValues(board.size))
    if (missing === 0) continue
    const last = highest(missing)
    const { line, index } = house
    yield placing(state, cell, last, { by: 'last', cell, house: { line, index }, value: last })
  }
}

/** A cell with one value left. */
export function* lastValues(state: State): Iterable<LatinFinding> {
  const { board, mask, value } = state
  for (const cell of board.cells) {
    const left = mask[cell]!
    if (value[cell] !== 0 || left === 0 || (left & (left - 1)) !== 0) continue
    const seen = new Set(
      board.housesOf[cell]!.flatMap((house) => board.houses[house]!.cells.map((peer) => value[peer]!)),
    )
    seen.delete(0)
    const inHouses = [...seen].sort((a, b) => a - b)
    yield placing(state, cell, highest(left), { by: 'value', cell, value: highest(left), inHouses })
  }
}

/** A value with one cell left in a house of one of these sorts. */
export function* lastPlaces(
  state: State,
  sorts: readonly LineName[] = ['row', 'column', 'box'],
): Iterable<LatinFinding> {
  const { board, mask, value } = state
  const seen = new Set<number>()
  for (const house of board.houses) {
    if (!sorts.includes(house.line)) continue
    let once = 0
    let twice = 0
    for (const cell of house.cells) {
      twice |= once & mask[cell]!
      once |= mask[cell]!
    }
    for (const cell of house.cells) {
      const here = mask[cell]! & once & ~twice
      if (value[cell] !== 0 || here === 0 || seen.has(cell)) continue
      seen.add(cell)
      const { line, index } = house
      const last = highest(here)
      const elsewhere = whyNotElsewhere(state, house, cell, last)
      yield placing(state, cell, last, { by: 'place', cell, house: { line, index }, value: last, elsewhere })
    }
  }
}

/** Why a value fits in no other open cell of a house. */
function whyNotElsewhere(state: State, house: House, cell: number, value: number): 'written' | 'struck' | 'both' {
  const { board, value: written } = state
  let seen = false
  let struck = false
  for (const other of house.cells) {
    if (other === cell || written[other] !== 0) continue
    const stands = board.housesOf[other]!.some((at) => board.houses[at]!.cells.some((peer) => written[peer] === value))
    if (stands) seen = true
    else struck = true
  }
  return seen && struck ? 'both' : struck ? 'struck' : 'written'
}
