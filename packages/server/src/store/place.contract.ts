/** A fresh, empty database for a test file: on one PostgreSQL that all files share, or on a PostgreSQL of its own. */
import { randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
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

/** The database's user may enter a folder of this mode; older releases need that. */
const walkable = 0o711

/** A separate PostgreSQL, for tests that kill it, copy its folder or choose its programs. */
export async function newPlaceApart(programs?: Programs): Promise<Place> {
  const folder = await newFolder()
  await chmod(folder, walkable)
  await mkdir(join(folder, 'data'), { mode: walkable })
  return placeOf(folder, await openPlace(join(folder, 'data'), programs))
}

/**
 * A new database on the PostgreSQL that one run of the tests shares. The end of the run stops that PostgreSQL: see
 * `tests/temporary.ts`.
 */
export async function newPlace(): Promise<Place> {
  await mkdir(sharedHome, { mode: walkable, recursive: true })
  const shared = await openPlace(sharedHome)
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: shared.url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const own = { url: shared.url.replace(/[^/]*$/, name), stop: async () => {} }
  return placeOf(await newFolder(), own)
}

const sharedHome = join(tmpdir(), 'shared-database')

async function openPlace(home: string, programs?: Programs): Promise<OwnDatabase> {
  const own = await openOwn(home, programs)
  if (!own.ok) throw new Error(own.error.text.en)
  return own.value
}

async function placeOf(folder: string, own: OwnDatabase): Promise<Place> {
  const database = await openDatabase(own.url)
  if (!database.ok) throw new Error(database.error.text.en)
  return {
    folder,
    own,
    database: database.value,
    leave: async () => {
      await database.value.close()
      await own.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
