/**
 * Publishing: a file is uploaded, verified from its bytes and stored; its author gets a link to play and a link to
 * edit.
 */

import { bad, demand, good, limits, parse, problem, type Result } from '@kumiki/core/base'
import * as z from 'zod'
import type { Context } from '../http/context.ts'
import { page, type Refusal, type Route, refuse, route } from '../http/route.ts'
import { withTimeout } from '../http/timeout.ts'
import { codePicture, picture } from '../puzzles/pictures.ts'
import type { Verified } from '../threads/publishable.ts'
import { drawing } from './drawings.ts'
import { changePuzzle } from './editions.ts'
import { published, publishedOpen, receives, seeing } from './published.ts'
import { addPuzzle, deletePuzzle, fileOf, takeDown } from './store.ts'
import { changedTermsSchema, openTerms, openTermsSchema, termsSchema } from './terms.ts'
import { moment } from './times.ts'

const maxYears = 10

/** A kumiki file alone, or with terms beside it. */
const withTerms = z.strictObject({
  file: z.looseObject({ kumiki: z.literal(1) }),
  terms: termsSchema.prefault({}),
  expires: z.nullable(moment).default(null),
})
const bareFile = z.looseObject({})

const change = z.strictObject({
  state: z.optional(z.enum(['open', 'closed'])),
  /** The terms to change. */
  terms: z.optional(changedTermsSchema),
  expires: z.optional(z.nullable(moment)),
  /** A replacement for the file, for example with a corrected clue. */
  file: z.optional(z.looseObject({ kumiki: z.literal(1) })),
  /** Whether entries may stay behind, judged by what the contest was when they were made. */
  confirm: z.optional(z.boolean()),
})

const about = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  lang: z.string(),
  level: z.nullable(z.number()),
  /** open: answers are accepted · closed: no longer */
  state: z.enum(['open', 'closed']),
  /** When it will be deleted; null if it stays. */
  expires: z.nullable(z.string()),
  play: z.string(),
  terms: openTermsSchema,
  /** Rises with each change of what is judged. An entry can name the one that it answers. */
  edition: z.number(),
})

/** Verifies an uploaded file, with one time limit and one set of messages for all routes. */
const verifyText = (context: Context, text: string, who: string): Promise<Result<Verified, Refusal>> =>
  withTimeout(context.pool.verify(text, who, context.timeouts.verifyMs), { status: 422, problem: takesTooLong })

const playAddress = (base: string, id: string): string => `${base}/play/?puzzle=${id}`

function expiryOf(written: string | null, now: number): Result<Date | null, Refusal> {
  if (written === null) return good(null)
  const at = Date.parse(written)
  return at > now && at < now + maxYears * 366 * 86_400_000 ? good(new Date(at)) : refuse(422, badExpiry)
}

