/** Decides which of two crosswords for the same order is better. */

import type { Score } from '../../kind/craft.ts'
import { crossingWorth } from '../../wordgrid/gather.ts'

/**
 * Rules come before the objective. Among boards with equally many words, fewer pieces are better, then a smaller area.
 */
export function merit(score: Score): number {
  const of = (name: string): number => Number(score[name] ?? 0)
  const shape = score.objective === 'words' ? 1e5 * of('components') + of('area') - crossingWorth * of('crossings') : 0
  return (score.objective === 'words' ? 1e7 : 1) * of('value') - 1e6 * of('breaks') - shape
}
