/** The words of a skeleton by length, or its numbers. */

import type { SideList } from '../../../kind/sidelist.ts'
import { listsByLength } from '../../../wordgrid/lists.ts'
import { scriptOfBoard } from './input.ts'
import { type Answer, isOfNumbers, type Puzzle } from './model.ts'

export function lists(puzzle: Puzzle, answer: Answer): SideList[] {
  const { words, rows } = puzzle
  const unit = isOfNumbers({ words }) ? { en: 'digits', ja: 'けた' } : { en: 'letters', ja: '文字' }
  return listsByLength(words, rows, answer.rows, scriptOfBoard(puzzle), unit)
}
