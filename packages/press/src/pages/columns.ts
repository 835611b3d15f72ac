/**
 * Lists in columns of units: no unit is split, a heading keeps the two units after it, and balanced columns are as low
 * as whole units allow.
 *
 * Method: columns are filled greedily under a limit; the smallest limit that needs no more columns is found by
 * bisection. That is exact, because the limit can only be a sum of heights.
 */
import type { Block } from './block.ts'

export interface Unit {
  readonly block: Block
  /** The gap before it, unless it is the first of its column. */
  readonly before: number
  /** How many of the following units must be in the same column. */
  readonly keeps: number
  /** What stands above it where it begins a column, such as the heading of its list once more. */
  readonly again: Unit | null
}

export const unit = (block: Block, before = 0, keeps = 0, again: Unit | null = null): Unit => ({
  block,
  before,
  keeps,
  again,
})

export interface Filled {
  readonly columns: readonly (readonly Unit[])[]
  /** The units that did not fit. */
  readonly left: readonly Unit[]
}

/** Columns under a limit, with as many units as fit; a unit higher than any column stands alone. */
export function fill(units: readonly Unit[], count: number, limit: number): Filled {
  const columns: Unit[][] = []
  let at = 0
  while (at < units.length && columns.length < count) {
    const again = units[at]?.again
    const column: Unit[] = again ? [again] : []
    let height = heightOf(column)
    const begun = at
    while (at < units.length) {
      const group = units.slice(at, at + 1 + (units[at]?.keeps ?? 0))
      const higher = group.reduce(
        (sum, { block, before }, index) => sum + block.height + (column.length + index > 0 ? before : 0),
        height,
      )
      if (at > begun && higher > limit + 1e-6) break
      const [first] = group
      if (!first) break
      height += first.block.height + (column.length > 0 ? first.before : 0)
      column.push(first)
      at++
    }
    columns.push(column)
  }
  return { columns, left: units.slice(at) }
}

export const heightOf = (column: readonly Unit[]): number =>
  column.reduce((sum, { block, before }, index) => sum + block.height + (index > 0 ? before : 0), 0)

/** All units in this many columns, the highest as low as possible. */
export function balance(units: readonly Unit[], count: number): readonly (readonly Unit[])[] {
  let low = 0
  let high = heightOf(units)
  let best = fill(units, count, high).columns
  while (high - low > 0.01) {
    const limit = (low + high) / 2
    const { columns, left } = fill(units, count, limit)
    if (left.length === 0 && columns.every((column) => heightOf(column) <= limit + 0.01)) {
      best = columns
      high = limit
    } else low = limit
  }
  return best
}

export function columnBlock(columns: readonly (readonly Unit[])[], width: number, gap: number): Block {
  const highest = Math.max(0, ...columns.map(heightOf))
  return {
    height: highest,
    at: (x, y) =>
      columns.flatMap((column, index) => {
        let top = y
        return column.flatMap(({ block, before }, row) => {
          top += row > 0 ? before : 0
          const parts = block.at(x + index * (width + gap), top)
          top += block.height
          return parts
        })
      }),
  }
}
