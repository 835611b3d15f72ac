/** The arithmetic behind a step, for its explanation: which sets of values fill some cells, and how far their sums reach. */
import type { State } from './board.ts'
import { lowest, valuesOf } from './model.ts'

/** More sets than this help nobody; an empty list stands for "many". */
const mostSets = 8

/** The sets of values (sorted, a value twice when it may be) that fill the cells with this sum. */
export function fillingSets(state: State, cells: readonly number[], sum: number): number[][] {
  const sets = new Map<string, number[]>()
  const chosen: number[] = []
  const fill = (i: number, rest: number): void => {
    if (sets.size > mostSets) return
    const cell = cells[i]
    if (cell === undefined) {
      const set = [...chosen].sort((a, b) => a - b)
      if (rest === 0) sets.set(set.join(), set)
      return
    }
    for (const value of valuesOf(state.mask[cell]!)) {
      if (value > rest) return
      if (chosen.some((other, j) => other === value && meet(state, cells[j]!, cell))) continue
      chosen.push(value)
      fill(i + 1, rest - value)
      chosen.pop()
    }
  }
  fill(0, sum)
  return sets.size > mostSets ? [] : [...sets.values()].sort((a, b) => (a.join() < b.join() ? -1 : 1))
}

const meet = (state: State, one: number, other: number): boolean =>
  state.board.housesOf[one]!.some((house) => state.board.housesOf[other]!.includes(house))

/** The least that the other cells can add up to when a cell holds a value, as the bounds of the solver see it. */
export const leastOf = (state: State, cells: readonly number[], cell: number, value: number): number =>
  Math.max(...[0, 1].map((family) => segmentSum(state, cells, cell, value, family, least)))

export const mostOf = (state: State, cells: readonly number[], cell: number, value: number): number =>
  Math.min(...[0, 1].map((family) => segmentSum(state, cells, cell, value, family, most)))

type Bound = (masks: readonly number[]) => number

function segmentSum(
  state: State,
  cells: readonly number[],
  cell: number,
  value: number,
  family: number,
  bound: Bound,
): number {
  const lines = new Map<number, number[]>()
  const own = state.board.housesOf[cell]![family]!
  for (const other of cells) {
    if (other === cell) continue
    const line = state.board.housesOf[other]![family]!
    const mask = line === own ? state.mask[other]! & ~(1 << value) : state.mask[other]!
    lines.set(line, [...(lines.get(line) ?? []), mask])
  }
  return [...lines.values()].reduce((sum, masks) => sum + bound(masks), 0)
}

const least: Bound = (masks) => {
  const union = valuesOf(masks.reduce((all, mask) => all | mask, 0))
  const apart = masks.reduce((sum, mask) => sum + (mask === 0 ? 0 : lowest(mask)), 0)
  return Math.max(apart, add(union.slice(0, masks.length)))
}

const most: Bound = (masks) => {
  const union = valuesOf(masks.reduce((all, mask) => all | mask, 0))
  const apart = masks.reduce((sum, mask) => sum + (valuesOf(mask).at(-1) ?? 0), 0)
  return Math.min(apart, add(union.slice(-masks.length)))
}

const add = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
