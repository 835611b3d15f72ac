import { describe, expect, it, vi } from 'vitest'
import { Busy, FairQueue, maxWaiting } from './fairqueue.ts'
import { inSlices } from './pool.ts'

/** A queue of named work items, each of which ends when `end` is called. */
function shop(places: number, waitMs = 1_000_000) {
  const queue = new FairQueue(places, waitMs)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (who: string, what: string) =>
    queue.take(who, () => {
      begun.push(what)
      return new Promise<void>((end) => ends.set(what, end))
    })
  const settled = () => new Promise((turn) => setImmediate(turn))
  const end = async (what: string) => {
    await settled()
    ends.get(what)?.()
    await settled()
  }
  return { ask, begun, settled, end }
}

describe('a queue with few places', () => {
  it('never gives one client every place, so a second client is served at once', async () => {
    const { ask, begun, settled, end } = shop(2)
    for (const what of ['a1', 'a2', 'a3']) void ask('a', what)
    void ask('b', 'b1')
    await settled()
    expect(begun).toEqual(['a1', 'b1'])
    await end('b1')
    expect(begun).toEqual(['a1', 'b1'])
    await end('a1')
    expect(begun).toEqual(['a1', 'b1', 'a2'])
  })

  it('lets clients take turns, however many requests each has', async () => {
    const { ask, begun, end } = shop(1)
    for (const what of ['a1', 'a2', 'a3']) void ask('a', what)
    for (const what of ['b1', 'b2']) void ask('b', what)
    void ask('c', 'c1')
    for (const what of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) await end(what)
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  it('rejects a request that has waited too long, and does not serve it later', async () => {
    vi.useFakeTimers()
    const { ask, begun } = shop(1, 500)
    const first = ask('a', 'a1')
    const second = expect(ask('b', 'b1')).rejects.toBeInstanceOf(Busy)
    vi.advanceTimersByTime(501)
    await second
    vi.useRealTimers()
    expect(begun).toEqual(['a1'])
    void first
  })

  it('gives a single client all places but one', async () => {
    const { ask, begun, settled } = shop(3)
    for (const what of ['a1', 'a2', 'a3']) void ask('a', what)
    await settled()
    expect(begun).toEqual(['a1', 'a2'])
  })

  it('rejects a request at once if too many wait, while other clients still get in', async () => {
    const { ask, begun, settled, end } = shop(2)
    const { each, all } = maxWaiting
    for (let n = 0; n <= each; n++) void ask('a', `a${n}`)
    await expect(ask('a', 'more')).rejects.toBeInstanceOf(Busy)
    for (let n = 0; n <= all - each; n++) void ask(`b${n}`, `b${n}`)
    await expect(ask('c', 'c')).rejects.toBeInstanceOf(Busy)
    await settled()
    expect(begun).toEqual(['a0', 'b0'])
    await end('b0')
    void ask('c', 'c')
    for (let n = 1; n <= all - each; n++) await end(`b${n}`)
    await end('c')
    expect(begun).toHaveLength(all - each + 3)
  })

  it('frees the place of work that fails', async () => {
    const queue = new FairQueue(1, 1_000_000)
    await expect(queue.take('a', () => Promise.reject(new Error('it failed')))).rejects.toThrow('it failed')
    expect(await queue.take('a', async () => 7)).toBe(7)
  })
})

describe('slow work from many addresses', () => {
  /** Work that ends as late if it gets less time than it needs, and otherwise when it is told to. */
  const needing = (ms: number, begun: string[], who: string, ends: Set<() => void>) => (sliceMs: number) =>
    new Promise<string>((done, failed) => {
      begun.push(`${who} ${sliceMs}`)
      const late = Object.assign(new Error(), { name: 'AbortError' })
      ends.add(() => (ms > sliceMs ? failed(late) : done(who)))
    })
  const settle = () => new Promise((done) => setImmediate(done))

  it('leaves a thread to the others, who are not refused and come first', async () => {
    const queue = new FairQueue(3, 600_000)
    const begun: string[] = []
    const [brief, long] = [new Set<() => void>(), new Set<() => void>()]
    const makers = Array.from({ length: 12 }, (_, n) =>
      inSlices(queue, `maker ${n}`, 20_000, (sliceMs) =>
        needing(60_000, begun, 'maker', sliceMs < 20_000 ? brief : long)(sliceMs),
      ),
    )
    const refused = Promise.allSettled(makers)
    // the short slices of all twelve end; the long ones never do by themselves
    for (let turn = 0; turn < 12; turn++) {
      for (const end of brief) end()
      brief.clear()
      await settle()
    }
    expect(begun.filter((one) => one === 'maker 20000')).toHaveLength(2)
    // others come and go, one after another, while the makers are still there and ask for more
    for (let n = 0; n < 20; n++) {
      void inSlices(queue, `maker ${n % 12}`, 20_000, needing(60_000, begun, 'again', brief)).catch(() => {})
      const ends = new Set<() => void>()
      const done = inSlices(queue, `visitor ${n}`, 20_000, needing(100, begun, `visitor ${n}`, ends))
      // at most the slice of one maker is waited for
      for (let turn = 0; turn < 3 && ends.size === 0; turn++) {
        for (const end of brief) end()
        brief.clear()
        await settle()
      }
      for (const end of ends) end()
      expect(await done).toBe(`visitor ${n}`)
    }
    const over = async () => {
      for (const end of [...brief, ...long]) end()
      await settle()
      return queue
    }
    for (let turn = 0; turn < 60; turn++) await over()
    expect((await refused).every(({ status }) => status === 'rejected')).toBe(true)
  })
})
