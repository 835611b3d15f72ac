/** A running server with its own database, for tests that send real requests to a real port. */
import { Agent, request } from 'node:http'
import { formatLine } from '@kumiki/core/file'
import { run } from '@kumiki/core/verbs/run'
import { newPlace, type Place } from '../store/place.contract.ts'
import { type Running, type ServerOptions, startServer } from './server.ts'

export interface Answered {
  readonly status: number
  readonly text: string
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came
  readonly json: any
}

export interface TestServer {
  readonly place: Place
  readonly running: Running
  readonly base: string
  /** What it logged. */
  readonly log: object[]
  ask(method: string, path: string, body?: unknown, token?: string): Promise<Answered>
  leave(): Promise<void>
}

export const operatorToken = 'operator-token-of-the-tests'

/**
 * The time at which tests start that set the server's clock: later than any database's clock, so that nothing is
 * deleted as expired.
 */
export const noon = Date.parse('2100-01-01T12:00:00Z')

export const newServer = async (slots = 0, pace = 1, more: Partial<ServerOptions> = {}): Promise<TestServer> =>
  serverAt(await newPlace(), slots, pace, more)

export async function serverAt(
  place: Place,
  slots = 0,
  pace = 1,
  more: Partial<ServerOptions> = {},
): Promise<TestServer> {
  const log: object[] = []
  const running = await startServer({
    database: place.database,
    host: '127.0.0.1',
    port: 0,
    slots,
    base: null,
    operatorToken,
    isBehindProxy: false,
    pace,
    log: (line) => log.push(line),
    ...more,
  })
  if (!running.ok) throw new Error(running.error.text.en)
  const base = running.value.address.slice(0, -1)
  return {
    place,
    running: running.value,
    base,
    log,
    ask: (method, path, body, token) => ask(base, method, path, body, token),
    leave: async () => {
      await running.value.stop()
      await place.leave()
    },
  }
}

export async function ask(
  base: string,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<Answered> {
  const response = await fetch(`${base}${path}`, {
    method,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    redirect: 'manual',
  })
  const text = await response.text()
  const isJson = text !== '' && response.headers.get('content-type')?.startsWith('application/json') === true
  return { status: response.status, text, headers: response.headers, json: isJson ? JSON.parse(text) : null }
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 })

/**
 * A request whose path is sent unchanged, where `fetch` would normalize it. A successful body is read only if
 * `isWhole`.
 */
export const askRaw = (
  base: string,
  method: string,
  path: string,
  token = '',
  body = '',
  isWhole = false,
): Promise<{ readonly status: number; readonly text: string; readonly type: string }> =>
  new Promise((done, failed) => {
    const headers = { authorization: `Bearer ${token}`, 'content-length': Buffer.byteLength(body) }
    request(`${base}/`, { method, path, agent, headers }, (response) => {
      const status = response.statusCode ?? 0
      let text = ''
      if (status >= 400 || isWhole) response.on('data', (part: Buffer) => (text += String(part)))
      else response.resume()
      response.on('end', () => done({ status, text, type: response.headers['content-type'] ?? '' }))
    })
      .on('error', failed)
      .end(body)
  })

/** A finished file of a kind as one line. */
export async function made(
  kind: string,
  spec: Record<string, unknown>,
  seed: string,
  effort: number | null = null,
): Promise<string> {
  const file = await run({ kind, spec, seed, effort, timeMs: null, lang: 'en', title: null })
  if (!file.ok) throw new Error(file.error.text.en)
  return file.value(formatLine)
}

export const sudoku = (seed = 'test'): Promise<string> => made('sudoku', { size: 4 }, seed)

/** A crossword that only its key can judge. */
export const crossword = (seed = 'test'): Promise<string> =>
  made(
    'crossword',
    {
      size: 5,
      words: ['apple', 'pearl', 'lemon', 'melon', 'olive', 'grape', 'mango', 'plum', 'peach', 'ale', 'pea', 'one'].map(
        (word) => ({ word, clue: `a clue for number ${word.length}` }),
      ),
    },
    seed,
    100_000,
  )
