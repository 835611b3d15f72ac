/** Every solution, by the slot filler: the list is the dictionary, and all of it must be used. */
import type { Budget } from '../../engine/budget.ts'
import { fill, rowsOf } from '../../engine/wordgrid/fill.ts'
import { buildLexicon } from '../../engine/wordgrid/lexicon.ts'
import { slotsOf } from '../../engine/wordgrid/slots.ts'
import type { Solved } from '../../kind.ts'
import { toSolved } from '../../solved.ts'
import type { SkeletonPuzzle, SkeletonShapes } from './model.ts'

export function solve(puzzle: SkeletonPuzzle, limit: number, budget: Budget): Solved<SkeletonShapes> {
  const before = budget.spent
  const lexicon = buildLexicon(puzzle.words.map(({ word }) => word))
  const slots = slotsOf(puzzle.rows)
  const { solutions, exhausted } = fill({ lexicon, slots, rows: puzzle.rows, every: true, rng: null }, limit, budget)
  const answers = solutions.map((words) => ({ rows: rowsOf(lexicon, slots, words, puzzle.rows) }))
  return toSolved(answers, exhausted, budget.spent - before)
}
