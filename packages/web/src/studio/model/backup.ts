/**
 * All projects in one file, and back. What is read was written by some version or by somebody: each project is believed
 * by its shape only, and its puzzles are checked before anything is said of them (checking.ts).
 */
import { type Project, readUnverified } from './project.ts'
import type { Projects } from './projects.ts'

const mark = 'kumiki-backup'
const version = 1

/** How a backup begins: enough to tell it from every other file. */
export const isBackup = (start: string): boolean => start.replace(/^\ufeff/, '').startsWith(`{"${mark}":`)

/** In parts, with a breath between them, so that the page stays smooth. */
export async function writeBackup(projects: readonly Project[], breath: () => Promise<void>): Promise<Blob> {
  const parts: string[] = [`{"${mark}":${version},"projects":[\n`]
  for (const [at, project] of projects.entries()) {
    if (at > 0) parts.push(',\n')
    parts.push(JSON.stringify(project))
    if (at % 20 === 19) await breath()
  }
  parts.push('\n]}\n')
  return new Blob(parts, { type: 'application/json' })
}

/** What a backup holds; or that it was cut, or written by a version that we do not know. */
export type Saved = readonly Project[] | 'cut' | 'other-version'

export function readBackup(text: string): Saved {
  try {
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''))
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, mark)) return 'cut'
    const { [mark]: written, projects } = value as Readonly<Record<string, unknown>>
    if (written !== version) return typeof written === 'number' ? 'other-version' : 'cut'
    return Array.isArray(projects) ? projects.flatMap((one) => readUnverified(one) ?? []) : 'cut'
  } catch {
    return 'cut'
  }
}

/** What is newer here stays. Returns how many came back. */
export async function restore(saved: readonly Project[], projects: Projects): Promise<number> {
  const here = new Map((await projects.all()).map(({ id, changed }) => [id, changed]))
  const newer = saved.filter(({ id, changed }) => changed > (here.get(id) ?? -1))
  for (const project of newer) projects.keep(project)
  return newer.length
}

/** kumiki-backup-2026-11-18.json */
export const backupName = (now: Date): string => `${mark}-${now.toISOString().slice(0, 10)}.json`
