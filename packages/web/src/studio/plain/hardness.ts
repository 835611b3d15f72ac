/**
 * How hard a puzzle is for a person: by its level, then by the hardest technique that it needs, how often, and how many
 * steps there are.
 */
import type { PuzzleView } from '../workers/core/protocol.ts'

export type Graded = Pick<PuzzleView, 'level' | 'techniques' | 'stepCount'>

/** The easiest first; what has no level comes last. */
export function byHardness(a: Graded, b: Graded): number {
  const [one, other] = [weightOf(a), weightOf(b)]
  for (const [at, weight] of one.entries()) if (weight !== other[at]) return weight - (other[at] ?? 0)
  return 0
}

/** The techniques of a puzzle are listed from the easiest to the hardest. */
function weightOf({ level, techniques, stepCount }: Graded): readonly number[] {
  const hardest = techniques.at(-1)
  const hardestLevel = hardest?.level ?? 0
  const hard = techniques.filter((technique) => technique.level === hardestLevel)
  return [level ?? 6, hardestLevel, hard.reduce((sum, { count }) => sum + count, 0), techniques.length, stepCount]
}
