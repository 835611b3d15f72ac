/**
 * The words that boards of a harder level are made from. Words of the same length and pattern can be confused with each
 * other; if a board has many of them and few others, nothing on it is given away. So boards are made from the words of
 * a few patterns, drawn anew for each board: one to three patterns, likelier the more words they have, and occasionally
 * all words.
 */
import type { Rng } from '../../base/rng.ts'

/** The minimum number of words for a board. */
const min = 4
const maxPatterns = 3

/** Where the letters of a word repeat: LEVEL is 0 1 2 1 0. */
export const patternOf = (word: string): string => Array.from(word, (letter) => word.indexOf(letter)).join(' ')

/** `stays`: words that are always included. */
export function drawAlike(words: readonly string[], stays: ReadonlySet<string>, rng: Rng): readonly string[] {
  const byPattern = new Map<string, string[]>()
  for (const word of words) {
    const name = patternOf(word)
    const same = byPattern.get(name)
    if (same) same.push(word)
    else byPattern.set(name, [word])
  }
  const wanted = 1 + rng.below(maxPatterns + 1)
  if (wanted > maxPatterns) return words
  const drawn = [...byPattern.values()]
    .filter(({ length }) => length > 1)
    // one random number per word, of which the maximum counts, so that large families are likelier
    .map((alike) => ({ alike, draw: alike.reduce((max) => Math.max(max, rng.float()), 0) }))
    .sort((a, b) => b.draw - a.draw)
    .slice(0, wanted)
    .flatMap(({ alike }) => alike)
  if (drawn.length < min) return words
  const chosen = new Set(drawn)
  return words.filter((word) => chosen.has(word) || stays.has(word))
}
