/** Batches by the API. Whoever has a batch's id, which cannot be guessed, sees it and gets its puzzles. */
import { limits } from '@kumiki/core/base/limits'
import { bad, good, problem, type Result } from '@kumiki/core/base/result'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import { inTime } from '../http/overdue.ts'
import { nowhere, page, type Refusal, type Route, refuse, route } from '../http/route.ts'
import type { Tables } from '../store/tables.ts'
import { mostInBook, tooThick, usualBook } from '../threads/book.ts'
import { archived } from './archive.ts'
import { addBatch, planOf } from './batch.ts'
import { jobOf, planSchema, readPlan } from './plan.ts'

const prepareMs = 30_000
const bindMs = 120_000

const progress = z.object({
  id: z.string(),
  /** running · done · short: there are not so many different ones · cancelled */
  state: z.enum(['running', 'done', 'short', 'cancelled']),
  made: z.number(),
  count: z.number(),
  duplicates: z.number(),
  failures: z.number(),
  /** The last reasons, each once. */
  reasons: z.array(z.object({ en: z.string(), ja: z.string() })),
  /** Puzzles a second so far, and seconds left at that rate; null where that cannot be told yet. */
  rate: z.nullable(z.number()),
  left: z.nullable(z.number()),
})
export type Progress = z.infer<typeof progress>

const reason = z.object({ text: z.object({ en: z.string(), ja: z.string() }) })

export async function progressOf(db: Kysely<Tables>, id: string, now: number): Promise<Result<Progress, Refusal>> {
  const batch = await db.selectFrom('batch').selectAll().where('id', '=', id).executeTakeFirst()
  if (!batch) return bad(nowhere)
  const sums = await db
    .selectFrom('item')
    .select(({ fn }) => [
      fn.sum<string>('made').as('made'),
      fn.sum<string>('duplicates').as('duplicates'),
      fn.sum<string>('failures').as('failures'),
    ])
    .where('batch', '=', id)
    .executeTakeFirst()
  const failures = await db
    .selectFrom('making')
    .select('failure')
    .where('batch', '=', id)
    .where('failure', 'is not', null)
    .orderBy('try', 'desc')
    .limit(5)
    .execute()
  const made = Number(sums?.made ?? 0)
  const seconds = ((batch.ended?.getTime() ?? now) - batch.created.getTime()) / 1_000
  const rate = made > 0 && seconds > 0 ? made / seconds : null
  const texts = new Map(failures.map(({ failure }) => [JSON.stringify(failure), reason.parse(failure).text]))
  return good({
    id,
    state: progress.shape.state.parse(batch.state),
    made,
    count: batch.count,
    duplicates: Number(sums?.duplicates ?? 0),
    failures: Number(sums?.failures ?? 0),
    reasons: [...texts.values()],
    rate,
    left: batch.state !== 'running' ? 0 : rate === null ? null : (batch.count - made) / rate,
  })
}

const atOnce = 200

/** One line a puzzle, in order. */
export async function* linesOf(db: Kysely<Tables>, id: string): AsyncGenerator<string> {
  let last = 0
  for (;;) {
    const rows = await db
      .selectFrom('making')
      .select(['line', 'place'])
      .where('batch', '=', id)
      .where('place', '>', last)
      .orderBy('place')
      .limit(atOnce)
      .execute()
    for (const { line, place } of rows) {
      last = place ?? last
      yield `${line}\n`
    }
    if (rows.length < atOnce) return
  }
}

