/**
 * Boards with every word of a short list, where no size was asked for: the board is as small as can be found, and words
 * that share no letter with the others stand beside them (wordgrid/gather.ts). The figures `leastArea` and
 * `leastPieces` are proved.
 */

import type { Score } from '../kind/craft.ts'
import { scoreOf } from './score.ts'

/** The score by which such boards are compared. */
export function worthOfAll(rows: readonly string[]): Score {
  const { words } = scoreOf(rows)
  return { objective: 'words', value: words, area: rows.length * (rows[0]?.length ?? 0) }
}

/** Steps per turn of this search: some 20 milliseconds. */
export const gatherTurn = 500
