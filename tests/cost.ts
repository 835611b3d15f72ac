/**
 * The cost of each test file, for the table after a run. It is the CPU time of the file's process and its child
 * processes, because wall time would include other programs. That time is divided by the time of a loop of counted work
 * in the same process, so that a slow or crowded machine gives the same figure.
 *
 * Files that share a process are each counted from the end of the one before. On Linux /proc has the times of the
 * children; elsewhere only the process itself is counted.
 *
 * A browser ends its own processes without waiting for them, and then nobody is told their times. So the sum of all
 * times is taken twice a second: if it falls, what it fell by was lost, and is added.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** CPU time of this process and its child processes. */
    seconds?: number
    /** CPU time of the counted loop. */
    loop?: number
  }
}

declare global {
  var kumikiCost: { before: number; last: number; lost: number } | undefined
}

const own = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Linux reports these times in hundredths of a second, whatever the kernel's tick. */
const perSecond = 100

/** The fields of a line in /proc after the name, which may contain spaces: the first is the state. */
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

/** CPU time of this process, of children that have ended, and of descendants that still run. */
function now(): number {
  if (process.platform !== 'linux') return own()
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
  return [...ids].reduce((time, id) => time + sum(all.get(id) ?? [], 11, 15), own() + sum(statOf('self'), 13, 15))
}

/** Does an amount of work that is equal on every machine. */
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
  loop(1e6) // lets the engine compile it first
  const before = own()
  if (loop(1e7) === 0) throw new Error('this loop never gives 0')
  return own() - before
}

/** `before`: what the files before this one in the same process have cost. */
const counted = globalThis.kumikiCost ?? { before: 0, last: 0, lost: 0 }
globalThis.kumikiCost = counted

function look(): number {
  const time = now()
  counted.lost += Math.max(0, counted.last - time)
  counted.last = time
  return time + counted.lost
}

const looking = setInterval(look, 500)
looking.unref()

// hooks after all are run last first: this one sees what the file's own have closed
// biome-ignore lint/correctness/noEmptyPattern: vitest reads this pattern for the fixtures that are wanted: none
afterAll(({}, file) => {
  clearInterval(looking)
  const time = look()
  Object.assign(file.meta, { seconds: time - counted.before, loop: measured() })
  counted.before = time
})
