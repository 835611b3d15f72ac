/** A finished experiment with the circumstances of its run, as stored in `report.json`. */
import * as z from 'zod'
import { findings } from './findings.ts'

const bilingual = z.object({ ja: z.string(), en: z.string() })

const result = z.object({
  id: z.string(),
  title: bilingual,
  text: bilingual,
  findings,
  run: z.object({
    date: z.string(),
    commit: z.nullable(z.string()),
    machine: z.string(),
    version: z.string(),
    command: z.string(),
    quick: z.boolean(),
    seed: z.string(),
    cpuMs: z.number(),
  }),
})

export const report = z.object({ lab: z.literal(1), results: z.record(z.string(), result) })

export type Report = z.infer<typeof report>
export type LabResult = z.infer<typeof result>
