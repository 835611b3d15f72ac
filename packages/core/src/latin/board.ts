/**
 * The board as a person sees it, for the techniques: houses, cages, what is written, what each cell may still hold.
 *
 * Techniques visit houses, cages and cells in the order in which the board lists them. If that order does not depend on
 * how the board is turned, neither do the grades.
 */

import { allValues, type Geometry } from './model.ts'
import type { LineName, Why } from './why.ts'

export interface House {
  readonly line: LineName
  readonly index: number
  readonly cells: readonly number[]
}

export interface NamedCage {
  readonly id: number
  readonly sum: number
  readonly cells: readonly number[]
}

export interface Board {
  readonly size: number
  /** All cells (row × size + column). */
  readonly cells: readonly number[]
  readonly houses: readonly House[]
  readonly cages: readonly NamedCage[]
  /** By cell: the indices of its houses, and of its cage (−1: none). */
  readonly housesOf: readonly (readonly number[])[]
  readonly cageOf: readonly number[]
}

export interface State {
  readonly board: Board
  /** 0: not written yet. */
  readonly value: Uint8Array
  /** What a cell may still hold; one bit when it is written. */
  readonly mask: Int32Array
}

export interface LatinMove {
  row: number
  col: number
  value: number
}

/** What a technique finds, in every kind whose moves write a value into a cell. */
export interface LatinFinding {
  readonly places: readonly LatinMove[]
  readonly rulesOut: readonly LatinMove[]
  readonly why: Why
}

export function toBoard(
  size: number,
  cells: readonly number[],
  houses: readonly House[],
  cages: readonly NamedCage[],
): Board {
  const housesOf: number[][] = cells.map(() => [])
  houses.forEach((house, index) => {
    for (const cell of house.cells) housesOf[cell]!.push(index)
  })
  const cageOf = cells.map(() => -1)
  cages.forEach((cage, index) => {
    for (const cell of cage.cells) cageOf[cell] = index
  })
  return { size, cells, houses, cages, housesOf, cageOf }
}

/** The houses of a square board with their cells in another order; each keeps its name. */
export function housesSeen({ size, houses }: Geometry, order: readonly number[]): House[] {
  return houses.map((places, at) => {
    const cells = places.map((place) => order[place]!)
    const first = Math.min(...cells)
    if (at >= 2 * size) {
      const index = houses.findIndex((house, box) => box >= 2 * size && house.includes(first))
      return { line: 'box', index: index - 2 * size, cells }
    }
    const isRow = size === 1 ? at === 0 : Math.floor(cells[0]! / size) === Math.floor(cells[1]! / size)
    return isRow
      ? { line: 'row', index: Math.floor(first / size), cells }
      : { line: 'column', index: first % size, cells }
  })
}

export function startState(board: Board, givens: readonly (readonly [cell: number, value: number])[]): State {
  const state: State = {
    board,
    value: new Uint8Array(board.cells.length),
    mask: new Int32Array(board.cells.length).fill(allValues(board.size)),
  }
  for (const [cell, value] of givens) write(state, cell, value)
  return state
}

/** Writes a value and removes it from the cell's houses, which people do automatically. */
function write(state: State, cell: number, value: number): void {
  const { board, mask } = state
  state.value[cell] = value
  for (const house of board.housesOf[cell]!)
    for (const other of board.houses[house]!.cells) mask[other]! &= ~(1 << value)
  mask[cell] = 1 << value
}

export function applyFinding(state: State, finding: LatinFinding): void {
  const { size } = state.board
  for (const { row, col, value } of finding.rulesOut) state.mask[row * size + col]! &= ~(1 << value)
  for (const { row, col, value } of finding.places) write(state, row * size + col, value)
}

export const isSolved = (state: State): boolean => !state.value.includes(0)

export const moveTo = (state: State, cell: number, value: number): LatinMove => ({
  row: Math.floor(cell / state.board.size),
  col: cell % state.board.size,
  value,
})

export const placing = (state: State, cell: number, value: number, why: Why): LatinFinding => ({
  places: [moveTo(state, cell, value)],
  rulesOut: [],
  why,
})
