/**
 * The grade of a board, computed on its canonical turn so that rotated and mirrored boards have equal grades; the
 * sentences for its steps; and the next step from a player's entries, in reading order.
 */
import type { Budget } from '../../base/budget.ts'
import type { Explanation, Grade, Level, Step } from '../../kind/craft.ts'
import { type Counting, climb } from '../../ladder/ladder.ts'
import { nextFrom } from '../../ladder/next.ts'
import { type Board, housesSeen, startState, toBoard } from '../../latin/board.ts'
import { aheadOf, toGivens } from '../../latin/entries.ts'
import { explainFinding } from '../../latin/explain.ts'
import { standardOrder } from './canonical.ts'
import { geometryOf, givensOf, type Puzzle, type Side, type Sudoku } from './puzzle/model.ts'
import { check } from './puzzle/rules.ts'
import { ladder } from './techniques.ts'

/** `hardest`: only techniques up to this level are tried. Makers need only the level and skip the counting. */
export function grade(puzzle: Puzzle, budget: Budget, hardest: Level = 5, counting: Counting = 'idea'): Grade<Sudoku> {
  const techniques = ladder.techniques.filter((technique) => technique.level <= hardest)
  const board = boardOf(puzzle.size, standardOrder(puzzle))
  return climb({ ...ladder, techniques }, startState(board, givensOf(puzzle)), budget, counting)
}

export const explain = (puzzle: Puzzle, step: Step<Sudoku>): Explanation => explainFinding(boardInOrder(puzzle), step)

export const next = nextFrom({
  check,
  ladder,
  start: (puzzle: Puzzle, { rows }) => startState(boardInOrder(puzzle), toGivens(rows)),
  ahead: (state, _puzzle, { rows }) => aheadOf(state, rows),
})

/** Boards of one size share their houses, so what the techniques derive from these is computed once. */
const boards = new Map<Side, Board>()

function boardInOrder({ size, rows }: Puzzle): Board {
  const board = boards.get(size) ?? boardOf(size, [...rows.flat().keys()])
  boards.set(size, board)
  return board
}

const boardOf = (size: Side, order: readonly number[]): Board =>
  toBoard(size, order, housesSeen(geometryOf(size), order), [])
