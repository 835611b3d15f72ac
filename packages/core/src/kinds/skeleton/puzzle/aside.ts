/** The words of a skeleton by length, or its numbers. */

import type { Aside } from '../../../kind/aside.ts'
import { listsByLength } from '../../../wordgrid/lists.ts'
import { scriptOfBoard } from './input.ts'
import { type Answer, isOfNumbers, type Puzzle } from './model.ts'

export function aside(puzzle: Puzzle, answer: Answer): Aside[] {
  const { words, rows } = puzzle
  const unit = isOfNumbers({ words }) ? { en: 'digits', ja: 'けた' } : { en: 'letters', ja: '文字' }
  return listsByLength(words, rows, answer.rows, scriptOfBoard(puzzle), unit)
}
