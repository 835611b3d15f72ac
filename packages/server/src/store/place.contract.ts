/** A PostgreSQL of its own for a test file: a fresh folder, a free port, ended and removed at the end. */
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from './database.ts'
import { type OwnDatabase, openOwn } from './own.ts'
import type { Programs } from './programs.ts'

export interface Place {
  readonly folder: string
  readonly own: OwnDatabase
  readonly database: Database
  leave(): Promise<void>
}

export const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'kumiki-test-'))

/** One that the database's user may walk through: older releases need that. */
async function openFolder(): Promise<string> {
  const folder = await newFolder()
  await chmod(folder, 0o711)
  await mkdir(join(folder, 'data'), { mode: 0o711 })
  return folder
}

export async function newPlace(programs?: Programs): Promise<Place> {
  const folder = await openFolder()
  const own = await openOwn(join(folder, 'data'), programs)
  if (!own.ok) throw new Error(own.error.text.en)
  const database = await openDatabase(own.value.url)
  if (!database.ok) throw new Error(database.error.text.en)
  return {
    folder,
    own: own.value,
    database: database.value,
    leave: async () => {
      await database.value.close()
      await own.value.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
