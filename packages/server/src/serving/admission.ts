/**
 * Who may pass. A server that listens to its own machine alone and has no operator's token takes the programs on it and
 * its own pages for its operator; else the operator is whoever shows the token. A proxy in between, a page of another
 * site, or a name that merely leads here are not that.
 */
import { problem } from '@kumiki/core/base'
import { opensCollection } from '../collections/store.ts'
import type { Context } from '../http/context.ts'
import type { Key, Refusal, Request } from '../http/route.ts'
import { opens } from '../http/token.ts'
import { opensPlay } from '../plays/store.ts'
import { opensPuzzle } from '../publishing/store.ts'

export interface Door {
  /** SHA-256 of the operator's token; null: there is none. */
  readonly operator: Buffer | null
  /** Whether only this machine can reach us. */
  readonly isLocal: boolean
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

/** Whether a request was written on this machine for this machine: by a program, or by a page that we served. */
export function isFromHere(headers: Headers): boolean {
  if (proxies.some((name) => name in headers)) return false
  const { host = '', origin, 'sec-fetch-site': site = 'none' } = headers
  if (!isLocalHost(String(host).replace(/:\d+$/, ''))) return false
  return (origin === undefined || origin === `http://${host}`) && ['same-origin', 'none'].includes(String(site))
}

/** What proxies add. */
const proxies = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/** Names of this machine that nobody else can give to another one. */
export const isLocalHost = (name: string): boolean => ['127.0.0.1', '::1', '[::1]', 'localhost'].includes(name)

/** null: come in. */
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
