/**
 * Steps that strike values by looking at houses alone: values locked where two houses cross, k cells that hold k values
 * between them (naked and hidden sets), and a value whose places in k lines lie in k crossing lines (X-wing and larger
 * fish).
 */
import { type House, type LatinFinding, moveTo, type State } from './board.ts'
import { countBits, valuesOf } from './model.ts'
import type { LineRef, Why } from './why.ts'

/** All places of a value in one house lie in another house too: the value is removed from the rest of that one. */
export function* lockedValues(state: State): Iterable<LatinFinding> {
  const { houses, size } = state.board
  for (const house of houses)
    for (let value = 1; value <= size; value++) {
      const places = placesOf(state, house, value)
      if (places.length < 2) continue
      for (const other of houses) {
        if (other === house || !places.every((cell) => other.cells.includes(cell))) continue
        const strikes = placesOf(state, other, value).filter((cell) => !places.includes(cell))
        const why: Why = { by: 'locked', value, from: ref(house), to: ref(other), cells: places }
        if (strikes.length > 0) yield striking(state, strikes, 1 << value, why)
      }
    }
}

/** `count` cells of a house with only `count` values between them: those values are removed from the other cells. */
export function* nakedSets(state: State, count: number): Iterable<LatinFinding> {
  for (const house of state.board.houses) {
    const open = house.cells.filter((cell) => state.value[cell] === 0)
    if (open.length <= count) continue
    for (const cells of choices(open, count)) {
      const mask = cells.reduce((all, cell) => all | state.mask[cell]!, 0)
      if (countBits(mask) !== count) continue
      const strikes = open.filter((cell) => !cells.includes(cell) && (state.mask[cell]! & mask) !== 0)
      const why: Why = { by: 'naked', house: ref(house), cells, values: valuesOf(mask) }
      if (strikes.length > 0) yield striking(state, strikes, mask, why)
    }
  }
}

/** `count` values with only `count` places in a house: those cells hold nothing else. */
export function* hiddenSets(state: State, count: number): Iterable<LatinFinding> {
  for (const house of state.board.houses) {
    const open = house.cells.filter((cell) => state.value[cell] === 0)
    if (open.length <= count) continue
    const missing = valuesOf(open.reduce((all, cell) => all | state.mask[cell]!, 0))
    for (const values of choices(missing, count)) {
      const mask = values.reduce((all, value) => all | (1 << value), 0)
      const cells = open.filter((cell) => (state.mask[cell]! & mask) !== 0)
      if (cells.length !== count) continue
      const strikes = cells.filter((cell) => (state.mask[cell]! & ~mask) !== 0)
      const why: Why = { by: 'hidden', house: ref(house), cells, values }
      if (strikes.length > 0) yield striking(state, strikes, ~mask, why)
    }
  }
}

/**
 * A value whose places in `count` rows lie in `count` columns is removed from the rest of those columns; and the
 * converse.
 */
export function* fish(state: State, count: number): Iterable<LatinFinding> {
  const { houses, size } = state.board
  const lines = houses.slice(0, 2 * size)
  for (let value = 1; value <= size; value++)
    for (const [base, cover] of [
      [lines.slice(0, size), lines.slice(size)],
      [lines.slice(size), lines.slice(0, size)],
    ] as const) {
      const candidates = base.filter((line) => {
        const places = placesOf(state, line, value).length
        return places >= 2 && places <= count
      })
      for (const chosen of choices(candidates, count)) {
        const places = chosen.flatMap((line) => placesOf(state, line, value))
        const covers = cover.filter((line) => places.some((cell) => line.cells.includes(cell)))
        if (covers.length !== count) continue
        const strikes = covers.flatMap((line) => placesOf(state, line, value)).filter((cell) => !places.includes(cell))
        const why: Why = { by: 'fish', value, base: chosen.map(ref), cover: covers.map(ref), cells: places }
        if (strikes.length > 0) yield striking(state, strikes, 1 << value, why)
      }
    }
}

const placesOf = (state: State, house: House, value: number): number[] =>
  house.cells.filter((cell) => state.value[cell] === 0 && ((state.mask[cell]! >> value) & 1) === 1)

const ref = ({ line, index }: House): LineRef => ({ line, index })

const striking = (state: State, cells: readonly number[], mask: number, why: Why): LatinFinding => ({
  places: [],
  rulesOut: cells.flatMap((cell) => valuesOf(state.mask[cell]! & mask).map((value) => moveTo(state, cell, value))),
  why,
})

function* choices<T>(items: readonly T[], count: number, start = 0): Iterable<T[]> {
  if (count === 0) {
    yield []
    return
  }
  for (let i = start; i <= items.length - count; i++)
    for (const rest of choices(items, count - 1, i + 1)) yield [items[i]!, ...rest]
}
