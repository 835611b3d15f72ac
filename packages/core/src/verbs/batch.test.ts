import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bad, good, problem, type Result } from '../base/result.ts'
import { craft } from '../contract/fixtures/blank/craft.ts'
import { type BatchEnd, batch, canonicalKeyOf, titleOf } from './batch.ts'
import { make } from './make.ts'

type Reply = Result<string>

const indexOf = (seed: string): number => Number(/^run\/(\d+)$/.exec(seed)?.[1])

/** Threads whose tasks end in an order that a test chooses. */
class Threads {
  readonly begun: number[] = []
  readonly #waiting: { index: number; end: () => void }[] = []

  make(index: number, reply: Reply): Promise<Reply> {
    this.begun.push(index)
    return new Promise((resolve) => {
      this.#waiting.push({ index, end: () => resolve(reply) })
    })
  }

  /** Ends the task that `pick` selects; false when there is none. */
  endOne(pick: number): boolean {
    const [task] = this.#waiting.splice(this.#waiting.length > 0 ? pick % this.#waiting.length : 0, 1)
    task?.end()
    return task !== undefined
  }
}

interface Outcome {
  readonly lines: string[]
  readonly end: BatchEnd
  readonly begun: readonly number[]
}

/** Runs to the end, ending tasks in the order of `picks`; interrupts after a number of lines. */
async function runBatch(
  count: number,
  threads: number,
  reply: (index: number) => Reply,
  picks: readonly number[] = [0],
  max = Number.POSITIVE_INFINITY,
): Promise<Outcome> {
  const pool = new Threads()
  const interruption = new AbortController()
  const running = batch({
    seed: 'run',
    count,
    threads,
    make: (seed) => pool.make(indexOf(seed), reply(indexOf(seed))),
    canonicalKey: (line) => line,
    stop: interruption.signal,
  })
  const lines: string[] = []
  for (let turns = 0; ; ) {
    const next = running.next()
    let turn: Awaited<typeof next> | null = null
    next.then((value) => {
      turn = value
    })
    while (turn === null) {
      pool.endOne(picks[turns++ % picks.length] ?? 0)
      await new Promise((resolve) => setImmediate(resolve))
    }
    const { done, value } = await next
    if (done) return { lines, end: value, begun: pool.begun }
    lines.push(value)
    if (lines.length >= max) interruption.abort()
  }
}

const failure = bad(problem('no', 'No.', 'いいえ。'))

describe('many puzzles', () => {
  it('are the same in the same order for any number of threads, whichever is finished first', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(12), { minLength: 5, maxLength: 60 }),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.nat(30), { minLength: 1, maxLength: 20 }),
        async (puzzles, threads, count, picks) => {
          const reply = (index: number) => {
            const puzzle = puzzles[index % puzzles.length]
            return puzzle === 0 ? failure : good(`puzzle ${puzzle}`)
          }
          const one = await runBatch(count, 1, reply)
          const many = await runBatch(count, threads, reply, picks)
          expect(many.lines).toEqual(one.lines)
          expect(many.end).toEqual(one.end)
          expect(new Set(one.lines).size).toBe(one.lines.length)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('need no more tries than puzzles when all are different', async () => {
    const { begun, lines } = await runBatch(50, 3, (index) => good(String(index)))
    expect(lines).toHaveLength(50)
    expect(begun).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
  })

  it('end after bounded tries when there are no more different ones', async () => {
    const { lines, end, begun } = await runBatch(10, 2, (index) => good(String(index % 3)))
    expect(lines).toEqual(['1', '2', '0'])
    expect(end).toMatchObject({ made: 3, failures: 0, lastFailure: null })
    expect(begun.length).toBeLessThan(200)
  })

  it('end after bounded tries when every seed fails, with the reason', async () => {
    const { lines, end, begun } = await runBatch(10, 2, () => failure)
    expect(lines).toEqual([])
    expect(end.lastFailure?.code).toBe('no')
    expect(begun.length).toBeLessThan(60)
  })

  it('keep what is finished when interrupted, even after one that is not', async () => {
    const pool = new Threads()
    const interruption = new AbortController()
    const running = batch({
      seed: 'run',
      count: 100,
      threads: 2,
      make: (seed) => pool.make(indexOf(seed), good(`puzzle ${indexOf(seed)}`)),
      canonicalKey: (line) => line,
      stop: interruption.signal,
    })
    const first = running.next()
    await new Promise((resolve) => setImmediate(resolve))
    pool.endOne(2)
    pool.endOne(3)
    await new Promise((resolve) => setImmediate(resolve))
    interruption.abort()
    expect(await first).toEqual({ done: false, value: 'puzzle 3' })
    expect(await running.next()).toEqual({ done: false, value: 'puzzle 5' })
    expect(await running.next()).toMatchObject({ done: true, value: { made: 2 } })
  })

  it('pass on a fault of a thread', async () => {
    const running = batch<string>({
      seed: 'run',
      count: 3,
      threads: 1,
      make: () => Promise.reject(new Error('the thread died')),
      canonicalKey: (line) => line,
      stop: new AbortController().signal,
    })
    await expect(running.next()).rejects.toThrow('the thread died')
  })

  it('count as one where a player sees no difference', async () => {
    const order = { spec: { size: 4 }, seed: 'same', effort: 10, lang: 'en', title: null } as const
    const made = await make(craft, order)
    if (!made.ok) throw new Error(made.error.text.en)
    const { answer, ...open } = made.value
    const mirrored = { ...craft, canonicalKey: () => 'mirror images' }
    expect(canonicalKeyOf(mirrored, made.value)).toBe('mirror images')
    expect(canonicalKeyOf(mirrored, open)).toBe(JSON.stringify(open.puzzle))
    expect(canonicalKeyOf(craft, { ...open, answer, title: 'other' })).toBe(canonicalKeyOf(craft, made.value))
  })
})

describe('the title of one of many', () => {
  it('ends with its number, or has it where {n} stands, in any language', () => {
    expect(titleOf('Quiz', 3)).toBe('Quiz 3')
    expect(titleOf('週末のパズル', 12)).toBe('週末のパズル 12')
    expect(titleOf('第{n}回 {n}', 2)).toBe('第2回 {n}')
  })
})
