/** What a crossword's search is to have most of, counted on a finished board. */
import { scoreOf } from '../../engine/wordgrid/score.ts'
import type { CrosswordSpec } from './spec.ts'

export function objectiveOf({ objective, penalty }: CrosswordSpec, rows: readonly string[]): number {
  const { white, crossings, blackPairs } = scoreOf(rows)
  return objective === 'crossings' ? crossings : objective === 'white' ? white : white - penalty * blackPairs
}
