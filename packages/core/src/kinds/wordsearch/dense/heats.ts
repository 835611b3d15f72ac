/**
 * At which heat a given share of the cells change their letter when it is their turn. The heat at which boards freeze
 * depends on the dictionary; the share of changed letters at which they do depends on it little.
 *
 * A liquid board wanders slowly, so single measurements differ by a tenth. A line through those of many heats, from a
 * board that is cooled step by step, gives the heat to one or two hundredths.
 */
import type { Budget } from '../../../base/budget.ts'
import type { Bath } from './bath.ts'

/** Heats are tried from here down; where few letters change even here, from twice that, and so on up to the hottest. */
const start = 6
const hottest = 400
const step = 0.97
/** No dictionary freezes below: where letters change as readily here, no letter is worth more than another. */
const coldest = 0.3
/** The shares between which the line is laid. */
const max = 0.5
const min = 0.26
/** Looks for each cell before a measurement, and for one. */
const settling = 15
const measuring = 80

/** Gives the heat for a share; null when the budget ran out. */
export function* heats(
  bath: Bath,
  cells: number,
  budget: Budget,
): Generator<'cooling', ((share: number) => number) | null> {
  const line = new Line()
  for (let heat = start, rising = true; ; heat *= rising ? 2 : step) {
    bath.heat = heat
    if (!budget.spend(settling * cells)) return null
    const before = bath.draw(settling * cells, () => {})
    yield 'cooling'
    if (rising && before <= max && heat < hottest) continue
    rising = false
    if (before > max && heat > coldest) continue
    if (!budget.spend(measuring * cells)) return null
    const share = bath.draw(measuring * cells, () => {})
    yield 'cooling'
    line.add(share, heat)
    if ((share < min && line.count > 2) || heat <= coldest) return (wanted) => line.at(wanted)
  }
}

/** The line of least squares, within the values that were added. */
class Line {
  count = 0
  private lowest = Number.POSITIVE_INFINITY
  private highest = 0
  private x = 0
  private y = 0
  private xx = 0
  private xy = 0

  add(x: number, y: number): void {
    this.count++
    this.lowest = Math.min(this.lowest, y)
    this.highest = Math.max(this.highest, y)
    this.x += x
    this.y += y
    this.xx += x * x
    this.xy += x * y
  }

  at(x: number): number {
    const { count } = this
    const spread = count * this.xx - this.x * this.x
    const slope = spread > 0 ? (count * this.xy - this.x * this.y) / spread : 0
    return Math.min(this.highest, Math.max(this.lowest, (this.y + slope * (count * x - this.x)) / count))
  }
}