export const batches: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/batches',
    key: 'operator',
    text: { en: 'Puts a plan into the queue', ja: '計画を待ち行列に入れる' },
    bounds: { bytes: limits.fileBytes, perMinute: 60 },
    body: planSchema,
    status: 201,
    reply: z.object({ id: z.string() }),
    run: async ({ given, who }, desk) => {
      const plan = readPlan(given)
      if (!plan.ok) return refuse(422, plan.error)
      for (const [index, item] of plan.value.items.entries()) {
        const prepared = desk.pool.prepare(jobOf(item, plan.value.seed), who, prepareMs)
        const ready = await inTime(prepared, { status: 422, problem: takesTooLong })
        if (ready.ok) continue
        const { status, problem: reason } = ready.error
        return refuse(status, { ...reason, path: ['items', index, ...reason.path] })
      }
      return good({ id: await addBatch(desk.db, desk.queue, plan.value) })
    },
  }),
  route({
    method: 'GET',
    path: '/api/batches/:id',
    text: { en: 'How far it is', ja: '進み具合' },
    reply: progress,
    run: ({ params: { id = '' } }, desk) => progressOf(desk.db, id, desk.now()),
  }),
  page({
    method: 'GET',
    path: '/api/batches/:id/puzzles',
    text: {
      en: 'Its puzzles so far, one file a line, in order',
      ja: 'これまでにできたパズル（1行に1ファイル、順番どおり）',
    },
    bounds: { perMinute: 60 },
    type: 'application/x-ndjson; charset=utf-8',
    run: async ({ params: { id = '' } }, desk) => {
      const found = await desk.db.selectFrom('batch').select('id').where('id', '=', id).executeTakeFirst()
      return found ? good({ body: linesOf(desk.db, id), headers: named('jsonl') }) : bad(nowhere)
    },
  }),
  page({
    method: 'GET',
    path: '/api/batches/:id/files.zip',
    text: {
      en: 'Its puzzles so far, one file each, as a zip archive',
      ja: 'これまでにできたパズル（zip、1問1ファイル）',
    },
    bounds: { perMinute: 10 },
    type: 'application/zip',
    run: async ({ params: { id = '' } }, desk) => {
      const plan = await planOf(desk.db, id)
      return plan ? good({ body: archived(linesOf(desk.db, id)), headers: named('zip') }) : bad(nowhere)
    },
  }),
  page({
    method: 'GET',
    path: '/api/batches/:id/book.pdf',
    text: {
      en: 'Its puzzles as a book, once all are made, bound as the plan says',
      ja: '全部できた後に、計画どおりの本（PDF）にする',
    },
    bounds: { perMinute: 6 },
    type: 'application/pdf',
    run: async ({ params: { id = '' }, who }, desk) => {
      const [plan, progress] = [await planOf(desk.db, id), await progressOf(desk.db, id, desk.now())]
      if (!plan || !progress.ok) return bad(nowhere)
      if (progress.value.state === 'running') return refuse(409, notAllMade)
      if (progress.value.made > mostInBook) return refuse(422, tooThick(progress.value.made))
      const lines: string[] = []
      for await (const line of linesOf(desk.db, id)) lines.push(line)
      const bound = desk.pool.bind(lines, plan.book ?? usualBook, who, bindMs)
      const pdf = await inTime(bound, { status: 422, problem: notBound })
      return pdf.ok ? good({ body: pdf.value, headers: named('pdf') }) : pdf
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/batches/:id',
    key: 'operator',
    text: { en: 'Cancels it; what is made stays', ja: '中止する（できた分は残る）' },
    reply: z.object({ id: z.string() }),
    run: async ({ params: { id = '' } }, desk) => {
      await desk.db
        .updateTable('batch')
        .set({ state: 'cancelled', ended: new Date(desk.now()) })
        .where('id', '=', id)
        .where('state', '=', 'running')
        .execute()
      return good({ id })
    },
  }),
]

const named = (ending: string) => ({ 'content-disposition': `attachment; filename="kumiki.${ending}"` })

const notAllMade = problem(
  'not-all-made',
  'The book is bound when all its puzzles are made.',
  'すべてのパズルができてから本にします。',
)
const takesTooLong = problem(
  'takes-too-long',
  'This item could not be read in the time that the server has for it.',
  'サーバーの制限時間内にこの項目を読み取れませんでした。',
)
const notBound = problem(
  'takes-too-long',
  'The book could not be bound in the time that the server has for it; a plan for fewer puzzles gives a thinner one.',
  'サーバーの制限時間内に本を作れませんでした。問題数を減らすと作れます。',
)
