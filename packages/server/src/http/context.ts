/**
 * What every route gets besides the request: the server it runs in. Two servers in one process have a context each and
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
  /** Threads for work that may take long. */
  readonly pool: Pool
  readonly metrics: Metrics
  readonly caches: Caches
  readonly timeouts: Timeouts
  /** The public address, without a trailing slash. */
  readonly base: string
  /** The current time in milliseconds. */
  now(): number
  /** The OpenAPI description as JSON. */
  description(): string
  /** The number of open connections to this server. */
  connections(): Promise<number>
  /** Whether the database answers. */
  isReady(): Promise<boolean>
}
