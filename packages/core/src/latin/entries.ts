/** A player's entries on a board of rows, as the techniques see them. */
import { type LatinMove, moveTo, type State } from './board.ts'
import type { Given } from './model.ts'

type Rows = readonly (readonly number[])[]

/** Entries count as givens. */
export const toGivens = (rows: Rows): Given[] =>
  rows.flat().flatMap((value, cell): Given[] => (value === 0 ? [] : [[cell, value]]))

/** The numbers that a state has where the rows are empty. */
export const aheadOf = (state: State, rows: Rows): LatinMove[] =>
  rows.flat().flatMap((written, cell) => {
    const value = state.value[cell]!
    return written === 0 && value !== 0 ? [moveTo(state, cell, value)] : []
  })
