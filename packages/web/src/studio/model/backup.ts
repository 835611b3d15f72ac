/**
 * Writes all projects to one file, and restores them. A backup may come from another version or from anyone, so only
 * the shape of each project is validated here; its puzzles are verified before anything is claimed about them
 * (checking.ts).
 */
import { type Project, readUnverified } from './project.ts'
import type { Projects } from './projects.ts'

const mark = 'kumiki-backup'
const version = 1

/** Whether a text begins like a backup, which no other file does. */
export const isBackup = (start: string): boolean => start.replace(/^\ufeff/, '').startsWith(`{"${mark}":`)

/** Written in parts, yielding in between, so that the page stays responsive. */
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

/** The content of a backup; or that it was truncated, or written by an unknown version. */
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

/** Restores projects, except those that are newer here. Returns how many were restored. */
export async function restore(saved: readonly Project[], projects: Projects): Promise<number> {
  const here = new Map((await projects.all()).map(({ id, changed }) => [id, changed]))
  const newer = saved.filter(({ id, changed }) => changed > (here.get(id) ?? -1))
  for (const project of newer) projects.keep(project)
  return newer.length
}

/** kumiki-backup-2026-11-18.json */
export const backupName = (now: Date): string => `${mark}-${now.toISOString().slice(0, 10)}.json`
