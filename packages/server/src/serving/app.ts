/**
 * The HTTP front end: the routes of the table, and the static site behind them. Every answer passes through here, so
 * limits, rights, headers, metrics and logs are in one place. A log line names the route's path, never the actual
 * address, and contains nothing that a person sent.
 */
import { Readable } from 'node:stream'
import { problem } from '@kumiki/core/base'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Context } from '../http/context.ts'
import { langOf } from '../http/language.ts'
import { visitorAt } from '../http/limiter.ts'
import { nowhere, type Refusal, type Reply, type Request, type Route, refused } from '../http/route.ts'
import { htmlType } from '../pages/html.ts'
import { refusalPage } from '../pages/refusal.ts'
import { isAway, isFull, isUnwritable } from '../store/database.ts'
import { type Door, hasProxy, isFromHere, turnAway } from './admission.ts'
import { type ConnectionBounds, Connections } from './connections.ts'
import { type Asker, answerNoise, lost, notUnderstood, refusalReply, tooMuch } from './elsewhere.ts'
import { Limits, type LimitsOptions } from './limits.ts'
import type { Site } from './site.ts'

export interface Front {
  readonly routes: readonly Route[]
  readonly context: Context
  readonly door: Door
  /** Static files: the site, and the scripts and styles of our own pages. */
  readonly sites: readonly { readonly under: string; readonly site: Site }[]
  /** Whether a proxy in front reports the client's address and terminates TLS. */
  readonly isBehindProxy: boolean
  readonly limits: LimitsOptions
  readonly connections: ConnectionBounds
  log(line: object): void
}

const maxBytes = 2_000_000

/** The responses in progress. */
type Answering = Set<FastifyReply['raw']>

export function openFront(front: Front): { readonly app: FastifyInstance; close(): Promise<void> } {
  const { requestMs, silenceMs } = front.context.timeouts
  const app = fastify({
    bodyLimit: maxBytes,
    // trusts the proxy itself and no hop before it: clients can forge the other entries of X-Forwarded-For
    trustProxy: front.isBehindProxy ? (_address, hop) => hop === 0 : false,
    requestTimeout: requestMs,
    // Node's default is every 30 s
    http: {
      headersTimeout: requestMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: Math.ceil(requestMs / 30),
    },
    connectionTimeout: silenceMs,
    routerOptions: { maxParamLength: 100 },
    forceCloseConnections: 'idle',
    clientErrorHandler: answerNoise(requestMs),
    // an unparsable address is refused before routing
    frameworkErrors: (error, request, reply) => {
      send(reply, refusalReply(refusalOf(error), askerOf(request)), front.isBehindProxy)
    },
  })
  const limits = new Limits(front.limits, front.context.timeouts.turnMs)
  const connections = new Connections(app.server, front.connections)
  const held: Answering = new Set()
  app.addHook('onRequest', (request, reply, next) => {
    if (!front.door.isProxied && !front.isBehindProxy && hasProxy(originOf(request))) noteProxy(front)
    connections.follow(request.raw.socket, reply.raw, () => held.delete(reply.raw))
    next()
  })
  // bodies are parsed as text; each route validates its own against its schema
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  for (const route of front.routes)
    app.route({
      method: route.method,
      url: route.path,
      bodyLimit: route.bounds.bytes,
      handler: (request, reply) => serve(front, limits, held, route, request, reply),
    })
  app.setNotFoundHandler((request, reply) => sendSite(front, request, reply))
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error, request.routeOptions.bodyLimit)
    const about = `${request.method} ${request.routeOptions.url ?? ''}`.trimEnd()
    const fault = refusal.status === 503 ? { level: 'error', fault: faultOf(error) } : { level: 'info' }
    front.log({ ...fault, route: about, status: refusal.status })
    return send(reply, refusalReply(refusal, askerOf(request)), front.isBehindProxy)
  })
  return {
    app,
    close: async () => {
      await close(app, held, requestMs)
      connections.stop()
    },
  }
}

/** From here on nobody is operator without a token, and the log says why. */
function noteProxy({ door, log }: Front): void {
  door.isProxied = true
  log({ level: 'warn', about: 'proxy', says: unexpectedProxy })
}

const unexpectedProxy =
  'A proxy passes requests on, but the server was started without --proxy: all visitors have one address, and links name this machine. Start it again with --proxy, --base and KUMIKI_OPERATOR_TOKEN.'

const originOf = ({ headers, raw }: FastifyRequest): Parameters<typeof isFromHere>[0] => ({
  headers,
  httpVersion: raw.httpVersion,
  peer: raw.socket.remoteAddress ?? '',
})

/**
 * Accepts no new requests and answers those in progress. Clients that have not sent their request in time do not delay
 * the end.
 */
async function close(app: FastifyInstance, held: Answering, requestMs: number): Promise<void> {
  const start = performance.now()
  const looking = setInterval(() => {
    if (held.size === 0 && performance.now() - start > requestMs) app.server.closeAllConnections()
  }, requestMs / 30)
  await app.close()
  clearInterval(looking)
}

