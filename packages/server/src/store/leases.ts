/**
 * Leases on the jobs of the queue. A worker takes a lease with its job and renews it every few seconds; a lease that
 * was not renewed for long is ended, and its job returns to the queue. All times are the database's, so no two clocks
 * are compared.
 */
import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** The time after which a lease ends, and the interval of renewals. */
const silentSeconds = 15
export const beatMs = 4_000

const silence = sql<Date>`now() - make_interval(secs => ${sql.lit(silentSeconds)})`

export interface Lease {
  readonly job: string
  readonly queue: string
  readonly holder: string
}

/** A lease on a job that another worker held goes over to the new holder. */
export async function takeLease(db: Kysely<Tables>, lease: Lease): Promise<void> {
  await db
    .insertInto('lease')
    .values(lease)
    .onConflict((there) => there.column('job').doUpdateSet({ ...lease, said: sql<Date>`now()` }))
    .execute()
}

/** Renews the leases that the holder still has; those taken over by others are left alone. */
export async function renewLeases(db: Kysely<Tables>, holder: string, jobs: readonly string[]): Promise<void> {
  await db
    .updateTable('lease')
    .set({ said: sql<Date>`now()` })
    .where('holder', '=', holder)
    .where(sql<boolean>`job = any(${jobs}::uuid[])`)
    .execute()
}

/** Returns whether the holder still had the lease. */
export async function endLease(db: Kysely<Tables>, holder: string, job: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('lease')
    .where('holder', '=', holder)
    .where('job', '=', job)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Ends the leases of a queue that were not renewed in time, and returns their jobs. Concurrent calls end each lease
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

/** After a clock was set back, renewal times lie in the future and would hide dead workers. Sets them to now. */
export async function catchUp(db: Kysely<Tables>, queue: string): Promise<void> {
  await db
    .updateTable('lease')
    .set({ said: sql<Date>`now()` })
    .where('queue', '=', queue)
    .where('said', '>', sql<Date>`now() + interval '1 minute'`)
    .execute()
}
