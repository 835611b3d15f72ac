/**
 * Answers wait in memory until they are taken, so a connection may have few requests in work, an address few
 * connections, and an answer that is taken too slowly is dropped. Counted in requests and connections; the bounds on
 * time are tried with a clock of the test's own.
 */
import { EventEmitter } from 'node:events'
import { createServer } from 'node:http'
import { connect, Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Connections } from './connections.ts'
import { newServer, operatorToken, type TestServer } from './place.contract.ts'

let server: TestServer
beforeAll(async () => {
  server = await newServer(0, 1)
})
afterAll(() => server?.leave())

const lineTo = (base: string): Socket => {
  const { hostname, port } = new URL(base)
  return connect({ port: Number(port), host: hostname }).on('error', () => {})
}

it('20 connections that send 1,000 requests each and read nothing are closed, and few of the requests are answered', async () => {
  const sockets = Array.from({ length: 20 }, () => lineTo(server.base))
  const closed = sockets.map((socket) => new Promise((done) => socket.once('close', done)))
  for (const socket of sockets) {
    socket.pause()
    socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1_000))
  }
  const connections = async () => {
    const { text } = await server.ask('GET', '/metrics', undefined, operatorToken)
    return Number(/^kumiki_connections (\d+)$/m.exec(text)?.[1]) - 1
  }
  await expect.poll(connections).toBe(0)
  const answered = server.log.filter((line) => JSON.stringify(line).includes('openapi.json')).length
  expect(answered).toBeLessThanOrEqual(20 * 32)
  for (const socket of sockets) socket.resume()
  await Promise.all(closed)
})

it('a client that sends a few requests at once gets all answers, in their order', async () => {
  const socket = lineTo(server.base)
  let heard = ''
  socket.on('data', (part: Buffer) => (heard += String(part)))
  const paths = Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? '/healthz' : '/api/today'))
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''))
  const statuses = () => [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)
  await expect.poll(() => statuses().length).toBe(20)
  expect(statuses()).toEqual(paths.map((path) => (path === '/healthz' ? '200' : '404')))
  socket.destroy()
})

describe('many connections', () => {
  /** A server that knows its connections, without any network: each is a socket that was never opened. */
  function hall(perAddress: number, all: number) {
    const http = createServer()
    const connections = new Connections(http, { requests: 2, perAddress, all, silenceMs: 1_000 }, () => 0)
    const enter = (remoteAddress: string, writableLength = 0, bytesWritten = 0): Socket => {
      const fields = { remoteAddress, writableLength, bytesWritten }
      const socket = new Socket()
      for (const [name, value] of Object.entries(fields)) Object.defineProperty(socket, name, { value })
      http.emit('connection', socket)
      return socket
    }
    return { connections, enter, leave: () => connections.stop() }
  }

  it('from one address: one that does nothing makes room, and else the newest has to go', () => {
    const { connections, enter, leave } = hall(3, 100)
    const own = Array.from({ length: 3 }, () => enter('192.0.2.1'))
    expect(connections.admits(own[0]!)).toBe(true)
    own.push(enter('192.0.2.1'))
    expect(own.map(({ destroyed }) => destroyed)).toEqual([false, true, false, false])
    for (const one of [own[2]!, own[3]!]) connections.admits(one)
    own.push(enter('192.0.2.1'))
    expect(own.map(({ destroyed }) => destroyed)).toEqual([false, true, false, false, true])
    expect(enter('192.0.2.2').destroyed).toBe(false)
    leave()
  })

  it('in all: one that does nothing makes room', () => {
    const { connections, enter, leave } = hall(3, 4)
    const own = Array.from({ length: 5 }, (_, n) => enter(`192.0.2.${n}`))
    expect(own.map(({ destroyed }) => destroyed)).toEqual([true, false, false, false, false])
    expect(connections.admits(own[1]!)).toBe(true)
    leave()
  })

  it('a connection with too many requests in work is closed, and one whose answers were taken is not', () => {
    const { connections, enter, leave } = hall(3, 4)
    const [busy, patient] = [enter('192.0.2.1'), enter('192.0.2.2')]
    expect([connections.admits(busy), connections.admits(busy), connections.admits(busy)]).toEqual([true, true, false])
    expect(busy.destroyed).toBe(true)
    for (let n = 0; n < 10; n++) {
      const answer = new EventEmitter()
      expect(connections.admits(patient)).toBe(true)
      connections.follow(patient, answer, () => {})
      answer.emit('close')
    }
    leave()
  })

  it('what was in work on a connection is let go when the connection ends', async () => {
    const { connections, enter, leave } = hall(3, 4)
    const socket = enter('192.0.2.1')
    const over: number[] = []
    for (const n of [1, 2]) {
      connections.admits(socket)
      connections.follow(socket, new EventEmitter(), () => over.push(n))
    }
    socket.destroy()
    await new Promise((done) => socket.once('close', done))
    expect(over).toEqual([1, 2])
    leave()
  })

  it('an answer has its time, longer for a large one, and is dropped if it is taken more slowly', () => {
    const { connections, enter, leave } = hall(3, 4)
    const reading = (writableLength: number, bytesWritten: number) => enter('192.0.2.1', writableLength, bytesWritten)
    const [stuck, large, done] = [reading(1_000, 1_000), reading(8_000_000, 8_000_000), reading(0, 5)]
    connections.look(0)
    connections.look(1_000)
    expect([stuck, large, done].map(({ destroyed }) => destroyed)).toEqual([false, false, false])
    connections.look(1_200)
    expect([stuck, large, done].map(({ destroyed }) => destroyed)).toEqual([true, false, false])
    connections.look(1_000_900)
    expect(large.destroyed).toBe(false)
    connections.look(1_001_100)
    expect([large, done].map(({ destroyed }) => destroyed)).toEqual([true, false])
    leave()
  })
})
