/**
 * Bounds what connections cost. A connection has few requests in work at a time, because answers wait in memory until
 * they are taken; an address has a number of connections, and so has the server. Where there are too many, one that
 * does nothing makes room. An answer that is taken too slowly is dropped.
 */
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
}

export class Connections {
  readonly #lines = new Map<Socket, Line>()
  readonly #bounds: ConnectionBounds
  readonly #looking: NodeJS.Timeout

  constructor(server: Server, bounds: ConnectionBounds, clock: () => number = () => performance.now()) {
    this.#bounds = bounds
    server.on('connection', (socket) => this.#welcome(socket, clock()))
    this.#looking = setInterval(() => this.look(clock()), Math.max(100, bounds.silenceMs / 12))
    this.#looking.unref()
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

  /** A request has been answered, or dropped. */
  leaves(socket: Socket): void {
    const line = this.#lines.get(socket)
    if (line) line.requests--
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
    this.#lines.set(socket, { customer, requests: 0, since: now, written: 0 })
    socket.once('close', () => this.#lines.delete(socket))
    const own = [...this.#own(customer, perAddress)]
    if (own.length > perAddress) this.#dropOne(own)
    if (this.#lines.size > all) this.#dropOne([...this.#lines.keys()])
  }

  #own(customer: string, perAddress: number): Socket[] {
    if (this.#lines.size <= perAddress) return []
    return [...this.#lines].filter(([, line]) => line.customer === customer).map(([socket]) => socket)
  }

  /** The oldest that does nothing; else the oldest that does not take its answer; else the newest. */
  #dropOne(sockets: readonly Socket[]): void {
    const older = sockets.slice(0, -1)
    const idle = older.find((socket) => this.#lines.get(socket)?.requests === 0)
    const drop = idle ?? older.find((socket) => socket.writableLength > 0) ?? sockets.at(-1)
    if (drop) this.#lines.delete(drop)
    drop?.destroy()
  }
}
