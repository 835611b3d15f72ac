/**
 * Second solver: of two equal numbers in a line at least one is shaded, of two adjacent cells at least one is not, and
 * parts that a model cuts off are forbidden.
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
    // for each part, some cell around it is unshaded, or all unshaded cells are on one side
    return parts.length < 2 ? [] : parts.map((part) => openings(part))
  }

  /** A clause: some cell around this part is unshaded, or the part or the rest is shaded entirely. */
  function openings(part: readonly number[]): number[] {
    const around = new Set(part.flatMap((cell) => shape.beside[cell]!).filter((cell) => !part.includes(cell)))
    return [...around].map((cell) => -shaded[cell]!)
  }
})
