/** The list of words beside a skeleton: in which order they stand, and what stands behind each. */
import type { Entry } from '../../words/entry.ts'
import { isWriting } from '../../words/writing.ts'
import type { ListedWord } from './model.ts'
import type { Spec } from './spec.ts'

/**
 * The words on the board, shortest first, then by their letters, each as its writer wrote it. What is noted of a word tells it from its
 * namesakes; a writing that gives other letters is noted too. Clues stand beside the words on request only: the list is what is to be
 * put in.
 */
export function listOf(
  placed: readonly string[],
  entries: readonly Entry[],
  { clues, kana }: Pick<Spec, 'clues' | 'kana'>,
): ListedWord[] {
  const namesakes = new Map<string, Entry[]>()
  for (const entry of entries) namesakes.set(entry.word, [...(namesakes.get(entry.word) ?? []), entry])
  const told = (entry: Entry): Pick<ListedWord, 'shown' | 'note'> => {
    if (!isWriting(entry.shown, entry.word)) return { note: entry.shown }
    const note = ownTag(entry, namesakes.get(entry.word) ?? [])
    return { ...(entry.shown === entry.word && !kana ? {} : { shown: entry.shown }), ...(note === '' ? {} : { note }) }
  }
  const waiting = new Map(Array.from(namesakes, ([word, same]) => [word, [...same]]))
  return [...placed]
    .sort((a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0))
    .map((word) => {
      const entry = waiting.get(word)?.shift()
      const clue = clues ? (entry?.clue ?? '') : ''
      return { word, ...(entry ? told(entry) : {}), ...(clue === '' ? {} : { clue }) }
    })
}

/** えさし（江差町） and えさし（枝幸町）: the first tag that no other word of the same letters has. */
function ownTag({ tags }: Entry, namesakes: readonly Entry[]): string {
  if (namesakes.length < 2) return ''
  return tags.find((tag) => namesakes.filter((other) => other.tags.includes(tag)).length === 1) ?? ''
}
