/**
 * Groups words that can be connected: two words belong together where they have a letter in common, or through other
 * words. Union-find over the letters, so linear in the letters of the list.
 */
import type { Entry } from './entry.ts'

/** Largest first; ties in the order of the list. */
export function piecesOf(entries: readonly Entry[]): (readonly Entry[])[] {
  const parent = new Map<string, string>()
  const rootOf = (letter: string): string => {
    let at = letter
    for (let up = parent.get(at) ?? at; up !== at; up = parent.get(at) ?? at) {
      parent.set(at, parent.get(up) ?? up)
      at = up
    }
    return at
  }
  for (const { word } of entries) for (const letter of word) parent.set(rootOf(letter), rootOf(word.charAt(0)))
  const pieces = new Map<string, Entry[]>()
  for (const entry of entries) {
    const root = rootOf(entry.word.charAt(0))
    const piece = pieces.get(root)
    if (piece) piece.push(entry)
    else pieces.set(root, [entry])
  }
  return [...pieces.values()].sort((a, b) => b.length - a.length)
}
