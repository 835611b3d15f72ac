/** What a crossword's search is to have most of. */
import { scoreOf } from '../../engine/wordgrid/score.ts'
import type { Spec } from './spec.ts'

type Counts = Pick<ReturnType<typeof scoreOf>, 'white' | 'crossings' | 'blackPairs'>

export const worthOf = (
  { white, crossings, blackPairs }: Counts,
  { objective, penalty }: Pick<Spec, 'objective' | 'penalty'>,
): number => (objective === 'crossings' ? crossings : objective === 'white' ? white : white - penalty * blackPairs)

export const objectiveOf = (spec: Spec, rows: readonly string[]): number => worthOf(scoreOf(rows), spec)
