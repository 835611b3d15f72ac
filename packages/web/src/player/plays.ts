/**
 * Plays: how a published puzzle was played, told to its server where the player has said yes, once for all puzzles of
 * this site. No name goes with it. The server gives each play a link of its own, which is kept on this device, so that
 * the same game changes the same play and its player can look at it and delete it.
 */

import type { Play } from '../game/referee.ts'
import { readLocal, recordIn, writeLocal } from '../store/local.ts'
import { ask } from './address.ts'

export type Consent = 'yes' | 'no' | null

/** The server's name of a play, and the secret that opens it. */
export interface OwnPlay {
  readonly id: string
  readonly token: string
}

const consentPlace = 'kumiki.plays'
const ownPlace = (puzzle: string): string => `kumiki.plays.${puzzle}`

/** null: nobody has asked yet. */
export function readConsent(): Consent {
  const stored = readLocal(consentPlace)
  return stored === 'yes' || stored === 'no' ? stored : null
}
export const writeConsent = (consent: 'yes' | 'no'): void => writeLocal(consentPlace, consent)

export function ownPlay(puzzle: string): OwnPlay | null {
  const { id, token } = recordIn(readLocal(ownPlace(puzzle)))
  return typeof id === 'string' && typeof token === 'string' ? { id, token } : null
}

/**
 * Where a player sees and deletes what is kept. The secret stands behind the #: it is sent by the page's own script
 * alone.
 */
export const ownAddress = ({ id, token }: OwnPlay): string => `../plays/${id}#${token}`

/** One after the other, so that the first makes the play and the others change it. */
let sending: Promise<unknown> = Promise.resolve()

/** Also while the page is being closed. Without consent nothing leaves. */
export function sendPlay(puzzle: string, play: Play): Promise<unknown> {
  sending = sending.then(() => (readConsent() === 'yes' ? send(puzzle, play) : null)).catch(() => null)
  return sending
}

async function send(puzzle: string, play: Play): Promise<void> {
  const report = { puzzle, ...play }
  const own = ownPlay(puzzle)
  // one that its player deleted stays so
  if (own) return void (await put(own, report))
  const reply = await ask('../api/plays', {
    method: 'POST',
    body: JSON.stringify({ consent: true, ...report }),
    keepalive: true,
  })
  if (reply?.ok) writeLocal(ownPlace(puzzle), await reply.json())
}

const put = ({ id, token }: OwnPlay, report: object): Promise<Response | null> =>
  ask(`../api/plays/${id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(report),
    keepalive: true,
  })
