/** Collections (a list, a book, a course), and the puzzle of the day. */
import { limits } from '@kumiki/core/base/limits'
import { bad, good, problem, type Result } from '@kumiki/core/base/result'
import { langs } from '@kumiki/core/base/text'
import { type Kysely, sql } from 'kysely'
import * as z from 'zod'
import { nowhere, type Refusal, type Route, refuse, route } from '../http/route.ts'
import { hashOf, newId, newToken } from '../http/token.ts'
import type { Tables } from '../store/tables.ts'
import { day } from './times.ts'

const text = z.string().max(limits.textLength)

const collection = z.strictObject({
  form: z.enum(['list', 'book', 'course']).default('list'),
  title: text.min(1),
  lang: z.enum(langs).default('ja'),
  note: z.string().max(limits.noteLength).default(''),
  /** Ids of published puzzles, in order. */
  puzzles: z.array(z.string().max(40)).max(1_000),
})
type Collection = z.infer<typeof collection>

const listed = z.object({ id: z.string(), kind: z.string(), title: z.string(), level: z.nullable(z.number()) })
export type Listed = z.infer<typeof listed>

const shown = z.object({
  id: z.string(),
  form: z.string(),
  title: z.string(),
  lang: z.string(),
  note: z.string(),
  puzzles: z.array(listed),
})
export type Shown = z.infer<typeof shown>

/** Of these puzzles those that can be seen, in the same order. */
async function visible(db: Kysely<Tables>, ids: readonly string[], now: number): Promise<Listed[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('puzzle')
    .select(['id', 'kind', 'title', 'level'])
    .where(sql<boolean>`id = any(${ids})`)
    .where('state', '<>', 'removed')
    .where((where) => where.or([where('expires', 'is', null), where('expires', '>', new Date(now))]))
    .execute()
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

export async function collectionOf(db: Kysely<Tables>, id: string, now: number): Promise<Result<Shown, Refusal>> {
  const row = await db.selectFrom('collection').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return bad(nowhere)
  const { form, title, lang, note } = row
  return good({ id, form, title, lang, note, puzzles: await visible(db, row.puzzles, now) })
}

/** As 2027-01-31, in Japan where nothing else is said. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' })

/** The puzzle of that day, or of the last one before it that has one. */
export async function puzzleOfDay(
  db: Kysely<Tables>,
  wanted: string | undefined,
  now: number,
): Promise<Result<{ readonly day: string; readonly puzzle: Listed }, Refusal>> {
  const today = dayFormat.format(now)
  // nobody sees tomorrow's
  const latest = wanted === undefined || wanted > today ? today : wanted
  const row = await db
    .selectFrom('day')
    .selectAll()
    .where('day', '<=', latest)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  const [puzzle] = row ? await visible(db, [row.puzzle], now) : []
  return row && puzzle ? good({ day: row.day, puzzle }) : refuse(404, noneYet)
}

const values = ({ form, title, lang, note, puzzles }: Collection) => ({
  form,
  title,
  lang,
  note,
  puzzles: JSON.stringify(puzzles),
})

export const collections: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/collections',
    text: { en: 'Makes a collection of published puzzles', ja: '公開したパズルを集めた一覧を作る' },
    bounds: { bytes: 65_536, perMinute: 30 },
    body: collection,
    status: 201,
    reply: z.object({ id: z.string(), page: z.string(), token: z.string() }),
    run: async ({ given }, desk) => {
      const [id, token] = [newId(), newToken()]
      await desk.db
        .insertInto('collection')
        .values({ id, edit_hash: hashOf(token), ...values(given) })
        .execute()
      return good({ id, page: `${desk.base}/c/${id}`, token })
    },
  }),
  route({
    method: 'GET',
    path: '/api/collections/:id',
    text: { en: 'A collection, with the puzzles that can be seen', ja: '一覧と、見られるパズル' },
    reply: shown,
    run: ({ params: { id = '' } }, desk) => collectionOf(desk.db, id, desk.now()),
  }),
  route({
    method: 'PUT',
    path: '/api/collections/:id',
    key: 'edit-collection',
    text: { en: 'Changes a collection', ja: '一覧を変える' },
    bounds: { bytes: 65_536, perMinute: 60 },
    body: collection,
    reply: shown,
    run: async ({ params: { id = '' }, given }, desk) => {
      await desk.db.updateTable('collection').set(values(given)).where('id', '=', id).execute()
      return collectionOf(desk.db, id, desk.now())
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/collections/:id',
    key: 'edit-collection',
    text: { en: 'Deletes a collection; its puzzles stay', ja: '一覧を消す（パズルは残る）' },
    reply: z.object({ id: z.string() }),
    run: async ({ params: { id = '' } }, desk) => {
      await desk.db.deleteFrom('collection').where('id', '=', id).execute()
      return good({ id })
    },
  }),
  route({
    method: 'GET',
    path: '/api/today',
    text: { en: 'The puzzle of the day', ja: '今日のパズル' },
    query: z.object({ day: z.optional(day) }),
    reply: z.object({ day: z.string(), puzzle: listed }),
    run: ({ wanted }, desk) => puzzleOfDay(desk.db, wanted.day, desk.now()),
  }),
  route({
    method: 'PUT',
    path: '/api/today/:day',
    key: 'operator',
    text: { en: 'Sets the puzzle of a day', ja: 'ある日のパズルを決める' },
    body: z.strictObject({ puzzle: z.string().max(40) }),
    reply: z.object({ day: z.string() }),
    run: async ({ params, given: { puzzle } }, desk) => {
      const when = day.safeParse(params.day)
      if (!when.success) return refuse(400, noDay)
      const [found] = await visible(desk.db, [puzzle], desk.now())
      if (!found) return bad(nowhere)
      await desk.db
        .insertInto('day')
        .values({ day: when.data, puzzle })
        .onConflict((there) => there.column('day').doUpdateSet({ puzzle }))
        .execute()
      return good({ day: when.data })
    },
  }),
]

const noDay = problem('bad-day', 'A day is written as 2027-01-31.', '日付は 2027-01-31 のように書いてください。', {
  path: ['day'],
})
const noneYet = problem('none-yet', 'There is no puzzle of the day yet.', '今日のパズルはまだありません。')
