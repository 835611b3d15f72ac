/**
 * The founding text's way to a unique puzzle, kept as a baseline: put an island on a random bridge or double a random
 * bridge, and check again, until the solution is unique or no move is left.
 *
 * It differs from the text in one point: the exact solver decides uniqueness, not trial placement.
 */
import type { Budget } from '../../../base/budget.ts'
import type { Rng } from '../../../base/rng.ts'
import type { BridgeLayout } from './bridgelayout.ts'
import { Probe } from './reach.ts'
import { type Freedom, isUnique, type Outcome } from './unique.ts'

export function* makeByChance(
  layout: BridgeLayout,
  { apart }: Freedom,
  rng: Rng,
  budget: Budget,
): Generator<null, Outcome> {
  const probe = new Probe(layout)
  for (;;) {
    const unique = isUnique(layout, probe, budget)
    if (unique === null) return 'spent'
    if (unique) return 'unique'
    if (!moveByChance(layout, apart, rng)) return 'stuck'
    yield null
  }
}

function moveByChance(layout: BridgeLayout, apart: boolean, rng: Rng): boolean {
  const bridges = layout.cells.flatMap((cell) =>
    [1, 2].flatMap((side) => {
      if (layout.count(cell, side) === 0) return []
      const inner: number[] = []
      for (let at = layout.step(cell, side); !layout.island[at]; at = layout.step(at, side))
        if (!apart || !layout.crowded(at)) inner.push(at)
      const moves = [...(inner.length > 0 ? ['island'] : []), ...(layout.count(cell, side) === 1 ? ['double'] : [])]
      return moves.length > 0 ? [{ cell, side, inner, moves }] : []
    }),
  )
  if (bridges.length === 0) return false
  const { cell, side, inner, moves } = rng.pick(bridges)
  if (rng.pick(moves) === 'island') layout.island[rng.pick(inner)] = 1
  else layout.span(cell, side, 2)
  return true
}
