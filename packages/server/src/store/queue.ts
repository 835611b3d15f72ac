/**
 * The queue of work, by pg-boss in the same database. A job is a range of tries of one item. Whoever works on one says so every few
 * seconds; a job whose worker has fallen silent goes back into the queue. Every version of the program has a queue of its own, for
 * only the same version makes the same bytes.
 */
import { version } from '@kumiki/core/base/version'
import { CompiledQuery, type Transaction } from 'kysely'
import PgBoss from 'pg-boss'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** Tries `from` to `to`, both counted, of an item of a batch. */
export interface Range {
  readonly batch: string
  readonly item: number
  readonly from: number
  readonly to: number
}

export interface Held {
  readonly id: string
  readonly range: Range
}

const name = `make-${version}`
/** How long a worker may be silent. */
const leaseSeconds = 15
export const beatMs = 4_000
/** How often a job may come back. Deaths of workers are no fault of the job: what is its own is counted by `fault`. */
const mostReturns = 10_000

/** For ever: what waits is work to be done, however far a clock jumps. */
const waitingDays = 36_500

/** Any number that nobody else uses: "kqueue" as bytes. */
const lock = 0x6b71_7565

/** The queue's tables are made by whoever comes first; of several at once each waits for its turn. The lock ends with who holds it. */
async function oneByOne(pool: Database['pool'], work: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  let isWell = false
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await work()
    await client.query('select pg_advisory_unlock($1)', [lock])
    isWell = true
  } finally {
    // a connection that may still hold it is closed
    client.release(!isWell)
  }
}

export class Queue {
  readonly #boss: PgBoss
  readonly #pool: Database['pool']

  private constructor(boss: PgBoss, pool: Database['pool']) {
    this.#boss = boss
    this.#pool = pool
  }

  static async open({ pool }: Pick<Database, 'pool'>): Promise<Queue> {
    const boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      schedule: false,
      maintenanceIntervalSeconds: 5,
      expireInSeconds: leaseSeconds,
      retryLimit: mostReturns,
      retryDelay: 0,
      retentionDays: waitingDays,
    })
    // the next round of its maintenance tries again
    boss.on('error', () => {})
    await oneByOne(pool, async () => {
      await boss.start()
      await boss.createQueue(name)
    })
    return new Queue(boss, pool)
  }

  /** Together with whatever else the transaction does. */
  async post(ranges: readonly Range[], transaction: Transaction<Tables>): Promise<void> {
    const within = {
      executeSql: async (text: string, values: readonly unknown[]) => {
        const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, [...values]))
        return { rows: [...rows] }
      },
    }
    for (let at = 0; at < ranges.length; at += 1_000)
      await this.#boss.insert(
        ranges.slice(at, at + 1_000).map((range) => ({ name, data: range })),
        { db: within },
      )
  }

  /** The next job; null: there is none. */
  async fetch(): Promise<Held | null> {
    const [job] = await this.#boss.fetch<Range>(name)
    return job ? { id: job.id, range: job.data } : null
  }

  /**
   * After a clock was set back, jobs lie in the future: none would be begun, and none taken over from a silent worker, before that time
   * has come again. None of ours is ever put off, so what lies ahead is now.
   */
  async catchUp(): Promise<void> {
    await this.#pool.query(
      `update pgboss.job set start_after = least(start_after, now()), started_on = least(started_on, now())
       where name = $1 and state < 'completed' and greatest(start_after, started_on) > now() + interval '1 minute'`,
      [name],
    )
  }

  /** Says that somebody still works on these. */
  async beat(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    await this.#pool.query(
      "update pgboss.job set started_on = now() where name = $1 and id = any($2::uuid[]) and state = 'active'",
      [name, ids],
    )
  }

  complete(id: string): Promise<void> {
    return this.#boss.complete(name, id)
  }

  /** Puts it back, for whoever comes next. */
  giveBack(id: string): Promise<void> {
    return this.#boss.fail(name, id)
  }

  /** How many jobs wait. */
  waiting(): Promise<number> {
    return this.#boss.getQueueSize(name)
  }

  stop(): Promise<void> {
    return this.#boss.stop({ graceful: false, close: false })
  }
}