async function serve(
  front: Front,
  limits: Limits,
  held: Answering,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { context, door } = front
  // a request that is still arriving does not count, and one whose connection has ended no longer does
  if (!request.raw.socket.destroyed) held.add(reply.raw)
  // no limit on our own work; silent clients time out below
  request.raw.socket.setTimeout(0)
  // a monotonic clock
  const start = performance.now()
  const routeRequest: Request = {
    params: strings(request.params),
    query: strings(request.query),
    text: typeof request.body === 'string' ? request.body : '',
    token: /^Bearer ([\x21-\x7e]{1,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? '',
    who: limits.nameOf(visitorAt(request.ip, request.raw.socket.remoteAddress ?? '')),
    lang: langOf(strings(request.query).lang, request.headers['accept-language']),
  }
  const about = `${route.method} ${route.path}`
  /** A page for routes that serve pages, else JSON. */
  const no = (refusal: Refusal, waitSeconds = 0): Reply => {
    const { headers, ...content } = route.type === htmlType ? refusalPage(refusal, routeRequest.lang) : refused(refusal)
    return { ...content, headers: { ...headers, ...(waitSeconds > 0 ? { 'retry-after': String(waitSeconds) } : {}) } }
  }
  const admitted = async (): Promise<Reply> => {
    if (!Object.values(routeRequest.params).every(isName)) return no(nowhere)
    const away = await turnAway(route.key, routeRequest, isFromHere(originOf(request)), context, door)
    if (away) return no(away)
    const none = await limits.takeRoom(route, routeRequest)
    if (none) return no(none.refusal, none.waitSeconds)
    const answered = await route.answer(routeRequest, context).catch((error: unknown) => {
      limits.leaveRoom(route, routeRequest)
      throw error
    })
    if (answered.ok) return answered.value
    limits.leaveRoom(route, routeRequest)
    return no(answered.error, answered.error.status === 503 ? soon : 0)
  }
  const answer = async (): Promise<Reply> => {
    const { full, isGuess } = await limits.pass(route, routeRequest, context)
    const reply = full ? no(full.refusal, full.waitSeconds) : await admitted()
    if (isGuess && reply.status >= 400) await limits.holdBack(routeRequest)
    return reply
  }
  const given = await answer().catch((error: unknown): Reply => {
    if (isUnwritable(error)) return no({ status: 400, problem: unwritable })
    if (isFull(error)) {
      front.log({ level: 'error', route: about, says: 'The disk of the database is full.' })
      return no({ status: 503, problem: diskFull }, 60)
    }
    if (isAway(error)) return no({ status: 503, problem: databaseAway }, soon)
    front.log({ level: 'error', route: about, fault: faultOf(error) })
    return no({ status: 503, problem: ourFault })
  })
  const seconds = (performance.now() - start) / 1_000
  context.metrics.answered(route.method, route.path, given.status, seconds)
  front.log({ level: 'info', route: about, status: given.status, ms: Math.round(seconds * 1_000) })
  request.raw.socket.setTimeout(context.timeouts.silenceMs)
  return send(reply, given, front.isBehindProxy)
}

/** In seconds: when to retry after the server was temporarily unable to answer. */
const soon = 5

/**
 * Where an error comes from: its name and the first frame in our own code. Its message is left out because it may quote
 * user input.
 */
function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const place = /\/(?:src|dist)\/([\w/]+\.[jt]s:\d+)/.exec(error.stack ?? '')?.[1] ?? ''
  const code = 'code' in error ? String(error.code) : ''
  return [error.name, code, place].filter((part) => part !== '').join(' ')
}

function send(reply: FastifyReply, { status, type, body, headers }: Reply, isBehindProxy: boolean): FastifyReply {
  reply.code(status).headers({
    'content-type': type,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-store',
    ...(isBehindProxy ? { 'strict-transport-security': 'max-age=31536000' } : {}),
    ...headers,
  })
  return reply.send(typeof body === 'string' || body instanceof Uint8Array ? body : Readable.from(body))
}

function sendSite(front: Front, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { sites, isBehindProxy } = front
  const url = request.raw.url ?? ''
  const { under, site } = sites.find((one) => url.startsWith(`${one.under}/`)) ?? sites.at(-1)!
  const { status, headers, body } = site.answer({
    method: request.method,
    url: url.slice(under.length),
    acceptsGzip: /\bgzip\b/.test(String(request.headers['accept-encoding'])),
    has: request.headers['if-none-match'] ?? '',
  })
  if (status >= 400) {
    return send(reply, lost(front.routes, askerOf(request), status === 405), isBehindProxy)
  }
  if (isBehindProxy) reply.header('strict-transport-security', 'max-age=31536000')
  // tells the studio that it can publish here
  reply.header('x-kumiki-server', '1')
  return reply.code(status).headers(headers).send(body)
}

const askerOf = ({ raw, query, headers }: FastifyRequest): Asker => ({
  path: (raw.url ?? '').split('?', 1).join(''),
  accepts: headers.accept ?? '',
  lang: langOf(strings(query).lang, headers['accept-language']),
})

/** Refusals by Fastify itself: the request is too large, unreadable or too slow. */
function refusalOf(error: unknown, maxBytesHere = maxBytes): Refusal {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500
  if (status === 413) return { status, problem: tooMuch(maxBytesHere) }
  return status === 500 ? { status: 503, problem: ourFault } : { status: 400, problem: notUnderstood }
}

const strings = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

/** Whether a path parameter can be valid: an id or a day. */
const isName = (text: string): boolean => /^[\w-]{1,64}$/.test(text)

const unwritable = problem(
  'unwritable',
  'The text holds a character that cannot be kept (U+0000).',
  '保存できない文字（U+0000）が含まれています。',
)
const diskFull = problem(
  'disk-full',
  'The server has no room left to keep this; nothing was kept. Try again later.',
  'サーバーの容量がいっぱいで、保存できませんでした。時間をおいてもう一度お試しください。',
  { fault: 'search' },
)
const databaseAway = problem(
  'database-away',
  'The database is out of reach for the moment; try again soon.',
  'いまデータベースに接続できません。しばらくしてからもう一度お試しください。',
  { fault: 'search' },
)
const ourFault = problem(
  'our-fault',
  'Something went wrong on the server; it has been written down.',
  'サーバーで問題が起きました。記録しました。',
  { fault: 'search' },
)
