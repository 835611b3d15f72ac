/** A game as saved on this device after every stroke. */
export interface Saved {
  /** Derived from the puzzle, so that the same link opens the same game. */
  readonly id: string
  readonly kind: string
  readonly title: string
  /** The file for players as one line of JSON. */
  readonly line: string
  readonly answer: unknown
  readonly notes: unknown
  readonly seconds: number
  readonly hints: number
  /** null: nobody has looked for mistakes. */
  readonly slips: number | null
  readonly status: string
  /** The time of the last change, in milliseconds since 1970. */
  readonly changed: number
  /** Present if a server published the puzzle. */
  readonly published?: PublishedGame
}

/** The part of a game that only published puzzles have. */
export interface PublishedGame {
  /** The puzzle's id on the server. */
  readonly id: string
  readonly isContest: boolean
  readonly checks: number
  /** The number of hints taken, by technique. */
  readonly techniques: Readonly<Record<string, number>>
}

/**
 * Validates the shape of a stored value or a message from another tab, either of which may come from another version of
 * the program or from anywhere. `line`, `answer` and `notes` are validated later by the schemas of their kind.
 */
export function readSaved(value: unknown): Saved | null {
  if (typeof value !== 'object' || value === null) return null
  const all: Record<string, unknown> = { ...value }
  const { id, kind, title, line, answer, notes, seconds, hints, slips, status, changed } = all
  if (!isText(id) || id === '' || !isText(kind) || !isText(title) || !isText(line) || !isText(status)) return null
  if (!isAmount(seconds) || !isAmount(hints) || !(slips === null || isAmount(slips))) return null
  if (!isAmount(changed)) return null
  const published = readPublished(all.published)
  const saved = { id, kind, title, line, answer, notes, seconds, hints, slips, status, changed }
  return published ? { ...saved, published } : saved
}

function readPublished(value: unknown): PublishedGame | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, isContest, checks, techniques }: Record<string, unknown> = { ...value }
  if (!isText(id) || !/^[\w-]{1,64}$/.test(id) || typeof isContest !== 'boolean' || !isAmount(checks)) return null
  const counts = typeof techniques === 'object' && techniques !== null ? Object.entries(techniques) : []
  return { id, isContest, checks, techniques: Object.fromEntries(counts.filter(([, count]) => isAmount(count))) }
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** The latest time that a Date can hold. */
const maxMs = 8.64e15

const isAmount = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= maxMs
