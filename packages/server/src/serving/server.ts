/** Starts the complete server: database, queue, threads, HTTP. Stopping it finishes the work in progress. */
import { networkInterfaces } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { bad, good, type Problem, problem, type Result } from '@kumiki/core/base'
import { siteFolder } from '@kumiki/web/site'
import { BatchWorkers } from '../batches/workers.ts'
import { Metrics } from '../http/metrics.ts'
import { type QuotaBounds, usualQuota } from '../http/quota.ts'
import { hashOf } from '../http/token.ts'
import { newCaches } from '../puzzles/caches.ts'
import { describe } from '../routes/openapi.ts'
import { routes } from '../routes/table.ts'
import { codeOf, type Database, sizeOf } from '../store/database.ts'
import { Queue } from '../store/queue.ts'
import { Pool } from '../threads/pool.ts'
import { type Timeouts, usualTimeouts } from '../threads/timeouts.ts'
import { isLocalHost } from './admission.ts'
import { openFront } from './app.ts'
import { Site } from './site.ts'
import { startSweeping } from './sweep.ts'

export interface ServerOptions {
  readonly database: Database
  readonly host: string
  /** 0: any free port. */
  readonly port: number
  /** Threads for batches; 0: this server makes none. */
  readonly slots: number
  /** The public address; null: the listening address. */
  readonly base: string | null
  readonly operatorToken: string | null
  readonly isBehindProxy: boolean
  /** A factor for all rate limits: a whole school may share one address. */
  readonly pace: number
  readonly timeouts?: Timeouts
  readonly quota?: QuotaBounds
  /** The current time in milliseconds; the system's clock by default. */
  now?(): number
  /** The time for limits, in milliseconds, by a clock that nobody can set. */
  steady?(): number
  /** Waits, to hold answers back. */
  pause?(ms: number): Promise<void>
  log(line: object): void
}

export interface Running {
  /** With a trailing slash. */
  readonly address: string
  stop(): Promise<void>
}

/** One client can occupy all but one of them. */
const checkers = 3
const requestsAtOnce = 32
const connectionsEach = 400
const connectionsInAll = 4_000
/** In characters; shorter tokens can be guessed. */
const minToken = 20
const shortToken = `KUMIKI_OPERATOR_TOKEN has fewer than ${minToken} characters; a longer one cannot be guessed.`

export async function startServer(options: ServerOptions): Promise<Result<Running>> {
  const { database, host, log, timeouts = usualTimeouts, now = Date.now, quota = usualQuota, pace } = options
  const { steady = () => performance.now(), pause = (ms) => setTimeout(ms, undefined, { ref: false }) } = options
  const [site, own] = [await Site.read(siteFolder), await Site.read(pagesFolder)]
  if (!site || !own) return bad(notBuilt)
  const queue = await Queue.open(database)
  const metrics = new Metrics()
  const pool = new Pool(checkers, timeouts.turnMs)
  if (options.operatorToken !== null && options.operatorToken.length < minToken)
    log({ level: 'warn', about: 'operator', says: shortToken })
  const description = JSON.stringify(describe(routes))
  let base = options.base ?? ''
  const { app, close } = openFront({
    routes,
    sites: [
      { under: '/pages', site: own },
      { under: '', site },
    ],
    door: {
      operator: options.operatorToken === null ? null : hashOf(options.operatorToken),
      isLocal: isLocalHost(host) && !options.isBehindProxy,
      isProxied: false,
    },
    isBehindProxy: options.isBehindProxy,
    limits: { pace, quota, steady, pause, sizeOf: () => sizeOf(database.db) },
    connections: {
      requests: requestsAtOnce,
      perAddress: options.isBehindProxy ? Number.POSITIVE_INFINITY : Math.max(1, pace) * connectionsEach,
      all: connectionsInAll,
      silenceMs: timeouts.silenceMs,
    },
    log,
    context: {
      db: database.db,
      queue,
      pool,
      metrics,
      caches: newCaches(),
      timeouts,
      get base() {
        return base
      },
      now,
      description: () => description,
      connections: () => new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count ?? 0))),
      isReady: () =>
        database.pool.query('select 1').then(
          () => true,
          () => false,
        ),
    },
  })
  try {
    await app.listen({ host, port: options.port })
  } catch (error) {
    await Promise.all([queue.stop(), pool.end()])
    return bad(noPort(options.port, host, codeOf(error)))
  }
  const place = app.server.address()
  const port = typeof place === 'object' && place ? place.port : options.port
  const seen = nameOf(host)
  const address = `http://${seen.includes(':') ? `[${seen}]` : seen}:${port}/`
  base = options.base ?? address.slice(0, -1)
  const batchWorkers = options.slots > 0 ? startBatchWorkers(options, queue, metrics) : null
  const sweeping = startSweeping(database.db, log)
  return good({
    address,
    stop: async () => {
      await close()
      await Promise.all([batchWorkers?.stop(), sweeping.stop()])
      await Promise.all([queue.stop(), pool.end()])
    },
  })
}

function startBatchWorkers(
  { database, slots, log }: ServerOptions,
  queue: Queue,
  metrics: Metrics,
): { stop(): Promise<void> } {
  const pool = new Pool(slots)
  const batchWorkers = new BatchWorkers({
    database,
    queue,
    pool,
    slots,
    notify: (progress) => {
      if ('made' in progress) metrics.count('made', progress.made)
      else {
        metrics.count('faults')
        log({ level: 'warn', about: 'batch', fault: progress.trouble })
      }
    },
  })
  return {
    stop: async () => {
      await batchWorkers.stop()
      await pool.end()
    },
  }
}

/**
 * The host name for a server that listens on all interfaces: the first address of this machine in its network, or
 * localhost.
 */
function nameOf(host: string): string {
  if (host !== '0.0.0.0' && host !== '::') return host
  const all = Object.values(networkInterfaces()).flatMap((some) => some ?? [])
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1'
}

const pagesFolder = fileURLToPath(new URL('../../pages', import.meta.url))

const noPort = (port: number, host: string, code: string): Problem =>
  code === 'EADDRINUSE'
    ? problem(
        'port-taken',
        `Port ${port} is taken by another program; name another with --port.`,
        `ポート ${port} はほかのプログラムが使っています。--port で別の番号を指定してください。`,
      )
    : problem(
        'port-refused',
        `It cannot listen at ${host}, port ${port} (${code}); name another with --port or --host.`,
        `${host} のポート ${port} は使えません（${code}）。--port か --host で別のものを指定してください。`,
      )
const notBuilt = problem(
  'no-site',
  'The site is not built yet; npm run build builds it.',
  'サイトがまだビルドされていません。npm run build でビルドできます。',
)
