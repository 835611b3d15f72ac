/** What a player has written on a board of rows, as the techniques see it. */
import { type LatinMove, moveTo, type State } from './board.ts'
import type { Given } from './model.ts'

type Rows = readonly (readonly number[])[]

/** What is written counts as given. */
export const toGivens = (rows: Rows): Given[] =>
  rows.flat().flatMap((value, cell): Given[] => (value === 0 ? [] : [[cell, value]]))

/** The numbers that a state has written where the rows are empty. */
export const aheadOf = (state: State, rows: Rows): LatinMove[] =>
  rows.flat().flatMap((written, cell) => {
    const value = state.value[cell]!
    return written === 0 && value !== 0 ? [moveTo(state, cell, value)] : []
  })
