/**
 * What became of a list on a board, in figures that a person reads: how many words, how large, in how many pieces; and
 * what is proved about the figures that a longer search could still improve.
 */
import { amountOf } from '../desk/search.ts'
import type { Workspace } from '../desk/workspace.ts'
import type { PuzzleView } from '../workers/core/protocol.ts'

export interface Outcome {
  readonly words: number
  /** How many the list has, where all of them were to go in; else null. */
  readonly listed: number | null
  readonly high: number
  readonly wide: number
  readonly pieces: number
  /** Whether it is proved that no more words fit, although some are left. */
  readonly isFull: boolean
  readonly limits: readonly Limit[]
}

/**
 * What is proved. words: at most this many fit · area: a board of all words has at least this many cells · pieces: and
 * is in at least this many · most: the figure that the search maximises, by the name of its objective
 */
export type Limit =
  | { readonly of: 'words'; readonly most: number }
  | { readonly of: 'area'; readonly now: number; readonly least: number }
  | { readonly of: 'pieces'; readonly now: number; readonly least: number }
  | { readonly of: 'most'; readonly objective: string; readonly now: number; readonly most: number }

/** From a longer list a board takes what makes it good, so the rest is not missing. */
export const longList = 60

type Source = Pick<PuzzleView, 'board' | 'score' | 'bound'> & { readonly places: readonly { readonly word: string }[] }

/** null: a board without words. `listed`: the words of the list that can be used. */
export function outcomeOf({ board, score, bound, places }: Source, listed: number): Outcome | null {
  const words = new Set(places.map(({ word }) => word)).size
  if (words === 0) return null
  const isForAll = score.objective === 'words'
  const isWhole = words >= listed
  return {
    words,
    listed: isForAll || isWhole || listed <= longList ? Math.max(listed, words) : null,
    high: board.height,
    wide: board.width,
    pieces: Number(score.components ?? 1),
    isFull: isForAll && !isWhole && bound !== null && words >= bound,
    limits: isForAll ? limitsForAll(score, words, bound) : limitOf(score, bound, isWhole),
  }
}

function limitsForAll(score: Source['score'], words: number, bound: number | null): readonly Limit[] {
  const least = (of: 'area' | 'pieces', now: unknown, min: unknown): readonly Limit[] =>
    typeof now === 'number' && typeof min === 'number' && now > 1 ? [{ of, now, least: min }] : []
  return [
    ...(bound !== null && bound > words ? [{ of: 'words', most: bound } as const] : []),
    ...least('area', score.area, score.leastArea),
    ...least('pieces', score.components, score.leastPieces),
  ]
}

/** Where every word is in, more white cells would make no better board. */
function limitOf(score: Source['score'], bound: number | null, isWhole: boolean): readonly Limit[] {
  const now = amountOf(score)
  if (bound === null || Number.isNaN(now) || isWhole) return []
  return [{ of: 'most', objective: String(score.objective ?? 'white'), now, most: Math.round(bound * 100) / 100 }]
}

/** How many different words of the list can go onto a board. */
export const listedIn = ({ judged }: Workspace): number => new Set(judged?.rows.flatMap(({ word }) => word ?? [])).size
