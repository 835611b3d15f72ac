/**
 * Processor time of a running PostgreSQL: of its first process, of its current children, and of those that have ended.
 * Read from /proc, in ticks of a hundredth of a second; not available on systems without it.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const tickMs = 10

/** Milliseconds; null: not available here. `folder`: the one with `postmaster.pid`. */
export async function clusterCpu(folder: string): Promise<number | null> {
  try {
    const [first = ''] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')
    const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
    const stats = await Promise.all(all.map((pid) => statOf(pid).catch(() => null)))
    const ticks = stats.map((stat) =>
      stat?.pid === first ? stat.own + stat.over : stat?.parent === first ? stat.own : 0,
    )
    return tickMs * ticks.reduce((sum, some) => sum + some, 0)
  } catch {
    return null
  }
}

/** See proc_pid_stat(5): the name in brackets may contain anything, so fields are counted after it. */
async function statOf(pid: string) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const at = (index: number): number => Number(fields[index])
  return { pid, parent: fields[1], own: at(11) + at(12), over: at(13) + at(14) }
}
