/** Messages for the rules of a schema, as clauses. They travel as JSON because zod passes one string. */
import type { Problem } from './result.ts'
import type { Bilingual } from './text.ts'

/** What is wrong with a value, not yet worded as a sentence. */
export interface Finding {
  readonly path: Problem['path']
  /** missing: the value is absent · must: a requirement ("be at most 9") · fault: what is wrong with the value. */
  readonly is: 'missing' | 'must' | 'fault'
  /** A clause without its full stop; empty for a missing value. */
  readonly what: Bilingual
}

/** A message for a schema's own rule. */
export const rule = (fault: Bilingual): string => JSON.stringify({ is: 'fault', what: fault } satisfies Own)
/** A message that states a requirement; in English it follows "it must": `be two or more digits`. */
export const demand = (what: Bilingual): string => JSON.stringify({ is: 'must', what } satisfies Own)

/** A message that is already a problem: its code and sentence stay as they are wherever the value stands. */
export const whole = ({ code, text }: Problem): string =>
  JSON.stringify({ is: 'fault', what: text, code } satisfies Own)

/** `code`: present for a problem that is already a sentence. */
export type Own = Pick<Finding, 'is' | 'what'> & { readonly code?: string }
