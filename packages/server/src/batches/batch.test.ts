import { good, problem, type Result } from '@kumiki/core/base'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isAway, openDatabase } from '../store/database.ts'
import { newPlace, type Place } from '../store/place.contract.ts'
import { Queue } from '../store/queue.ts'
import { Pool } from '../threads/pool.ts'
import type { Made } from '../threads/thread.ts'
import { makeHere } from './here.ts'
import { type Plan, readPlan } from './plan.ts'
import type { Progress } from './progress.ts'
import { addBatch, linesOf, progressOf } from './store.ts'
import { awayTrouble, BatchWorkers } from './workers.ts'

let place: Place
let queue: Queue
beforeAll(async () => {
  place = await newPlace()
  queue = await Queue.open(place.database)
})
afterAll(async () => {
  await queue?.stop()
  await place?.leave()
})

const planOf = (items: object[], seed = 's'): Plan => {
  const plan = readPlan({ seed, items })
  if (!plan.ok) throw new Error(plan.error.text.en)
  return plan.value
}

type Make = (seed: string) => Promise<Result<Made>>
/** A maker whose puzzles are just their marks. */
const makerOf = (make: Make): Pick<Pool, 'make'> => ({ make: (_name, _job, seed) => make(seed) })

const puzzle = (mark: string, seed: string): Result<Made> => good({ mark, line: JSON.stringify({ title: '', seed }) })

async function onMany(
  plan: Plan,
  make: Make,
  slots = 4,
): Promise<{ readonly lines: string; readonly progress: Progress }> {
  const { db } = place.database
  const id = await addBatch(db, queue, plan)
  const batchWorkers = new BatchWorkers({
    database: place.database,
    queue,
    pool: makerOf(make),
    slots,
    notify: () => {},
  })
  const now = () => progressOf(db, id, 0)
  await expect.poll(now).toMatchObject({ state: expect.not.stringMatching('running') })
  await batchWorkers.stop()
  let lines = ''
  for await (const line of linesOf(db, id)) lines += line
  const progress = await now()
  if (!progress) throw new Error(id)
  return { lines, progress }
}

async function onOne(plan: Plan, make: Make): Promise<string> {
  let lines = ''
  for await (const line of makeHere(plan, makerOf(make), 3, new AbortController().signal)) lines += `${line}\n`
  return lines
}

let calls = 0
/** Resolves after a different number of event loop turns on each call. */
const later = async <T>(value: T): Promise<T> => {
  for (let queue = (calls++ * 37) % 11; queue > 0; queue--) await new Promise((turn) => setImmediate(turn))
  return value
}

/** Simulates that all lease holders renewed their leases this much later than now. */
const renewedAt = (after: string) =>
  sql`update kumiki.lease set said = now() + ${after}::interval`.execute(place.database.db)

