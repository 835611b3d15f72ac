/** Expected failures are values. Throwing means a bug in our own code. */
import type { Bilingual } from './text.ts'

export type Result<T, E = Problem> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E }

/**
 * What went wrong: a stable code and data for programs, one sentence that says what and where for people.
 *
 * A sentence names an option by its key between backticks: `fill`, with a value `mode` dense, switched off `!unique`.
 * The keys are those of the kind's spec, plus `time` and `effort` of the job. Each front end spells them its own way
 * (`spelt`); files and programs keep them as they are.
 */
export interface Problem<Code extends string = string> {
  readonly code: Code
  readonly text: Bilingual
  /** A short form of the sentence, which names only the first of many words. null: the sentence is short enough. */
  readonly brief: Bilingual | null
  /** input: what was given cannot be used. search: what was asked for was not found. */
  readonly fault: 'input' | 'search'
  /** The path inside the value that was read: ['words', 3, 'clue']; empty where the problem concerns the whole. */
  readonly path: readonly (string | number)[]
  /** The words that the problem is about, as they stand in the cells. */
  readonly words: readonly string[]
}

/** The fields of a problem besides its code and sentence. */
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
