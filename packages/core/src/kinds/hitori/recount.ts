/**
 * Second solver: of two equal numbers in a line one is shaded, of two cells side by side one is not, and parts that a
 * model cuts off are joined.
 */
import { recountOf } from '../../simple/recount.ts'
import { pairsOf, partsOf, puzzle, shapeOf } from './puzzle.ts'

export const recount = recountOf(puzzle, (given, sat, is) => {
  const shape = shapeOf(given)
  const shaded = shape.cells.map((_, cell) => is(cell, 'shaded'))
  for (const pair of pairsOf(shape)) sat.clause(pair.map((cell) => shaded[cell]!))
  for (const [cell, others] of shape.beside.entries())
    for (const other of others) sat.clause([-shaded[cell]!, -shaded[other]!])
  return (values) => {
    const parts = partsOf(shape, (cell) => values[cell] === 'shaded')
    // something around a part, or all of it on one side of it, is otherwise
    return parts.length < 2 ? [] : parts.map((part) => openings(part))
  }

  /** Not everything around this part is shaded, or nothing of the part or of the rest stays. */
  function openings(part: readonly number[]): number[] {
    const around = new Set(part.flatMap((cell) => shape.beside[cell]!).filter((cell) => !part.includes(cell)))
    return [...around].map((cell) => -shaded[cell]!)
  }
})
