/** What the main thread and its workers agree on. */
import type { Result } from '@kumiki/core/base'
import type { PackedJob } from '@kumiki/core/verbs/packedjob'

/** What a thread is given when it starts: everything that the puzzles of one run share. */
export interface ThreadData {
  readonly packed: PackedJob
  /** Whether somebody wants to hear how good the best so far is. */
  readonly sendsProgress: boolean
  /** Shared between the threads: see `signal`. */
  readonly signals: Int32Array
}

/** Places in `ThreadData.signals`. stop: finish with the best so far · found: there is a best so far */
export const signal = { stop: 0, found: 1 } as const

/** A finished file as one line, or why there is none. */
export type Reply = Result<string>
