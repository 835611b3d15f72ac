/**
 * Plays: how a puzzle was solved, stored with the player's consent and without anything that identifies the player. No
 * address, no name, no time except the day. The player's own link shows, changes and deletes it.
 */
import { bad, good, type Result } from '@kumiki/core/base'
import { faces } from '@kumiki/core/kinds'
import * as z from 'zod'
import type { Context } from '../http/context.ts'
import { nowhere, type Refusal, type Route, route } from '../http/route.ts'
import { addPlay, changePlay, deletePlay, findPlay, type KeptPlay } from './store.ts'

const count = z.int().min(0).max(1_000_000)

/** Ids of techniques: the pattern leaves no room for free text in a play. */
const technique = z.string().regex(/^[a-z][a-zA-Z0-9-]{0,59}$/)
const maxTechniques = 64

const playFields = {
  puzzle: z.nullable(z.string().max(40)).default(null),
  kind: z.enum(Object.keys(faces)),
  level: z.nullable(z.int().min(1).max(5)).default(null),
  /** Active time: milliseconds in which the player did something. */
  activeMs: z.int().min(0).max(86_400_000),
  checks: count.default(0),
  /** The number of hints by technique. */
  hints: z
    .record(technique, count)
    .refine((hints) => Object.keys(hints).length <= maxTechniques)
    .default({}),
  finished: z.boolean(),
}

const play = z.strictObject(playFields)
const kept = z.object({ id: z.string(), day: z.string(), ...playFields })

async function own({ db }: Context, id: string): Promise<Result<KeptPlay, Refusal>> {
  const found = await findPlay(db, id)
  return found ? good(found) : bad(nowhere)
}

export const plays: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/plays',
    text: { en: 'Keeps how a puzzle was played, with consent', ja: '同意のうえで、あそんだ記録を残す' },
    bounds: { perMinute: 60 },
    body: z.strictObject({ consent: z.literal(true), ...playFields }),
    status: 201,
    reply: z.object({ id: z.string(), token: z.string() }),
    run: async ({ given: { consent: _given, ...rest } }, context) => {
      const added = await addPlay(context.db, rest)
      context.metrics.count('played')
      return good(added)
    },
  }),
  route({
    method: 'GET',
    path: '/api/plays/:id',
    key: 'own-play',
    text: { en: 'All that is kept of a play', ja: 'あそんだ記録をすべて見る' },
    reply: kept,
    run: ({ params: { id = '' } }, context) => own(context, id),
  }),
  route({
    method: 'PUT',
    path: '/api/plays/:id',
    key: 'own-play',
    text: { en: 'Brings a play up to date', ja: 'あそんだ記録を更新する' },
    keeps: false,
    body: play,
    reply: kept,
    run: async ({ params: { id = '' }, given }, context) => {
      await changePlay(context.db, id, given)
      return own(context, id)
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/plays/:id',
    key: 'own-play',
    text: { en: 'Deletes a play', ja: 'あそんだ記録を消す' },
    reply: z.object({ id: z.string() }),
    run: async ({ params: { id = '' } }, context) => {
      await deletePlay(context.db, id)
      return good({ id })
    },
  }),
]
