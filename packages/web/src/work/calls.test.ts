import { describe, expect, it } from 'vitest'
import { answering, Calls, type FromWorker, type Thread, Unanswered } from './calls.ts'

type Protocol = {
  double: { ask: number; progress: string; reply: number }
  wait: { ask: null; progress: never; reply: boolean }
}

/** A worker in this thread that dies on the first `deaths` questions. */
function workshop(deaths = 0) {
  let left = deaths
  let started = 0
  const start = (): Thread => {
    started++
    let isEnded = false
    const thread: Thread = {
      onmessage: null,
      onerror: null,
      postMessage(message) {
        queueMicrotask(() => {
          if (isEnded) return
          if (left > 0) {
            left--
            thread.onerror?.(new Event('error', { cancelable: true }) as ErrorEvent)
          } else void hear(message as Parameters<typeof hear>[0])
        })
      },
      terminate() {
        isEnded = true
      },
    }
    const post = (data: FromWorker<Protocol>): void => {
      if (!isEnded) thread.onmessage?.({ data } as MessageEvent)
    }
    const hear = answering<Protocol>(
      {
        double: async (given, notify) => {
          notify(`half of it is ${given}`)
          return given * 2
        },
        wait: async (_given, _tell, enough) => {
          while (!enough()) await new Promise((rested) => setImmediate(rested))
          return true
        },
      },
      post,
    )
    return thread
  }
  return { calls: new Calls<Protocol>(start), startedCount: () => started }
}

describe('a question to a worker', () => {
  it('has its own answer and its own progress, whatever else is asked', async () => {
    const { calls, startedCount } = workshop()
    const progress: string[] = []
    const replies = await Promise.all([1, 2, 3].map((one) => calls.ask('double', one, (text) => progress.push(text))))
    expect(replies).toEqual([2, 4, 6])
    expect(progress).toEqual(['half of it is 1', 'half of it is 2', 'half of it is 3'])
    expect(startedCount()).toBe(1)
  })

  it('starts the worker, and nothing else does', () => {
    expect(workshop().startedCount()).toBe(0)
  })

  it('is asked once more when the worker dies', async () => {
    const { calls, startedCount } = workshop(1)
    expect(await calls.ask('double', 4)).toBe(8)
    expect(startedCount()).toBe(2)
  })

  it('is rejected as lost when the worker dies twice; the next one gets a new worker', async () => {
    const { calls } = workshop(2)
    await expect(calls.ask('double', 4)).rejects.toBeInstanceOf(Unanswered)
    expect(await calls.ask('double', 5)).toBe(10)
  })

  it('ends with the best so far when the caller asks for it', async () => {
    const { calls } = workshop()
    const { reply, enough } = calls.call('wait', null, () => {})
    enough()
    expect(await reply).toBe(true)
  })

  it('is rejected as lost when the worker is stopped', async () => {
    const { calls } = workshop()
    const waiting = expect(calls.ask('wait', null)).rejects.toBeInstanceOf(Unanswered)
    calls.stop()
    await waiting
    expect(await calls.ask('double', 1)).toBe(2)
  })
})
