/**
 * The batch routes of the API. A batch's id cannot be guessed; anyone who has it can see the batch and download its
 * puzzles.
 */
import { bad, good, limits, problem } from '@kumiki/core/base'
import * as z from 'zod'
import { nowhere, page, type Route, refuse, route } from '../http/route.ts'
import { withTimeout } from '../http/timeout.ts'
import { maxInBook, tooThick, usualBook } from '../threads/book.ts'
import { archiveLines } from './archive.ts'
import { jobOf, planSchema, readPlan } from './plan.ts'
import { progressSchema } from './progress.ts'
import { addBatch, cancelBatch, hasBatch, linesOf, planOf, progressOf } from './store.ts'

const prepareMs = 30_000
const bindMs = 120_000

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
    run: async ({ given, who }, context) => {
      const plan = readPlan(given)
      if (!plan.ok) return refuse(422, plan.error)
      for (const [index, item] of plan.value.items.entries()) {
        const prepared = context.pool.prepare(jobOf(item, plan.value.seed), who, prepareMs)
        const ready = await withTimeout(prepared, { status: 422, problem: takesTooLong })
        if (ready.ok) continue
        const { status, problem: reason } = ready.error
        return refuse(status, { ...reason, path: ['items', index, ...reason.path] })
      }
      return good({ id: await addBatch(context.db, context.queue, plan.value) })
    },
  }),
  route({
    method: 'GET',
    path: '/api/batches/:id',
    text: { en: 'How far it is', ja: '進み具合' },
    reply: progressSchema,
    run: async ({ params: { id = '' } }, { db, now }) => {
      const progress = await progressOf(db, id, now())
      return progress ? good(progress) : bad(nowhere)
    },
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
    run: async ({ params: { id = '' } }, { db }) =>
      (await hasBatch(db, id)) ? good({ body: linesOf(db, id), headers: named('jsonl') }) : bad(nowhere),
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
    run: async ({ params: { id = '' } }, context) => {
      const plan = await planOf(context.db, id)
      return plan ? good({ body: archiveLines(linesOf(context.db, id)), headers: named('zip') }) : bad(nowhere)
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
    run: async ({ params: { id = '' }, who }, context) => {
      const [plan, progress] = [await planOf(context.db, id), await progressOf(context.db, id, context.now())]
      if (!plan || !progress) return bad(nowhere)
      if (progress.state === 'running') return refuse(409, notAllMade)
      if (progress.made > maxInBook) return refuse(422, tooThick(progress.made))
      const lines: string[] = []
      for await (const line of linesOf(context.db, id)) lines.push(line)
      const bound = context.pool.bind(lines, plan.book ?? usualBook, who, bindMs)
      const pdf = await withTimeout(bound, { status: 422, problem: notBound })
      return pdf.ok ? good({ body: pdf.value, headers: named('pdf') }) : pdf
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/batches/:id',
    key: 'operator',
    text: { en: 'Cancels it; what is made stays', ja: '中止する（できた分は残る）' },
    reply: z.object({ id: z.string() }),
    run: async ({ params: { id = '' } }, context) => {
      await cancelBatch(context.db, id, context.now())
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
