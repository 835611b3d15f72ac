/** The protocol between the main thread and its workers. */
import type { Result } from '@kumiki/core/base'
import type { PackedJob } from '@kumiki/core/verbs/packedjob'

/** The data that a thread gets when it starts, common to all puzzles of one run. */
export interface ThreadData {
  readonly packed: PackedJob
  /** Whether to send the score of the best so far. */
  readonly sendsProgress: boolean
  /** Shared between the threads: see `signal`. */
  readonly signals: Int32Array
}

/** Indices into `ThreadData.signals`. stop: finish with the best so far · found: there is a best so far */
export const signal = { stop: 0, found: 1 } as const

/** A finished file as one line, or why there is none. */
export type Reply = Result<string>
