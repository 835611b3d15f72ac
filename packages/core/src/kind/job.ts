/**
 * One order for one puzzle, as plain data: what a form, a command line or a queue hands to whatever makes it. The same
 * job with the same version gives the same file on every machine, unless a clock stops it; then the file records the
 * effort that does.
 */
import * as z from 'zod/mini'
import { limits } from '../base/limits.ts'
import type { Result } from '../base/result.ts'
import { parse } from '../base/schema.ts'
import { langs } from '../base/text.ts'

/** How long a seed or a title may be: where many puzzles are made of one seed, their numbers are added to it. */
export const jobTextLength = limits.textLength - 10

const job = z.object({
  kind: z.string(),
  /** What was asked for, as plain JSON; the kind reads it by its own schema and adds its defaults. */
  spec: z.record(z.string(), z.unknown()),
  seed: z.string(),
  /** In counted steps; null: as many as the kind takes for itself, or with a time as many as that allows. */
  effort: z.nullable(z.int().check(z.minimum(1))),
  /** null: no clock. */
  timeMs: z.nullable(z.number().check(z.positive())),
  lang: z.enum(langs),
  /** null: the kind's own name. */
  title: z.nullable(z.string()),
})

export type Job = Readonly<z.infer<typeof job>>

/** Whether a value is a job at all; its spec is read by its kind. */
export const checkJob = (value: unknown): Result<Job> => parse(job, value)

const text = z.string().check(z.maxLength(jobTextLength))
const fromOutside = z.strictObject({
  ...job.shape,
  kind: text,
  seed: text.check(z.minLength(1)),
  title: z.nullable(text),
})

/** A job that came from outside. Its spec is read by its kind, when it runs. */
export const readJob = (value: unknown): Result<Job> => parse(fromOutside, value)
