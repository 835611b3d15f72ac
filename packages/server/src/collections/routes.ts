/** Collections (a list, a book, a course), and the puzzle of the day. */
import { bad, good, langs, limits, problem, type Result } from '@kumiki/core/base'
import * as z from 'zod'
import type { Context } from '../http/context.ts'
import { nowhere, type Refusal, type Route, refuse, route } from '../http/route.ts'
import { type Listed, visiblePuzzles } from '../publishing/store.ts'
import { day } from '../publishing/times.ts'
import { withoutMarks } from '../puzzles/marks.ts'
import {
  addCollection,
  changeCollection,
  deleteCollection,
  findCollection,
  findDay,
  type ShownCollection,
  setDay,
} from './store.ts'

const text = z.string().max(limits.textLength).overwrite(withoutMarks)

const collection = z.strictObject({
  form: z.enum(['list', 'book', 'course']).default('list'),
  title: text.min(1),
  lang: z.enum(langs).default('ja'),
  note: z.string().max(limits.noteLength).overwrite(withoutMarks).default(''),
  /** The ids of published puzzles, in order. */
  puzzles: z.array(z.string().max(40)).max(1_000),
})

const listed = z.object({ id: z.string(), kind: z.string(), title: z.string(), level: z.nullable(z.number()) })

const shown = z.object({
  id: z.string(),
  form: z.string(),
  title: z.string(),
  lang: z.string(),
  note: z.string(),
  puzzles: z.array(listed),
})

export async function collectionOf({ db, now }: Context, id: string): Promise<Result<ShownCollection, Refusal>> {
  const found = await findCollection(db, id, now())
  return found ? good(found) : bad(nowhere)
}

/** Formats a date as 2027-01-31, in the time zone of Japan. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' })

/** The puzzle of that day, or of the latest earlier day that has one. */
export async function puzzleOfDay(
  { db, now }: Context,
  wanted: string | undefined,
): Promise<Result<{ readonly day: string; readonly puzzle: Listed }, Refusal>> {
  const today = dayFormat.format(now())
  // puzzles of later days stay hidden
  const found = await findDay(db, wanted === undefined || wanted > today ? today : wanted, now())
  return found ? good(found) : refuse(404, noneYet)
}

export const collections: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/collections',
    text: { en: 'Makes a collection of published puzzles', ja: '公開したパズルを集めた一覧を作る' },
    bounds: { bytes: 65_536, perMinute: 30 },
    body: collection,
    status: 201,
    reply: z.object({ id: z.string(), page: z.string(), token: z.string() }),
    run: async ({ given }, context) => {
      const { id, token } = await addCollection(context.db, given)
      return good({ id, page: `${context.base}/c/${id}`, token })
    },
  }),
  route({
    method: 'GET',
    path: '/api/collections/:id',
    text: { en: 'A collection, with the puzzles that can be seen', ja: '一覧と、見られるパズル' },
    reply: shown,
    run: ({ params: { id = '' } }, context) => collectionOf(context, id),
  }),
  route({
    method: 'PUT',
    path: '/api/collections/:id',
    key: 'edit-collection',
    text: { en: 'Changes a collection', ja: '一覧を変える' },
    bounds: { bytes: 65_536, perMinute: 60 },
    body: collection,
    reply: shown,
    run: async ({ params: { id = '' }, given }, context) => {
      await changeCollection(context.db, id, given)
      return collectionOf(context, id)
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/collections/:id',
    key: 'edit-collection',
    text: { en: 'Deletes a collection; its puzzles stay', ja: '一覧を消す（パズルは残る）' },
    reply: z.object({ id: z.string() }),
    run: async ({ params: { id = '' } }, context) => {
      await deleteCollection(context.db, id)
      return good({ id })
    },
  }),
  route({
    method: 'GET',
    path: '/api/today',
    text: { en: 'The puzzle of the day', ja: '今日のパズル' },
    query: z.object({ day: z.optional(day) }),
    reply: z.object({ day: z.string(), puzzle: listed }),
    run: ({ wanted }, context) => puzzleOfDay(context, wanted.day),
  }),
  route({
    method: 'PUT',
    path: '/api/today/:day',
    key: 'operator',
    text: { en: 'Sets the puzzle of a day', ja: 'ある日のパズルを決める' },
    body: z.strictObject({ puzzle: z.string().max(40) }),
    reply: z.object({ day: z.string() }),
    run: async ({ params, given: { puzzle } }, context) => {
      const when = day.safeParse(params.day)
      if (!when.success) return refuse(400, noDay)
      const [found] = await visiblePuzzles(context.db, [puzzle], context.now())
      if (!found) return bad(nowhere)
      await setDay(context.db, when.data, puzzle)
      return good({ day: when.data })
    },
  }),
]

const noDay = problem('bad-day', 'A day is written as 2027-01-31.', '日付は 2027-01-31 のように書いてください。', {
  path: ['day'],
})
const noneYet = problem('none-yet', 'There is no puzzle of the day yet.', '今日のパズルはまだありません。')
