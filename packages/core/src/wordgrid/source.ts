/**
 * The three sources of boards of words: a given board, all words of a list gathered, or a search that places and
 * removes words.
 */
import type { Rng } from '../base/rng.ts'
import { Around } from './around.ts'
import type { Board, Saved } from './board.ts'
import { Gather } from './gather.ts'
import type { Placement } from './keep.ts'
import { rowsOf } from './saved.ts'
import type { WordIndex } from './wordindex.ts'

export interface BoardSource {
  /** True when it found a better board, or another one that was requested. */
  step(): boolean
  /** The best board so far. */
  rows(): readonly string[]
  /** Requests another board that is as good, or nearly, if it can make one. */
  another(): void
}

const none = (): void => {}

export function still(rows: readonly string[]): BoardSource {
  let isNew = true
  const step = (): boolean => {
    const before = isNew
    isNew = false
    return before
  }
  return { step, rows: () => rows, another: none }
}

/** All words on a board as small as can be found, around the kept ones. */
export const gatherFor = (wordIndex: WordIndex, kept: readonly Placement[] = [], rng: Rng): Gather | Around =>
  kept.length > 0 ? new Around(wordIndex, kept, rng) : new Gather(wordIndex, rng)

export const gathering = (gather: Gather | Around): BoardSource => ({
  step: () => gather.step(),
  rows: () => gather.now().rows,
  another: none,
})

interface Laying {
  readonly board: Board
  readonly best: Saved
  step(): boolean
}

export const laying = (search: Laying): BoardSource => ({
  step: () => search.step(),
  rows: () => rowsOf(search.board, search.best),
  another: none,
})
