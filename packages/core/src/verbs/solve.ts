/**
 * How many answers a puzzle has, and which. Where only a key decides, letters that fit are not an answer: the result
 * explains what decides, and has the maker's answer if the file does.
 */

import { Budget } from '../base/budget.ts'
import type { Bilingual } from '../base/text.ts'
import type { Craft, Solved } from '../kind/craft.ts'
import type { KumikiFile } from '../kind/file.ts'
import type { PuzzleTypes } from '../kind/types.ts'

/** The default budget for one puzzle. */
export const solveSteps = 200_000_000

export interface Solution<K extends PuzzleTypes> extends Solved<K> {
  /** The maker's answer, where only that decides, the file has it, and no answer was found. */
  readonly key: K['answer'] | null
  /** Where the puzzle alone does not determine the answer: what does. */
  readonly note: Bilingual | null
}

export function solve<K extends PuzzleTypes>(
  craft: Craft<K>,
  { puzzle, answer }: KumikiFile<K>,
  limit: number,
  budget: Budget,
): Solution<K> {
  const solved = craft.solve(puzzle, limit, budget)
  const deciding = craft.face.decidedBy(puzzle)
  if (deciding === 'rules' || solved.status !== 'several') return { ...solved, key: null, note: null }
  if (solved.answers.length > 0) return { ...solved, key: null, note: chosenBy(deciding) }
  return {
    ...solved,
    key: answer ?? null,
    note: answer === undefined ? decidedOnlyBy(deciding) : decidedAndKey(deciding),
  }
}

const statusSteps = 20_000_000

/**
 * Whether reasoning can reach the answer, which requires a puzzle with one solution; where only a key decides,
 * solutions are not counted.
 */
export const statusOf = <K extends PuzzleTypes>(craft: Craft<K>, puzzle: K['puzzle']): Solved<K>['status'] =>
  craft.face.decidedBy(puzzle) !== 'rules' ? 'unknown' : craft.solve(puzzle, 2, new Budget(statusSteps)).status

/** Letters alone fit in any number of ways. */
const decidedOnlyBy = ({ en, ja }: Bilingual): Bilingual => ({
  en: `${en} decide which words go in, and only a person can judge that`,
  ja: `どの言葉が入るかは${ja}で決まり、それを判断できるのは人だけです`,
})
const decidedAndKey = (deciding: Bilingual): Bilingual => ({
  en: `${decidedOnlyBy(deciding).en}; this is the answer that its maker put into the file`,
  ja: `${decidedOnlyBy(deciding).ja}。作者がファイルに入れた答えは次のとおりです`,
})
const chosenBy = ({ en, ja }: Bilingual): Bilingual => ({
  en: `the word bank fits in several ways, and ${en} decide which is meant`,
  ja: `語群の入れ方は複数あり、どれが正しいかは${ja}で決まります`,
})
