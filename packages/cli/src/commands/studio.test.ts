import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ended, kumiki, start } from '../process.contract.ts'

/** The program, once it has printed its address. */
async function studio(...args: string[]): Promise<{ child: ChildProcessWithoutNullStreams; address: string }> {
  const child = start(['studio', '--no-open', ...args])
  const line = await new Promise<string>((resultOf, failed) => {
    child.stdout.once('data', (part: Buffer) => resultOf(String(part)))
    child.once('close', (code) => failed(new Error(`it ended with ${code}`)))
  })
  expect(line).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\n$/)
  return { child, address: line.trim() }
}

/** A request whose path no client has normalised. */
const raw = (address: string, path: string, method = 'GET') =>
  new Promise<{ status: number | undefined; body: string }>((done, failed) => {
    const { hostname, port } = new URL(address)
    request({ hostname, port, path, method }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => done({ status: response.statusCode, body: Buffer.concat(parts).toString() }))
    })
      .on('error', failed)
      .end()
  })

describe('kumiki studio', () => {
  let running: Awaited<ReturnType<typeof studio>>
  let player: string
  beforeAll(async () => {
    running = await studio()
    player = await (await fetch(new URL('play/', running.address))).text()
  })
  afterAll(() => running?.child.kill('SIGKILL'))

  const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(new URL(path, running.address), { headers, redirect: 'manual' })

  it('shows the studio at its root, which no other site may frame', async () => {
    const studioPage = await get('/')
    expect(studioPage.status).toBe(200)
    expect(await studioPage.text()).toMatch(/<main><\/main>/)
    expect(studioPage.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; .*; frame-ancestors 'none'$/,
    )
  })

  it('leads to the player, with its query', async () => {
    expect(player).toContain('<main>')
    for (const [from, to] of [
      ['/play', '/play/'],
      ['/play?embed=1&x=%E3%81%82', '/play/?embed=1&x=%E3%81%82'],
    ] as const) {
      const response = await get(from)
      expect([response.status, response.headers.get('location')]).toEqual([302, to])
    }
  })

  it('sends a page with a policy that runs no foreign script, and lets only the player be framed', async () => {
    const { headers } = await get('/play/')
    const policy = headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'; script-src 'self';.*; frame-ancestors \*$/)
    expect(policy).not.toMatch(/unsafe/)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-cache',
    })
    expect((await get('/manifest.webmanifest')).headers.get('content-security-policy')).toContain(
      "frame-ancestors 'none'",
    )
  })

  it('sends every file of the page with its type, and lets it be cached for good if its name holds its hash', async () => {
    const names = [...player.matchAll(/(?:src|href)="\.\.\/([^"]+)"/g)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(4)
    for (const name of names) {
      const { status, headers } = await get(name)
      const type = headers.get('content-type')
      expect([name, status, type]).toEqual([name, 200, expect.stringMatching(/javascript|css|svg|png|manifest/)])
      expect(headers.get('cache-control')).toBe(
        name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    }
  })

  it('compresses if the client accepts it, and sends nothing twice', async () => {
    const [, script = ''] = /src="\.\.\/(assets\/[^"]+)"/.exec(player) ?? []
    const packed = await get(script, { 'accept-encoding': 'gzip' })
    const open = await get(script, { 'accept-encoding': 'identity' })
    expect([packed.headers.get('content-encoding'), open.headers.get('content-encoding')]).toEqual(['gzip', null])
    expect(await packed.text()).toBe(await open.text())
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(Number(open.headers.get('content-length')) / 2)
    const again = await get('/play/', { 'if-none-match': (await get('/play/')).headers.get('etag') ?? '' })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it.each([
    '/../package.json',
    '/play/../../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/..%5cpackage.json',
    '//etc/passwd',
    '/play/%00',
    '/%ff',
    '/assets',
    '/assets/',
    'http://example.org/play/',
  ])('has nothing at %s', async (path) => {
    expect(await raw(running.address, path)).toEqual({
      status: 404,
      body: 'There is nothing here. / ここには何もありません。\n',
    })
  })

  it('accepts only requests that read', async () => {
    expect((await raw(running.address, '/play/', 'POST')).status).toBe(405)
    expect(await raw(running.address, '/play/', 'HEAD')).toEqual({ status: 200, body: '' })
  })

  it('takes the next port if its own is taken', async () => {
    const other = await studio()
    expect(Number(new URL(other.address).port)).toBeGreaterThan(Number(new URL(running.address).port))
    other.child.kill('SIGKILL')
  })

  it('refuses a requested port that is taken, in one sentence', async () => {
    const { port } = new URL(running.address)
    const { code, out, err } = await kumiki(['studio', '--no-open', '--port', port])
    expect([code, out]).toEqual([2, ''])
    expect(err).toBe(`Port ${port} is taken by another program; name another with --port, or leave it out.\n`)
    const ja = await kumiki(['studio', '--no-open', '--port', port, '--lang', 'ja'])
    expect(ja.err).toMatch(/^ポート \d+ は.*。\n$/)
  })
})

it.each(['SIGINT', 'SIGTERM'] as const)(
  'kumiki studio on a port of one’s own ends at %s, with connections open',
  async (signal) => {
    const port = await freePort()
    const { child, address } = await studio('--port', String(port))
    expect(address).toBe(`http://127.0.0.1:${port}/`)
    const end = ended(child)
    await fetch(new URL('play/', address))
    child.kill(signal)
    expect(await end).toEqual({ code: 0, out: '', err: '' })
  },
)

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
