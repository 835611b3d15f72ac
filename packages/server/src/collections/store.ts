/** Collections and the daily puzzles in the database. */
import type { Kysely } from 'kysely'
import { hashOf, newId, newToken, nobodys, opens } from '../http/token.ts'
import { type Listed, visiblePuzzles } from '../publishing/store.ts'
import type { Tables } from '../store/tables.ts'

export interface Collection {
  readonly form: string
  readonly title: string
  readonly lang: string
  readonly note: string
  /** The ids of published puzzles, in order. */
  readonly puzzles: readonly string[]
}

/** A collection reduced to the puzzles that are publicly visible. */
export interface ShownCollection extends Omit<Collection, 'puzzles'> {
  readonly id: string
  readonly puzzles: Listed[]
}

const columns = ({ puzzles, ...rest }: Collection) => ({ ...rest, puzzles: JSON.stringify(puzzles) })

export async function addCollection(
  db: Kysely<Tables>,
  collection: Collection,
): Promise<{ readonly id: string; readonly token: string }> {
  const [id, token] = [newId(), newToken()]
  await db
    .insertInto('collection')
    .values({ id, edit_hash: hashOf(token), ...columns(collection) })
    .execute()
  return { id, token }
}

/** null if it does not exist. */
export async function findCollection(db: Kysely<Tables>, id: string, now: number): Promise<ShownCollection | null> {
  const row = await db.selectFrom('collection').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const { form, title, lang, note } = row
  return { id, form, title, lang, note, puzzles: await visiblePuzzles(db, row.puzzles, now) }
}

export async function changeCollection(db: Kysely<Tables>, id: string, collection: Collection): Promise<void> {
  await db.updateTable('collection').set(columns(collection)).where('id', '=', id).execute()
}

export async function deleteCollection(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('collection').where('id', '=', id).execute()
}

/** Whether this token belongs to the collection's edit link. */
export async function opensCollection(db: Kysely<Tables>, id: string, token: string): Promise<boolean> {
  const row = await db.selectFrom('collection').select('edit_hash').where('id', '=', id).executeTakeFirst()
  return opens(token, row?.edit_hash ?? nobodys)
}

/**
 * The puzzle of that day, or of the latest earlier day that has one; null if there is none, or if it is no longer
 * visible.
 */
export async function findDay(
  db: Kysely<Tables>,
  latest: string,
  now: number,
): Promise<{ readonly day: string; readonly puzzle: Listed } | null> {
  const row = await db
    .selectFrom('day')
    .selectAll()
    .where('day', '<=', latest)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  const [puzzle] = row ? await visiblePuzzles(db, [row.puzzle], now) : []
  return row && puzzle ? { day: row.day, puzzle } : null
}

export async function setDay(db: Kysely<Tables>, day: string, puzzle: string): Promise<void> {
  await db
    .insertInto('day')
    .values({ day, puzzle })
    .onConflict((there) => there.column('day').doUpdateSet({ puzzle }))
    .execute()
}
