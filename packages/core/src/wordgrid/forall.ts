/**
 * Boards with every word of a short list, where nobody asked for a size: the board is as small as is found, and words
 * that no letter joins to the others stand beside them (wordgrid/gather.ts). Proved are the figures `leastArea` and
 * `leastPieces`.
 */

import type { Score } from '../kind/craft.ts'
import { scoreOf } from './score.ts'

/** What such a board is judged by. */
export function worthOfAll(rows: readonly string[]): Score {
  const { words } = scoreOf(rows)
  return { objective: 'words', value: words, area: rows.length * (rows[0]?.length ?? 0) }
}

/** Steps of a turn in which such a board is looked for: some 20 milliseconds. */
export const gatherTurn = 500