describe('a batch', () => {
  it('is the same on one machine and on many, duplicates and failures replaced', async () => {
    // a third of the tries fail, and there are few different puzzles, across items too
    const make: Make = (seed) => {
      const n = Number(seed.split('/').at(-1))
      return later(n % 3 === 0 ? { ok: false, error: problem('none', 'none', '無') } : puzzle(`${(n * 7) % 90}`, seed))
    }
    const plan = planOf([
      { kind: 'a', count: 25, title: 'No. {n}' },
      { kind: 'a', count: 20 },
    ])
    const many = await onMany(plan, make)
    expect(many.progress).toMatchObject({ state: 'done', made: 45, count: 45 })
    expect(many.progress.duplicates).toBeGreaterThan(0)
    expect(many.progress.failures).toBeGreaterThan(0)
    expect(many.lines).toBe(await onOne(plan, make))
    const seeds = many.lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).seed)
    expect(new Set(seeds).size).toBe(45)
    expect(JSON.parse(many.lines.split('\n')[24]!).title).toBe('No. 25')
  })

  it('that runs out of different puzzles ends short, with those it has', async () => {
    const make: Make = async (seed) => puzzle(`${Number(seed.split('/').at(-1)) % 7}`, seed)
    const plan = planOf([{ kind: 'a', count: 50 }])
    const { progress, lines } = await onMany(plan, make)
    expect(progress).toMatchObject({ state: 'short', made: 7, count: 50 })
    expect(lines).toBe(await onOne(plan, make))
  })

  it('gives up a try after its third program error, records the reason, and goes on', async () => {
    let calls = 0
    const make: Make = async (seed) => {
      if (seed.endsWith('/2')) {
        calls++
        throw new Error('out of memory')
      }
      return puzzle(seed, seed)
    }
    const { progress, lines } = await onMany(planOf([{ kind: 'a', count: 4 }]), make)
    expect(calls).toBe(3)
    expect(progress).toMatchObject({ state: 'done', made: 4, failures: 1 })
    expect(progress.reasons.map(({ en }) => en)).toEqual(['Given up after 3 tries: out of memory.'])
    expect(
      lines
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).seed),
    ).toEqual(['s/1/1', 's/1/3', 's/1/4', 's/1/5'])
  })

  it('that cannot be settled ends after three tries and gives the reason', async () => {
    // there is no title, so no puzzle can be numbered
    const { progress } = await onMany(planOf([{ kind: 'a', count: 4 }]), async (seed) =>
      good({ mark: seed, line: '{}' }),
    )
    expect(progress).toMatchObject({ state: 'short', made: 0 })
    expect(progress.reasons.map(({ en }) => en)).toEqual([expect.stringMatching(/^Given up after 3 tries: /)])
  })

  it('accepts each result once: a late worker changes nothing', async () => {
    const { db } = place.database
    const plan = planOf([{ kind: 'a', count: 3 }])
    const { progress } = await onMany(plan, async (seed) => puzzle(seed, seed))
    const before = await db.selectFrom('making').selectAll().where('batch', '=', progress.id).orderBy('try').execute()
    const late = before.map(({ batch, item, try: tried }) => ({
      batch,
      item,
      try: tried,
      line: 'late',
      mark: 'late',
      failure: null,
      place: null,
    }))
    await db
      .insertInto('making')
      .values(late)
      .onConflict((there) => there.columns(['batch', 'item', 'try']).doNothing())
      .execute()
    const after = await db.selectFrom('making').selectAll().where('batch', '=', progress.id).orderBy('try').execute()
    expect(after).toEqual(before)
    await expect(
      db.updateTable('making').set({ place: 1 }).where('batch', '=', progress.id).where('try', '=', 2).execute(),
    ).rejects.toThrow(/unique/)
  })

  it('is taken over from a worker that stopped renewing its lease', async () => {
    const { db } = place.database
    const id = await addBatch(db, queue, planOf([{ kind: 'a', count: 2 }], 'silent'))
    const held = [await queue.fetch(), await queue.fetch()]
    expect(held.every((job) => job?.range.batch === id)).toBe(true)
    expect(await queue.fetch()).toBeNull()
    await queue.beat(held.flatMap((job) => (job ? [job.id] : [])))
    await queue.takeBack()
    expect(await queue.fetch()).toBeNull()
    await renewedAt('-1 minute')
    const batchWorkers = new BatchWorkers({
      database: place.database,
      queue,
      pool: makerOf(async (seed) => puzzle(seed, seed)),
      slots: 1,
      notify: () => {},
    })
    await expect.poll(() => progressOf(db, id, 0)).toMatchObject({ made: 2 })
    await batchWorkers.stop()
  })

  it('stays with the worker that took it over: a late heartbeat of the first one changes nothing', async () => {
    const { db } = place.database
    const late = await Queue.open(place.database)
    const id = await addBatch(db, queue, planOf([{ kind: 'a', count: 1 }], 'late'))
    const first = await late.fetch()
    expect(first?.range.batch).toBe(id)
    await renewedAt('-1 minute')
    await queue.takeBack()
    const second = await queue.fetch()
    expect(second).toEqual(first)
    await late.giveBack(first!.id)
    expect(await queue.fetch()).toBeNull()
    await renewedAt('-1 minute')
    await late.beat([first!.id])
    await queue.takeBack()
    expect(await late.fetch()).toEqual(first)
    await late.complete(first!.id)
    expect(await db.selectFrom('lease').selectAll().execute()).toEqual([])
    await late.stop()
  })

  it('goes on after the database’s clock was set back by a day', async () => {
    const { db } = place.database
    const id = await addBatch(db, queue, planOf([{ kind: 'a', count: 4 }], 'clock'))
    const held = await queue.fetch()
    expect(held?.range.batch).toBe(id)
    // job states at this point: those that wait, and the one that a dead worker holds
    await sql`update pgboss.job set start_after = start_after + interval '1 day' where state < 'completed'`.execute(db)
    await renewedAt('1 day')
    expect((await queue.fetch())?.range.batch).toBe(id)
    await queue.takeBack()
    const { rows } = await sql<{ ahead: boolean }>`select said > now() as ahead from kumiki.lease`.execute(db)
    expect(rows).toEqual([{ ahead: false }, { ahead: false }])
    const first = held?.range
    await renewedAt('-1 minute')
    await queue.takeBack()
    expect([await queue.fetch(), await queue.fetch()].map((job) => job?.range)).toContainEqual(first)
  })

  it('keeps its waiting jobs, however far the database’s clock jumps forward', async () => {
    const { db } = place.database
    await addBatch(db, queue, planOf([{ kind: 'a', count: 4 }], 'far'))
    // the columns that pg-boss's own cleanup goes by
    const { rows } = await sql<{
      left: boolean
    }>`select keep_until < now() + interval '50 years' as left from pgboss.job
      where state < 'active'`.execute(db)
    expect(new Set(rows.map(({ left }) => left))).toEqual(new Set([false]))
  })

  it('is reported as out of reach, not as an error, while its database is away', async () => {
    const fetch = vi.spyOn(queue, 'fetch').mockRejectedValue(Object.assign(new Error('it went'), { code: '57P01' }))
    const heard: object[] = []
    const pool = { make: () => Promise.reject(new Error('nobody asks')) }
    const batchWorkers = new BatchWorkers({
      database: place.database,
      queue,
      pool,
      slots: 1,
      notify: (progress) => heard.push(progress),
    })
    await expect.poll(() => heard.at(0)).toEqual({ trouble: awayTrouble })
    await batchWorkers.stop()
    fetch.mockRestore()
  })

  it('of real puzzles passes through threads', async () => {
    const pool = new Pool(1)
    const plan = planOf([{ kind: 'sudoku', spec: { size: 4 }, count: 3 }])
    const made: string[] = []
    for await (const line of makeHere(plan, pool, 1, new AbortController().signal))
      made.push(JSON.parse(line).recipe.seed)
    expect(made).toHaveLength(3)
    expect(
      await pool.prepare(
        { kind: 'sudoku', spec: { size: -1 }, seed: 's', effort: null, timeMs: null, lang: 'en', title: null },
        '',
        20_000,
      ),
    ).toMatchObject({ ok: false })
    await pool.end()
  })
})

