/** The types of a kumiki file. `file/file.ts` reads and writes it, and its schemas must match these types. */
import type { Bilingual, Lang } from '../base/text.ts'
import type { Face } from './face.ts'
import type { PuzzleTypes } from './types.ts'

/** Everything but the kind's own parts, which the kind's schemas read. */
export interface Envelope {
  readonly kumiki: 1
  readonly kind: string
  readonly title: string
  readonly lang: Lang
  readonly credits?: Credits | undefined
  readonly puzzle: unknown
  readonly answer?: unknown
  readonly recipe?: Recipe | undefined
  readonly report?: Report | undefined
  readonly [later: string]: unknown
}

export interface KumikiFile<K extends PuzzleTypes> extends Envelope {
  readonly puzzle: K['puzzle']
  /** Absent in a file made for players. */
  readonly answer?: K['answer'] | undefined
}

/** A file together with the face that read it, with their types hidden. */
export type SomeFile = <R>(use: <K extends PuzzleTypes>(file: KumikiFile<K>, face: Face<K>) => R) => R

/**
 * The author of the puzzle and the author's note to solvers; for puzzles of other programs, as their files give them.
 */
export interface Credits {
  readonly author?: string | undefined
  readonly editor?: string | undefined
  readonly copyright?: string | undefined
  readonly date?: string | undefined
  readonly note?: string | undefined
  readonly [later: string]: unknown
}

/** What the puzzle was made from. */
export interface Recipe {
  readonly spec: Readonly<Record<string, unknown>>
  readonly seed: string
  readonly effort: number
  readonly version: string
  readonly [later: string]: unknown
}

export interface Report {
  readonly score?: Readonly<Record<string, number | string>> | undefined
  readonly bound?: number | null | undefined
  readonly claims?: Readonly<Record<string, boolean>> | undefined
  readonly grade?: WrittenGrade | undefined
  readonly notes?: readonly Note[] | undefined
  readonly [later: string]: unknown
}

/** A grade as a file stores it. */
export interface WrittenGrade {
  readonly level: 1 | 2 | 3 | 4 | 5 | null
  readonly score: number
  readonly techniques: Readonly<Record<string, number>>
  readonly stepCount?: number | undefined
  /** How many steps were available at each point. */
  readonly choices?: readonly number[] | undefined
  readonly steps?: readonly WrittenStep[] | undefined
  readonly [later: string]: unknown
}

export interface WrittenStep {
  readonly technique: string
  readonly places: readonly unknown[]
  readonly rulesOut: readonly unknown[]
  readonly choices: number
  readonly [later: string]: unknown
}

/** A remark on the puzzle; `brief` where the sentence names many words. Options are named by key: see `Problem`. */
export interface Note {
  readonly code: string
  readonly text: Bilingual
  readonly brief?: Bilingual | undefined
}
