/**
 * Settles a batch in the database: takes its results in order, by the same fold as on one machine, and queues more
 * tries in place of those that brought nothing. Tries may be made in any order by any worker; a try has one row, so a
 * second result for it changes nothing.
 */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Queue } from '../store/queue.ts'
import type { Tables } from '../store/tables.ts'
import { isOver, type Tally, take } from './fold.ts'
import { countOf, type Plan, readPlan, titled } from './plan.ts'
import { maxInOne, rangesOf } from './ranges.ts'

const maxAtOnce = 500

/** Takes all results that can be taken now. Concurrent calls run one after another. */
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
      if (more > 0) await queue.post(rangesOf(id, row.item, row.asked + 1, row.asked + more, maxInOne), within)
      // later items wait: their numbers, and which of their puzzles are duplicates, depend on this one
      if (!ended) return
    }
    await within
      .updateTable('batch')
      .set({ state: place >= countOf(plan.value) ? 'done' : 'short', ended: new Date() })
      .where('id', '=', id)
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
      .limit(maxAtOnce)
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
    if (tally.settled - start < maxAtOnce) return tally
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
