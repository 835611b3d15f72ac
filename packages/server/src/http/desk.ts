/** What every route has at hand. */
import type { Kysely } from 'kysely'
import type { Queue } from '../store/queue.ts'
import type { Tables } from '../store/tables.ts'
import type { Patience } from '../threads/patience.ts'
import type { Pool } from '../threads/pool.ts'
import type { Metrics } from './metrics.ts'

export interface Desk {
  readonly db: Kysely<Tables>
  readonly queue: Queue
  /** Threads for whatever may take long. */
  readonly pool: Pool
  readonly metrics: Metrics
  readonly patience: Patience
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
