/**
 * Finds the heat at which a given share of the cells change their letter when it is their turn. The heat at which
 * boards freeze depends on the dictionary; the share of changed letters at that point hardly does.
 *
 * A liquid board wanders slowly, so single measurements vary by a tenth. A line fitted through measurements at many
 * heats, while a board is cooled step by step, gives the heat to one or two hundredths.
 */
import type { Budget } from '../../../base/budget.ts'
import type { Bath } from './bath.ts'

/**
 * The search starts at this heat and goes down; where few letters change even here, it first doubles the heat, up to
 * `hottest`.
 */
const start = 6
const hottest = 400
const step = 0.97
/** No dictionary freezes below this: where letters still change readily here, no letter is worth more than another. */
const coldest = 0.3
/** The line is fitted to measurements between these shares. */
const max = 0.5
const min = 0.26
/** Looks per cell before a measurement, and during one. */
const settling = 15
const measuring = 80

/** Gives a function from a share to its heat; null if the budget ran out. */
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

/** A least-squares line, clamped to the range of the added values. */
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
