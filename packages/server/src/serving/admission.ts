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
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

/** Whether a request was made on this machine for this machine: by a program, or by a page that this server served. */
export function isFromHere(headers: Headers): boolean {
  if (proxies.some((name) => name in headers)) return false
  const { host = '', origin, 'sec-fetch-site': site = 'none' } = headers
  if (!isLocalHost(String(host).replace(/:\d+$/, ''))) return false
  return (origin === undefined || origin === `http://${host}`) && ['same-origin', 'none'].includes(String(site))
}

/** Headers that proxies add. */
const proxies = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

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
  return (await mayPass(key, request, isNear, context, door)) ? null : { status: 403, problem: noKey }
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
      return door.operator ? opens(token, door.operator) : door.isLocal && isNear
  }
}

const noKey = problem('not-allowed', 'This needs the right link or token.', 'この操作には正しいリンクか鍵が必要です。')
