/** Which levels the smallest boards can have, found by trying every Latin square and every division into blocks. */
import { expect, it } from 'vitest'
import { Budget } from '../../base/budget.ts'
import { toRows } from '../../latin/grid.ts'
import { solve, solverOf } from './exact.ts'
import { grade } from './grade.ts'
import { type Puzzle, puzzleSchema } from './puzzle/model.ts'

/** Every division of a row of cells into numbered sets, numbered in order of appearance. */
function* divisions(cells: number, sets: readonly number[] = []): Iterable<readonly number[]> {
  if (sets.length === cells) yield sets
  else for (let set = 1; set <= Math.max(0, ...sets) + 1; set++) yield* divisions(cells, [...sets, set])
}

function toBoard(size: number, square: Uint8Array, blocks: readonly number[]): Puzzle {
  const sums: Record<string, number> = {}
  blocks.forEach((block, cell) => {
    sums[block] = (sums[block] ?? 0) + square[cell]!
  })
  return { size, rows: toRows(blocks, size), sums, givens: [] }
}

it.each([
  { size: 2, boards: 18, levels: [1] },
  { size: 3, boards: 11_668, levels: [1, 2, 3, 4] },
])('the $boards boards of size $size with one solution have the levels $levels', ({ size, boards, levels }) => {
  const squares = solverOf(size).count([], [], 1000, new Budget()).solutions
  const cuts = [...divisions(size * size)].filter(
    (blocks) => puzzleSchema.safeParse(toBoard(size, squares[0]!, blocks)).success,
  )
  const found = cuts.flatMap((blocks) =>
    squares
      .map((square) => toBoard(size, square, blocks))
      .filter((board) => solve(board, 2, new Budget()).status === 'unique')
      .map((board) => grade(board, new Budget()).level),
  )
  expect(found).toHaveLength(boards)
  expect([...new Set(found)].sort()).toEqual(levels)
})
