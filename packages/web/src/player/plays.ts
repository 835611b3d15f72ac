/**
 * Sends plays, which say how a published puzzle was played, to its server if the player has agreed, once for all
 * puzzles of this site. They contain no name. The server gives each play a link of its own, which is kept on this
 * device, so that the same game updates the same play and the player can view and delete it.
 */

import type { Play } from '../game/referee.ts'
import { readLocal, recordIn, writeLocal } from '../store/local.ts'
import { ask } from './address.ts'

export type Consent = 'yes' | 'no' | null

/** The server's id of a play, and the secret that opens it. */
export interface OwnPlay {
  readonly id: string
  readonly token: string
}

const consentPlace = 'kumiki.plays'
const ownPlace = (puzzle: string): string => `kumiki.plays.${puzzle}`

/** null if the player has not been asked yet. */
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
 * The page where a player views and deletes a play. The secret comes after the #, so only that page's own script sends
 * it.
 */
export const ownAddress = ({ id, token }: OwnPlay): string => `../plays/${id}#${token}`

/** Requests run one after another, so that the first creates the play and the others update it. */
let sending: Promise<unknown> = Promise.resolve()

/** Also works while the page is closing. Sends nothing without consent. */
export function sendPlay(puzzle: string, play: Play): Promise<unknown> {
  sending = sending.then(() => (readConsent() === 'yes' ? send(puzzle, play) : null)).catch(() => null)
  return sending
}

async function send(puzzle: string, play: Play): Promise<void> {
  const report = { puzzle, ...play }
  const own = ownPlay(puzzle)
  // a play that its player deleted is not created again
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
