/** What an author decides about a published puzzle, and how much of that others see. */
import { limits } from '@kumiki/core/base/limits'
import * as z from 'zod'

const text = z.string().max(limits.textLength)

export const termsSchema = z.strictObject({
  /** A contest: answers are received, never judged before its end. */
  contest: z.boolean().default(false),
  /** Who may enter, as far as it can be told. none: anybody, as often as they like · link: one for each personal link · code: for each printed code. */
  protection: z.enum(['none', 'link', 'code']).default('none'),
  /** What the organiser wants to know of those who enter. */
  questions: z.array(text).max(10).default([]),
  /** The right keyword; null: none is asked for. It never leaves the server. */
  keyword: z.nullable(z.string().min(1).max(100)).default(null),
  /** After that nothing is received. */
  closes: z.nullable(z.iso.datetime({ offset: true })).default(null),
})

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
