/**
 * The fewest letters to give so that a filled board is the only solution of its pattern and list.
 *
 * Method: implicit hitting set. Every other solution differs from the wanted one in some cells, one of which must be given;
 * take a smallest set of cells that hits all other solutions known so far, ask the solver for one more, repeat. When
 * there is none, the set is proved smallest. In practice the others swap two words of equal length, and one or two letters do.
 */
import type { Budget } from '../../engine/budget.ts'
import { solve } from './exact.ts'
import { black, empty, type SkeletonPuzzle } from './model.ts'

/** Cells to give, or null when the budget ran out or the list of other solutions grew past reason. */
export function fewestGivens(puzzle: SkeletonPuzzle, rows: readonly string[], budget: Budget): number[] | null {
  const goal = rows.join('')
  const others: number[][] = []
  for (let round = 0; round < 200; round++) {
    const cells = smallestHitting(others)
    const given = withGivens(puzzle, rows, cells)
    const { status, answers } = solve(given, 2, budget)
    if (status === 'unknown' || status === 'none') return null
    const other = answers.map((answer) => answer.rows.join('')).find((text) => text !== goal)
    if (other === undefined) return cells
    others.push(Array.from(goal, (_, cell) => cell).filter((cell) => goal.charAt(cell) !== other.charAt(cell)))
  }
  return null
}

export function withGivens(puzzle: SkeletonPuzzle, rows: readonly string[], cells: readonly number[]): SkeletonPuzzle {
  const { width } = puzzle
  return {
    ...puzzle,
    rows: rows.map((row, r) =>
      Array.from(row, (letter, c) => (letter === black ? black : cells.includes(r * width + c) ? letter : empty)).join(
        '',
      ),
    ),
  }
}

/** A smallest set that has a member of every given set, by deepening. */
function smallestHitting(sets: readonly (readonly number[])[]): number[] {
  for (let size = 0; ; size++) {
    const found = hit(sets, size)
    if (found) return found
  }
}

function hit(sets: readonly (readonly number[])[], size: number): number[] | null {
  const missed = sets.reduce<readonly number[] | null>(
    (least, set) => (least === null || set.length < least.length ? set : least),
    null,
  )
  if (missed === null) return []
  if (size === 0) return null
  for (const cell of missed) {
    const rest = hit(
      sets.filter((set) => !set.includes(cell)),
      size - 1,
    )
    if (rest) return [cell, ...rest]
  }
  return null
}
