/** What stands in the page beside its program; the loader unseals it before the program runs. */
import type { Bilingual } from '@kumiki/core/player'
import type { ToldStep } from '@kumiki/core/verbs/hint'

export interface Held {
  readonly title: string
  readonly puzzles: readonly HeldPuzzle[]
  /** To whom the page reports how it went; null: to nobody. */
  readonly report: 'scorm' | 'cmi5' | null
  /** Japanese type for devices that have none. */
  readonly type: ArrayBuffer | null
}

export interface HeldPuzzle {
  /** A file for players as one line of JSON; it holds the answer where the page checks itself. */
  readonly line: string
  /** Where the page checks itself: the way of a person through the puzzle. Empty where ideas are not what solves it. */
  readonly way: readonly ToldStep<unknown>[]
  readonly hardest: Bilingual | null
}

declare global {
  var kumikiHandout: Held
}
