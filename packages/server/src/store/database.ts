/** Opens the connection to PostgreSQL, our own or elsewhere, and migrates the database; classifies its errors. */
import { bad, good, type Problem, problem, type Result } from '@kumiki/core/base'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { migrate } from './migrations.ts'
import type { Tables } from './tables.ts'

export interface Database {
  readonly url: string
  /** Typed queries on our tables. */
  readonly db: Kysely<Tables>
  /** The raw connections, for the queue and for statements that are not queries on a table. */
  readonly pool: pg.Pool
  close(): Promise<void>
}

const oldest = 15
const maxConnections = 10
const waitMs = 10_000
const queryMs = 60_000
const answerMs = 3_000

/** Connects and migrates. On failure nothing stays open. */
export async function openDatabase(url: string): Promise<Result<Database>> {
  if (!isAddress(url)) return bad(noAddress)
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: waitMs,
    statement_timeout: queryMs,
    application_name: 'kumiki',
  })
  // a connection lost while idle is replaced on its next use
  pool.on('error', () => {})
  // a connection lost between two queries of a transaction fails the next query
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    const client = await pool.connect()
    try {
      const { rows } = await client.query<{ readonly server_version_num: string }>('show server_version_num')
      const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
      if (version < oldest) {
        client.release(true)
        await pool.end()
        return bad(tooOld(version))
      }
      await migrate(client)
    } finally {
      client.release()
    }
  } catch (error) {
    await pool.end()
    return bad(noDatabase(url, error))
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return good({ url, db: db.withSchema('kumiki'), pool, close: () => db.destroy() })
}

/** The database's clock, in milliseconds. */
export async function databaseTime(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ readonly now: Date }>`select now() as now`.execute(db)
  return rows[0]?.now.getTime() ?? 0
}

/**
 * A single connection, outside the pool. The database may end it between two queries, which Node reports as an event:
 * without a listener, that event would end our process. The next query fails instead.
 */
export function singleConnection(url: string): pg.Client {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: answerMs })
  client.on('error', () => {})
  return client
}

/** How many bytes our tables take, with all that belongs to them. */
export async function sizeOf(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ readonly bytes: string | null }>`
    select sum(pg_total_relation_size(oid)) as bytes from pg_class
    where relnamespace = 'kumiki'::regnamespace and relkind = 'r'`.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}

/** Whether a database answers there within three seconds. */
export async function answers(url: string): Promise<boolean> {
  const client = singleConnection(url)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Whether an error means that the database is unreachable for now, rather than that a query is wrong. */
export function isAway(error: unknown): boolean {
  const code = codeOf(error)
  // SQLSTATE: connection exceptions, shutdown, insufficient resources, too many connections; and socket errors
  if (/^(08|57P0|53)/.test(code) || /^E(CONN|PIPE|HOST|NET|AI_|TIMEDOUT|NOTFOUND)/.test(code)) return true
  return error instanceof Error && awayMessage.test(error.message)
}

/** Driver errors without a code. */
const awayMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether an error means that the disk or a quota is full. */
export const isFull = (error: unknown): boolean => ['53100', 'ENOSPC', 'EDQUOT'].includes(codeOf(error))

/** Whether an error means that a text cannot be stored: PostgreSQL rejects U+0000. */
export const isUnwritable = (error: unknown): boolean => codeOf(error) === '22021'

/** The code of a system or database error; '' if it has none. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

const isAddress = (url: string): boolean => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url)

/** The address without its password. */
export function withoutPassword(url: string): string {
  const shown = new URL(url)
  shown.password = ''
  return String(shown)
}

const noAddress = problem(
  'no-database-address',
  'The address of a database begins with postgres:// and names user, host and database.',
  'データベースのアドレスは postgres:// で始め、利用者・ホスト・データベース名を書いてください。',
)
const tooOld = (version: number): Problem =>
  problem(
    'database-too-old',
    `This database is PostgreSQL ${version}; ${oldest} or newer is needed.`,
    `このデータベースは PostgreSQL ${version} です。${oldest} 以上が必要です。`,
  )
const noDatabase = (url: string, error: unknown): Problem => {
  const why =
    error instanceof Error ? error.message.split('\n', 1).join('') || String(Reflect.get(error, 'code')) : String(error)
  return problem(
    'no-database',
    `The database at ${withoutPassword(url)} cannot be used: ${why}.`,
    `データベース ${withoutPassword(url)} を使えません: ${why}。`,
  )
}
