/** Which of two crosswords for the same order is better. */

import type { Score } from '../../kind/craft.ts'
import { crossingWorth } from '../../wordgrid/gather.ts'

/**
 * Rules come before the objective. Of boards with equally many words the one in fewer pieces is better, then the
 * smaller.
 */
export function merit(score: Score): number {
  const of = (name: string): number => Number(score[name] ?? 0)
  const shape = score.objective === 'words' ? 1e5 * of('components') + of('area') - crossingWorth * of('crossings') : 0
  return (score.objective === 'words' ? 1e7 : 1) * of('value') - 1e6 * of('breaks') - shape
}
