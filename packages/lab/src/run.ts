/**
 * Runs experiments and keeps their results. The report is written after each one, so that no result is lost if the run
 * is interrupted.
 */
import { setImmediate } from 'node:timers/promises'
import { bad, good, type Lang, type Problem, printable, problem, type Result, version } from '@kumiki/core'
import { experiments as everyExperiment } from './experiments.ts'
import type { Experiment, Progress } from './report/experiment.ts'
import { emptiness } from './report/findings.ts'
import { cpuMs, here } from './report/machine.ts'
import { readReport, writeReport } from './report/report.ts'
import type { Report } from './report/results.ts'

export interface LabOptions {
  /** None: all of them. */
  readonly ids: readonly string[]
  readonly quick: boolean
  /** See `Context`. */
  readonly long?: boolean
  /** The folder of the report. */
  readonly out: string
  /** The language that the report opens in; both are in it. */
  readonly lang: Lang
  readonly seed?: string
  /** See `Context`; if it is not given, the environment's KUMIKI_DATA. */
  readonly data?: string
  readonly onProgress?: (id: string, progress: Progress) => void
}

export interface LabRun {
  readonly html: string
  readonly json: string
  readonly ran: readonly string[]
  /** Experiments that could not run, and why. */
  readonly refused: readonly { readonly id: string; readonly problem: Problem }[]
}

export const listExperiments = (): Pick<Experiment, 'id' | 'title' | 'text'>[] =>
  everyExperiment.map(({ id, title, text }) => ({ id, title, text }))

export async function runExperiments(
  options: LabOptions,
  experiments: readonly Experiment[] = everyExperiment,
): Promise<Result<LabRun>> {
  const chosen = choose(experiments, options.ids)
  if (!chosen.ok) return chosen
  const before = await readReport(options.out)
  if (!before.ok) return before
  let report = before.value
  let paths = await writeReport(options.out, report, options.lang)
  if (!paths.ok) return paths
  const ran: string[] = []
  const refused: { id: string; problem: Problem }[] = []
  for (const experiment of chosen.value) {
    const { quick, long = false, seed = 'lab', data = process.env.KUMIKI_DATA ?? null } = options
    const started = cpuMs()
    const running = experiment.run({ quick, long, seed, data, cpu: cpuMs })
    let turn = await running.next()
    while (!turn.done) {
      options.onProgress?.(experiment.id, turn.value)
      await setImmediate() // lets timers and signals run, because an experiment may never await anything itself
      turn = await running.next()
    }
    if (!turn.value.ok) {
      refused.push({ id: experiment.id, problem: turn.value.error })
      continue
    }
    const findings = turn.value.value
    const empty = emptiness(findings)
    if (empty !== null) throw new Error(`Experiment ${experiment.id}: ${empty}`)
    const { id, title, text } = experiment
    const command = ['kumiki lab', id, ...(quick ? ['--quick'] : []), ...(long ? ['--long'] : [])].join(' ')
    const run = { ...here(), version, command, quick, seed, cpuMs: Math.round(cpuMs() - started) }
    report = ordered({ ...report.results, [id]: { id, title, text, findings, run } }, experiments)
    paths = await writeReport(options.out, report, options.lang)
    if (!paths.ok) return paths
    ran.push(id)
  }
  return good({ ...paths.value, ran, refused })
}

/** Results in the order of the experiments; those of experiments that no longer exist come last. */
function ordered(results: Report['results'], experiments: readonly Experiment[]): Report {
  const ids = [...new Set([...experiments.map(({ id }) => id), ...Object.keys(results)])]
  const entries = ids.flatMap((id) => (results[id] ? [[id, results[id]] as const] : []))
  return { lab: 1, results: Object.fromEntries(entries) }
}

function choose(experiments: readonly Experiment[], ids: readonly string[]): Result<readonly Experiment[]> {
  if (experiments.length === 0)
    return bad(problem('no-experiments', 'The lab has no experiment to run.', '実行できる実験がありません。'))
  const unknown = ids.find((id) => !experiments.some((experiment) => experiment.id === id))
  if (unknown !== undefined) {
    const known = experiments.map(({ id }) => id).join(', ')
    const seen = printable(unknown).slice(0, 40)
    return bad(
      problem(
        'unknown-experiment',
        `There is no experiment "${seen}"; there are ${known}.`,
        `「${seen}」という実験はありません。あるのは ${known} です。`,
      ),
    )
  }
  return good(ids.length === 0 ? experiments : experiments.filter(({ id }) => ids.includes(id)))
}
