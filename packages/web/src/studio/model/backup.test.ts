import { describe, expect, it } from 'vitest'
import { backupName, isBackup, readBackup, restore, writeBackup } from './backup.ts'
import { newProject, type Project } from './project.ts'
import type { Projects } from './projects.ts'

const some = (count: number): Project[] =>
  Array.from({ length: count }, (_, at) => ({
    ...newProject('words', 'crossword', 'ja'),
    title: `題 ${at}`,
    changed: at,
  }))
const breath = async (): Promise<void> => {}

function store(lying: readonly Project[]): Projects & { readonly lying: Map<string, Project> } {
  const map = new Map(lying.map((one) => [one.id, one]))
  return {
    lying: map,
    trouble: 'none',
    find: async (id) => map.get(id) ?? null,
    keep: (one) => void map.set(one.id, one),
    all: async () => [...map.values()],
    forget: async (id) => void map.delete(id),
    listen: () => () => {},
    follow: () => () => {},
  }
}

describe('a backup', () => {
  it.each([0, 1, 45])('of %i projects is read back unchanged', async (count) => {
    const projects = some(count)
    const text = await (await writeBackup(projects, breath)).text()
    expect(isBackup(text.slice(0, 40))).toBe(true)
    expect(readBackup(text)).toEqual(projects)
  })

  it('that is truncated, is not a backup or has another version is refused as a whole', async () => {
    const text = await (await writeBackup(some(2), breath)).text()
    for (const other of [text.slice(0, -9), '{}', '[]', '', 'null', text.replace(':1,', ':"1",')])
      expect(readBackup(other)).toBe('cut')
    expect(readBackup(text.replace(':1,', ':2,'))).toBe('other-version')
  })

  it('gives the projects that are well-formed', async () => {
    const [one] = some(1)
    expect(readBackup(JSON.stringify({ 'kumiki-backup': 1, projects: [one, { id: 3 }, null] }))).toEqual([one])
  })

  it('does not overwrite what is newer here', async () => {
    const [old, same, lost] = some(3) as [Project, Project, Project]
    const newer = { ...old, changed: old.changed + 5, title: 'newer' }
    const projects = store([newer, same])
    expect(await restore([old, same, lost], projects)).toBe(1)
    expect([...projects.lying.values()]).toEqual([newer, same, lost])
    const older = store([old])
    expect(await restore([newer], older)).toBe(1)
    expect(older.lying.get(old.id)?.title).toBe('newer')
  })

  it('is named by its day', () => {
    expect(backupName(new Date('2026-11-18T02:00:00Z'))).toBe('kumiki-backup-2026-11-18.json')
  })
})
