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
import type { BoardShape } from './shape.ts'
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

/** All words on a board that costs as little as is found, around those that are kept. */
export const gatherFor = (
  wordIndex: WordIndex,
  { keep = [], shape }: { readonly keep?: readonly Placement[] | undefined; readonly shape: BoardShape },
  rng: Rng,
): Gather | Around => (keep.length > 0 ? new Around(wordIndex, keep, rng, shape) : new Gather(wordIndex, rng, shape))

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
