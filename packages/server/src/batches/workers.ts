/**
 * Makes the batches of the queue on this machine, with one slot per thread. A slot takes a job, makes its tries, writes
 * the results, has them settled and releases the job, in this order; so a crash in between costs time and nothing else.
 * Program errors (a thread that throws, runs out of memory or does not end) are counted per try; the third ends the try
 * and records the reason.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { type Problem, printable, problem } from '@kumiki/core/base'
import { type Database, isAway } from '../store/database.ts'
import { beatMs } from '../store/leases.ts'
import type { Held, Queue, Range } from '../store/queue.ts'
import type { Pool } from '../threads/pool.ts'
import { jobOf, type Plan, seedOf } from './plan.ts'
import { settle } from './settle.ts'
import { addOutcomes, countFault, giveUp, missingTries, type Outcome, planOf } from './store.ts'

export interface BatchWorkersOptions {
  readonly database: Pick<Database, 'db'>
  readonly queue: Queue
  readonly pool: Pick<Pool, 'make'>
  readonly slots: number
  /** The maximum time for one try. */
  readonly maxMs?: number
  /** Called with the number of puzzles made, and on errors; `trouble` is a name and contains nothing from a plan. */
  notify(progress: { readonly made: number } | { readonly trouble: string }): void
}

/** The `trouble` that resolves by itself. */
export const awayTrouble = 'database-away'

const idleMs = 500
const flushMs = 250
const maxFaults = 3
const maxPlans = 50

export class BatchWorkers {
  readonly #options: BatchWorkersOptions
  readonly #held = new Set<string>()
  readonly #plans = new Map<string, Plan>()
  readonly #leaving = new AbortController()
  readonly #work: Promise<unknown>

  constructor(options: BatchWorkersOptions) {
    this.#options = options
    this.#work = Promise.all([this.#beat(), ...Array.from({ length: options.slots }, () => this.#serve())])
  }

  /** Finishes the puzzles being made and gives the other tries back. */
  async stop(): Promise<void> {
    this.#leaving.abort()
    await this.#work
  }

  async #beat(): Promise<void> {
    while (!this.#isOver()) {
      await this.#rest(beatMs)
      await this.#options.queue.beat([...this.#held]).catch((error) => this.#report(error))
    }
  }

  #isOver(): boolean {
    return this.#leaving.signal.aborted && this.#held.size === 0
  }

  async #serve(): Promise<void> {
    while (!this.#leaving.signal.aborted) {
      try {
        const held = await this.#options.queue.fetch()
        if (held) await this.#hold(held)
        else await this.#rest(idleMs)
      } catch (error) {
        // the database is away: unwritten results will be made again, here or elsewhere
        this.#report(error)
        await this.#rest(idleMs * 4)
      }
    }
  }

  async #hold({ id, range }: Held): Promise<void> {
    this.#held.add(id)
    try {
      const finished = await this.#makeAll(range)
      await settle(this.#options.database.db, this.#options.queue, range.batch)
      await (finished ? this.#options.queue.complete(id) : this.#options.queue.giveBack(id))
    } catch (error) {
      if (isAway(error)) throw error
      await this.#endure(error, id, range)
    } finally {
      this.#held.delete(id)
    }
  }

  /**
   * Handles a program error outside any try (tries count from 1). It would recur for ever, so the third one ends the
   * batch and records the reason.
   */
  async #endure(error: unknown, id: string, { batch, item }: Range): Promise<void> {
    const { database, queue } = this.#options
    this.#report(error)
    const reason = reasonOf(error)
    const times = await countFault(database.db, { batch, item, try: 0, reason })
    if (times >= maxFaults) await giveUp(database.db, batch, item, JSON.stringify(gaveUp(reason)))
    await queue.giveBack(id)
  }

  /** False if the workers were stopped before the end of the range. */
  async #makeAll(range: Range): Promise<boolean> {
    const plan = await this.#plan(range.batch)
    const { database } = this.#options
    const wanted = plan ? await missingTries(database.db, range) : []
    let outcomes: Outcome[] = []
    let flushed = performance.now()
    const flush = async (): Promise<void> => {
      await addOutcomes(database.db, range, outcomes)
      outcomes = []
      flushed = performance.now()
    }
    for (const tried of wanted) {
      if (this.#leaving.signal.aborted) {
        await flush()
        return false
      }
      outcomes.push(await this.#make(plan!, range, tried))
      if (performance.now() - flushed > flushMs) await flush()
    }
    await flush()
    return true
  }

  async #plan(batch: string): Promise<Plan | null> {
    const plan = this.#plans.get(batch) ?? (await planOf(this.#options.database.db, batch))
    if (plan) this.#plans.set(batch, plan)
    for (const oldest of this.#plans.keys()) if (this.#plans.size > maxPlans) this.#plans.delete(oldest)
    return plan
  }

  async #make(plan: Plan, { batch, item }: Range, tried: number): Promise<Outcome> {
    const { database, pool, maxMs = 600_000, notify } = this.#options
    for (;;) {
      try {
        const job = jobOf(plan.items[item]!, plan.seed)
        const made = await pool.make(`${batch}/${item}`, job, seedOf(plan, item, tried), maxMs)
        if (made.ok) notify({ made: 1 })
        return made.ok
          ? { try: tried, ...made.value, failure: null }
          : { try: tried, line: null, mark: null, failure: JSON.stringify(made.error) }
      } catch (error) {
        const reason = reasonOf(error)
        this.#report(error)
        const times = await countFault(database.db, { batch, item, try: tried, reason })
        if (times >= maxFaults) return { try: tried, line: null, mark: null, failure: JSON.stringify(gaveUp(reason)) }
      }
    }
  }

  #report(error: unknown): void {
    this.#options.notify({ trouble: isAway(error) ? awayTrouble : error instanceof Error ? error.name : 'Error' })
  }

  /** Waits this long, or until the workers are stopped. */
  async #rest(ms: number): Promise<void> {
    if (this.#leaving.signal.aborted) await pause(50)
    else await pause(ms, null, { signal: this.#leaving.signal }).catch(() => {})
  }
}

const reasonOf = (error: unknown): string =>
  printable(error instanceof Error ? error.message : String(error)).slice(0, 300)

/**
 * Names the limit, not the count: slots that fail at the same moment may exceed it, and their messages must be equal.
 */
const gaveUp = (reason: string): Problem =>
  problem(
    'gave-up',
    `Given up after ${maxFaults} tries: ${reason}.`,
    `${maxFaults}回試みましたが作れませんでした: ${reason}。`,
    { fault: 'search' },
  )
