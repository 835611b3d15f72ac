/** What stands in the page beside its program; `loader.js` unseals it before the program runs. */
import type { Bilingual, Cell } from '@kumiki/core/player'

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
  /** The way of a person through it, where the page checks itself and ideas are what solves it. */
  readonly way: Way | null
}

/** The steps to the answer, in their order, with their reasons. */
export interface Way {
  readonly ideas: Readonly<Record<string, { readonly name: Bilingual; readonly idea: Bilingual }>>
  readonly steps: readonly WayStep[]
}

export interface WayStep {
  readonly idea: string
  readonly text: Bilingual
  readonly cells: readonly Cell[]
  /** Moves that belong to the answer; read as a stranger's. */
  readonly places: readonly unknown[]
}

declare global {
  var kumikiHandout: Held
}
