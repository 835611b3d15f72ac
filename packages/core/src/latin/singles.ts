/** Steps that place one number by looking at houses alone: the last open cell, the last value, the last place. */
import { type Board, type House, type LatinFinding, placing, type State } from './board.ts'
import { allValues, highest } from './model.ts'
import type { LineName } from './why.ts'

/** A house with one open cell: it gets the missing value. */
export function* lastCells(state: State): Iterable<LatinFinding> {
  const { board, value } = state
  const seen: number[] = []
  for (const house of board.houses) {
    const cell = onlyOpen(house.cells, value)
    if (cell < 0 || seen.includes(cell)) continue
    seen.push(cell)
    const missing = house.cells.reduce((rest, other) => rest & ~(1 << value[other]!), allValues(board.size))
    if (missing === 0) continue
    const last = highest(missing)
    const { line, index } = house
    yield placing(state, cell, last, { by: 'last', cell, house: { line, index }, value: last })
  }
}

/** The only open cell, or −1. */
function onlyOpen(cells: readonly number[], value: Uint8Array): number {
  let only = -1
  for (let i = 0; i < cells.length; i++) {
    if (value[cells[i]!] !== 0) continue
    if (only >= 0) return -1
    only = cells[i]!
  }
  return only
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

/** A value with one cell left in a house of one of these types. */
export function* lastPlaces(
  state: State,
  sorts: readonly LineName[] = ['row', 'column', 'box'],
): Iterable<LatinFinding> {
  const { board, mask, value } = state
  const seen: number[] = []
  for (const house of board.houses) {
    if (!sorts.includes(house.line)) continue
    const { cells } = house
    let once = 0
    let twice = 0
    let written = 0
    for (let i = 0; i < cells.length; i++) {
      const here = mask[cells[i]!]!
      twice |= once & here
      once |= here
      if (value[cells[i]!] !== 0) written |= here
    }
    const only = once & ~twice
    if ((only & ~written) === 0) continue
    for (const cell of cells) {
      const here = mask[cell]! & only
      if (value[cell] !== 0 || here === 0 || seen.includes(cell)) continue
      seen.push(cell)
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
    if (standsBeside(board, written, other, value)) seen = true
    else struck = true
  }
  return seen && struck ? 'both' : struck ? 'struck' : 'written'
}

function standsBeside({ houses, housesOf }: Board, written: Uint8Array, cell: number, value: number): boolean {
  for (const at of housesOf[cell]!) {
    const { cells } = houses[at]!
    for (let i = 0; i < cells.length; i++) if (written[cells[i]!] === value) return true
  }
  return false
}
