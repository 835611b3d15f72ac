/** What an experiment is. Each is one file in `experiments/` and one line in `experiments.ts`. */
import type { Bilingual, Result } from '@kumiki/core'
import type { Findings } from './findings.ts'

export interface Experiment {
  readonly id: string
  readonly title: Bilingual
  /** The question, how it is measured, and what was published about it. */
  readonly text: Bilingual
  /** Yields how far it is, at least each second or so. Refuses in words when something it needs is not there. */
  run(context: Context): AsyncGenerator<Progress, Result<Findings>>
}

export interface Context {
  /** About a tenth of the work: the same tables with rougher figures. */
  readonly quick: boolean
  /** Hours instead of minutes, where an experiment has such a run: the crossword text’s 3,600 s are asked for so. */
  readonly long?: boolean
  readonly seed: string
  /** A folder with lists that are not ours to give away; null when none was named. */
  readonly data: string | null
  /** Milliseconds of processor time used by this process so far. Time is always measured so, never by the clock. */
  cpu(): number
}

export interface Progress {
  readonly done: number
  readonly total: number
  readonly text: Bilingual
}
