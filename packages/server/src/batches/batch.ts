/**
 * Batches in the database. Tries are worked off in any order by anybody; `settle` takes what they brought in order, by the same rule as
 * on one machine, and puts more tries into the queue where some brought nothing. A try has one row: whoever comes second changes nothing.
 */
import { version } from '@kumiki/core/base/version'
import { type Kysely, sql, type Transaction } from 'kysely'
import { newToken } from '../http/token.ts'
import type { Queue, Range } from '../store/queue.ts'
import type { Tables } from '../store/tables.ts'
import { isOver, type Tally, take } from './fold.ts'
import { countOf, type Plan, readPlan, titled } from './plan.ts'

/** How many tries go into one job: few of a small batch, so that all workers have some; at most so many. */
const mostInOne = 20
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
    const size = Math.min(mostInOne, Math.ceil(countOf(plan) / wantedJobs))
    await queue.post(
      plan.items.flatMap(({ count }, item) => rangesOf(id, item, 1, count, size)),
      within,
    )
  })
  return id
}

function rangesOf(batch: string, item: number, from: number, to: number, size: number): Range[] {
  const ranges: Range[] = []
  for (let at = from; at <= to; at += size) ranges.push({ batch, item, from: at, to: Math.min(to, at + size - 1) })
  return ranges
}

export async function planOf(db: Kysely<Tables>, batch: string): Promise<Plan | null> {
  const row = await db.selectFrom('batch').select('plan').where('id', '=', batch).executeTakeFirst()
  const plan = row && readPlan(JSON.parse(row.plan))
  return plan?.ok ? plan.value : null
}

const mostAtOnce = 500

/** Takes up whatever can be taken up. Calls may overlap: one goes after the other. */
export async function settle(db: Kysely<Tables>, queue: Queue, id: string): Promise<void> {
  await db.transaction().execute(async (within) => {
    const batch = await within
      .selectFrom('batch')
      .select(['plan', 'state'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    const plan = batch && readPlan(JSON.parse(batch.plan))
    if (!plan?.ok || batch?.state !== 'running') return
    const items = await within.selectFrom('item').selectAll().where('batch', '=', id).orderBy('item').execute()
    let place = items.reduce((sum, { made }) => sum + made, 0)
    for (const row of items.filter(({ ended }) => !ended)) {
      const tally = await takeUp(within, plan.value, row, place)
      place += tally.made - row.made
      const ended = isOver(tally, row.count)
      const more = !ended && tally.settled === row.asked ? row.count - tally.made : 0
      if (tally.settled > row.settled || ended)
        await within
          .updateTable('item')
          .set({ ...tally, ended, asked: row.asked + more })
          .where('batch', '=', id)
          .where('item', '=', row.item)
          .execute()
      if (more > 0) await queue.post(rangesOf(id, row.item, row.asked + 1, row.asked + more, mostInOne), within)
      // what comes behind it waits for its number, and for what it has in common with those before
      if (!ended) return
    }
    await within
      .updateTable('batch')
      .set({ state: place >= countOf(plan.value) ? 'done' : 'short', ended: new Date() })
      .where('id', '=', id)
      .execute()
  })
}

/** Ends a batch that cannot be settled with what there is; the reason stands where those of tries stand, as try 0. */
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

interface Row extends Tally {
  readonly batch: string
  readonly item: number
  readonly count: number
}

async function takeUp(within: Transaction<Tables>, plan: Plan, row: Row, before: number): Promise<Tally> {
  const { batch, item, count } = row
  let tally: Tally = {
    settled: row.settled,
    made: row.made,
    duplicates: row.duplicates,
    failures: row.failures,
    idle: row.idle,
  }
  for (;;) {
    const makings = await within
      .selectFrom('making')
      .select(['try', 'line', 'mark'])
      .where('batch', '=', batch)
      .where('item', '=', item)
      .where('try', '>', tally.settled)
      .orderBy('try')
      .limit(mostAtOnce)
      .execute()
    const seen = await marksAmong(
      within,
      batch,
      makings.flatMap(({ mark }) => (mark === null ? [] : [mark])),
    )
    const taken: { readonly try: number; readonly place: number; readonly line: string }[] = []
    const start = tally.settled
    for (const making of makings) {
      if (making.try !== tally.settled + 1 || isOver(tally, count)) break
      const turn = take(tally, making.mark, seen)
      tally = turn.tally
      if (!turn.isNew || making.mark === null || making.line === null) continue
      seen.add(making.mark)
      const place = before + tally.made - row.made
      taken.push({ try: making.try, place, line: titled(making.line, plan.items[item]!, tally.made) })
    }
    for (const { try: tried, place, line } of taken)
      await within
        .updateTable('making')
        .set({ place, line })
        .where('batch', '=', batch)
        .where('item', '=', item)
        .where('try', '=', tried)
        .execute()
    if (tally.settled - start < mostAtOnce) return tally
  }
}

async function marksAmong(within: Transaction<Tables>, batch: string, marks: readonly string[]): Promise<Set<string>> {
  if (marks.length === 0) return new Set()
  const rows = await within
    .selectFrom('making')
    .select('mark')
    .where('batch', '=', batch)
    .where('place', 'is not', null)
    .where(sql<boolean>`mark = any(${marks})`)
    .execute()
  return new Set(rows.flatMap(({ mark }) => (mark === null ? [] : [mark])))
}
