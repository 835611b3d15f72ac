/** Progress of a batch: the figures from the database, and the rate and time left that follow from them. */
import * as z from 'zod'

/** running · done · short: there are not enough different puzzles · cancelled */
export const stateSchema = z.enum(['running', 'done', 'short', 'cancelled'])

const reasonText = z.object({ en: z.string(), ja: z.string() })
export const reasonSchema = z.object({ text: reasonText })

/** As stored in the database. */
export interface Figures {
  readonly id: string
  readonly state: z.infer<typeof stateSchema>
  readonly count: number
  readonly made: number
  readonly duplicates: number
  readonly failures: number
  /** Reasons of the latest failed tries, newest first. */
  readonly reasons: readonly z.infer<typeof reasonText>[]
  readonly created: Date
  readonly ended: Date | null
}

export const progressSchema = z.object({
  id: z.string(),
  state: stateSchema,
  made: z.number(),
  count: z.number(),
  duplicates: z.number(),
  failures: z.number(),
  /** The latest reasons, without duplicates. */
  reasons: z.array(reasonText),
  /** Puzzles per second so far, and seconds left at that rate; null while they are unknown. */
  rate: z.nullable(z.number()),
  left: z.nullable(z.number()),
})
export type Progress = z.infer<typeof progressSchema>

export function progressFrom({ created, ended, reasons, ...figures }: Figures, now: number): Progress {
  const { state, made, count } = figures
  const seconds = ((ended?.getTime() ?? now) - created.getTime()) / 1_000
  const rate = made > 0 && seconds > 0 ? made / seconds : null
  const left = rate === null ? null : (count - made) / rate
  const texts = new Map(reasons.map((text) => [JSON.stringify(text), text]))
  return { ...figures, reasons: [...texts.values()], rate, left: state === 'running' ? left : 0 }
}
