/**
 * The grade of a board, computed on its canonical turn so that rotated and mirrored boards have equal grades; the
 * sentences for its steps; and the next step from a player's entries, in reading order.
 */
import type { Budget } from '../../base/budget.ts'
import type { Explanation, Grade, Level, Step } from '../../kind/craft.ts'
import { type Counting, climb, type Technique } from '../../ladder/ladder.ts'
import { nextFrom } from '../../ladder/next.ts'
import { type Board, housesSeen, type State, startState, toBoard } from '../../latin/board.ts'
import { aheadOf, toGivens } from '../../latin/entries.ts'
import { explainFinding } from '../../latin/explain.ts'
import { squareGeometry } from '../../latin/model.ts'
import { standardOrder } from './canonical.ts'
import { type Blocksum, blocksOf, type Puzzle } from './puzzle/model.ts'
import { check } from './puzzle/rules.ts'
import { ladder } from './techniques.ts'

/**
 * `hardest`: only techniques up to this level are tried. Makers need only the level, skip the counting, and limit the
 * number of suppositions: such boards are no fun, and grading them takes seconds.
 */
export function grade(
  puzzle: Puzzle,
  budget: Budget,
  hardest: Level = 5,
  counting: Counting = 'idea',
  suppositions = Number.POSITIVE_INFINITY,
): Grade<Blocksum> {
  const givens = puzzle.givens.map(([row, col, value]) => [row * puzzle.size + col, value] as const)
  const techniques = ladder.techniques
    .filter((technique) => technique.level <= hardest)
    .map((technique) => (technique.id === 'refutation' ? usedAtMost(suppositions, technique) : technique))
  const board = boardOf(puzzle, standardOrder(puzzle))
  return climb({ ...ladder, techniques }, startState(board, givens), budget, counting)
}

function usedAtMost(times: number, technique: Technique<State, Blocksum>): Technique<State, Blocksum> {
  let left = times
  return { ...technique, find: (state) => (left-- > 0 ? technique.find(state) : []) }
}

export const explain = (puzzle: Puzzle, step: Step<Blocksum>): Explanation => explainFinding(boardInOrder(puzzle), step)

export const next = nextFrom({
  check,
  ladder,
  start: (puzzle: Puzzle, { rows }) => startState(boardInOrder(puzzle), toGivens(rows)),
  ahead: (state, _puzzle, { rows }) => aheadOf(state, rows),
})

/** Cache of what the techniques derive from a puzzle. */
const boards = new WeakMap<Puzzle, Board>()

function boardInOrder(puzzle: Puzzle): Board {
  const board = boards.get(puzzle) ?? boardOf(puzzle, [...puzzle.rows.flat().keys()])
  boards.set(puzzle, board)
  return board
}

function boardOf(puzzle: Puzzle, order: readonly number[]): Board {
  const { size } = puzzle
  const seen = new Map(order.map((cell, at) => [cell, at]))
  const place = (cell: number): number => seen.get(cell) ?? 0
  const cages = blocksOf(puzzle)
    .map((block) => ({ ...block, cells: [...block.cells].sort((a, b) => place(a) - place(b)) }))
    .sort((a, b) => place(a.cells[0]!) - place(b.cells[0]!))
  return toBoard(size, order, housesSeen(squareGeometry(size, null), order), cages)
}
