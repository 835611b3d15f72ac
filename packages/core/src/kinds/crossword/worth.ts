/** What a crossword's search is to have most of. */
import { crossingWorth } from '../../engine/wordgrid/gather.ts'
import { scoreOf } from '../../engine/wordgrid/score.ts'
import type { Score } from '../../kind/craft.ts'
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

/** Rules come before the objective. Of boards with equally many words the one in fewer pieces is better, then the smaller. */
export function merit(score: Score): number {
  const of = (name: string): number => Number(score[name] ?? 0)
  const shape = score.objective === 'words' ? 1e5 * of('components') + of('area') - crossingWorth * of('crossings') : 0
  return (score.objective === 'words' ? 1e7 : 1) * of('value') - 1e6 * of('breaks') - shape
}
