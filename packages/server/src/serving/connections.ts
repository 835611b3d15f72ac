/**
 * Bounds what connections cost. A connection has few requests in work at a time, because answers wait in memory until
 * they are taken; an address has a number of connections, and so has the server. Where there are too many, one that
 * does nothing makes room. An answer that is taken too slowly is dropped.
 */
import type { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { customerAt } from '../http/limiter.ts'

export interface ConnectionBounds {
  /** Requests in work on one connection. Browsers and proxies send one at a time. */
  readonly requests: number
  /** Connections from one address; Infinity behind a proxy, from which all connections come. */
  readonly perAddress: number
  readonly all: number
  /** How long an answer may wait to be taken, besides a time for its size. */
  readonly silenceMs: number
}

/** How fast an answer must be taken, once it has waited. */
export const bytesPerMs = 8

interface Line {
  readonly customer: string
  /** Requests in work. */
  requests: number
  /** Since when something waits to be taken, and how much had been written then. */
  since: number
  written: number
  /** What is to be called for each request in work when the connection ends. */
  readonly waiting: Set<() => void>
}

export class Connections {
  readonly #lines = new Map<Socket, Line>()
  readonly #bounds: ConnectionBounds
  readonly #looking: NodeJS.Timeout

  constructor(server: Server, bounds: ConnectionBounds, clock: () => number = () => performance.now()) {
    this.#bounds = bounds
    server.on('connection', (socket) => this.#welcome(socket, clock()))
    this.#stand(server)
    this.#looking = setInterval(() => this.look(clock()), Math.max(100, bounds.silenceMs / 12))
    this.#looking.unref()
  }

  /** Lets through what a connection may ask. The rest gets none of the objects that an answer needs. */
  #stand(server: Server): void {
    const handlers = server.listeners('request')
    server.removeAllListeners('request')
    server.on('request', (request, response) => {
      if (!this.admits(request.socket)) return
      for (const handler of handlers) Reflect.apply(handler, server, [request, response])
    })
  }

  /** False: the connection has too many requests in work; it is closed, and this one is not to be answered. */
  admits(socket: Socket): boolean {
    const line = this.#lines.get(socket)
    if (!line) return true
    line.requests++
    if (line.requests <= this.#bounds.requests) return true
    socket.destroy()
    return false
  }

  /**
   * Calls `over` when the answer has been given, or its connection has ended. Node tells an answer that still waits for
   * another one nothing of that end.
   */
  follow(socket: Socket, answer: EventEmitter, over: () => void): void {
    const line = this.#lines.get(socket)
    line?.waiting.add(over)
    answer.once('close', () => {
      if (!line?.waiting.delete(over)) return
      line.requests--
      over()
    })
    if (!line) over()
  }

  /** Closes the connections whose answers are taken too slowly. */
  look(now: number): void {
    for (const [socket, line] of this.#lines) {
      if (socket.writableLength === 0) {
        line.since = now
        line.written = socket.bytesWritten
      } else if (now - line.since > this.#bounds.silenceMs + (socket.bytesWritten - line.written) / bytesPerMs)
        socket.destroy()
    }
  }

  stop(): void {
    clearInterval(this.#looking)
  }

  #welcome(socket: Socket, now: number): void {
    const { perAddress, all } = this.#bounds
    const customer = customerAt(socket.remoteAddress ?? '')
    const line: Line = { customer, requests: 0, since: now, written: 0, waiting: new Set() }
    this.#lines.set(socket, line)
    socket.once('close', () => {
      this.#lines.delete(socket)
      for (const over of line.waiting) over()
      line.waiting.clear()
    })
    const own = [...this.#own(customer, perAddress)]
    if (own.length > perAddress) this.#dropOne(own)
    const open = [...this.#lines.keys()].filter((one) => !one.destroyed)
    if (open.length > all) this.#dropOne(open)
  }

  #own(customer: string, perAddress: number): Socket[] {
    if (this.#lines.size <= perAddress) return []
    return [...this.#lines]
      .filter(([socket, line]) => line.customer === customer && !socket.destroyed)
      .map(([socket]) => socket)
  }

  /** The oldest that does nothing; else the oldest that does not take its answer; else the newest. */
  #dropOne(sockets: readonly Socket[]): void {
    const older = sockets.slice(0, -1)
    const idle = older.find((socket) => this.#lines.get(socket)?.requests === 0)
    const drop = idle ?? older.find((socket) => socket.writableLength > 0) ?? sockets.at(-1)
    drop?.destroy()
  }
}
