/**
 * What every route gets beside the request: the server that it runs in. Two servers in one process have two, which
 * share nothing.
 */
import type { Kysely } from 'kysely'
import type { Caches } from '../puzzles/caches.ts'
import type { Queue } from '../store/queue.ts'
import type { Tables } from '../store/tables.ts'
import type { Pool } from '../threads/pool.ts'
import type { Timeouts } from '../threads/timeouts.ts'
import type { Metrics } from './metrics.ts'

export interface Context {
  readonly db: Kysely<Tables>
  readonly queue: Queue
  /** Threads for whatever may take long. */
  readonly pool: Pool
  readonly metrics: Metrics
  readonly caches: Caches
  readonly timeouts: Timeouts
  /** The address that people see, without a slash at its end. */
  readonly base: string
  /** The time, in milliseconds. */
  now(): number
  /** The API's description, as JSON. */
  description(): string
  /** How many lines are open to us. */
  connections(): Promise<number>
  /** Whether the database answers. */
  isReady(): Promise<boolean>
}
