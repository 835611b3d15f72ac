/** The heat bath of a dense board, as seen by the search; the method is in packages/core/assembly/bath.ts. */
import { exp } from '../../../base/exp.ts'
import type { Rng } from '../../../base/rng.ts'
import type { Lattice } from './lattice.ts'

/** Sets the letters of the lattice. */
export function setLetters(lattice: Lattice, codes: Uint16Array): void {
  for (const cell of lattice.board.cells)
    if (lattice.codes[cell] !== codes[cell]) {
      lattice.lift(cell)
      lattice.put(cell, codes[cell]!)
    }
}

/** Draws letters at a given heat. A lattice has one bath at a time. */
export class Bath {
  private readonly lattice: Lattice
  private readonly rng: Rng

  constructor(lattice: Lattice, rng: Rng) {
    this.lattice = lattice
    this.rng = rng
    lattice.tub.order.set(lattice.board.cells)
    lattice.tub.kernel.freshBath()
  }

  set heat(heat: number) {
    const { weights } = this.lattice.tub
    const less = exp(-1 / heat)
    // smaller weights are never drawn, and subnormal numbers are slow
    for (let gap = 0, weight = 1; gap < weights.length; gap++, weight *= less)
      weights[gap] = weight > 1e-30 ? weight : 0
  }

  /**
   * Calls `progress` for every new best score within these looks. Returns the share of cell turns that changed a
   * letter.
   */
  draw(looks: number, progress: (score: number) => void): number {
    const { lattice, rng } = this
    const { kernel } = lattice.tub
    kernel.turns.value = 0
    kernel.changes.value = 0
    let best = 0
    for (let left = looks; left > 0; ) {
      kernel.seed(...rng.state)
      left = kernel.draw(left, best)
      rng.state = [kernel.a.value, kernel.b.value, kernel.c.value, kernel.d.value]
      if (lattice.score <= best) continue
      best = lattice.score
      progress(best)
    }
    return kernel.changes.value / kernel.turns.value
  }
}
