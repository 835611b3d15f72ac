/**
 * The best of several parallel searches. Each has its own seed, the first one the user's. The winner's seed is in its
 * file's recipe, so that a single search makes it again.
 */
import type { Result } from '../base/result.ts'
import { type Craft, extrasOf } from '../kind/craft.ts'
import type { KumikiFile } from '../kind/file.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import type { Progress } from './make.ts'

/** A kind without a merit cannot compare its puzzles, so one search is enough. */
export const seedsSideBySide = <K extends PuzzleTypes>(craft: Craft<K>, seed: string, searches: number): string[] =>
  Array.from({ length: extrasOf(craft).merit ? searches : 1 }, (_, index) =>
    index === 0 ? seed : `${seed}/${index + 1}`,
  )

/**
 * The puzzle with the highest merit; ties go to the lowest bound, then to the first. Without any puzzle, the first
 * reason why.
 */
export function bestOf<K extends PuzzleTypes>(
  craft: Craft<K>,
  replies: readonly Result<KumikiFile<K>>[],
): Result<KumikiFile<K>> {
  const { merit } = extrasOf(craft)
  const judged = replies.map((reply) => {
    const { score = {}, bound = null } = (reply.ok ? reply.value.report : null) ?? {}
    return {
      reply,
      merit: reply.ok ? (merit?.(score) ?? 0) : Number.NEGATIVE_INFINITY,
      bound: bound ?? Number.POSITIVE_INFINITY,
    }
  })
  return judged.reduce((kept, next) =>
    next.merit > kept.merit || (next.merit === kept.merit && next.bound < kept.bound) ? next : kept,
  ).reply
}

/**
 * The puzzles of several searches that differ, best first: to choose from, and to keep what there was beside another
 * one. Of equals the first comes first; without answers none are told apart.
 */
export function bestFirst<K extends PuzzleTypes>(
  craft: Craft<K>,
  files: readonly KumikiFile<K>[],
): readonly KumikiFile<K>[] {
  const { merit } = extrasOf(craft)
  const seen = new Set<string>()
  return files
    .toSorted((a, b) => (merit ? merit(b.report?.score ?? {}) - merit(a.report?.score ?? {}) : 0))
    .filter(({ puzzle, answer }) => {
      const key = answer === undefined ? null : craft.canonicalKey(puzzle, answer)
      if (key === null) return true
      const isNew = !seen.has(key)
      seen.add(key)
      return isNew
    })
}

/** Joins the progress so far with that of one search: the best score, and the best bound that any of them proved. */
export function betterProgress<K extends PuzzleTypes>(
  craft: Craft<K>,
  known: Progress | null,
  next: Progress,
): Progress {
  if (known === null) return next
  const { merit: meritOf } = extrasOf(craft)
  const merit = ({ score }: Progress): number => meritOf?.(score) ?? 0
  const bound = Math.min(known.bound ?? Number.POSITIVE_INFINITY, next.bound ?? Number.POSITIVE_INFINITY)
  return {
    score: merit(next) >= merit(known) ? next.score : known.score,
    bound: Number.isFinite(bound) ? bound : null,
  }
}
