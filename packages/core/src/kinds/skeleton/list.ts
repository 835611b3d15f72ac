/** The list of words beside a skeleton: in which order they stand, and what is noted behind each. */
import type { Entry } from '../../words/entry.ts'
import { sameLetters } from '../../words/kana.ts'
import { isKatakana } from '../../words/script.ts'
import type { ListedWord } from './model.ts'

/** A clue no longer than this is a gloss (札幌市, 犬); sentences would bury the list. */
const longestGloss = 16

/**
 * The words on the board with their notes, shortest first, then by their letters. A note is the usual writing where
 * that tells more than the cells do, else the clue, in a list whose clues are all glosses, else what tells namesakes
 * apart. In a list that is written in katakana throughout it is the word itself, by which people see the board in
 * katakana too (script.ts).
 */
export function listOf(placed: readonly string[], entries: readonly Entry[]): ListedWord[] {
  const glossed = entries.every(({ clue }) => clue.length <= longestGloss)
  const katakana = isKatakana(entries.map(({ shown }) => shown))
  const namesakes = new Map<string, Entry[]>()
  for (const entry of entries) namesakes.set(entry.word, [...(namesakes.get(entry.word) ?? []), entry])
  const noteOf = (entry: Entry): string => {
    if (!sameLetters(entry.shown, entry.word)) return entry.shown
    const gloss = glossed ? entry.clue : ownTag(entry, namesakes.get(entry.word) ?? [])
    return gloss === '' && katakana ? entry.shown : gloss
  }
  const notes = new Map(Array.from(namesakes, ([word, same]) => [word, same.map(noteOf)]))
  return [...placed]
    .sort((a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0))
    .map((word) => {
      const note = notes.get(word)?.shift() ?? ''
      return note === '' ? { word } : { word, note }
    })
}

/** えさし（江差町） and えさし（枝幸町）: the first tag that no other word of the same letters has. */
function ownTag({ tags }: Entry, namesakes: readonly Entry[]): string {
  if (namesakes.length < 2) return ''
  return tags.find((tag) => namesakes.filter((other) => other.tags.includes(tag)).length === 1) ?? ''
}
