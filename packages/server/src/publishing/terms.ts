/** What an author decides about a published puzzle, and how much of that others see. */
import { limits } from '@kumiki/core/base'
import * as z from 'zod'
import { moment } from './times.ts'

const text = z.string().max(limits.textLength)

const parts = {
  /** A contest: answers are received, never judged before its end. */
  contest: z.boolean(),
  /**
   * Who may enter, as far as it can be told. none: anybody, as often as they like · link: one for each personal link ·
   * code: for each printed code.
   */
  protection: z.enum(['none', 'link', 'code']),
  /** What the organiser wants to know of those who enter. */
  questions: z.array(text).max(10),
  /** The right keyword; null: none is asked for. It never leaves the server. */
  keyword: z.nullable(z.string().min(1).max(100)),
  /** After that nothing is received. */
  closes: z.nullable(moment),
}

export const termsSchema = z.strictObject({
  contest: parts.contest.default(false),
  protection: parts.protection.default('none'),
  questions: parts.questions.default([]),
  keyword: parts.keyword.default(null),
  closes: parts.closes.default(null),
})

/** Some of them; the others stay as they are. */
export const changedTermsSchema = z.strictObject(parts).partial()

export type Terms = Readonly<z.infer<typeof termsSchema>>

/** As others see them. */
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
