/** How hard a board is, in the order of its canonical turn, so that turned boards have equal grades. */
import type { Budget } from '../../engine/budget.ts'
import { type Counting, climb } from '../../engine/ladder.ts'
import { applyFinding, type Board, housesSeen, isSolved, startState, toBoard } from '../../engine/latin/board.ts'
import { explainFinding } from '../../engine/latin/explain.ts'
import { canonicalTurn, turnsOf } from '../../engine/latin/turns.ts'
import type { Explanation, Grade, Level, Step } from '../../kind/craft.ts'
import { boxes, geometryOf, givensOf, type Puzzle, type Size, type Sudoku } from './model.ts'
import { techniques } from './techniques.ts'

/** `hardest`: only techniques up to this level are tried. Makers ask for levels alone and leave the counting out. */
export function grade(puzzle: Puzzle, budget: Budget, hardest: Level = 5, counting: Counting = 'idea'): Grade<Sudoku> {
  const flat = puzzle.rows.flat()
  const order = canonicalTurn(turnsWithBoxes(puzzle.size), (seen) => seen.map((cell) => flat[cell]).join(''))
  const ladder = {
    techniques: techniques.filter((technique) => technique.level <= hardest),
    apply: applyFinding,
    solved: isSolved,
  }
  return climb(ladder, startState(boardOf(puzzle.size, order), givensOf(puzzle)), budget, counting)
}

export function explain(puzzle: Puzzle, step: Step<Sudoku>): Explanation {
  const technique = techniques.find(({ id }) => id === step.technique)
  const board = boardOf(puzzle.size, [...puzzle.rows.flat().keys()])
  return explainFinding(board, step, technique?.name ?? { en: step.technique, ja: step.technique })
}

/** Boxes that are wider than high allow only the turns that keep rows rows. */
export const turnsWithBoxes = (size: Size): number[][] =>
  boxes[size].height === boxes[size].width ? turnsOf(size) : turnsOf(size).slice(0, 4)

const boardOf = (size: Size, order: readonly number[]): Board =>
  toBoard(size, order, housesSeen(geometryOf(size), order), [])
