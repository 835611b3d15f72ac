/** Words whose every letter another place of the list has too, so that it can stand on the board twice. */
import type { Entry } from '../../words/entry.ts'

/**
 * So much of a list must be left; else it does not allow that all letters stand twice, and no word is left out for it.
 */
const enough = 0.6

export interface Paired {
  readonly kept: readonly Entry[]
  /** Left out: each has a letter that would stand once. */
  readonly lonely: readonly Entry[]
}

/** `stays`: words that are not left out. */
export function paired(entries: readonly Entry[], stays: ReadonlySet<string>): Paired {
  let kept = entries
  for (;;) {
    const times = new Map<string, number>()
    for (const { word } of kept) for (const letter of word) times.set(letter, (times.get(letter) ?? 0) + 1)
    const next = kept.filter(
      ({ word }) => stays.has(word) || Array.from(word).every((letter) => times.get(letter)! > 1),
    )
    if (next.length < enough * entries.length || next.length === 0) return { kept: entries, lonely: [] }
    if (next.length === kept.length) break
    kept = next
  }
  const isKept = new Set(kept)
  return { kept, lonely: entries.filter((entry) => !isKept.has(entry)) }
}
