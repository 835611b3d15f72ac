/** How hard a board is, in the order of its canonical turn, so that turned boards have equal grades. */
import type { Budget } from '../../engine/budget.ts'
import { type Counting, climb, type Ladder, type Technique } from '../../engine/ladder.ts'
import {
  applyFinding,
  type Board,
  housesSeen,
  isSolved,
  type State,
  startState,
  toBoard,
} from '../../engine/latin/board.ts'
import { explainFinding } from '../../engine/latin/explain.ts'
import { squareGeometry } from '../../engine/latin/model.ts'
import { canonicalTurn, turnsOf } from '../../engine/latin/turns.ts'
import type { Explanation, Grade, Level, Step } from '../../kind/craft.ts'
import { type Blocksum, blocksOf, type Puzzle } from './model.ts'
import { techniques } from './techniques.ts'

/**
 * `hardest`: only techniques up to this level are tried. Makers ask for levels alone, leave the counting out, and want no board
 * that takes more than so many suppositions: nobody enjoys it, and its grade takes seconds.
 */
export function grade(
  puzzle: Puzzle,
  budget: Budget,
  hardest: Level = 5,
  counting: Counting = 'idea',
  suppositions = Number.POSITIVE_INFINITY,
): Grade<Blocksum> {
  const order = canonicalTurn(turnsOf(puzzle.size), (seen) => pictureOf(puzzle, seen))
  const givens = puzzle.givens.map(([row, col, value]) => [row * puzzle.size + col, value] as const)
  const ladder: Ladder<State, Blocksum> = {
    techniques: techniques
      .filter((technique) => technique.level <= hardest)
      .map((technique) => (technique.id === 'refutation' ? usedAtMost(suppositions, technique) : technique)),
    apply: applyFinding,
    solved: isSolved,
  }
  return climb(ladder, startState(boardOf(puzzle, order), givens), budget, counting)
}

function usedAtMost(times: number, technique: Technique<State, Blocksum>): Technique<State, Blocksum> {
  let left = times
  return { ...technique, find: (state) => (left-- > 0 ? technique.find(state) : []) }
}

export function explain(puzzle: Puzzle, step: Step<Blocksum>): Explanation {
  const technique = techniques.find(({ id }) => id === step.technique)
  const board = boardOf(
    puzzle,
    Array.from({ length: puzzle.size ** 2 }, (_, cell) => cell),
  )
  return explainFinding(board, step, technique?.name ?? { en: step.technique, ja: step.technique })
}

/** Blocks numbered as they are met, with their sums, then the givens. */
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

function boardOf(puzzle: Puzzle, order: readonly number[]): Board {
  const { size } = puzzle
  const seen = new Map(order.map((cell, at) => [cell, at]))
  const place = (cell: number): number => seen.get(cell) ?? 0
  const cages = blocksOf(puzzle)
    .map((block) => ({ ...block, cells: [...block.cells].sort((a, b) => place(a) - place(b)) }))
    .sort((a, b) => place(a.cells[0]!) - place(b.cells[0]!))
  return toBoard(size, order, housesSeen(squareGeometry(size, null), order), cages)
}
