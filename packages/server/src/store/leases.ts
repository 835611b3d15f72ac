/**
 * Who works on which job of the queue. A worker takes a lease with its job and says every few seconds that it still
 * works on it; a lease on which nobody has said anything for long is ended, and its job goes back. Times are the
 * database's own, so no two clocks are compared.
 */
import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** How long a worker may be silent, and how often it speaks. */
const silentSeconds = 15
export const beatMs = 4_000

const silence = sql<Date>`now() - make_interval(secs => ${sql.lit(silentSeconds)})`

export interface Lease {
  readonly job: string
  readonly queue: string
  readonly holder: string
}

/** A job that was held before goes over to its new holder. */
export async function takeLease(db: Kysely<Tables>, lease: Lease): Promise<void> {
  await db
    .insertInto('lease')
    .values(lease)
    .onConflict((there) => there.column('job').doUpdateSet({ ...lease, said: sql<Date>`now()` }))
    .execute()
}

/** Says that the holder still works on these. What somebody else holds by now stays theirs. */
export async function renewLeases(db: Kysely<Tables>, holder: string, jobs: readonly string[]): Promise<void> {
  await db
    .updateTable('lease')
    .set({ said: sql<Date>`now()` })
    .where('holder', '=', holder)
    .where(sql<boolean>`job = any(${jobs}::uuid[])`)
    .execute()
}

/** Whether the holder had it still. */
export async function endLease(db: Kysely<Tables>, holder: string, job: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('lease')
    .where('holder', '=', holder)
    .where('job', '=', job)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Ends the leases of a queue whose holders have fallen silent. Gives their jobs. Calls may overlap: each lease is ended
 * once.
 */
export async function endSilent(db: Kysely<Tables>, queue: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('lease')
    .where('job', 'in', (from) =>
      from
        .selectFrom('lease')
        .select('job')
        .where('queue', '=', queue)
        .where('said', '<', silence)
        .forUpdate()
        .skipLocked(),
    )
    .returning('job')
    .execute()
  return rows.map(({ job }) => job)
}

/** After a clock was set back, leases lie in the future, where no silence would be noticed. What lies ahead is now. */
export async function catchUp(db: Kysely<Tables>, queue: string): Promise<void> {
  await db
    .updateTable('lease')
    .set({ said: sql<Date>`now()` })
    .where('queue', '=', queue)
    .where('said', '>', sql<Date>`now() + interval '1 minute'`)
    .execute()
}
