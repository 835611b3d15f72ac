/**
 * One order for one puzzle, as plain data, from a form, a command line or a queue. The same job with the same version
 * gives the same file on every machine, unless a clock stops it; then the file records the effort after which it
 * stopped.
 */
import * as z from 'zod/mini'
import { limits } from '../base/limits.ts'
import type { Result } from '../base/result.ts'
import { parse } from '../base/schema.ts'
import { langs } from '../base/text.ts'

/**
 * The maximum length of a seed or a title. It leaves room for a number, which is appended where many puzzles are made
 * from one seed.
 */
export const jobTextLength = limits.textLength - 10

const job = z.object({
  kind: z.string(),
  /** The options asked for, as plain JSON; the kind reads them by its own schema and adds its defaults. */
  spec: z.record(z.string(), z.unknown()),
  seed: z.string(),
  /** In counted steps; null: the kind's default, or with a time as many as that allows. */
  effort: z.nullable(z.int().check(z.minimum(1))),
  /** null: no time limit. */
  timeMs: z.nullable(z.number().check(z.positive())),
  lang: z.enum(langs),
  /** null: the kind's own name. */
  title: z.nullable(z.string()),
})

export type Job = Readonly<z.infer<typeof job>>

/** Checks that a value is a job; its kind reads the spec. */
export const checkJob = (value: unknown): Result<Job> => parse(job, value)

const text = z.string().check(z.maxLength(jobTextLength))
const fromOutside = z.strictObject({
  ...job.shape,
  kind: text,
  seed: text.check(z.minLength(1)),
  title: z.nullable(text),
})

/** Reads a job from outside. Its kind reads the spec when the job runs. */
export const readJob = (value: unknown): Result<Job> => parse(fromOutside, value)
