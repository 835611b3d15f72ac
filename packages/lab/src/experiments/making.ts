/** Runs a maker for a given processor time and records when its best board changed. */
import { Budget, type Craft, type Made, type PuzzleTypes, Rng } from '@kumiki/core'
import type { Context } from '../report/experiment.ts'

export interface Run<K extends PuzzleTypes> {
  readonly made: Made<K> | null
  /** CPU seconds at the last increase of the value, and the number of increases. */
  readonly lastAt: number
  readonly improvements: number
  /** Counted effort per second of processor time. */
  readonly effortRate: number
}

export function runFor<K extends PuzzleTypes>(
  context: Context,
  craft: Craft<K>,
  spec: object,
  seed: string,
  seconds: number,
  measure: (made: Made<K>) => number,
): Run<K> {
  const budget = new Budget()
  const making = craft.make(spec, new Rng(seed), budget)
  const started = context.cpu()
  let best: Made<K> | null = null
  let lastAt = 0
  let improvements = -1
  for (let turn = making.next(); ; turn = making.next()) {
    const made = turn.done ? (turn.value.ok ? turn.value.value : null) : turn.value
    const now = (context.cpu() - started) / 1000
    if (made && (best === null || measure(made) > measure(best))) {
      lastAt = now
      improvements++
    }
    best = made ?? best
    if (turn.done || now >= seconds)
      return { made: best, lastAt, improvements: Math.max(0, improvements), effortRate: budget.spent / now }
  }
}
