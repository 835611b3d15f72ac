/**
 * A board and its images under the rotations and reflections that its boxes allow are one puzzle, represented by one of
 * them.
 */
import { canonicalTurn, turnsOf } from '../../latin/turns.ts'
import { boxes, type Puzzle, type Side } from './puzzle/model.ts'

/** The order of cells in which all images look the same. */
export const standardOrder = (puzzle: Puzzle): readonly number[] =>
  canonicalTurn(turnsWithBoxes(puzzle.size), pictured(puzzle))

export const canonicalKey = (puzzle: Puzzle): string => pictured(puzzle)(standardOrder(puzzle))

/** Boxes that are wider than high allow only the turns that map rows to rows. */
export const turnsWithBoxes = (size: Side): ReturnType<typeof turnsOf> =>
  boxes[size].height === boxes[size].width ? turnsOf(size) : turnsOf(size).slice(0, 4)

/** The board as text, in a given order of its cells. */
function pictured({ rows }: Puzzle): (order: readonly number[]) => string {
  const flat = rows.flat()
  return (order) => order.map((cell) => flat[cell]).join('')
}
