/** The interface of an experiment. Each is one file in `experiments/` and one line in `experiments.ts`. */
import type { Bilingual, Result } from '@kumiki/core'
import type { Findings } from './findings.ts'

export interface Experiment {
  readonly id: string
  readonly title: Bilingual
  /** The question, how it is measured, and what was published about it. */
  readonly text: Bilingual
  /** Yields its progress, at least about once a second. Refuses with a problem when something it needs is missing. */
  run(context: Context): AsyncGenerator<Progress, Result<Findings>>
}

export interface Context {
  /** About a tenth of the work: the same tables with rougher figures. */
  readonly quick: boolean
  /** Hours instead of minutes, where an experiment has such a run, for example the crossword text’s 3,600 s. */
  readonly long?: boolean
  readonly seed: string
  /** A folder with lists that we may not distribute; null when none was given. */
  readonly data: string | null
  /**
   * Milliseconds of processor time used by this process so far. All times are measured with it, never with the wall
   * clock.
   */
  cpu(): number
}

export interface Progress {
  readonly done: number
  readonly total: number
  readonly text: Bilingual
}
