/**
 * Forged tokens open nothing, and every request gets an answer. Tokens are random or near the real one; requests go to
 * every route with manipulated ids, queries and bodies. KUMIKI_FORGERIES sets how many of each (1000000 for the long
 * run), KUMIKI_SEED which ones.
 */

import { afterAll, beforeAll, expect, it } from 'vitest'
import { Rng } from '../../../core/src/base/rng.ts'
import { routes } from '../routes/table.ts'
import { askRaw, newServer, operatorToken, sudoku, type TestServer } from './place.contract.ts'

const count = Number(process.env.KUMIKI_FORGERIES ?? 1_000)
const seed = process.env.KUMIKI_SEED ?? 'forgeries'
/** Concurrent requests. */
const lanes = 16
const timeout = 120_000 + count * 20

let server: TestServer
let line: string
beforeAll(async () => {
  line = await sudoku()
  server = await newServer(0, 1_000_000)
})
afterAll(() => server?.leave())

/** Runs `one` this many times, several at once; prints progress on long runs. */
async function often(name: string, one: (n: number) => Promise<void>): Promise<void> {
  let next = 0
  const lane = async (): Promise<void> => {
    while (next < count) {
      const n = next++
      await one(n)
      // log lines without a fault are dropped: a million of them would fill the memory
      if (n % 10_000 === 9_999) {
        server.log.splice(0, server.log.length, ...server.log.filter((entry) => 'fault' in entry))
        console.log(`${n + 1} ${name}`)
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

it(`${count} forged tokens open nothing`, { timeout }, async () => {
  const { id, edit } = (await server.ask('POST', '/api/puzzles', line)).json
  const real = String(edit).slice(edit.indexOf('#') + 1)
  let refused = 0
  await often('forged tokens', async (n) => {
    const { status } = await askRaw(server.base, 'GET', `/api/puzzles/${id}/file`, forged(real, n))
    if (status === 403) refused++
  })
  expect(refused).toBe(count)
  expect((await server.ask('GET', `/api/puzzles/${id}/file`, undefined, real)).status).toBe(200)
})

it(`${count} mutated requests cause no server error`, { timeout }, async () => {
  const { id } = (await server.ask('POST', '/api/puzzles', { file: JSON.parse(line), terms: { contest: true } })).json
  const bodies = [
    line,
    '{"answer":{"rows":[[1]]}}',
    '{"seed":"s","items":[{"kind":"sudoku","spec":{"size":4},"count":1}]}',
    '{"title":"x","puzzles":["x"]}',
    '{"consent":true,"kind":"sudoku","activeMs":1,"finished":true}',
  ]
  const statuses = new Map<number, number>()
  await often('mutated requests', async (n) => {
    const rng = new Rng(`${seed}/${n}`)
    const route = rng.pick(routes)
    const path = route.path.replace(/:\w+/g, () => rng.pick([id, '%00', '%F0', 'x'.repeat(90), "';--", '..', '0']))
    const query =
      rng.below(10) < 3
        ? `?url=${rng.pick(['%', '%00', 'x', `${server.base}/p/${id}`])}&day=${rng.pick(['2020-01-01', 'x'])}`
        : ''
    const body = ['GET', 'DELETE'].includes(route.method) ? undefined : mutated(rng, rng.pick(bodies))
    // the operator may delete and cancel, so the operator's token is sent with POST only
    const token = route.method === 'POST' && rng.below(5) === 0 ? operatorToken : forged('', n)
    const { status, text } = await askRaw(server.base, route.method, path + query, token, body)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status >= 500) expect([seed, n, route.path, body, text]).toEqual('no such answer')
  })
  expect(statuses.size).toBeGreaterThan(2)
  console.log(`Statuses: ${[...statuses].map(([status, times]) => `${status} × ${times}`).join(', ')}`)
  expect(server.log.filter((entry) => 'fault' in entry)).toEqual([])
})

/** A random token, or one near the real one. */
function forged(real: string, n: number): string {
  const rng = new Rng(`${seed}/token/${n}`)
  if (n % 3 === 0 || real === '') return Array.from({ length: 22 }, () => rng.pick([...letters])).join('')
  if (n % 3 === 1) return real.slice(0, n % real.length)
  const at = n % real.length
  // an extra letter, because the last letter of a token has bits that do not count
  return `${real.slice(0, at)}${real[at] === 'A' ? 'E' : 'A'}${real.slice(at + 1)}x`
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const signs = ['"', '{', '}', '[', ']', ',', '0', '-1', '1e999', 'null', '\u0000', '\ud800', '__proto__', '漢', '\\']

function mutated(rng: Rng, text: string): string {
  let changed = text
  for (let times = rng.below(4); times >= 0; times--) {
    const at = rng.below(changed.length + 1)
    changed = changed.slice(0, at) + rng.pick(signs) + changed.slice(at + rng.below(5))
  }
  return changed
}