it('ten processes that open an empty database at the same time create the queue once', async () => {
  const { pool } = place.database
  await pool.query('create database crowd')
  const url = place.own.url.replace(/[^/]*$/, 'crowd')
  const opened = await Promise.all(Array.from({ length: 10 }, () => openDatabase(url)))
  const databases = opened.flatMap((one) => (one.ok ? [one.value] : []))
  expect(databases).toHaveLength(10)
  const queues = await Promise.all(databases.map((one) => Queue.open(one)))
  expect(await queues[9]?.fetch()).toBeNull()
  await Promise.all(queues.map((one) => one.stop()))
  await Promise.all(databases.map((one) => one.close()))
})

describe('a plan', () => {
  it.each([
    [{}, 'bad-value'],
    [{ seed: '', items: [{ kind: 'a', count: 1 }] }, 'bad-value'],
    [{ seed: 's', items: [] }, 'bad-value'],
    [{ seed: 's', items: [{ kind: 'a', count: 0 }] }, 'bad-value'],
    [{ seed: 's', items: Array(2).fill({ kind: 'a', count: 900_000 }) }, 'too-many-puzzles'],
  ])('is refused in one sentence where it is none: %j', (value, code) => {
    expect(readPlan(value)).toMatchObject({ ok: false, error: { code } })
  })
})

it('a connection lost during a transaction fails its next query as out of reach, and nothing else', async () => {
  const { db, pool } = place.database
  const lost = await db
    .transaction()
    .execute(async (within) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(within)
      await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      // the connection ends while no query is running on it
      await expect
        .poll(
          async () =>
            (await pool.query('select count(*)::int as count from pg_stat_activity where pid = $1', [rows[0]?.pid]))
              .rows[0].count,
        )
        .toBe(0)
      await new Promise((turn) => setImmediate(turn))
      return sql`select 1`.execute(within)
    })
    .catch((error: unknown) => error)
  expect([lost, isAway(lost)]).toEqual([expect.any(Error), true])
})
