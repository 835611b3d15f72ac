/** Where and when a figure was measured: without these no figure can be judged or measured again. */
import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Here {
  readonly date: string
  /** null outside a git checkout of ours; a star marks uncommitted changes. */
  readonly commit: string | null
  readonly machine: string
}

export function here(): Here {
  const processors = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  const model = processors[0]?.model.replaceAll(/\s+/g, ' ').trim() || process.arch
  return {
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    commit: commit(),
    machine: `${processors.length} × ${model}, ${memory} GB, ${process.platform}, Node ${process.versions.node}`,
  }
}

export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function commit(): string | null {
  const folder = dirname(fileURLToPath(import.meta.url))
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    // installed as a package, this file is in another project's checkout, whose commit is irrelevant
    if (!/^packages\/lab\/(src|dist)\/report\/$/.test(git('rev-parse', '--show-prefix'))) return null
    const changed = git('status', '--porcelain', '--untracked-files=no') !== ''
    return `${git('rev-parse', '--short=10', 'HEAD')}${changed ? '*' : ''}`
  } catch {
    return null
  }
}