export const publishing: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/puzzles',
    text: { en: 'Publishes a kumiki file, alone or with terms', ja: 'kumiki ファイルを公開する（条件付きでも可）' },
    bounds: { bytes: limits.fileBytes + 10_000, perMinute: 60 },
    body: z.union([withTerms, bareFile], demand({ en: 'be an object', ja: 'オブジェクトにしてください' })),
    status: 201,
    reply: z.object({ id: z.string(), play: z.string(), edit: z.string() }),
    run: async ({ text, given, who }, context) => {
      const isBare = !('file' in given)
      const wrapped = isBare ? good({ terms: termsSchema.parse({}), expires: null }) : parse(withTerms, given)
      if (!wrapped.ok) return bad({ status: 400, problem: wrapped.error })
      const expires = expiryOf(wrapped.value.expires, context.now())
      if (!expires.ok) return expires
      const file = await verifyText(context, isBare ? text : JSON.stringify(given.file), who)
      if (!file.ok) return file
      const { id, token } = await addPuzzle(context.db, file.value, wrapped.value.terms, expires.value)
      context.metrics.count('published')
      return good({ id, play: playAddress(context.base, id), edit: `${context.base}/edit/${id}#${token}` })
    },
  }),
  page({
    method: 'GET',
    path: '/api/puzzles/:id',
    text: {
      en: 'The file for players: no answer, and nothing from which it follows',
      ja: 'あそぶ人のためのファイル（答えも、答えがわかるものも含まない）',
    },
    type: 'application/json; charset=utf-8',
    run: async ({ params }, context) => {
      const found = await publishedOpen(context, params.id ?? '')
      if (!found.ok) return found
      await seeing(context, found.value)
      return good({ body: `${found.value.open_file}\n`, headers: { 'access-control-allow-origin': '*' } })
    },
  }),
  route({
    method: 'GET',
    path: '/api/puzzles/:id/about',
    text: { en: 'Title, kind, level, terms', ja: '題名・種類・難易度・条件' },
    reply: about,
    run: async ({ params }, context) => {
      const found = await published(context, params.id ?? '')
      if (!found.ok) return found
      const { id, kind, title, lang, level, terms, edition } = found.value
      const state = receives(found.value, context.now()) ? 'open' : 'closed'
      const expires = found.value.expires?.toISOString() ?? null
      const play = playAddress(context.base, id)
      return good({ id, kind, title, lang, level, state, expires, play, terms: openTerms(terms), edition })
    },
  }),
  page({
    method: 'GET',
    path: '/api/puzzles/:id/picture.svg',
    text: { en: 'The empty board as a picture', ja: '空の盤面の絵' },
    type: 'image/svg+xml',
    run: async ({ params }, context) => {
      const found = await publishedOpen(context, params.id ?? '')
      if (!found.ok) return found
      const file = found.value.open_file
      return good({ body: await context.caches.boards.get(file, () => picture(file)) })
    },
  }),
  page({
    method: 'GET',
    path: '/api/puzzles/:id/picture.png',
    text: { en: 'The empty board as other sites show it beside a link', ja: 'リンクの横に出る、空の盤面の画像' },
    bounds: { perMinute: 60 },
    type: 'image/png',
    run: async ({ params, who }, context) => {
      const found = await publishedOpen(context, params.id ?? '')
      if (!found.ok) return found
      const file = found.value.open_file
      const png = await drawing(context.caches.drawings, context.pool, file, who)
      return png.ok ? good({ body: png.value }) : png
    },
  }),
  page({
    method: 'GET',
    path: '/api/puzzles/:id/code.svg',
    text: { en: 'The play link as a QR code', ja: 'あそぶリンクの QR コード' },
    type: 'image/svg+xml',
    run: async ({ params }, context) => {
      const found = await published(context, params.id ?? '')
      return found.ok ? good({ body: codePicture(playAddress(context.base, found.value.id)) }) : found
    },
  }),
  page({
    method: 'GET',
    path: '/api/puzzles/:id/file',
    key: 'edit-puzzle',
    text: { en: 'The whole file, as it was published', ja: '公開したファイルの全体' },
    type: 'application/json; charset=utf-8',
    run: async ({ params }, context) => {
      const found = await published(context, params.id ?? '')
      return found.ok ? good({ body: `${await fileOf(context.db, found.value.id, found.value.edition)}\n` }) : found
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/puzzles/:id',
    key: 'edit-puzzle',
    text: {
      en: 'Closes or opens it, changes its terms, its expiry or its file',
      ja: '受付を閉じる・開く、条件・期限・ファイルを変える',
    },
    bounds: { bytes: limits.fileBytes + 10_000, perMinute: 60 },
    body: change,
    reply: z.object({ id: z.string() }),
    run: async ({ params, given, who }, context) => {
      const found = await published(context, params.id ?? '')
      if (!found.ok) return found
      const file = given.file ? await verifyText(context, JSON.stringify(given.file), who) : good(null)
      if (!file.ok) return file
      if (file.value && file.value.kind !== found.value.kind) return refuse(409, otherKind)
      const expires = given.expires === undefined ? good(undefined) : expiryOf(given.expires, context.now())
      if (!expires.ok) return expires
      const { state, terms = {}, confirm: isSure = false } = given
      const { id } = found.value
      const changed = await changePuzzle(context.db, id, {
        state,
        terms,
        expires: expires.value,
        file: file.value,
        isSure,
      })
      return changed.ok ? good({ id }) : refuse(409, entriesStay(changed.error.entries))
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/puzzles/:id',
    key: 'edit-puzzle',
    text: { en: 'Deletes it with all that was entered', ja: '応募も含めてすべて消す' },
    reply: z.object({ id: z.string() }),
    run: async ({ params: { id = '' } }, context) => {
      await deletePuzzle(context.db, id)
      return good({ id })
    },
  }),
  route({
    method: 'POST',
    path: '/api/puzzles/:id/takedown',
    key: 'operator',
    text: { en: 'Takes it down, with the reason on record', ja: '理由を残して公開を取りやめる' },
    body: z.strictObject({ reason: z.string().min(1).max(limits.textLength) }),
    reply: z.object({ id: z.string() }),
    run: async ({ params: { id = '' }, given: { reason } }, { db }) =>
      (await takeDown(db, id, reason)) ? good({ id }) : refuse(404, unknown),
  }),
]

const unknown = problem('not-found', 'There is no such puzzle.', 'そのようなパズルはありません。')
const takesTooLong = problem(
  'takes-too-long',
  'The puzzle could not be verified in the time that the server has for it.',
  'サーバーの制限時間内にパズルを検証できませんでした。',
  { fault: 'search' },
)
const badExpiry = problem(
  'bad-expiry',
  `The expiry must lie in the future, within ${maxYears} years.`,
  `期限は今より後、${maxYears}年以内にしてください。`,
  { path: ['expires'] },
)
const entriesStay = (entries: number) =>
  problem(
    'entries-stay',
    `The contest has ${entries === 1 ? 'an entry' : `${entries} entries`} already. What was sent stays, and is judged by the puzzle, the keyword and the questions as they were; only later entries get the new ones. To change it all the same, confirm it.`,
    `この懸賞にはすでに${entries}件の応募があります。届いた応募は残り、応募したときのパズル・キーワード・質問のまま判定されます。新しい内容になるのは、これからの応募だけです。このまま変更するには、確認が必要です。`,
    { path: ['confirm'] },
  )
const otherKind = problem(
  'other-kind',
  'The file is of another kind; publish it as a puzzle of its own.',
  '別の種類のパズルです。新しく公開してください。',
  { path: ['file', 'kind'] },
)
