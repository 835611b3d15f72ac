/** How the puzzles of the page went, told to a course where the page belongs to one. */
import type { Problem } from '@kumiki/core/player'
import type { Opened } from './open.ts'

export interface Report {
  /** After every change. */
  tell(puzzles: readonly (Opened | Problem)[]): void
}

export async function openReport(_to: string | null): Promise<Report> {
  return { tell: () => {} }
}
