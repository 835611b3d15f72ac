/**
 * How good a dictionary is for crosswords and skeletons, and how to improve it: which words it has, how well they
 * cross, how white a board may become (forecast.ts), which words no puzzle will use and which letters occur in one word
 * only.
 *
 * Two words can cross if they have a letter in common: they are partners. A word's `ease` is the mean, over its cells,
 * of the number of other words that contain the letter of the cell: the expected number of partners at a random cell.
 * Linear in the letters of the list, except for the partners, which are counted by comparing sets of letters pair by
 * pair; therefore they are counted for at most `limits.words` words and null beyond.
 */
import { limits } from '../base/limits.ts'
import { thingsIn } from './distinct.ts'
import type { Entry } from './entry.ts'
import { type Forecast, forecast } from './forecast.ts'
import { coincidence, countLetters, type Letter } from './letters.ts'

export interface Quality {
  readonly words: number
  /** Words that the list has more often than a board can. */
  readonly repeated: readonly { readonly entry: Entry; readonly times: number }[]
  readonly lengths: readonly { readonly length: number; readonly words: number }[]
  readonly meanLength: number
  readonly letters: readonly Letter[]
  /** The chance that two random cells match, and that two random words have a letter in common. */
  readonly chances: { readonly cells: number; readonly words: number | null }
  readonly crossers: readonly Crosser[]
  readonly boards: readonly Forecast[]
  readonly drop: readonly { readonly entry: Entry; readonly reason: DropReason }[]
  /** Letters that only one word has: nothing can cross there. */
  readonly alone: readonly string[]
  /** Letters that most words contain: a new word with these crosses best. */
  readonly welcome: readonly string[]
  /** Lengths from 2 to 6 with hardly any words. */
  readonly missingLengths: readonly number[]
}

export interface Crosser {
  readonly entry: Entry
  /** How many other words have a letter in common with it; null in a list too long to count. */
  readonly partners: number | null
  readonly ease: number
}

/**
 * one-letter: no run of cells is that short · no-partner: shares no letter with any other word, so a connected puzzle
 * could contain nothing else · hard-to-cross: its ease is under a quarter of the list's mean.
 */
export type DropReason = 'one-letter' | 'no-partner' | 'hard-to-cross'

const boardSizes = [5, 6, 7, 8, 9, 10, 12, 15, 20]
const hardToCross = 0.25
const welcomeLetters = 8
const listedLengths = 6

export function judgeWords(list: readonly Entry[]): Quality {
  const entries = thingsIn(list)
  const words = entries.map(({ word }) => word)
  const letters = countLetters(words)
  const crossers = crossersOf(entries, letters)
  const lengths = countBy(words.map(({ length }) => length)).sort(([a], [b]) => a - b)
  const pairs = words.length * (words.length - 1)
  const partnered = crossers.every(({ partners }) => partners !== null)
  return {
    words: words.length,
    repeated: repeatedIn(list, entries),
    lengths: lengths.map(([length, count]) => ({ length, words: count })),
    meanLength: words.length === 0 ? 0 : words.reduce((sum, { length }) => sum + length, 0) / words.length,
    letters,
    chances: {
      cells: coincidence(letters),
      words: !partnered
        ? null
        : pairs === 0
          ? 0
          : crossers.reduce((sum, { partners }) => sum + (partners ?? 0), 0) / pairs,
    },
    crossers,
    boards: boardSizes.map((size) => forecast(words, size)),
    drop: toDrop(crossers),
    alone: letters.flatMap(({ letter, words: holders }) => (holders === 1 ? [letter] : [])),
    welcome: [...letters]
      .sort((a, b) => b.words - a.words)
      .slice(0, welcomeLetters)
      .flatMap(({ letter, words: holders }) => (holders > 1 ? [letter] : [])),
    missingLengths: missing(words),
  }
}

/** Each repeated word, with the first of its entries. */
function repeatedIn(list: readonly Entry[], once: readonly Entry[]): Quality['repeated'] {
  if (list.length === once.length) return []
  const wordOf = ({ word }: Entry): string => word
  const used = new Map(countBy(once.map(wordOf)))
  const firstOf = new Map(list.toReversed().map((entry) => [entry.word, entry]))
  return countBy(list.map(wordOf)).flatMap(([word, times]) =>
    times > (used.get(word) ?? 0) ? [{ entry: firstOf.get(word)!, times }] : [],
  )
}

function crossersOf(entries: readonly Entry[], letters: readonly Letter[]): Crosser[] {
  const holders = new Map(letters.map(({ letter, words }) => [letter, words]))
  const sets = entries.map(({ word }) => new Set(word))
  const countable = entries.length <= limits.words
  return entries.map((entry, index) => {
    const own = [...entry.word]
    const shares = (other: ReadonlySet<string>): boolean => own.some((letter) => other.has(letter))
    return {
      entry,
      partners: countable ? sets.filter((other, place) => place !== index && shares(other)).length : null,
      ease: own.reduce((sum, letter) => sum + (holders.get(letter) ?? 1) - 1, 0) / own.length,
    }
  })
}

function toDrop(crossers: readonly Crosser[]): Quality['drop'] {
  const mean = crossers.reduce((sum, { ease }) => sum + ease, 0) / Math.max(1, crossers.length)
  const reason = ({ entry, ease }: Crosser): DropReason | null => {
    if (entry.word.length < 2) return 'one-letter'
    if (ease === 0) return 'no-partner'
    return ease < hardToCross * mean ? 'hard-to-cross' : null
  }
  return [...crossers]
    .sort((a, b) => a.ease - b.ease)
    .flatMap((crosser) => {
      const why = reason(crosser)
      return why === null ? [] : [{ entry: crosser.entry, reason: why }]
    })
}

/**
 * A length from 2 to 6 is missing when fewer than one word in fifty has it. Short words fill the gaps between long
 * ones: on 12×12, 400 random words of 5 to 9 letters came 4 points short of 400 words of 2 to 9 (measured as in
 * forecast.ts).
 */
function missing(words: readonly string[]): number[] {
  const wanted = Array.from({ length: listedLengths - 1 }, (_, index) => index + 2)
  return wanted.filter((length) => words.filter((word) => word.length === length).length * 50 < words.length)
}

function countBy<T>(items: readonly T[]): [T, number][] {
  const counts = new Map<T, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return [...counts]
}
