/** The list of words beside a board: in which order they stand, and what stands behind each. */
import type { Entry } from './entry.ts'
import { sameLetters } from './kana.ts'
import { isKatakana } from './script.ts'

export interface ListedWord {
  readonly word: string
  /** What the list shows beside it: its usual writing, or what tells it from its namesakes. */
  readonly note?: string | undefined
  /** Its clue, where those were asked for. */
  readonly clue?: string | undefined
}

/**
 * The words on the board, shortest first, then by their letters. The note of a word is its usual writing where that tells more than
 * the cells do, else what tells namesakes apart. In a list that is written in katakana throughout it is the word itself, by which
 * people see the board in katakana too (script.ts). Clues stand beside the words on request only: the list is what is to be put in.
 */
export function listOf(placed: readonly string[], entries: readonly Entry[], clues = false): ListedWord[] {
  const katakana = isKatakana(entries.map(({ shown }) => shown))
  const namesakes = new Map<string, Entry[]>()
  for (const entry of entries) namesakes.set(entry.word, [...(namesakes.get(entry.word) ?? []), entry])
  const noteOf = (entry: Entry): string => {
    if (!sameLetters(entry.shown, entry.word)) return entry.shown
    const own = ownTag(entry, namesakes.get(entry.word) ?? [])
    return own === '' && katakana ? entry.shown : own
  }
  const waiting = new Map(Array.from(namesakes, ([word, same]) => [word, [...same]]))
  return [...placed]
    .sort((a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0))
    .map((word) => {
      const entry = waiting.get(word)?.shift()
      const note = entry ? noteOf(entry) : ''
      const clue = clues ? (entry?.clue ?? '') : ''
      return { word, ...(note === '' ? {} : { note }), ...(clue === '' ? {} : { clue }) }
    })
}

/** えさし（江差町） and えさし（枝幸町）: the first tag that no other word of the same letters has. */
function ownTag({ tags }: Entry, namesakes: readonly Entry[]): string {
  if (namesakes.length < 2) return ''
  return tags.find((tag) => namesakes.filter((other) => other.tags.includes(tag)).length === 1) ?? ''
}
