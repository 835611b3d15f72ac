/**
 * Access control. A server that listens only on its own machine and has no operator token treats the programs on that
 * machine and its own pages as its operator. Otherwise the operator must show the token. Requests through a proxy, from
 * a page of another site, or to a host name that merely resolves to this machine do not count as local.
 */
import { problem } from '@kumiki/core/base'
import { opensCollection } from '../collections/store.ts'
import type { Context } from '../http/context.ts'
import type { Key, Refusal, Request } from '../http/route.ts'
import { opens } from '../http/token.ts'
import { opensPlay } from '../plays/store.ts'
import { opensPuzzle } from '../publishing/store.ts'

export interface Door {
  /** SHA-256 of the operator's token; null if there is none. */
  readonly operator: Buffer | null
  /** Whether only this machine can reach the server. */
  readonly isLocal: boolean
  /** Whether a proxy was noticed that the server was not told of. From then on nobody is operator without a token. */
  isProxied: boolean
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

/** What is known of a request before it is read. */
export interface Origin {
  readonly headers: Headers
  /** As in `1.1`. */
  readonly httpVersion: string
  /** The address at the other end of the connection. */
  readonly peer: string
}

/**
 * Whether a request was made on this machine for this machine: by a program, or by a page that this server served.
 * Anything that hints at a proxy speaks against it, because a proxy on this machine passes on what strangers ask.
 */
export function isFromHere(origin: Origin): boolean {
  const { headers, peer } = origin
  if (hasProxy(origin) || !isLoopback(peer) || /\bclose\b/i.test(String(headers.connection ?? ''))) return false
  const { host = '', origin: page, referer, 'sec-fetch-site': site = 'none' } = headers
  const here = `http://${host}`
  if (!isLocalHost(String(host).replace(/:\d+$/, ''))) return false
  if (referer !== undefined && !String(referer).startsWith(`${here}/`)) return false
  return (page === undefined || page === here) && ['same-origin', 'none'].includes(String(site))
}

/**
 * Whether a request certainly came through a proxy: it has a header that only proxies send (no page can make a browser
 * send one here), or is in HTTP 1.0, which nginx speaks by default and no browser does.
 */
export const hasProxy = ({ headers, httpVersion }: Origin): boolean =>
  httpVersion === '1.0' || Object.keys(headers).some((name) => proxies.test(name))

/** Headers that proxies add. */
const proxies =
  /^(x-forwarded|forwarded$|via$|x-real-|x-client-|x-cluster-|x-original-|x-proxy|x-envoy-|x-amzn?-|x-azure-|true-client-|client-ip$|cf-|cdn-|fastly-|x-varnish|x-request-id$)/

const isLoopback = (peer: string): boolean => peer === '::1' || /^(::ffff:)?127\./.test(peer)

/** Names that always mean this machine and cannot be assigned to another. */
export const isLocalHost = (name: string): boolean => ['127.0.0.1', '::1', '[::1]', 'localhost'].includes(name)

/** null if the request may proceed. */
export async function turnAway(
  key: Key,
  request: Request,
  isNear: boolean,
  context: Context,
  door: Door,
): Promise<Refusal | null> {
  if (await mayPass(key, request, isNear, context, door)) return null
  return { status: 403, problem: key === 'operator' && !door.operator ? noOperator : noKey }
}

async function mayPass(
  key: Key,
  { token, params: { id = '' } }: Request,
  isNear: boolean,
  context: Context,
  door: Door,
): Promise<boolean> {
  switch (key) {
    case 'nothing':
      return true
    case 'edit-puzzle':
      return opensPuzzle(context.db, id, token)
    case 'edit-collection':
      return opensCollection(context.db, id, token)
    case 'own-play':
      return opensPlay(context.db, id, token)
    case 'operator':
      return door.operator ? opens(token, door.operator) : door.isLocal && isNear && !door.isProxied
  }
}

const noOperator = problem(
  'no-operator',
  'Without an operator token this is open only to programs on the same machine, and not through a proxy. Set KUMIKI_OPERATOR_TOKEN, and --proxy behind a proxy, and start the server again.',
  '管理者用トークンがないため、この操作はサーバーと同じコンピューターからだけ行えます。プロキシー経由では行えません。KUMIKI_OPERATOR_TOKEN を設定し、プロキシーの後ろでは --proxy を付けて、サーバーを起動し直してください。',
)
const noKey = problem('not-allowed', 'This needs the right link or token.', 'この操作には正しいリンクか鍵が必要です。')
