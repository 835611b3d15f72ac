/** The interface of a game to the server that published its puzzle and has the key. */

import type { Lang } from '@kumiki/core/player'

/**
 * complete: solved · open: incomplete · broken: a rule is broken, or full and wrong · filled: full, and there is no key
 */
export const rulings = ['complete', 'open', 'broken', 'filled'] as const
export type Ruling = (typeof rulings)[number]

/** Why there is no ruling. away: the server is out of reach · closed: the author has ended judging */
export type Silence = 'away' | 'closed'

/** Texts about a referee. They are loaded with it, because most games have none. */
export interface RefereeTexts {
  readonly enter: string
  readonly whenFull: string
  readonly isWrong: string
  readonly silent: Readonly<Record<Silence, string>>
}

export interface Referee {
  /** The puzzle's id on the server. */
  readonly id: string
  /** In a contest, answers are only received; they are judged after its end. */
  readonly isContest: boolean
  readonly texts: Readonly<Record<Lang, RefereeTexts>>
  judge(answer: unknown): Promise<Ruling | Silence>
  /** Sends how the game was played so far, if the player has agreed: now and then, or at once if `isDue`. */
  report(play: Play, isDue: boolean): void
}

/** How a puzzle was played, without anything about the player. */
export interface Play {
  readonly kind: string
  readonly level: number | null
  /** Active playing time in milliseconds. */
  readonly activeMs: number
  readonly checks: number
  /** The number of hints by technique. */
  readonly hints: Readonly<Record<string, number>>
  readonly finished: boolean
}
