/**
 * A proxy in front passes on what strangers send. Without the operator's token nothing that could have come through one
 * is the operator's, and no address that a visitor made up gets an allowance of its own.
 */
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { visitorAt } from '../http/limiter.ts'
import { newServer, sudoku, type TestServer } from './place.contract.ts'
import { type ServerOptions, startServer } from './server.ts'

let server: TestServer
let id: string
beforeAll(async () => {
  server = await newServer(0, 100)
  id = (await server.ask('POST', '/api/puzzles', await sudoku())).json.id
})
afterAll(() => server?.leave())

const log: object[] = []
async function beside(more: Partial<ServerOptions> = {}) {
  const { database } = server.place
  const usual = { host: '127.0.0.1', port: 0, slots: 0, base: null, operatorToken: null, isBehindProxy: false, pace: 1 }
  const started = await startServer({ ...usual, database, log: (line) => log.push(line), ...more })
  if (!started.ok) throw new Error(started.error.text.en)
  return started.value
}

/** Sends bytes as they are; the status of the answer. */
const raw = (address: string, method: string, path: string, version: string, headers: readonly string[], body = '') =>
  new Promise<number>((done) => {
    const { hostname, port, host } = new URL(address)
    const socket = connect({ port: Number(port), host: hostname })
    const lines = [`${method} ${path} HTTP/${version}`, `Host: ${host}`, `Content-Length: ${body.length}`, ...headers]
    let text = ''
    socket.on('data', (part: Buffer) => {
      text += String(part)
      done(Number(/^HTTP\/1\.\d (\d{3})/.exec(text)?.[1]))
      socket.destroy()
    })
    socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  })

const reason = JSON.stringify({ reason: 'a stranger' })

it('nginx as it comes, which names this machine as the host, lets no stranger be the operator', async () => {
  const open = await beside()
  // `proxy_pass http://127.0.0.1:8080` and nothing else
  const nginx = ['Connection: close']
  expect(await raw(open.address, 'GET', '/metrics', '1.1', [])).toBe(200)
  expect(await raw(open.address, 'GET', '/metrics', '1.1', nginx)).toBe(403)
  expect(await raw(open.address, 'POST', `/api/puzzles/${id}/takedown`, '1.0', nginx, reason)).toBe(403)
  expect(await raw(open.address, 'GET', '/metrics', '1.0', nginx)).toBe(403)
  // a proxy was noticed: from now on nothing is open that has no token, however it is asked for
  expect(await raw(open.address, 'GET', '/metrics', '1.1', [])).toBe(403)
  expect(JSON.stringify(log)).toContain('started without --proxy')
  expect(log.filter((line) => JSON.stringify(line).includes('without --proxy'))).toHaveLength(1)
  await open.stop()
  expect((await server.ask('GET', `/api/puzzles/${id}`)).status).toBe(200)
})

it.each(['X-Forwarded-For: 203.0.113.7', 'X-Forwarded-Proto: https', 'Forwarded: for=203.0.113.7', 'Via: 1.1 proxy'])(
  'a request with "%s" closes the operator’s routes, and the refusal says what to do',
  async (header) => {
    const open = await beside()
    expect(await raw(open.address, 'GET', '/api/today', '1.1', [header])).toBe(404)
    const refused = await fetch(new URL('/metrics', open.address))
    expect(refused.status).toBe(403)
    expect((await refused.json()).problem.text.en).toMatch(/Set KUMIKI_OPERATOR_TOKEN, and --proxy/)
    await open.stop()
  },
)

it('a page of another site cannot close them', async () => {
  const open = await beside()
  const page = { origin: 'https://evil.example', referer: 'https://evil.example/' }
  expect((await fetch(new URL('/metrics', open.address), { headers: page })).status).toBe(403)
  expect((await fetch(new URL('/metrics', open.address))).status).toBe(200)
  await open.stop()
})

it.each([
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['"[2001:db8::1]:443"', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['unknown', '10.0.0.1'],
  ['', '10.0.0.1'],
  ['203.0.113.7.9', '10.0.0.1'],
  ['203.0.113.700', '10.0.0.1'],
  ['x:1', '10.0.0.1'],
])('a proxy that reports %s means %s', (reported, address) => {
  expect(visitorAt(reported, '10.0.0.1')).toBe(address)
})

it('ports and junk behind a proxy make no new allowances', async () => {
  const behind = await beside({ isBehindProxy: true, steady: () => 0 })
  const ask = async (from: string) =>
    (await fetch(new URL('/api/plays', behind.address), { method: 'POST', headers: { 'x-forwarded-for': from } }))
      .status
  const ports: number[] = []
  for (let n = 0; n < 61; n++) ports.push(await ask(`203.0.113.7:${10_000 + n}`))
  expect([ports.at(0), ports.at(-1)]).toEqual([400, 429])
  const junk: number[] = []
  for (let n = 0; n < 61; n++) junk.push(await ask(`junk${n}`))
  expect([junk.at(0), junk.at(-1)]).toEqual([400, 429])
  expect(await ask('203.0.113.8')).toBe(400)
  await behind.stop()
})
