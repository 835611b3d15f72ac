/** What a schema says in our words: its own rules as clauses, whose messages travel as JSON through zod's one string. */
import type { Problem } from './result.ts'
import type { Bilingual } from './text.ts'

/** What is wrong with a value, before it is a sentence. */
export interface Finding {
  readonly path: Problem['path']
  /** missing: nothing is there · must: what it has to be or do ("be at most 9") · fault: what is wrong with it. */
  readonly is: 'missing' | 'must' | 'fault'
  /** A clause without its stop; empty where something is missing. */
  readonly what: Bilingual
}

/** A rule of a schema's own, as a clause. */
export const rule = (fault: Bilingual): string => JSON.stringify({ is: 'fault', what: fault } satisfies Own)
/** Such a rule that says what the value must be or do, behind "it must" in English: `be two or more digits`. */
export const demand = (what: Bilingual): string => JSON.stringify({ is: 'must', what } satisfies Own)

/** A problem of its own, whose code and sentence stay as they are wherever the value stands. */
export const whole = ({ code, text }: Problem): string =>
  JSON.stringify({ is: 'fault', what: text, code } satisfies Own)

/** `code`: of a problem that is a sentence already. */
export type Own = Pick<Finding, 'is' | 'what'> & { readonly code?: string }
