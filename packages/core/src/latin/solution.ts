/** A random solution of an empty board: smallest domain first, ties and values at random. Not exactly uniform. */
import type { Rng } from '../base/rng.ts'
import { countBits, highest, valuesOf } from './model.ts'
import type { Propagation } from './propagation.ts'

export function drawSolution(propagation: Propagation, rng: Rng): Uint8Array {
  if (!propagation.load([], [], 0) || !fill(propagation, rng)) throw new RangeError('an empty board has no solution')
  return Uint8Array.from(propagation.domain, highest)
}

function fill(propagation: Propagation, rng: Rng): boolean {
  if (!propagation.run()) return false
  let cell = -1
  let fewest = 99
  let ties = 0
  propagation.domain.forEach((mask, place) => {
    const values = countBits(mask)
    if (values < 2 || values > fewest) return
    ties = values < fewest ? 1 : ties + 1
    fewest = values
    if (rng.below(ties) === 0) cell = place
  })
  if (cell < 0) return true
  const mark = propagation.mark()
  for (const value of rng.shuffle(valuesOf(propagation.domain[cell]!))) {
    propagation.narrow(cell, 1 << value)
    if (fill(propagation, rng)) return true
    propagation.undo(mark)
  }
  return false
}
