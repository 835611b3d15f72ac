/** Decides which of two crosswords for the same order is better. */

import type { Score } from '../../kind/craft.ts'
import { worthOfShape } from '../../wordgrid/forall.ts'

/**
 * Rules come before the objective. Of boards with equally many words the one in fewer pieces is better, then the one
 * that costs less (wordgrid/shape.ts).
 */
export function merit(score: Score): number {
  const of = (name: string): number => Number(score[name] ?? 0)
  if (score.objective === 'words') return 1e7 * of('value') - 1e5 * of('components') + worthOfShape(score)
  return of('value') - 1e6 * of('breaks')
}
