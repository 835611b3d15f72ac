/**
 * No client holds the server up: neither one that sends slowly or stops, nor one that does not read its answer, nor one
 * that submits slow work. Each server here has one short timeout only, so that a busy machine does not trigger another.
 */
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addBatch } from '../batches/store.ts'
import { Queue } from '../store/queue.ts'
import type { Timeouts } from '../threads/timeouts.ts'
import { ask, newServer, operatorToken, sudoku, type TestServer } from './place.contract.ts'
import { startServer } from './server.ts'

/** Longer than any test; each test shortens the one timeout that it is about. */
const longMs = 600_000
const patient: Timeouts = { requestMs: longMs, silenceMs: longMs, verifyMs: longMs, turnMs: longMs }

let server: TestServer
let line: string
beforeAll(async () => {
  line = await sudoku()
  server = await newServer(0, 100, { timeouts: { ...patient, silenceMs: 3_000 } })
})
afterAll(() => server?.leave())

/** The number of open connections besides the one that asks. */
async function others({ base }: { readonly base: string }): Promise<number> {
  const { text } = await ask(base, 'GET', '/metrics', undefined, operatorToken)
  return Number(/^kumiki_connections (\d+)$/m.exec(text)?.[1]) - 1
}

/** Another server on the same database. */
async function beside(timeouts: Timeouts): Promise<{ readonly base: string; stop(): Promise<void> }> {
  const { database } = server.place
  const usual = { host: '127.0.0.1', port: 0, slots: 0, base: null, operatorToken, isBehindProxy: false, pace: 100 }
  const started = await startServer({ ...usual, database, timeouts, log: () => {} })
  if (!started.ok) throw new Error(started.error.text.en)
  return { base: started.value.address.slice(0, -1), stop: started.value.stop }
}

/** A connection that the client never closes. */
const lineTo = ({ base }: { readonly base: string }): Socket => {
  const { hostname, port } = new URL(base)
  return connect({ port: Number(port), host: hostname, allowHalfOpen: true }).on('error', () => {})
}

/** Everything received until the server ends its side. Our own side stays open. */
const heardOn = (socket: Socket): Promise<string> =>
  new Promise((resultOf) => {
    let heard = ''
    socket.on('data', (part: Buffer) => (heard += String(part)))
    socket.on('end', () => resultOf(heard))
    socket.on('error', () => resultOf(heard))
  })

/** Sends one character at a time while the connection is open. */
async function trickle(socket: Socket, signs: Iterable<string>): Promise<void> {
  for (const sign of signs) {
    if (!socket.writable || socket.destroyed) return
    socket.write(sign)
    await pause(50)
  }
}

const post = `POST /api/puzzles HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n`

describe('a client that is slow', () => {
  it('gets one sentence, and its connection is closed, however it is slow', async () => {
    const ways: readonly (readonly [how: string, first: string, more: string])[] = [
      ['sends nothing at all', '', ''],
      ['sends its headers a letter at a time', 'GET / HTTP/1.1\r\nX: ', 'x'.repeat(200)],
      ['sends its body a letter at a time', post, '{'.repeat(200)],
      ['stops in the middle of its body', `${post}{"kumiki":`, ''],
      ['stops in a chunk', `${post.replace('Content-Length: 1000', 'Transfer-Encoding: chunked')}ff\r\n{`, ''],
    ]
    const awake = await beside({ ...patient, requestMs: 1_000 })
    const sockets = ways.map(() => lineTo(awake))
    const found = await Promise.all(
      ways.map(async ([how, first, more], n) => {
        const socket = sockets[n]!
        if (first !== '') socket.write(first)
        void trickle(socket, more)
        const [head = '', body = ''] = (await heardOn(socket)).split('\r\n\r\n')
        return [how, head.split('\r\n', 1).join(), body]
      }),
    )
    const text = {
      en: 'The request did not arrive within 1 s; nothing was done.',
      ja: 'リクエストが1秒以内に届きませんでした。何も行っていません。',
    }
    const sentence = `${JSON.stringify({ problem: { code: 'too-slow', text } })}\n`
    expect(found).toEqual(ways.map(([how]) => [how, 'HTTP/1.1 408 Request Timeout', sentence]))
    // no client closes its side; the server does not wait for that
    await expect.poll(() => others(awake)).toBe(0)
    for (const socket of sockets) socket.destroy()
    await awake.stop()
  })

  it('delays no other client, nor the end of the server', async () => {
    const other = await beside({ ...patient, requestMs: 1_000 })
    const sockets = Array.from({ length: 50 }, () => lineTo(other))
    for (const socket of sockets) socket.write(post)
    await expect.poll(async () => (await ask(other.base, 'GET', '/readyz')).status).toBe(200)
    await other.stop()
    for (const socket of sockets) socket.destroy()
  })

  it('that does not read its answer is disconnected', async () => {
    const { database } = server.place
    const queue = await Queue.open(database)
    const plan = {
      seed: 's',
      items: [{ kind: 'sudoku', spec: {}, count: 1, effort: null, lang: 'en' as const, title: null }],
      book: null,
    }
    const id = await addBatch(database.db, queue, plan)
    await queue.stop()
    // 40 MB: more than the buffers in between hold
    await database.pool.query(
      `insert into kumiki.making (batch, item, try, line, place)
       select $1, 0, n, repeat('x', 100000), n from generate_series(1, 400) n`,
      [id],
    )
    const socket = lineTo(server)
    socket.pause()
    socket.write(`GET /api/batches/${id}/puzzles HTTP/1.1\r\nHost: x\r\n\r\n`)
    await expect.poll(() => JSON.stringify(server.log)).toContain('GET /api/batches/:id/puzzles')
    await expect.poll(() => others(server)).toBe(0)
    socket.destroy()
  })
})

describe('a puzzle that takes long to verify', () => {
  it('is refused in one sentence at its timeout, and nothing is kept', async () => {
    const hurried = await beside({ ...patient, verifyMs: 1 })
    const count = async () =>
      (await server.place.database.pool.query('select count(*)::int as count from kumiki.puzzle')).rows[0].count
    const before = await count()
    const refused = await ask(hurried.base, 'POST', '/api/puzzles', line)
    expect([refused.status, refused.json.problem.code]).toEqual([422, 'takes-too-long'])
    expect(refused.json.problem.text.en).toMatch(/^The puzzle could not be verified in the time .*\.$/)
    expect(await count()).toBe(before)
    await hurried.stop()
  })

  it('is refused with a time to retry if no thread is free', async () => {
    const busy = await beside({ ...patient, turnMs: 0 })
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(busy.base, 'POST', '/api/puzzles', line)))
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.length).toBeGreaterThan(0)
    for (const { status, json, headers } of refused)
      expect([status, json.problem.code, headers.get('retry-after')]).toEqual([503, 'busy', '5'])
    await busy.stop()
  })
})
