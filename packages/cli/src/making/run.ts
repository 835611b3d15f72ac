/** What the main thread and its workers agree on. */

import type { Result } from '@kumiki/core/base/result'
import type { Lang } from '@kumiki/core/base/text'
import type { Made } from '@kumiki/core/kind/craft'
import type { Shapes } from '@kumiki/core/kind/shapes'
import type { Parcel } from './parcel.ts'

/** What all puzzles of one run share. */
export interface Run {
  readonly kind: string
  /** As the kind read it in the main thread: to read a dictionary again in each thread would take as long as the search. */
  readonly parcel: Parcel<object>
  readonly effort: number
  readonly timeMs: number | null
  readonly lang: Lang
  readonly title: string | null
  /** Whether somebody wants to hear how good the best so far is. */
  readonly tellsNews: boolean
  /** Shared between the threads: see `signal`. */
  readonly signals: Int32Array
}

/** Places in `Run.signals`. stop: finish with the best so far · found: there is a best so far */
export const signal = { stop: 0, found: 1 } as const

/** How good the best so far is. */
export type News = Pick<Made<Shapes>, 'score' | 'bound'>

/** A finished file as one line, or why there is none. */
export type Reply = Result<string>
