/**
 * Plays: how a puzzle was solved, with the player's consent and without the player. No address, no name, no time but the day. The
 * player's own link shows it, changes it and deletes it.
 */
import { good, type Result } from '@kumiki/core/base/result'
import { faces } from '@kumiki/core/kinds/faces'
import { type Selectable, sql } from 'kysely'
import * as z from 'zod'
import type { Desk } from '../http/desk.ts'
import { nowhere, type Refusal, type Route, route } from '../http/route.ts'
import { hashOf, newId, newToken } from '../http/token.ts'
import type { Tables } from '../store/tables.ts'

/** So many days plays are kept. */
export const keptDays = 400

const count = z.int().min(0).max(1_000_000)

/** Names of ours: nobody's words find room in a play. */
const technique = z.string().regex(/^[a-z][a-zA-Z0-9-]{0,59}$/)
const mostTechniques = 64

const told = {
  puzzle: z.nullable(z.string().max(40)).default(null),
  kind: z.enum(Object.keys(faces)),
  level: z.nullable(z.int().min(1).max(5)).default(null),
  /** Milliseconds in which the player did something. */
  activeMs: z.int().min(0).max(86_400_000),
  checks: count.default(0),
  /** How many hints, by technique. */
  hints: z
    .record(technique, count)
    .refine((hints) => Object.keys(hints).length <= mostTechniques)
    .default({}),
  finished: z.boolean(),
}

const play = z.strictObject(told)
const kept = z.object({ id: z.string(), day: z.string(), ...told })

/** `written`: the day as the database writes it, for as a moment it would be another one in other places. */
const shown = (row: Selectable<Tables['play']> & { readonly written: string }): z.infer<typeof kept> => ({
  id: row.id,
  day: row.written,
  puzzle: row.puzzle,
  kind: row.kind,
  level: row.level,
  activeMs: row.active_ms,
  checks: row.checks,
  hints: row.hints,
  finished: row.finished,
})

/** The puzzle is named only where there is one. */
async function row(desk: Desk, { puzzle, kind, level, activeMs, checks, hints, finished }: z.infer<typeof play>) {
  const known =
    puzzle === null
      ? undefined
      : await desk.db.selectFrom('puzzle').select('id').where('id', '=', puzzle).executeTakeFirst()
  return { puzzle: known?.id ?? null, kind, level, active_ms: activeMs, checks, hints: JSON.stringify(hints), finished }
}

async function own(desk: Desk, id: string): Promise<Result<z.infer<typeof kept>, Refusal>> {
  const found = await desk.db
    .selectFrom('play')
    .selectAll()
    .select(sql<string>`day::text`.as('written'))
    .where('id', '=', id)
    .executeTakeFirst()
  return found ? good(shown(found)) : { ok: false, error: nowhere }
}

export const plays: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/plays',
    text: { en: 'Keeps how a puzzle was played, with consent', ja: '同意のうえで、あそんだ記録を残す' },
    bounds: { perMinute: 60 },
    body: z.strictObject({ consent: z.literal(true), ...told }),
    status: 201,
    reply: z.object({ id: z.string(), token: z.string() }),
    run: async ({ given: { consent: _given, ...rest } }, desk) => {
      const [id, token] = [newId(), newToken()]
      await desk.db
        .insertInto('play')
        .values({ id, hash: hashOf(token), ...(await row(desk, rest)) })
        .execute()
      desk.metrics.count('played')
      return good({ id, token })
    },
  }),
  route({
    method: 'GET',
    path: '/api/plays/:id',
    key: 'own-play',
    text: { en: 'All that is kept of a play', ja: 'あそんだ記録をすべて見る' },
    reply: kept,
    run: ({ params: { id = '' } }, desk) => own(desk, id),
  }),
  route({
    method: 'PUT',
    path: '/api/plays/:id',
    key: 'own-play',
    text: { en: 'Brings a play up to date', ja: 'あそんだ記録を更新する' },
    body: play,
    reply: kept,
    run: async ({ params: { id = '' }, given }, desk) => {
      await desk.db
        .updateTable('play')
        .set(await row(desk, given))
        .where('id', '=', id)
        .execute()
      return own(desk, id)
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/plays/:id',
    key: 'own-play',
    text: { en: 'Deletes a play', ja: 'あそんだ記録を消す' },
    reply: z.object({ id: z.string() }),
    run: async ({ params: { id = '' } }, desk) => {
      await desk.db.deleteFrom('play').where('id', '=', id).execute()
      return good({ id })
    },
  }),
]
