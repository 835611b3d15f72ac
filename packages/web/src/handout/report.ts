/** How the puzzles of the page went, told to a course where the page belongs to one. */
import type { Problem } from '@kumiki/core/player'
import type { Keeper } from '../store/disk.ts'
import type { Saved } from '../store/saved.ts'
import type { Opened } from './open.ts'

/** A course that a page was opened from. */
export interface Course {
  /** Where it keeps how far its learner is. */
  readonly keeper: Keeper<Saved>
  /** After every change; what is new is told, and what was told stays. */
  tell(progress: Progress): void
  /** alone: the page was not opened from a course · lost: the course does not answer */
  readonly trouble: 'none' | 'alone' | 'lost'
}

/** Of all puzzles of the page together. */
export interface Progress {
  readonly seconds: number
  /** All are filled in, or solved where somebody can tell. */
  readonly isDone: boolean
  /** How many are solved, from 0 to 1; null: the answers are not in the page, so nobody here can tell. */
  readonly solved: number | null
}

const loads: Readonly<Record<string, () => Promise<{ openCourse(): Promise<Course> }>>> = {
  scorm: () => import('./reports/scorm.ts'),
  cmi5: () => import('./reports/cmi5.ts'),
}

/** null: the page reports to nobody. */
export const courseOf = async (report: string | null): Promise<Course | null> => {
  const load = report === null ? undefined : loads[report]
  return load ? (await load()).openCourse() : null
}

export function progressOf(puzzles: readonly (Opened | Problem)[]): Progress {
  const all = puzzles.flatMap((one) =>
    'game' in one
      ? [
          one.game(({ clock, isFinished, judgement, session, face, file }) => ({
            seconds: clock.seconds,
            isFinished,
            isSolved: judgement.status === 'complete',
            isJudged: session.key !== null || face.decidedBy(file.puzzle) === 'rules',
          })),
        ]
      : [],
  )
  const solved = all.filter(({ isSolved }) => isSolved).length
  return {
    seconds: all.reduce((sum, { seconds }) => sum + seconds, 0),
    isDone: all.length > 0 && all.every(({ isFinished }) => isFinished),
    solved: all.length > 0 && all.every(({ isJudged }) => isJudged) ? solved / all.length : null,
  }
}
