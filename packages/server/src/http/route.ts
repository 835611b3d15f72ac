/**
 * A route as data. The server's routes, the API description, the table of rights and their tests are all made from one
 * list (`table.ts`). A route hides the types of its query and body behind `answer`.
 */

import { type Bilingual, bad, good, type Lang, type Problem, parse, problem, type Result } from '@kumiki/core/base'
import { parseJson } from '@kumiki/core/file'
import * as z from 'zod'
import type { Context } from './context.ts'

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof methods)[number]

/**
 * What a caller must show besides the id in the path. nothing · edit-puzzle, edit-collection: the token of its edit
 * link · own-play: the token of a player's own link · operator: the operator's token.
 */
export const keys = ['nothing', 'edit-puzzle', 'edit-collection', 'own-play', 'operator'] as const
export type Key = (typeof keys)[number]

/** A request before validation. */
export interface Request {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  /** The unparsed body. */
  readonly text: string
  /** The token after `Authorization: Bearer`; '' if there is none. */
  readonly token: string
  /** The client's address as an HMAC: fit for counting only. */
  readonly who: string
  /** The language for the answer. */
  readonly lang: Lang
}

export interface Reply {
  readonly status: number
  readonly type: string
  readonly body: string | Uint8Array | AsyncIterable<string | Uint8Array>
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * The maximum body size, and the number of requests per minute from one address (and, where the path names a puzzle,
 * for that puzzle).
 */
export interface Bounds {
  readonly bytes: number
  readonly perMinute: number
}

export interface Route {
  readonly method: Method
  /** `:name` marks a variable part. */
  readonly path: string
  readonly key: Key
  readonly text: Bilingual
  readonly bounds: Bounds
  /** null if the route takes none. */
  readonly query: z.ZodType | null
  readonly body: z.ZodType | null
  /** The schema of a successful answer; null if it is not JSON. */
  readonly reply: z.ZodType | null
  readonly status: number
  readonly type: string
  /** Whether what it is sent is kept, so that it counts against what an address may keep. */
  readonly keeps: boolean
  /** The code or personal secret that the body shows, before validation; '' if it shows none. */
  readonly passOf?: ((request: Request) => Promise<string>) | undefined
  /** Who holds such a code; null if nobody does. */
  readonly holderOf?: ((pass: string, request: Request, context: Context) => Promise<string | null>) | undefined
  answer(request: Request, context: Context): Promise<Result<Reply, Refusal>>
}

/** What a handler returns: a value for the schema, or a complete reply. */
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
  /** By default: whether it takes a body. */
  readonly keeps?: boolean
  readonly passOf?: Route['passOf']
  readonly holderOf?: Route['holderOf']
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

/** A route that answers with a page, a picture or a table: anything that is not JSON with a schema. */
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
  const { method, path, text, key = 'nothing', query = null, body = null, passOf, holderOf } = about
  const { keeps = body !== null && key !== 'operator' } = about
  return { method, path, text, key, query, body, keeps, passOf, holderOf, bounds: { ...usualBounds, ...about.bounds } }
}

/** Validates query and body against their schemas. A route without a schema gets null. */
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

/** The schema of a missing query or body. */
const nothing = <T>(): z.ZodType<T> => z.custom<T>((value) => value === null)

export const jsonType = 'application/json; charset=utf-8'

export const json = (status: number, value: unknown): Reply => ({
  status,
  type: jsonType,
  body: `${JSON.stringify(value)}\n`,
})

/** A refusal in the one JSON form that all routes use: a code, and a sentence in both languages. */
export const refused = ({ status, problem: { code, text, path } }: Refusal): Reply =>
  json(status, { problem: { code, text, ...(path.length > 0 ? { path } : {}) } })

export const nowhere: Refusal = {
  status: 404,
  problem: problem('not-found', 'There is nothing here.', 'ここには何もありません。'),
}

/** The names of the variable parts of a path. */
export const variablesOf = (path: string): string[] => [...path.matchAll(/:([a-z]+)/g)].map(([, name = '']) => name)
