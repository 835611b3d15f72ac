/**
 * The nearest of the known names, when one is near enough to be meant: at most a third of its letters differ.
 * Distance is Damerau's (insert, drop, change, swap neighbours), since swapped letters are the commonest slip.
 */
import type { Bilingual } from '@kumiki/core/text'

export function nearest(word: string, known: Iterable<string>): string | null {
  let best: string | null = null
  let least = Number.POSITIVE_INFINITY
  for (const name of known) {
    const apart = name.startsWith(word) && word.length >= 2 ? 1 : distance(word.toLowerCase(), name.toLowerCase())
    if (apart < least && apart <= Math.max(1, Math.floor(name.length / 3))) {
      best = name
      least = apart
    }
  }
  return best
}

/** The end of a sentence about an unknown name. */
export function orMeant(word: string, known: Iterable<string>, shown = (name: string): string => name): Bilingual {
  const name = nearest(word, known)
  return name === null
    ? { en: '.', ja: '。' }
    : { en: `; did you mean ${shown(name)}?`, ja: `。もしかして ${shown(name)} ですか？` }
}

function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 8) return Number.POSITIVE_INFINITY
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, changed)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1)
      row.push(cost)
    }
    before = last
    last = row
  }
  return last[b.length]!
}
