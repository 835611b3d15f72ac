/**
 * A board and its rotated and mirrored images are one puzzle whatever its blocks are called, represented by one image.
 */
import { canonicalTurn, turnsOf } from '../../latin/turns.ts'
import type { Puzzle } from './puzzle/model.ts'

/** The order of cells in which all images look the same. */
export const standardOrder = (puzzle: Puzzle): readonly number[] =>
  canonicalTurn(turnsOf(puzzle.size), (order) => pictureOf(puzzle, order))

export const canonicalKey = (puzzle: Puzzle): string => pictureOf(puzzle, standardOrder(puzzle))

/** The board as text: blocks numbered in order of appearance, with their sums, then the givens. */
function pictureOf({ size, rows, sums, givens }: Puzzle, order: readonly number[]): string {
  const flat = rows.flat()
  const ids = new Map<number, number>()
  const blocks = order.map((cell) => {
    const block = flat[cell]!
    if (!ids.has(block)) ids.set(block, ids.size)
    return ids.get(block)
  })
  const given = new Map(givens.map(([row, col, value]) => [row * size + col, value]))
  return JSON.stringify([
    blocks,
    [...ids.keys()].map((block) => sums[block]),
    order.map((cell) => given.get(cell) ?? 0),
  ])
}
