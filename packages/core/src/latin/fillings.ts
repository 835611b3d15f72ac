/** The arithmetic behind a step: which sets of values fill some cells, and the range of their sums. */
import type { State } from './board.ts'
import { lowest, valuesOf } from './model.ts'
import { add } from './sums.ts'

/** More sets than this do not help a reader; an empty list stands for "many". */
const maxSets = 8

/** The sets of values (sorted, with repetitions where allowed) that fill the cells with this sum. */
export function fillingSets(state: State, cells: readonly number[], sum: number): number[][] {
  const sets = new Map<string, number[]>()
  const chosen: number[] = []
  const fill = (i: number, rest: number): void => {
    if (sets.size > maxSets) return
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
  return sets.size > maxSets ? [] : [...sets.values()].sort((a, b) => (a.join() < b.join() ? -1 : 1))
}

const meet = (state: State, one: number, other: number): boolean =>
  state.board.housesOf[one]!.some((house) => state.board.housesOf[other]!.includes(house))

/** The numbers in the other open cells with the minimum or maximum sum when a cell holds a value. */
export function reach(
  state: State,
  cells: readonly number[],
  cell: number,
  value: number,
  side: 'least' | 'most',
): number[] {
  const [along = [], across = []] = [0, 1].map((family) => inSegments(state, cells, cell, value, family, side))
  const tighter = side === 'least' ? add(across) > add(along) : add(across) < add(along)
  return (tighter ? across : along).sort((a, b) => (side === 'least' ? a - b : b - a))
}

/** The cells by line: cells of one line hold different values, as in the bounds of the solver. */
function inSegments(
  state: State,
  cells: readonly number[],
  cell: number,
  value: number,
  family: number,
  side: 'least' | 'most',
): number[] {
  const lines = new Map<number, number[]>()
  const own = state.board.housesOf[cell]![family]!
  for (const other of cells) {
    if (other === cell) continue
    const line = state.board.housesOf[other]![family]!
    const mask = line === own ? state.mask[other]! & ~(1 << value) : state.mask[other]!
    lines.set(line, [...(lines.get(line) ?? []), mask])
  }
  const extreme = side === 'least' ? min : max
  return [...lines.values()].flatMap((masks) => extreme(masks))
}

const min = (masks: readonly number[]): number[] => {
  const different = valuesOf(masks.reduce((all, mask) => all | mask, 0)).slice(0, masks.length)
  const apart = masks.map((mask) => (mask === 0 ? 0 : lowest(mask)))
  return add(different) > add(apart) ? different : apart
}

const max = (masks: readonly number[]): number[] => {
  const different = valuesOf(masks.reduce((all, mask) => all | mask, 0)).slice(-masks.length)
  const apart = masks.map((mask) => valuesOf(mask).at(-1) ?? 0)
  return add(different) < add(apart) ? different : apart
}

/** The values that remain for each of the other open cells when a cell holds a value. */
export const othersWith = (
  state: State,
  cells: readonly number[],
  cell: number,
  value: number,
): (readonly [cell: number, left: readonly number[]])[] =>
  cells
    .filter((other) => other !== cell)
    .sort((a, b) => a - b)
    .map((other) => [other, valuesOf(state.mask[other]! & (meet(state, other, cell) ? ~(1 << value) : -1))])
