/**
 * The job queue, on pg-boss in the same database. A job is a range of tries of one item. A worker has a lease on its
 * job and renews it; if it stops renewing, the job returns to the queue (decision 0024). pg-boss is used only through
 * its public methods: its tables are its own. Every version of the program has its own queue, because only the same
 * version makes the same bytes.
 */
import { randomUUID } from 'node:crypto'
import { version } from '@kumiki/core/base'
import { CompiledQuery, type Kysely, type Transaction } from 'kysely'
import PgBoss from 'pg-boss'
import type { Database } from './database.ts'
import { catchUp, endLease, endSilent, renewLeases, takeLease } from './leases.ts'
import type { Tables } from './tables.ts'

/** Tries `from` to `to`, inclusive, of an item of a batch. */
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
/** How often expired leases are looked for. */
const lookMs = 5_000
/** pg-boss limits the expiry of a job to a day. Our leases end long before, and no range of tries takes as long. */
const expireHours = 23
/**
 * How often a job may return to the queue. Deaths of workers are not the job's fault; its own errors are counted in
 * `fault`.
 */
const maxReturns = 10_000

/** Practically for ever: waiting jobs must not be deleted, however far a clock jumps. */
const waitingDays = 36_500

/** The key of the advisory lock: "kque" as bytes. */
const lock = 0x6b71_7565

/** The first process creates the queue's tables; others wait for the lock. The lock ends with its connection. */
async function oneByOne(pool: Database['pool'], work: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  let isWell = false
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await work()
    await client.query('select pg_advisory_unlock($1)', [lock])
    isWell = true
  } finally {
    // a connection that may still hold the lock is closed
    client.release(!isWell)
  }
}

/** Lets pg-boss run its statements inside the transaction. */
const through = (transaction: Transaction<Tables>): PgBoss.Db => ({
  executeSql: async (text: string, values: readonly unknown[]) => {
    const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, [...values]))
    return { rows: [...rows] }
  },
})

export class Queue {
  readonly #boss: PgBoss
  readonly #db: Kysely<Tables>
  readonly #holder = randomUUID()
  readonly #looking: NodeJS.Timeout
  #look: Promise<void> = Promise.resolve()

  private constructor(boss: PgBoss, db: Kysely<Tables>) {
    this.#boss = boss
    this.#db = db
    this.#looking = setInterval(() => {
      // the next round tries again
      this.#look = this.takeBack().catch(() => {})
    }, lookMs)
  }

  static async open({ db, pool }: Pick<Database, 'db' | 'pool'>): Promise<Queue> {
    const boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      schedule: false,
      maintenanceIntervalSeconds: 5,
      expireInHours: expireHours,
      retryLimit: maxReturns,
      retryDelay: 0,
      retentionDays: waitingDays,
    })
    // the next round of its maintenance tries again
    boss.on('error', () => {})
    await oneByOne(pool, async () => {
      await boss.start()
      await boss.createQueue(name)
    })
    return new Queue(boss, db)
  }

  /** Queues the ranges as part of the transaction. */
  async post(ranges: readonly Range[], transaction: Transaction<Tables>): Promise<void> {
    for (let at = 0; at < ranges.length; at += 1_000)
      await this.#boss.insert(
        ranges.slice(at, at + 1_000).map((range) => ({ name, data: range })),
        { db: through(transaction) },
      )
  }

  /**
   * The next job; null if there is none. It is fetched together with its lease, so a crash in between cannot lose it.
   */
  fetch(): Promise<Held | null> {
    return this.#db.transaction().execute(async (within) => {
      // our jobs are never delayed: a start time in the future only means that a clock was set back
      const options = { db: through(within), batchSize: 1, ignoreStartAfter: true }
      const [job] = await this.#boss.fetch<Range>(name, options)
      if (!job) return null
      await takeLease(within, { job: job.id, queue: name, holder: this.#holder })
      return { id: job.id, range: job.data }
    })
  }

  /** Renews the leases on these jobs. */
  async beat(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await renewLeases(this.#db, this.#holder, ids)
  }

  /** Returns the jobs of dead workers to the queue. The queue does so by itself every few seconds. */
  async takeBack(): Promise<void> {
    await catchUp(this.#db, name)
    await this.#db.transaction().execute(async (within) => {
      for (const job of await endSilent(within, name)) await this.#boss.fail(name, job, silent, { db: through(within) })
    })
  }

  /** Whoever holds the job by now: all its tries are written. */
  async complete(id: string): Promise<void> {
    await this.#boss.complete(name, id)
    await endLease(this.#db, this.#holder, id)
  }

  /** Returns the job to the queue, unless another worker has it already. */
  async giveBack(id: string): Promise<void> {
    await this.#db.transaction().execute(async (within) => {
      if (await endLease(within, this.#holder, id)) await this.#boss.fail(name, id, givenBack, { db: through(within) })
    })
  }

  /** The number of waiting jobs. */
  waiting(): Promise<number> {
    return this.#boss.getQueueSize(name)
  }

  async stop(): Promise<void> {
    clearInterval(this.#looking)
    await this.#look
    await this.#boss.stop({ graceful: false, close: false })
  }
}

/** The reasons that pg-boss stores for a job that returned. */
const silent = { reason: 'its worker fell silent' }
const givenBack = { reason: 'its worker gave it back' }
