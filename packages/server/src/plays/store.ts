/** Plays in the database. Each may be read and changed with its own token, and is deleted after a fixed time. */
import { type Kysely, sql } from 'kysely'
import { hashOf, newId, newToken, nobodys, opens } from '../http/token.ts'
import type { Tables } from '../store/tables.ts'

/** How many days plays are kept. */
export const keptDays = 400

export interface Play {
  /** The id of a published puzzle; null if none is named. */
  readonly puzzle: string | null
  readonly kind: string
  readonly level: number | null
  readonly activeMs: number
  readonly checks: number
  readonly hints: Record<string, number>
  readonly finished: boolean
}

export interface KeptPlay extends Play {
  readonly id: string
  readonly day: string
}

/** Stores the puzzle's id only if that puzzle exists. */
async function columns(db: Kysely<Tables>, { puzzle, activeMs, hints, ...rest }: Play) {
  const known =
    puzzle === null ? undefined : await db.selectFrom('puzzle').select('id').where('id', '=', puzzle).executeTakeFirst()
  return { ...rest, puzzle: known?.id ?? null, active_ms: activeMs, hints: JSON.stringify(hints) }
}

export async function addPlay(
  db: Kysely<Tables>,
  play: Play,
): Promise<{ readonly id: string; readonly token: string }> {
  const [id, token] = [newId(), newToken()]
  await db
    .insertInto('play')
    .values({ id, hash: hashOf(token), ...(await columns(db, play)) })
    .execute()
  return { id, token }
}

/** null if it does not exist. */
export async function findPlay(db: Kysely<Tables>, id: string): Promise<KeptPlay | null> {
  const row = await db
    .selectFrom('play')
    .selectAll()
    // formatted by the database: as a Date it would be another day in other time zones
    .select(sql<string>`day::text`.as('written'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { written: day, puzzle, kind, level, active_ms: activeMs, checks, hints, finished } = row
  return { id: row.id, day, puzzle, kind, level, activeMs, checks, hints, finished }
}

export async function changePlay(db: Kysely<Tables>, id: string, play: Play): Promise<void> {
  await db
    .updateTable('play')
    .set(await columns(db, play))
    .where('id', '=', id)
    .execute()
}

export async function deletePlay(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('play').where('id', '=', id).execute()
}

/** Whether this token belongs to the play's own link. */
export async function opensPlay(db: Kysely<Tables>, id: string, token: string): Promise<boolean> {
  const row = await db.selectFrom('play').select('hash').where('id', '=', id).executeTakeFirst()
  return opens(token, row?.hash ?? nobodys)
}

export async function deleteOldPlays(db: Kysely<Tables>): Promise<void> {
  await db
    .deleteFrom('play')
    .where('day', '<', sql<Date>`current_date - ${sql.lit(keptDays)}::int`)
    .execute()
  // plays dated by a clock that ran ahead would be kept longer than promised
  await db
    .updateTable('play')
    .set({ day: sql<Date>`current_date` })
    .where('day', '>', sql<Date>`current_date + 1`)
    .execute()
}
