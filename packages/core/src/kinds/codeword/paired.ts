/** Selects words whose every letter also occurs elsewhere in the list, so that it can occur twice on the board. */
import type { Entry } from '../../words/entry.ts'

/**
 * The minimum share of a list that must remain; otherwise the list does not allow all letters to occur twice, and no
 * word is left out for it.
 */
const enough = 0.6

export interface Paired {
  readonly kept: readonly Entry[]
  /** Words left out because each has a letter that would occur once. */
  readonly lonely: readonly Entry[]
}

/** `stays`: words that are never left out. */
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
