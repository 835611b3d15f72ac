/**
 * Orders puzzles by difficulty for people: by level, then by the hardest technique needed, how often, and the number of
 * steps.
 */
import type { PuzzleView } from '../workers/core/protocol.ts'

export type Graded = Pick<PuzzleView, 'level' | 'techniques' | 'stepCount'>

/** The easiest first; puzzles without a level last. */
export function byHardness(a: Graded, b: Graded): number {
  const [one, other] = [weightOf(a), weightOf(b)]
  for (const [at, weight] of one.entries()) if (weight !== other[at]) return weight - (other[at] ?? 0)
  return 0
}

/** A puzzle's techniques are listed from the easiest to the hardest. */
function weightOf({ level, techniques, stepCount }: Graded): readonly number[] {
  const hardest = techniques.at(-1)
  const hardestLevel = hardest?.level ?? 0
  const hard = techniques.filter((technique) => technique.level === hardestLevel)
  return [level ?? 6, hardestLevel, hard.reduce((sum, { count }) => sum + count, 0), techniques.length, stepCount]
}
