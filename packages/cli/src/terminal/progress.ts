/**
 * One line that shows the progress of work, on a terminal only: it appears after a second, is rewritten in place and is
 * erased at the end. Nothing is ever written to a pipe.
 */
import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'

export const appearsAfterMs = 1000
export const rewriteMs = 200
export const eraseLine = '\r\u001b[2K'

export interface Progress {
  /** Erases the line for a moment, so that something else can be written there. */
  clear(): void
  end(): void
}

export const noProgress: Progress = { clear: () => {}, end: () => {} }

export function startProgress(stream: NodeJS.WriteStream, line: () => string): Progress {
  if (!stream.isTTY) return noProgress
  const start = performance.now()
  let visible = false
  const clear = (): void => {
    if (visible) stream.write(eraseLine)
    visible = false
  }
  const timer = setInterval(() => {
    if (performance.now() - start < appearsAfterMs) return
    stream.write(`${eraseLine}${cutTo(line(), (stream.columns || 80) - 1)}`)
    visible = true
  }, rewriteMs)
  return {
    clear,
    end: () => {
      clearInterval(timer)
      clear()
    },
  }
}

/** A line that wrapped could not be erased. Counts every character beyond Latin as two columns, to be safe. */
function cutTo(line: string, columns: number): string {
  let width = 0
  const end = [...line].findIndex((sign) => {
    width += sign < '\u0300' ? 1 : 2
    return width > columns
  })
  return end < 0 ? line : [...line].slice(0, end).join('')
}

/** The progress line for work that blocks the main thread. Another thread, started once, writes it. */
export class Busy {
  readonly #stream: NodeJS.WriteStream
  #ticker: Worker | null = null

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream
  }

  /** The other thread is started before the work begins, so that its start is not part of the work's measured time. */
  async during<T>(label: string, work: () => Promise<T>): Promise<T> {
    if (!this.#stream.isTTY) return work()
    await this.#show(cutTo(label, (this.#stream.columns || 80) - 10))
    try {
      return await work()
    } finally {
      await this.#show(null)
    }
  }

  async #show(label: string | null): Promise<void> {
    this.#ticker ??= await startTicker()
    const message = once(this.#ticker, 'message')
    this.#ticker.ref()
    this.#ticker.postMessage(label)
    await message
    this.#ticker.unref()
  }
}

async function startTicker(): Promise<Worker> {
  const { Worker } = await import('node:worker_threads')
  return new Worker(new URL('./ticker.js', import.meta.url))
}
