/** A course that a page was opened from, by whichever standard. */
import type { Keeper } from '../../store/disk.ts'
import type { Saved } from '../../store/saved.ts'

export interface Course {
  /** Where it keeps how far its learner is. */
  readonly keeper: Keeper<Saved>
  /** After every change; what is new is told, and what was told stays. */
  tell(progress: Progress): void
  /** alone: the page was not opened from a course · lost: the course does not answer */
  readonly trouble: 'none' | 'alone' | 'lost'
}

/** The progress of all puzzles of the page together. */
export interface Progress {
  readonly seconds: number
  /** All are filled in, or solved where somebody can tell. */
  readonly isDone: boolean
  /** How many are solved, from 0 to 1; null: the answers are not in the page, so nobody here can tell. */
  readonly solved: number | null
}
