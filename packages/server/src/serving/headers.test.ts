/** The headers of every answer: each route and the pages of the site, as visitors get them. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../routes/table.ts'
import { newServer, sudoku, type TestServer } from './place.contract.ts'
import { startServer } from './server.ts'

let server: TestServer
let id: string
beforeAll(async () => {
  server = await newServer(0, 1_000)
  id = (await server.ask('POST', '/api/puzzles', await sudoku())).json.id
})
afterAll(() => server?.leave())

const addresses = ['/', '/play/', '/sw.js', '/pages/page.css', '/nothing']

describe('every answer', () => {
  it('has a policy, a fixed type, no cookie, no server name, and lets other sites read only the file for players', async () => {
    const request = [
      ...routes.map(({ method, path }) => [method, path.replace(':id', id).replace(':day', '2020-01-01')] as const),
      ...addresses.map((path) => ['GET', path] as const),
    ].filter(([method]) => method !== 'DELETE')
    expect(request.length).toBeGreaterThan(30)
    for (const [method, path] of request) {
      const { headers } = await server.ask(method, path, method === 'GET' ? undefined : {})
      const outcome = Object.fromEntries(headers)
      expect([path, outcome['content-security-policy']]).toEqual([path, expect.stringMatching(/^default-src 'none'/)])
      expect(outcome['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe-inline'|\*[^;]*script/)
      expect([path, outcome['x-content-type-options'], outcome['referrer-policy']]).toEqual([
        path,
        'nosniff',
        'no-referrer',
      ])
      expect([path, outcome['cross-origin-opener-policy']]).toEqual([path, 'same-origin'])
      // scripts cannot be framed on their own
      if (!outcome['content-type']?.startsWith('text/javascript')) {
        const framed = path === '/play/' ? '*' : "'none'"
        expect([path, outcome['content-security-policy']]).toEqual([
          path,
          expect.stringContaining(`frame-ancestors ${framed}`),
        ])
      }
      expect([path, outcome['content-type']]).toEqual([path, expect.stringMatching(/^\w+\/[\w.+-]+/)])
      // other sites may read the file for players, which is public, and nothing else
      const isOpenFile = method === 'GET' && path === `/api/puzzles/${id}`
      expect([path, outcome['access-control-allow-origin']]).toEqual([path, isOpenFile ? '*' : undefined])
      for (const none of ['set-cookie', 'server', 'x-powered-by'])
        expect([path, none, outcome[none]]).toEqual([path, none, undefined])
      if (path.startsWith('/api/'))
        expect([path, outcome['cache-control']]).toEqual([path, expect.stringMatching(/^no-/)])
      expect(outcome['strict-transport-security']).toBeUndefined()
    }
  })

  it('enforces TLS behind a proxy, where local requests do not count as the operator', async () => {
    const { database } = server.place
    const options = { database, host: '127.0.0.1', port: 0, slots: 0, base: null, operatorToken: null, pace: 1 }
    const behind = await startServer({ ...options, isBehindProxy: true, log: () => {} })
    if (!behind.ok) throw new Error(behind.error.text.en)
    const ask = (path: string, headers: Record<string, string> = {}) =>
      fetch(new URL(path, behind.value.address), { headers })
    for (const path of ['/', '/api/today', `/p/${id}`])
      expect((await ask(path)).headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
    expect((await ask('/metrics', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(403)
    expect((await ask('/metrics')).status).toBe(403)
    await behind.value.stop()
  })

  it('treats local programs as the operator if it has no token, but not pages of other sites', async () => {
    const { database } = server.place
    const options = { database, host: '127.0.0.1', port: 0, slots: 0, base: null, operatorToken: null, pace: 1 }
    const near = await startServer({ ...options, isBehindProxy: false, log: () => {} })
    if (!near.ok) throw new Error(near.error.text.en)
    const ask = async (headers: Record<string, string>) =>
      (await fetch(new URL('/metrics', near.value.address), { headers })).status
    expect(await ask({})).toBe(200)
    expect(await ask({ origin: near.value.address.slice(0, -1) })).toBe(200)
    expect(await ask({ origin: 'https://evil.example' })).toBe(403)
    expect(await ask({ 'x-forwarded-for': '203.0.113.7' })).toBe(403)
    await near.value.stop()
  })

  it('limits clients behind a proxy by the address that the proxy saw, whatever they claim', async () => {
    const { database } = server.place
    const options = { database, host: '127.0.0.1', port: 0, slots: 0, base: null, operatorToken: null, pace: 1 }
    const behind = await startServer({ ...options, isBehindProxy: true, log: () => {} })
    if (!behind.ok) throw new Error(behind.error.text.en)
    const statuses: number[] = []
    for (let n = 0; n < 62; n++) {
      const headers = { 'x-forwarded-for': `198.51.100.${n}, 203.0.113.7` }
      statuses.push((await fetch(new URL('/api/plays', behind.value.address), { method: 'POST', headers })).status)
    }
    expect(statuses.at(0)).toBe(400)
    expect(statuses.at(-1)).toBe(429)
    await behind.value.stop()
  })
})

it('an address has a limit over all routes, besides the limit of each', async () => {
  const { database } = server.place
  const options = { database, host: '127.0.0.1', port: 0, slots: 0, base: null, operatorToken: null }
  const slow = await startServer({ ...options, isBehindProxy: false, pace: 0.001, log: () => {} })
  if (!slow.ok) throw new Error(slow.error.text.en)
  let [answered, last] = [0, 404]
  for (; last === 404 && answered < 500; answered += Number(last === 404))
    last = (await fetch(new URL(`/api/puzzles/x${answered}`, slow.value.address))).status
  expect(last).toBe(429)
  expect(answered).toBeGreaterThanOrEqual(60)
  await slow.value.stop()
})

it('docs/security.md names tests that exist', () => {
  const root = new URL('../../../../', import.meta.url)
  const page = readFileSync(new URL('docs/security.md', root), 'utf8')
  const named = [...page.matchAll(/`([\w/.-]+\.test\.ts)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(40)
  const places = (path: string) => [path, `packages/server/src/${path}`]
  expect(named.filter((path) => !places(path).some((one) => existsSync(fileURLToPath(new URL(one, root)))))).toEqual([])
})
