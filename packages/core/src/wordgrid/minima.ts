/**
 * Lower bounds for every board with all words of a list, by counting. Every run of such a board is a word, each used as
 * often as it is listed, and the board may be in pieces.
 *
 * Crossings: a crossing takes a letter from each of two words, so a letter that occurs n times, at most m of them in
 * one word, makes at most min(⌊n/2⌋, n − m) of them.
 *
 * Pieces: leave some letters out, and the words fall into groups that share none of the others. Each crossing at a
 * letter that was left out joins at most two of the groups, so there are at least (groups − crossings of those letters)
 * pieces. Any choice of letters gives a bound. A local search starts from none and from all of them and moves one
 * letter at a time as long as the bound improves (with all choices this would be Edmonds' formula for forests of
 * coloured edges). A second proof uses crossings that cannot be used together (joins.ts).
 *
 * Area: words of n letters have n − 1 pairs of neighbouring cells, and each such pair of the board belongs to one word,
 * so their number P is known. White cells are at least w = letters − crossings. Of the 2WH − W − H pairs of a board
 * each black cell removes at most four, hence P ≥ 2WH − W − H − 4(WH − w). A side must hold the longest word. Where
 * words cross, the other side holds a shortest one; where none do, a row of k words has k − 1 black cells between them,
 * and there are fewer rows than a shortest word has letters.
 *
 * Words: k words have at least the letters of the k shortest, and at most half of these cross, or as many as the
 * letters of all words allow.
 */
import type { Size } from '../spec/size.ts'
import { maxJoins } from './joins.ts'

export function maxCrossings(words: readonly string[]): number {
  return [...crossingsAt(words).values()].reduce((sum, count) => sum + count, 0)
}

/** How many crossings each letter can make. */
function crossingsAt(words: readonly string[]): Map<string, number> {
  const all = new Map<string, number>()
  const inOne = new Map<string, number>()
  for (const word of words) {
    const own = new Map<string, number>()
    for (const letter of word) own.set(letter, (own.get(letter) ?? 0) + 1)
    for (const [letter, count] of own) {
      all.set(letter, (all.get(letter) ?? 0) + count)
      inOne.set(letter, Math.max(inOne.get(letter) ?? 0, count))
    }
  }
  return new Map(
    Array.from(all, ([letter, count]) => [letter, Math.min(count >> 1, count - (inOne.get(letter) ?? 0))] as const),
  )
}

export function minPieces(words: readonly string[]): number {
  const crossings = crossingsAt(words)
  const letters = [...crossings.keys()].filter((letter) => (crossings.get(letter) ?? 0) > 0).sort()
  const provedBy = (out: ReadonlySet<string>): number =>
    groupsOf(words, out).length - [...out].reduce((sum, letter) => sum + (crossings.get(letter) ?? 0), 0)
  const byLetters = Math.max(...[[], letters].map((first) => climbed(new Set(first), letters, provedBy)))
  return Math.max(byLetters, words.length - maxJoins(words))
}

/** The best bound of a local search that leaves out or restores one letter at a time. */
function climbed(
  out: ReadonlySet<string>,
  letters: readonly string[],
  provedBy: (out: ReadonlySet<string>) => number,
): number {
  let best = out
  let max = provedBy(out)
  for (const letter of letters) {
    const turned = new Set(out)
    if (!turned.delete(letter)) turned.add(letter)
    const proved = provedBy(turned)
    if (proved > max) [best, max] = [turned, proved]
  }
  return best === out ? max : climbed(best, letters, provedBy)
}

/** Groups of words connected by shared letters, without the letters left out. */
export function groupsOf(words: readonly string[], out: ReadonlySet<string> = new Set()): string[][] {
  const groupOf = new Map<string, string[]>()
  const groups = new Set<string[]>()
  for (const word of words) {
    const group = [word]
    for (const letter of word) {
      const other = groupOf.get(letter)
      if (out.has(letter) || other === undefined || other === group) continue
      group.push(...other)
      groups.delete(other)
      for (const [known, its] of groupOf) if (its === other) groupOf.set(known, group)
    }
    for (const letter of word) if (!out.has(letter)) groupOf.set(letter, group)
    groups.add(group)
  }
  return [...groups]
}

export function minArea(words: readonly string[]): number {
  if (words.length === 0) return 0
  const lengths = words.map(({ length }) => length)
  const letters = lengths.reduce((sum, length) => sum + length, 0)
  const [longest, shortest] = [Math.max(...lengths), Math.min(...lengths)]
  const apart = letters + words.length - Math.max(1, shortest - 1)
  if (maxCrossings(words) === 0) return minCrossed(words, letters, longest, 1)
  return Math.min(apart, minCrossed(words, letters, longest, shortest))
}

function minCrossed(words: readonly string[], letters: number, longest: number, narrowest: number): number {
  const pairs = letters - words.length
  const white = letters - maxCrossings(words)
  for (let area = Math.max(white, longest * narrowest); ; area++)
    for (let height = narrowest; height * height <= area; height++) {
      const width = area / height
      if (Number.isInteger(width) && width >= longest && 4 * white <= pairs + 2 * area + width + height) return area
    }
}

/** The lower bounds for a board of all words. */
export interface Minima {
  readonly leastArea: number
  readonly leastPieces: number
}
export const minimaOf = (words: readonly string[]): Minima => ({
  leastArea: minArea(words),
  leastPieces: minPieces(words),
})

/** The figures in a report, compared with these: a report may claim less than could be proved. */
export const minimaReported = (words: readonly string[], reported: Readonly<Record<string, unknown>>): Minima => {
  const min = minimaOf(words)
  const atMost = (name: keyof Minima): number => {
    const one = reported[name]
    return typeof one === 'number' ? Math.min(min[name], one) : min[name]
  }
  return { leastArea: atMost('leastArea'), leastPieces: atMost('leastPieces') }
}

/** The maximum of these words that fit on a board of this size. */
export function maxWords(words: readonly string[], { width, height }: Size): number {
  const crossings = maxCrossings(words)
  let letters = 0
  for (const [before, length] of words
    .map((word) => word.length)
    .sort((a, b) => a - b)
    .entries()) {
    letters += length
    const white = letters - Math.min(crossings, letters >> 1)
    const pairs = letters - before - 1
    if (white > width * height || 4 * white > pairs + 2 * width * height + width + height) return before
  }
  return words.length
}
