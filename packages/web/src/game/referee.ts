/** The server that published a puzzle, as far as a game has to do with it: the one that has the key. */

import type { Lang } from '@kumiki/core/player'

/**
 * complete: solved · open: something is missing · broken: a rule is broken, or full and wrong · filled: full, and
 * nobody has the key
 */
export const rulings = ['complete', 'open', 'broken', 'filled'] as const
export type Ruling = (typeof rulings)[number]

/** Why there is no ruling. away: out of reach · closed: its author lets no more answers be judged */
export type Silence = 'away' | 'closed'

/** What a page says of a referee. They come with it, for most players never meet one. */
export interface RefereeTexts {
  readonly enter: string
  readonly whenFull: string
  readonly isWrong: string
  readonly silent: Readonly<Record<Silence, string>>
}

export interface Referee {
  /** The server's name for the puzzle. */
  readonly id: string
  /** Then answers are received and judged after its end: nobody says before what is right. */
  readonly isContest: boolean
  readonly texts: Readonly<Record<Lang, RefereeTexts>>
  judge(answer: unknown): Promise<Ruling | Silence>
  /** Tells how it was played so far, where the player has agreed to that; now and then, or `isDue`: at once. */
  report(play: Play, isDue: boolean): void
}

/** How a puzzle was played, and nothing of who played it. */
export interface Play {
  readonly kind: string
  readonly level: number | null
  /** Milliseconds in which the player was at it. */
  readonly activeMs: number
  readonly checks: number
  /** How many hints, by technique. */
  readonly hints: Readonly<Record<string, number>>
  readonly finished: boolean
}
