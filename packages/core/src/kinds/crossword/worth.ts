/** What a crossword's search maximises. */
import { scoreOf } from '../../wordgrid/score.ts'
import type { Spec } from './spec.ts'

type Counts = Pick<ReturnType<typeof scoreOf>, 'white' | 'crossings' | 'blackPairs' | 'words'>

export function worthOf(
  { white, crossings, blackPairs, words }: Counts,
  { objective, penalty }: Pick<Spec, 'objective' | 'penalty'>,
): number {
  if (objective === 'penalty') return white - penalty * blackPairs
  return { white, crossings, words }[objective]
}

export const objectiveOf = (spec: Spec, rows: readonly string[]): number => worthOf(scoreOf(rows), spec)
