/** Entries to contests and their passes in the database. */
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Tables } from '../store/tables.ts'

export type EntryRow = Selectable<Tables['entry']>

/** As it came; parsed when it is judged. null if it was left out. */
export interface EntryText {
  readonly answer: string | null
  readonly keyword: string | null
  readonly replies: readonly string[] | null
}

/** A second entry with the same pass replaces the first; a field it leaves out is kept. */
export async function addEntry(
  db: Kysely<Tables>,
  puzzle: string,
  pass: Buffer | null,
  { answer, keyword, replies }: EntryText,
  received: Date,
): Promise<void> {
  const values = { answer, keyword, replies: JSON.stringify(replies ?? []) }
  const merged = {
    answer: sql<string | null>`coalesce(excluded.answer, entry.answer)`,
    keyword: sql<string | null>`coalesce(excluded.keyword, entry.keyword)`,
    ...(replies === null ? {} : { replies: values.replies }),
  }
  await db
    .insertInto('entry')
    .values({ puzzle, pass, ...values, received })
    .onConflict((there) => there.columns(['puzzle', 'pass']).doUpdateSet({ ...merged, received }))
    .execute()
}

const rowsAtOnce = 100

/** In the order they came, fetched in pages. */
export async function* entriesOf(db: Kysely<Tables>, puzzle: string): AsyncGenerator<EntryRow> {
  let last = '0'
  for (;;) {
    const rows = await db
      .selectFrom('entry')
      .selectAll()
      .where('puzzle', '=', puzzle)
      .where('id', '>', last)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute()
    for (const row of rows) {
      last = row.id
      yield row
    }
    if (rows.length < rowsAtOnce) return
  }
}

const passesAtOnce = 1_000

export async function addInvitations(db: Kysely<Tables>, puzzle: string, hashes: readonly Buffer[]): Promise<void> {
  const rows = hashes.map((hash) => ({ puzzle, hash }))
  for (let at = 0; at < rows.length; at += passesAtOnce)
    await db
      .insertInto('invitation')
      .values(rows.slice(at, at + passesAtOnce))
      .onConflict((there) => there.doNothing())
      .execute()
}

export async function isInvited(db: Kysely<Tables>, puzzle: string, hash: Buffer): Promise<boolean> {
  const known = await db
    .selectFrom('invitation')
    .select('hash')
    .where('puzzle', '=', puzzle)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return known !== undefined
}
