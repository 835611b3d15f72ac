/** Published puzzles in the database. A missing puzzle is a value; routes turn it into a status. */
import { bad, good, type Result } from '@kumiki/core/base'
import { type Kysely, type Selectable, sql } from 'kysely'
import { hashOf, newId, newToken, nobodys, opens } from '../http/token.ts'
import type { Tables } from '../store/tables.ts'
import type { Verified } from '../threads/publishable.ts'
import { readTerms, type Terms } from './terms.ts'

/** All but its files, which only some routes need. */
export interface Published extends Omit<Selectable<Tables['puzzle']>, 'terms' | 'file' | 'open_file'> {
  readonly terms: Terms
}

const columns = [
  'id',
  'kind',
  'title',
  'lang',
  'level',
  'terms',
  'edit_hash',
  'state',
  'reason',
  'created',
  'expires',
  'edition',
  'seen',
] as const

/** never: it does not exist, or it has expired · removed: the operator took it down */
export type Missing = 'never' | 'removed'

export async function addPuzzle(
  db: Kysely<Tables>,
  { file, open, kind, title, lang, level }: Verified,
  terms: Terms,
  expires: Date | null,
): Promise<{ readonly id: string; readonly token: string }> {
  const [id, token] = [newId(), newToken()]
  await db
    .insertInto('puzzle')
    .values({
      id,
      file,
      open_file: open,
      kind,
      title,
      lang,
      level,
      terms: JSON.stringify(terms),
      edit_hash: hashOf(token),
      reason: null,
      expires,
      seen: null,
    })
    .execute()
  return { id, token }
}

/** Finds a puzzle that is publicly visible: neither taken down nor expired. */
export async function findPuzzle(db: Kysely<Tables>, id: string, now: number): Promise<Result<Published, Missing>> {
  const row = await db.selectFrom('puzzle').select(columns).where('id', '=', id).executeTakeFirst()
  return visible(row, now)
}

/** The same with the file for players, in one query. */
export async function findOpen(
  db: Kysely<Tables>,
  id: string,
  now: number,
): Promise<Result<Published & { readonly open_file: string }, Missing>> {
  const row = await db
    .selectFrom('puzzle')
    .select([...columns, 'open_file'])
    .where('id', '=', id)
    .executeTakeFirst()
  return visible(row, now)
}

function visible<Row extends { readonly state: string; readonly expires: Date | null; readonly terms: object }>(
  row: Row | undefined,
  now: number,
): Result<Omit<Row, 'terms'> & { readonly terms: Terms }, Missing> {
  if (!row || (row.expires && row.expires.getTime() <= now)) return bad('never')
  return row.state === 'removed' ? bad('removed') : good({ ...row, terms: readTerms(row.terms) })
}

/** The whole file of the present edition; '' if the puzzle or that edition is gone. */
export async function fileOf(db: Kysely<Tables>, id: string, edition: number): Promise<string> {
  const row = await db
    .selectFrom('puzzle')
    .select('file')
    .where('id', '=', id)
    .where('edition', '=', edition)
    .executeTakeFirst()
  return row?.file ?? ''
}

/** Notes that somebody asked for the file for players. */
export async function noteSeen(db: Kysely<Tables>, id: string): Promise<void> {
  await db.updateTable('puzzle').set({ seen: sql<Date>`now()` }).where('id', '=', id).where('seen', 'is', null).execute()
}

export async function deletePuzzle(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('puzzle').where('id', '=', id).execute()
}

/** Returns whether there was such a puzzle. */
export async function takeDown(db: Kysely<Tables>, id: string, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('puzzle')
    .set({ state: 'removed', reason })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** For how many days a puzzle is kept that nobody has opened. */
export const unseenDays = 90

/** Deletes puzzles that nobody opened in time. Contests and puzzles of a day stay. */
export async function deleteUnseen(db: Kysely<Tables>): Promise<void> {
  await db
    .deleteFrom('puzzle')
    .where('seen', 'is', null)
    .where('created', '<', sql<Date>`now() - make_interval(days => ${sql.lit(unseenDays)})`)
    .where(sql<boolean>`coalesce(terms->>'contest', 'false') <> 'true'`)
    .where('id', 'not in', (from) => from.selectFrom('day').select('puzzle'))
    .execute()
}

/** Deletes puzzles that expired more than a day ago. */
export async function deleteExpired(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('puzzle').where('expires', '<', sql<Date>`now() - interval '1 day'`).execute()
}

/** A puzzle in a list. */
export interface Listed {
  readonly id: string
  readonly kind: string
  readonly title: string
  readonly level: number | null
}

/** Those of the given puzzles that are publicly visible, in the same order. */
export async function visiblePuzzles(db: Kysely<Tables>, ids: readonly string[], now: number): Promise<Listed[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('puzzle')
    .select(['id', 'kind', 'title', 'level'])
    .where(sql<boolean>`id = any(${ids})`)
    .where('state', '<>', 'removed')
    .where((where) => where.or([where('expires', 'is', null), where('expires', '>', new Date(now))]))
    .execute()
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** Whether this token belongs to the puzzle's edit link. */
export async function opensPuzzle(db: Kysely<Tables>, id: string, token: string): Promise<boolean> {
  const row = await db.selectFrom('puzzle').select('edit_hash').where('id', '=', id).executeTakeFirst()
  return opens(token, row?.edit_hash ?? nobodys)
}
