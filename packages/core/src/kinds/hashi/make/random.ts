/**
 * The founding text's way to a unique puzzle, kept as a baseline: put an island on a random bridge, or make a
 * random bridge double, and look again, until the solution is the only one or no move is left.
 *
 * One thing is ours: uniqueness is asked of the exact solver, not of trial placement.
 */
import type { Budget } from '../../../base/budget.ts'
import type { Rng } from '../../../base/rng.ts'
import type { Drawing } from './drawing.ts'
import { Probe } from './reach.ts'
import { type Freedom, isUnique, type Outcome } from './unique.ts'

export function* makeByChance(
  drawing: Drawing,
  { apart }: Freedom,
  rng: Rng,
  budget: Budget,
): Generator<null, Outcome> {
  const probe = new Probe(drawing)
  for (;;) {
    const unique = isUnique(drawing, probe, budget)
    if (unique === null) return 'spent'
    if (unique) return 'unique'
    if (!moveByChance(drawing, apart, rng)) return 'stuck'
    yield null
  }
}

function moveByChance(drawing: Drawing, apart: boolean, rng: Rng): boolean {
  const bridges = drawing.cells.flatMap((cell) =>
    [1, 2].flatMap((side) => {
      if (drawing.count(cell, side) === 0) return []
      const inner: number[] = []
      for (let at = drawing.step(cell, side); !drawing.island[at]; at = drawing.step(at, side))
        if (!apart || !drawing.crowded(at)) inner.push(at)
      const moves = [...(inner.length > 0 ? ['island'] : []), ...(drawing.count(cell, side) === 1 ? ['double'] : [])]
      return moves.length > 0 ? [{ cell, side, inner, moves }] : []
    }),
  )
  if (bridges.length === 0) return false
  const { cell, side, inner, moves } = rng.pick(bridges)
  if (rng.pick(moves) === 'island') drawing.island[rng.pick(inner)] = 1
  else drawing.span(cell, side, 2)
  return true
}
