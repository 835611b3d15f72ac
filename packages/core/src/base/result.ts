/** Expected failures are values. Throwing means a bug in our own code. */
import type { Bilingual } from './text.ts'

export type Result<T, E = Problem> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E }

/**
 * What went wrong: a stable code and data for programs, one sentence that says what and where for people.
 *
 * A sentence names an option by its key between backticks: `fill`, with a value `mode` dense, switched off `!unique`.
 * The keys are those of the kind's spec, and `time` and `effort` of the order. Each front end spells them its own way
 * (`spelt`); files and programs keep them as they are.
 */
export interface Problem<Code extends string = string> {
  readonly code: Code
  readonly text: Bilingual
  /** The same in little room: of many words the first. null: the sentence is short enough. */
  readonly brief: Bilingual | null
  /** Whose it is: what was given cannot be used, or what was asked for was not found. */
  readonly fault: 'input' | 'search'
  /** Where in the value that was read: ['words', 3, 'clue']; empty where it is about the whole. */
  readonly path: readonly (string | number)[]
  /** The words that it speaks of, as they stand in the cells. */
  readonly words: readonly string[]
}

/** What a problem says beside its code and its sentence. */
export type About = Partial<Pick<Problem, 'brief' | 'fault' | 'path' | 'words'>>

export const good = <T>(value: T): Result<T, never> => ({ ok: true, value })
export const bad = <E>(error: E): Result<never, E> => ({ ok: false, error })
export const problem = <Code extends string>(code: Code, en: string, ja: string, about: About = {}): Problem<Code> => ({
  code,
  text: { en, ja },
  brief: null,
  fault: 'input',
  path: [],
  words: [],
  ...about,
})
