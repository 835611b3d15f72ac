/** How the puzzles of the page go, all of them together. */
import type { Problem } from '@kumiki/core/player'
import type { Progress } from './course/course.ts'
import type { Opened } from './open.ts'

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
