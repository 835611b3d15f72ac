/** The list of words beside a board: in which order they stand, and what stands behind each. */
import type { Entry } from './entry.ts'
import { boardScriptOf, type Kana } from './script.ts'
import { isWriting } from './writing.ts'

export interface ListedWord {
  readonly word: string
  /** As its writer wrote it, where that is not what the cells show. */
  readonly shown?: string | undefined
  /** What the list shows beside it: what tells it from its namesakes, or a writing of other letters. */
  readonly note?: string | undefined
  /** Its clue, where those were asked for. */
  readonly clue?: string | undefined
}

/**
 * The words on the board, shortest first, then by their letters, each as its writer wrote it. What is noted of a word
 * tells it from its namesakes; a writing that gives other letters is noted too. Clues stand beside the words on request
 * only: the list is what is to be put in.
 */
export function listOf(
  placed: readonly string[],
  entries: readonly Entry[],
  { clues, kana }: { readonly clues?: boolean | undefined; readonly kana?: Kana | undefined },
): ListedWord[] {
  const namesakes = new Map<string, Entry[]>()
  for (const entry of entries) namesakes.set(entry.word, [...(namesakes.get(entry.word) ?? []), entry])
  const cells = boardScriptOf(entries, kana)
  const labels = (entry: Entry): Pick<ListedWord, 'shown' | 'note'> => {
    if (!isWriting(entry.shown, entry.word)) return { note: entry.shown }
    const note = ownTag(entry, namesakes.get(entry.word) ?? [])
    return {
      ...(entry.shown === entry.word && cells !== 'katakana' ? {} : { shown: entry.shown }),
      ...(note === '' ? {} : { note }),
    }
  }
  const waiting = new Map(Array.from(namesakes, ([word, same]) => [word, [...same]]))
  return [...placed]
    .sort((a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0))
    .map((word) => {
      const entry = waiting.get(word)?.shift()
      const clue = clues ? (entry?.clue ?? '') : ''
      return { word, ...(entry ? labels(entry) : {}), ...(clue === '' ? {} : { clue }) }
    })
}

/** えさし（江差町） and えさし（枝幸町）: the first tag that no other word of the same letters has. */
function ownTag({ tags }: Entry, namesakes: readonly Entry[]): string {
  if (namesakes.length < 2) return ''
  return tags.find((tag) => namesakes.filter((other) => other.tags.includes(tag)).length === 1) ?? ''
}
