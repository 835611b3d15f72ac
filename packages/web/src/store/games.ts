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
}

export interface Games {
  find(id: string): Promise<Saved | null>
  /** At once in memory, on disk before the next idle time; of several the last one counts. */
  keep(saved: Saved): void
  /** The newest first. */
  all(): Promise<readonly Saved[]>
  forget(id: string): Promise<void>
  /** Whether what is kept will be there tomorrow. */
  readonly trouble: 'none' | 'blocked' | 'full'
  /** A newer state of any game that was kept by another tab; and changes of `trouble` (null). Returns how to stop. */
  listen(listener: (saved: Saved | null) => void): () => void
}
