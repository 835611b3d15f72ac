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

/**
 * A second entry with the same pass replaces the first; a field it leaves out is kept, if both answer the same edition.
 * Returns false if the contest is closed, or is no longer the one of this edition. The puzzle is looked at in the same
 * statement and locked until it ends, so nothing is accepted once a close has been acknowledged.
 */
export async function addEntry(
  db: Kysely<Tables>,
  puzzle: string,
  edition: number,
  pass: Buffer | null,
  { answer, keyword, replies }: EntryText,
  received: Date,
): Promise<boolean> {
  const written = JSON.stringify(replies ?? [])
  const isSame = sql<boolean>`excluded.edition = entry.edition`
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('entry')
    .columns(['puzzle', 'pass', 'answer', 'keyword', 'replies', 'received', 'edition'])
    .expression((from) =>
      from
        .selectFrom('puzzle')
        .select('id')
        .select([
          sql<Buffer | null>`${pass}::bytea`.as('pass'),
          sql<string | null>`${answer}::text`.as('answer'),
          sql<string | null>`${keyword}::text`.as('keyword'),
          sql<string>`${written}::json`.as('replies'),
          sql<Date>`${received}::timestamptz`.as('received'),
        ])
        .select('edition')
        .where('id', '=', puzzle)
        .where('edition', '=', edition)
        .where('state', '=', 'open')
        .where(sql<boolean>`coalesce((terms->>'closes')::timestamptz > ${received}::timestamptz, true)`)
        .forShare(),
    )
    .onConflict((there) =>
      there.columns(['puzzle', 'pass']).doUpdateSet({
        answer: sql<string | null>`case when ${isSame} then coalesce(excluded.answer, entry.answer) else excluded.answer end`,
        keyword: sql<string | null>`case when ${isSame} then coalesce(excluded.keyword, entry.keyword) else excluded.keyword end`,
        replies: sql<string>`case when ${isSame} and ${replies === null} then entry.replies else excluded.replies end`,
        edition: (excluded) => excluded.ref('excluded.edition'),
        received,
      }),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
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

/** The first of these hashes that is an invitation to the puzzle; null if none is. */
export async function invitedBy(db: Kysely<Tables>, puzzle: string, hashes: readonly Buffer[]): Promise<Buffer | null> {
  const known = await db
    .selectFrom('invitation')
    .select('hash')
    .where('puzzle', '=', puzzle)
    .where('hash', 'in', hashes)
    .executeTakeFirst()
  return known?.hash ?? null
}
