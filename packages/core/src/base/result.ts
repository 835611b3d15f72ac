/** Expected failures are values. Throwing means a bug in our own code. */
import type { Bilingual } from './text.ts'

export type Result<T, E = Problem> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E }

/** What went wrong (a stable code for programs) and one sentence that says what and where (for people). */
export interface Problem<Code extends string = string> {
  readonly code: Code
  readonly text: Bilingual
}

export const good = <T>(value: T): Result<T, never> => ({ ok: true, value })
export const bad = <E>(error: E): Result<never, E> => ({ ok: false, error })
export const problem = <Code extends string>(code: Code, en: string, ja: string): Problem<Code> => ({
  code,
  text: { en, ja },
})
