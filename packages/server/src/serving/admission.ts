/**
 * Who may pass. A server that listens to its own machine alone and has no operator's token takes everybody on it for its operator, unless
 * a proxy stands in between; else the operator is whoever shows the token.
 */
import { problem } from '@kumiki/core/base/result'
import { mayEdit } from '../publishing/shelf.ts'
import type { Asked, Key, Refusal } from '../routes/route.ts'
import type { Desk } from './desk.ts'
import { hashOf, opens } from './token.ts'

export interface Door {
  /** SHA-256 of the operator's token; null: there is none. */
  readonly operator: Buffer | null
  /** Whether only this machine can reach us. */
  readonly isLocal: boolean
}

/** null: come in. */
export async function turnAway(
  key: Key,
  asked: Asked,
  isForwarded: boolean,
  desk: Desk,
  door: Door,
): Promise<Refusal | null> {
  return (await mayPass(key, asked, isForwarded, desk, door)) ? null : { status: 403, problem: noKey }
}

async function mayPass(
  key: Key,
  { token, params: { id = '' } }: Asked,
  isForwarded: boolean,
  desk: Desk,
  door: Door,
): Promise<boolean> {
  switch (key) {
    case 'nothing':
      return true
    case 'edit-puzzle':
      return mayEdit(desk.db, 'puzzle', id, token)
    case 'edit-collection':
      return mayEdit(desk.db, 'collection', id, token)
    case 'own-play': {
      const row = await desk.db.selectFrom('play').select('hash').where('id', '=', id).executeTakeFirst()
      return opens(token, row?.hash ?? hashOf('')) && row !== undefined
    }
    case 'operator':
      return door.operator ? opens(token, door.operator) : door.isLocal && !isForwarded
  }
}

const noKey = problem('not-allowed', 'This needs the right link or token.', 'この操作には正しいリンクか鍵が必要です。')
