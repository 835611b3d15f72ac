/** The JSON schema of a refusal. */
import * as z from 'zod'

export const problemSchema = z.object({
  problem: z.object({
    code: z.string(),
    text: z.object({ en: z.string(), ja: z.string() }),
    path: z.optional(z.array(z.union([z.string(), z.number()]))),
  }),
})
