/**
 * What each test file costs, for the table after a run. A file is judged by the CPU time of its process and of all that
 * it started, for the seconds on the wall also count what other programs do. That time is then set against a loop of
 * counted work in the same process, so that a slow or crowded machine gives the same figure.
 *
 * Each file has a process of its own. On Linux /proc knows what its children took; elsewhere the process alone is
 * counted.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Of CPU time, of this process and of those below it. */
    seconds?: number
    /** That the counted loop took. */
    loop?: number
  }
}

const own = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Linux counts in hundredths of a second here, whatever its kernel's own ticks. */
const perSecond = 100

/** The parts of a line of /proc that come after the name, which may hold spaces: the first is the state. */
const statOf = (id: number | string): readonly string[] => {
  try {
    const line = readFileSync(`/proc/${id}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')
  } catch {
    return [] // it has ended, or this is not Linux
  }
}
const sum = (stat: readonly string[], from: number, to: number): number =>
  stat.slice(from, to).reduce((all, part) => all + Number(part), 0) / perSecond

/** Children that have ended, and those below us that still run. */
function below(): number {
  if (process.platform !== 'linux') return 0
  const all = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((id) => [id, statOf(id)]),
  )
  const ids = new Set([String(process.pid)])
  for (let size = 0; size < ids.size; ) {
    size = ids.size
    for (const [id, stat] of all) if (ids.has(stat[1] ?? '')) ids.add(id)
  }
  ids.delete(String(process.pid))
  return [...ids].reduce((all, id) => all + sum(statOf(id), 11, 15), sum(statOf('self'), 13, 15))
}

/** The same work everywhere and always. */
function loop(rounds: number): number {
  let x = 1
  for (let round = 0; round < rounds; round++) {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
  }
  return x
}

function measured(): number {
  loop(1e6) // compiled by the engine first
  const before = own()
  if (loop(1e7) === 0) throw new Error('this loop never gives 0')
  return own() - before
}

// hooks after all are run last first: this one sees what the file's own have closed
// biome-ignore lint/correctness/noEmptyPattern: vitest reads this pattern for the fixtures that are wanted: none
afterAll(({}, file) => {
  Object.assign(file.meta, { seconds: own() + below(), loop: measured() })
})
