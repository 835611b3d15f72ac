/**
 * Batches in the database: their plans, the results of their tries, and their progress. `settle.ts` takes up the
 * results.
 */
import { version } from '@kumiki/core/base'
import { type Kysely, sql } from 'kysely'
import { newToken } from '../http/token.ts'
import type { Queue, Range } from '../store/queue.ts'
import type { Tables } from '../store/tables.ts'
import { countOf, type Plan, readPlan } from './plan.ts'
import { type Figures, type Progress, progressFrom, reasonSchema, stateSchema } from './progress.ts'
import { maxInOne, rangesOf } from './ranges.ts'

/** A small batch is split into about this many jobs, so that all workers have some. */
const wantedJobs = 40

export async function addBatch(db: Kysely<Tables>, queue: Queue, plan: Plan): Promise<string> {
  const id = newToken()
  await db.transaction().execute(async (within) => {
    await within
      .insertInto('batch')
      .values({ id, plan: JSON.stringify(plan), version, count: countOf(plan) })
      .execute()
    const items = plan.items.map(({ count }, item) => ({ batch: id, item, count, asked: count }))
    for (let at = 0; at < items.length; at += 1_000)
      await within
        .insertInto('item')
        .values(items.slice(at, at + 1_000))
        .execute()
    const size = Math.min(maxInOne, Math.ceil(countOf(plan) / wantedJobs))
    await queue.post(
      plan.items.flatMap(({ count }, item) => rangesOf(id, item, 1, count, size)),
      within,
    )
  })
  return id
}

export async function planOf(db: Kysely<Tables>, batch: string): Promise<Plan | null> {
  const row = await db.selectFrom('batch').select('plan').where('id', '=', batch).executeTakeFirst()
  const plan = row && readPlan(JSON.parse(row.plan))
  return plan?.ok ? plan.value : null
}

/** Ends a batch that can never be settled. The reason is stored with those of the tries, as try 0. */
export async function giveUp(db: Kysely<Tables>, batch: string, item: number, failure: string): Promise<void> {
  await db.transaction().execute(async (within) => {
    await within
      .insertInto('making')
      .values({ batch, item, try: 0, line: null, mark: null, failure, place: null })
      .onConflict((there) => there.columns(['batch', 'item', 'try']).doNothing())
      .execute()
    await within
      .updateTable('batch')
      .set({ state: 'short', ended: new Date() })
      .where('id', '=', batch)
      .where('state', '=', 'running')
      .execute()
  })
}

export async function cancelBatch(db: Kysely<Tables>, batch: string, now: number): Promise<void> {
  await db
    .updateTable('batch')
    .set({ state: 'cancelled', ended: new Date(now) })
    .where('id', '=', batch)
    .where('state', '=', 'running')
    .execute()
}

/** The maximum number of failure reasons shown. */
const maxReasons = 5

/** null if there is no such batch. */
export async function progressOf(db: Kysely<Tables>, batch: string, now: number): Promise<Progress | null> {
  const figures = await figuresOf(db, batch)
  return figures && progressFrom(figures, now)
}

async function figuresOf(db: Kysely<Tables>, batch: string): Promise<Figures | null> {
  const row = await db.selectFrom('batch').selectAll().where('id', '=', batch).executeTakeFirst()
  if (!row) return null
  const sums = await db
    .selectFrom('item')
    .select(({ fn }) => [
      fn.sum<string>('made').as('made'),
      fn.sum<string>('duplicates').as('duplicates'),
      fn.sum<string>('failures').as('failures'),
    ])
    .where('batch', '=', batch)
    .executeTakeFirst()
  const last = await db
    .selectFrom('making')
    .select('failure')
    .where('batch', '=', batch)
    .where('failure', 'is not', null)
    .orderBy('try', 'desc')
    .limit(maxReasons)
    .execute()
  const { id, state, count, created, ended } = row
  return {
    id,
    state: stateSchema.parse(state),
    count,
    made: Number(sums?.made ?? 0),
    duplicates: Number(sums?.duplicates ?? 0),
    failures: Number(sums?.failures ?? 0),
    reasons: last.map(({ failure }) => reasonSchema.parse(failure).text),
    created,
    ended,
  }
}

export async function hasBatch(db: Kysely<Tables>, batch: string): Promise<boolean> {
  return (await db.selectFrom('batch').select('id').where('id', '=', batch).executeTakeFirst()) !== undefined
}

const linesAtOnce = 200

/** One line per puzzle, in order. */
export async function* linesOf(db: Kysely<Tables>, batch: string): AsyncGenerator<string> {
  let last = 0
  for (;;) {
    const rows = await db
      .selectFrom('making')
      .select(['line', 'place'])
      .where('batch', '=', batch)
      .where('place', '>', last)
      .orderBy('place')
      .limit(linesAtOnce)
      .execute()
    for (const { line, place } of rows) {
      last = place ?? last
      yield `${line}\n`
    }
    if (rows.length < linesAtOnce) return
  }
}

/** The tries of a range that have not been made yet; empty if the item needs no more. */
export async function missingTries(db: Kysely<Tables>, { batch, item, from, to }: Range): Promise<number[]> {
  const open = await db
    .selectFrom('item')
    .innerJoin('batch', 'batch.id', 'item.batch')
    .select('item.item')
    .where('item.batch', '=', batch)
    .where('item.item', '=', item)
    .where('item.ended', '=', false)
    .where('batch.state', '=', 'running')
    .executeTakeFirst()
  if (!open) return []
  const rows = await db
    .selectFrom('making')
    .select('try')
    .where('batch', '=', batch)
    .where('item', '=', item)
    .where('try', '>=', from)
    .where('try', '<=', to)
    .execute()
  const done = new Set(rows.map((row) => row.try))
  return Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((tried) => !done.has(tried))
}

/** The result of a try. */
export interface Outcome {
  readonly try: number
  readonly line: string | null
  readonly mark: string | null
  readonly failure: string | null
}

/** A try that is already stored stays as it is. */
export async function addOutcomes(
  db: Kysely<Tables>,
  { batch, item }: Range,
  outcomes: readonly Outcome[],
): Promise<void> {
  if (outcomes.length === 0) return
  await db
    .insertInto('making')
    .values(outcomes.map((outcome) => ({ batch, item, ...outcome, place: null })))
    .onConflict((there) => there.columns(['batch', 'item', 'try']).doNothing())
    .execute()
}

/** Records a program error in a try (try 0: outside any try) and returns how many there have been so far. */
export async function countFault(
  db: Kysely<Tables>,
  fault: { readonly batch: string; readonly item: number; readonly try: number; readonly reason: string },
): Promise<number> {
  const { times } = await db
    .insertInto('fault')
    .values(fault)
    .onConflict((there) =>
      there.columns(['batch', 'item', 'try']).doUpdateSet({ times: sql`fault.times + 1`, reason: fault.reason }),
    )
    .returning('times')
    .executeTakeFirstOrThrow()
  return times
}
