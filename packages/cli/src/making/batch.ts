/**
 * Many different puzzles, the same set whatever the number of threads.
 *
 * Method: puzzle i is made from its own seed. Answers are taken strictly in the order of i; one that was there before is
 * skipped, and so is a seed that gives none. Threads work ahead within a window, never further than what is still needed.
 * A long row of tries without anything new ends the run: then there are no more different ones, or they are too rare.
 */
import type { Problem } from '@kumiki/core/base/result'
import type { Reply } from './run.ts'

/** How many tries in a row may bring nothing new. A seed without a puzzle has cost its whole effort, so it weighs more. */
const mostIdle = 100
const failureWeight = 5
const windowPerThread = 8

export interface BatchOrder {
  readonly count: number
  readonly threads: number
  /** From 1. */
  make(index: number): Promise<Reply>
  /** What makes two puzzles the same. */
  identity(line: string): string
  readonly interrupted: AbortSignal
}

export interface BatchEnd {
  readonly made: number
  readonly duplicates: number
  readonly failures: number
  /** Why the last seed without a puzzle gave none. */
  readonly lastFailure: Problem | null
}

export async function* batch(order: BatchOrder): AsyncGenerator<string, BatchEnd> {
  const { count, threads, interrupted } = order
  const replies = new Map<number, Reply>()
  const seen = new Set<string>()
  const end = { made: 0, duplicates: 0, failures: 0, lastFailure: null as Problem | null }
  const bell = new Bell()
  let begun = 0
  let idle = 0
  let fault: unknown = null

  const begin = (index: number): void => {
    order.make(index).then(
      (reply) => {
        replies.set(index, reply)
        bell.ring()
      },
      (error: unknown) => {
        fault ??= error
        bell.ring()
      },
    )
  }
  const take = (reply: Reply): string | null => {
    if (!reply.ok) {
      end.failures++
      end.lastFailure = reply.error
      idle += failureWeight
      return null
    }
    const identity = order.identity(reply.value)
    if (seen.has(identity)) {
      end.duplicates++
      idle++
      return null
    }
    seen.add(identity)
    end.made++
    idle = 0
    return reply.value
  }

  interrupted.addEventListener('abort', () => bell.ring())
  for (let index = 1; end.made < count && idle < mostIdle && !interrupted.aborted; ) {
    const ahead = Math.min(threads * windowPerThread, count - end.made)
    while (begun < index + ahead - 1) begin(++begun)
    const reply = replies.get(index)
    if (reply) {
      replies.delete(index)
      index++
      const line = take(reply)
      if (line !== null) yield line
    } else {
      await bell.next()
      if (fault !== null && !interrupted.aborted) throw fault
    }
  }
  // interrupted: what is finished is kept, even where an earlier one is not
  if (interrupted.aborted)
    for (const [, reply] of [...replies].sort(([a], [b]) => a - b)) {
      const line = end.made < count ? take(reply) : null
      if (line !== null) yield line
    }
  return end
}

/** Wakes whoever waits; a ring that nobody waited for wakes the next one at once. */
class Bell {
  #rung = false
  #wake: (() => void) | null = null

  ring(): void {
    this.#rung = true
    this.#wake?.()
  }

  async next(): Promise<void> {
    if (!this.#rung)
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    this.#wake = null
    this.#rung = false
  }
}
