/** What an author decides about a published puzzle, and how much of it is public. */
import { limits } from '@kumiki/core/base'
import * as z from 'zod'
import { withoutMarks } from '../puzzles/marks.ts'
import { moment } from './times.ts'

const text = z.string().max(limits.textLength).overwrite(withoutMarks)

const parts = {
  /** In a contest, entries are accepted, and none is judged before it closes. */
  contest: z.boolean(),
  /**
   * Who may enter, as far as it can be checked. none: anybody, any number of times · link: once per personal link ·
   * code: once per printed code.
   */
  protection: z.enum(['none', 'link', 'code']),
  /** What the organiser asks entrants. */
  questions: z.array(text).max(10),
  /** The correct keyword; null if none is asked for. It never leaves the server. */
  keyword: z.nullable(z.string().min(1).max(100).overwrite(withoutMarks)),
  /** No entries are accepted after this time. */
  closes: z.nullable(moment),
}

export const termsSchema = z.strictObject({
  contest: parts.contest.default(false),
  protection: parts.protection.default('none'),
  questions: parts.questions.default([]),
  keyword: parts.keyword.default(null),
  closes: parts.closes.default(null),
})

/** A partial change; terms that are left out stay as they are. */
export const changedTermsSchema = z.strictObject(parts).partial()

export type Terms = Readonly<z.infer<typeof termsSchema>>

/** The public part. */
export const openTermsSchema = z.object({
  contest: z.boolean(),
  protection: z.enum(['none', 'link', 'code']),
  questions: z.array(z.string()),
  asksKeyword: z.boolean(),
  closes: z.nullable(z.string()),
})

export const openTerms = ({ keyword, ...open }: Terms): z.infer<typeof openTermsSchema> => ({
  ...open,
  asksKeyword: keyword !== null,
})

export const readTerms = (written: unknown): Terms => termsSchema.parse(written)
