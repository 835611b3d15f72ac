/**
 * The cost of a test run: the twenty most expensive files, the total of each package, and the files over the limit. The
 * unit is the worker-second: a second of CPU time, of a test file's process and its child processes, on a machine on
 * which the loop of counted work takes `usualLoop`. The median of that loop over all files of a run sets the run's
 * scale; tests/cost.ts measures both.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

/** A test file that costs more fails the run, unless tests/dear.json names it with a reason. */
export const maxSeconds = 60

/** Seconds that the counted loop takes on a quiet machine of 2026. */
const usualLoop = 0.0185

const place = join(root, '.cache/durations.json')

/** Each file's cost in worker-seconds, the most expensive first. */
export function costsOf(files) {
  const measured = files.filter(({ seconds }) => seconds !== null)
  const loops = measured.map(({ loop }) => loop).toSorted((one, other) => one - other)
  const scale = loops.length > 0 ? usualLoop / loops[loops.length >> 1] : 1
  return measured
    .map(({ path, seconds }) => ({ path, seconds: seconds * scale }))
    .toSorted((one, other) => other.seconds - one.seconds)
}

/** `tests/web/studio/x.test.ts` counts towards `tests/web`, `packages/core/src/x.test.ts` towards `packages/core`. */
export const partOf = (path) => /^(packages\/[^/]+|tests\/web|tests)\//.exec(path)?.[1] ?? '.'

/** The files over the limit that `allowed` does not name. */
export const tooDear = (costs, allowed) =>
  costs.filter(({ path, seconds }) => seconds > maxSeconds && !Object.hasOwn(allowed, path))

/** The table printed after a run. */
export function table(costs) {
  const parts = new Map()
  for (const { path, seconds } of costs) {
    const { files, all } = parts.get(partOf(path)) ?? { files: 0, all: 0 }
    parts.set(partOf(path), { files: files + 1, all: all + seconds })
  }
  const line = (seconds, name) => `${seconds.toFixed(1).padStart(8)}  ${name}`
  const total = costs.reduce((sum, { seconds }) => sum + seconds, 0)
  return [
    'Worker-seconds of the dearest files:',
    ...costs.slice(0, 20).map(({ path, seconds }) => line(seconds, path)),
    'Worker-seconds by package:',
    ...[...parts]
      .toSorted(([, one], [, other]) => other.all - one.all)
      .map(([name, { files, all }]) => line(all, `${name} (${files} ${files === 1 ? 'file' : 'files'})`)),
    line(total, 'in all'),
  ].join('\n')
}

/** The cost of every test file and when it was last measured, as the last run recorded it. */
export function knownDurations() {
  try {
    return JSON.parse(readFileSync(place, 'utf8'))
  } catch {
    return {}
  }
}

/** Records the durations of a run, and keeps those of files that it left out. */
export function keepDurations(files, costs) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const now = { at: new Date().toISOString(), commit }
  const tests = new Map(files.map((file) => [file.path, file.tests.map(({ name, ms }) => ({ name, ms }))]))
  const measured = costs.map(({ path, seconds }) => [
    path,
    { seconds: Math.round(seconds * 10) / 10, ...now, tests: tests.get(path) },
  ])
  mkdirSync(join(root, '.cache'), { recursive: true })
  const all = { ...knownDurations(), ...Object.fromEntries(measured) }
  writeFileSync(place, `${JSON.stringify(all, null, 1)}\n`)
}

/** Prints and records the cost of a run. @returns how many files are over the limit */
export function printCosts(files) {
  const costs = costsOf(files)
  if (costs.length === 0) return 0
  keepDurations(files, costs)
  console.log(table(costs))
  console.log('Every duration: .cache/durations.json')
  const over = tooDear(costs, JSON.parse(readFileSync(join(root, 'tests/dear.json'), 'utf8')))
  for (const { path, seconds } of over)
    console.log(
      `NOT OK: ${path} cost ${seconds.toFixed(0)} worker-seconds, over ${maxSeconds}. Make it cheaper, or name it in tests/dear.json with a reason.`,
    )
  return over.length
}
