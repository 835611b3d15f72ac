/** A board and its images, turned or mirrored as far as the boxes allow, are one puzzle: one of them stands for all. */
import { canonicalTurn, turnsOf } from '../../engine/latin/turns.ts'
import { boxes, type Puzzle, type Side } from './model.ts'

/** The order of cells in which all images look the same. */
export const standardOrder = (puzzle: Puzzle): readonly number[] =>
  canonicalTurn(turnsWithBoxes(puzzle.size), (order) => pictureOf(puzzle, order))

export const sameness = (puzzle: Puzzle): string => pictureOf(puzzle, standardOrder(puzzle))

/** Boxes that are wider than high allow only the turns that keep rows rows. */
export const turnsWithBoxes = (size: Side): number[][] =>
  boxes[size].height === boxes[size].width ? turnsOf(size) : turnsOf(size).slice(0, 4)

function pictureOf({ rows }: Puzzle, order: readonly number[]): string {
  const flat = rows.flat()
  return order.map((cell) => flat[cell]).join('')
}
