/**
 * CPU time of a process with all its descendants. On Linux /proc has the times of the children; elsewhere only the
 * process itself is counted.
 */
import { readdirSync, readFileSync } from 'node:fs'

export const own = (): number => {
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
function all(): number {
  if (process.platform !== 'linux') return own()
  const stats = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((id) => [id, statOf(id)]),
  )
  const ids = new Set([String(process.pid)])
  for (let size = 0; size < ids.size; ) {
    size = ids.size
    for (const [id, stat] of stats) if (ids.has(stat[1] ?? '')) ids.add(id)
  }
  ids.delete(String(process.pid))
  return [...ids].reduce((time, id) => time + sum(stats.get(id) ?? [], 11, 15), own() + sum(statOf('self'), 13, 15))
}

/**
 * A browser ends its own processes without waiting for them, and then nobody is told their times. So the sum of all
 * times is to be looked at now and then: if it falls, what it fell by was lost, and is added.
 */
export class Times {
  #last = 0
  #lost = 0

  /** All CPU time so far. */
  look(): number {
    const time = all()
    this.#lost += Math.max(0, this.#last - time)
    this.#last = time
    return time + this.#lost
  }
}
