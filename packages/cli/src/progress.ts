/**
 * One line that tells how far the work is, on a terminal only: it appears when work has taken over a second, is
 * rewritten in place and leaves no trace. On a pipe nothing of it is ever written.
 */
export const appearsAfterMs = 1000
export const rewriteMs = 200
export const eraseLine = '\r\u001b[2K'

export interface Progress {
  /** Takes the line away for a moment, so that something else can be written there. */
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

/** A line that wrapped could not be erased. Counts every sign beyond Latin as two columns wide, to be on the safe side. */
function cutTo(line: string, columns: number): string {
  let width = 0
  const end = [...line].findIndex((sign) => {
    width += sign < '\u0300' ? 1 : 2
    return width > columns
  })
  return end < 0 ? line : [...line].slice(0, end).join('')
}

/** The same while the main thread itself is at work, and so could not write. */
export async function whileBusy<T>(stream: NodeJS.WriteStream, label: string, work: () => Promise<T>): Promise<T> {
  if (!stream.isTTY) return work()
  const { Worker } = await import('node:worker_threads')
  const ticker = new Worker(new URL('./ticker.js', import.meta.url), { workerData: label })
  try {
    return await work()
  } finally {
    await ticker.terminate()
    stream.write(eraseLine)
  }
}
