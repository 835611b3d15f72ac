/** What is kept of a game on this device, so that no stroke is lost. */
export interface Saved {
  /** Follows from the puzzle, so that the same link opens the same game. */
  readonly id: string
  readonly kind: string
  readonly title: string
  /** The file for players as one line of JSON. */
  readonly line: string
  readonly answer: unknown
  readonly notes: unknown
  readonly seconds: number
  readonly hints: number
  readonly slips: number
  readonly status: string
  /** When it was changed last, in milliseconds since 1970. */
  readonly changed: number
  /** Where a server published it. */
  readonly published?: PublishedGame
}

/** What is kept of a game whose puzzle a server published. */
export interface PublishedGame {
  /** The server's name for the puzzle. */
  readonly id: string
  readonly isContest: boolean
  readonly checks: number
  /** How many hints were taken, by technique. */
  readonly techniques: Readonly<Record<string, number>>
}

/**
 * What lies on a disk or comes from another tab was written by some other version, or by somebody else: only its shape
 * is believed here, and `line`, `answer` and `notes` are read by the schemas of their kind.
 */
export function readSaved(value: unknown): Saved | null {
  if (typeof value !== 'object' || value === null) return null
  const all: Record<string, unknown> = { ...value }
  const { id, kind, title, line, answer, notes, seconds, hints, slips, status, changed } = all
  if (!isText(id) || id === '' || !isText(kind) || !isText(title) || !isText(line) || !isText(status)) return null
  if (!isAmount(seconds) || !isAmount(hints) || !isAmount(slips) || !isAmount(changed)) return null
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

/** The last day that a calendar of ours knows. */
const maxMs = 8.64e15

const isAmount = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= maxMs
