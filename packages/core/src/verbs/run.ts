/**
 * The one way to run a job, from a thread of the command line, a Web Worker or a worker of a queue. The core has no
 * clock and no signals: `Control` supplies them.
 *
 * `prepare` reads a job once for many puzzles that differ in their seeds; `run` is for one.
 */
import { bad, good, type Result } from '../base/result.ts'
import { unknownKind } from '../file/refusals.ts'
import type { SomeFile } from '../kind/file.ts'
import { checkJob, type Job } from '../kind/job.ts'
import type { SomeKind } from '../kind/module.ts'
import { kinds } from '../kinds/kinds.ts'
import { type Control, make, uncontrolled } from './make.ts'
import { readSpec } from './readspec.ts'

/** A job that its kind has read, for any seed. */
export type PreparedJob = (seed: string, control: Control) => Promise<Result<SomeFile>>

export async function prepare(
  job: Job,
  table: Readonly<Record<string, SomeKind>> = kinds,
): Promise<Result<PreparedJob>> {
  const checked = checkJob(job)
  if (!checked.ok) return checked
  const { kind, timeMs, lang, title } = job
  const someKind = Object.hasOwn(table, kind) ? table[kind] : undefined
  if (!someKind) return bad(unknownKind(kind))
  return someKind(async (module) => {
    const craft = await module.craft()
    const spec = readSpec(craft, job.spec)
    if (!spec.ok) return spec
    const effort = job.effort ?? (timeMs === null ? craft.effort : Number.MAX_SAFE_INTEGER)
    return good<PreparedJob>(async (seed, control) => {
      const file = await make(craft, { spec: spec.value, seed, effort, timeMs, lang, title }, control)
      return file.ok ? good<SomeFile>((use) => use(file.value, craft.face)) : file
    })
  })
}

export async function run(
  job: Job,
  control: Control = uncontrolled,
  table: Readonly<Record<string, SomeKind>> = kinds,
): Promise<Result<SomeFile>> {
  const prepared = await prepare(job, table)
  return prepared.ok ? prepared.value(job.seed, control) : prepared
}
