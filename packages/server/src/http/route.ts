/**
 * What a route is, as data: the server's routes, the description of the API, the table of rights and their tests are
 * all made from the same list (`table.ts`). A route hides the types of what it takes behind `answer`.
 */

import { type Bilingual, bad, good, type Lang, type Problem, parse, problem, type Result } from '@kumiki/core/base'
import { parseJson } from '@kumiki/core/file'
import * as z from 'zod'
import type { Context } from './context.ts'

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof methods)[number]

/**
 * What a caller must show, beside the id in the path. nothing · edit-puzzle, edit-collection: the token of its edit
 * link · own-play: the token of a player's own link · operator: the operator's token.
 */
export const keys = ['nothing', 'edit-puzzle', 'edit-collection', 'own-play', 'operator'] as const
export type Key = (typeof keys)[number]

/** What came, before any of it was believed. */
export interface Request {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  /** The body as it came. */
  readonly text: string
  /** What stands behind `Authorization: Bearer`; '' where nothing does. */
  readonly token: string
  /** The address of the asker, made unreadable: good for counting, for nothing else. */
  readonly who: string
  /** What the asker reads. */
  readonly lang: Lang
}

export interface Reply {
  readonly status: number
  readonly type: string
  readonly body: string | Uint8Array | AsyncIterable<string | Uint8Array>
  readonly headers?: Readonly<Record<string, string>>
}

/** How much may come, and how often in a minute from one address (and, where the path names one, for one puzzle). */
export interface Bounds {
  readonly bytes: number
  readonly perMinute: number
}

export interface Route {
  readonly method: Method
  /** With `:name` where a part of it varies. */
  readonly path: string
  readonly key: Key
  readonly text: Bilingual
  readonly bounds: Bounds
  /** null: it takes none. */
  readonly query: z.ZodType | null
  readonly body: z.ZodType | null
  /** What a good answer looks like; null where it is no JSON. */
  readonly reply: z.ZodType | null
  readonly status: number
  readonly type: string
  answer(request: Request, context: Context): Promise<Result<Reply, Refusal>>
}

/** What a handler gives: a value for the schema, or a reply of its own making. */
type Answered<Out> = Result<Out, Refusal>

/** Why a request is refused, and with which status. */
export interface Refusal {
  readonly status: 400 | 403 | 404 | 405 | 409 | 410 | 413 | 422 | 429 | 503
  readonly problem: Problem
}

export const refuse = (status: Refusal['status'], reason: Problem): Result<never, Refusal> =>
  bad({ status, problem: reason })

interface About {
  readonly path: string
  readonly text: Bilingual
  readonly key?: Key
  readonly bounds?: Partial<Bounds>
  readonly status?: number
}

interface Taking<Query, Body> extends About {
  readonly method: Method
  readonly query?: z.ZodType<Query>
  readonly body?: z.ZodType<Body>
}

const usualBounds: Bounds = { bytes: 16_384, perMinute: 6_000 }

/** A route that answers with JSON. */
export function route<Out, Query = null, Body = null>(
  about: Taking<Query, Body> & {
    readonly reply: z.ZodType<Out>
    run(request: Request & { readonly wanted: Query; readonly given: Body }, context: Context): Promise<Answered<Out>>
  },
): Route {
  const status = about.status ?? 200
  return {
    ...plain(about),
    reply: about.reply,
    status,
    type: jsonType,
    answer: (request, context) =>
      reading(about, request, async (full) => {
        const answered = await about.run(full, context)
        return answered.ok ? good(json(status, answered.value)) : answered
      }),
  }
}

/** A route that answers with a page, a picture, a table: anything but JSON by a schema. */
export function page<Query = null, Body = null>(
  about: Taking<Query, Body> & {
    readonly type: string
    run(
      request: Request & { readonly wanted: Query; readonly given: Body },
      context: Context,
    ): Promise<Answered<Omit<Reply, 'type' | 'status'> & { readonly status?: number; readonly type?: string }>>
  },
): Route {
  const status = about.status ?? 200
  return {
    ...plain(about),
    reply: null,
    status,
    type: about.type,
    answer: (request, context) =>
      reading(about, request, async (full) => {
        const answered = await about.run(full, context)
        return answered.ok ? good({ status, type: about.type, ...answered.value }) : answered
      }),
  }
}

function plain<Query, Body>(about: Taking<Query, Body>): Omit<Route, 'reply' | 'status' | 'type' | 'answer'> {
  const { method, path, text, key = 'nothing', query = null, body = null } = about
  return { method, path, text, key, query, body, bounds: { ...usualBounds, ...about.bounds } }
}

/** Reads query and body by their schemas. A route without a schema takes null. */
async function reading<Query, Body>(
  about: Taking<Query, Body>,
  request: Request,
  use: (full: Request & { readonly wanted: Query; readonly given: Body }) => Promise<Result<Reply, Refusal>>,
): Promise<Result<Reply, Refusal>> {
  const wanted = await read(about.query, async () => good(request.query))
  if (!wanted.ok) return refuse(400, wanted.error)
  const given = await read(about.body, () => parseJson(request.text))
  if (!given.ok) return refuse(given.error.code === 'too-large' ? 413 : 400, given.error)
  return use({ ...request, wanted: wanted.value, given: given.value })
}

async function read<T>(schema: z.ZodType<T> | undefined, source: () => Promise<Result<unknown>>): Promise<Result<T>> {
  const value = schema ? await source() : good(null)
  return value.ok ? parse(schema ?? nothing<T>(), value.value) : value
}

/** Where no schema is given its type is null. */
const nothing = <T>(): z.ZodType<T> => z.custom<T>((value) => value === null)

export const jsonType = 'application/json; charset=utf-8'

export const json = (status: number, value: unknown): Reply => ({
  status,
  type: jsonType,
  body: `${JSON.stringify(value)}\n`,
})

/** Every refusal looks alike to programs: a code, and a sentence in both languages. */
export const refused = ({ status, problem: { code, text, path } }: Refusal): Reply =>
  json(status, { problem: { code, text, ...(path.length > 0 ? { path } : {}) } })

export const nowhere: Refusal = {
  status: 404,
  problem: problem('not-found', 'There is nothing here.', 'ここには何もありません。'),
}

/** The parts of a path that vary. */
export const variablesOf = (path: string): string[] => [...path.matchAll(/:([a-z]+)/g)].map(([, name = '']) => name)
