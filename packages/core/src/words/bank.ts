/** The list of words beside a board: their order, and the note behind each. */
import type { Entry } from './entry.ts'
import { boardScriptOf, type Kana } from './script.ts'
import { isWriting } from './writing.ts'

export interface ListedWord {
  readonly word: string
  /** As its writer wrote it, where that differs from the cells. */
  readonly shown?: string | undefined
  /** Shown behind the word: what distinguishes it from a word of the same letters, or a writing with other letters. */
  readonly note?: string | undefined
  /** Its clue, where clues were asked for. */
  readonly clue?: string | undefined
}

/**
 * The words on the board, shortest first, then by their letters, each as its writer wrote it. A note distinguishes
 * words of the same letters, or gives a writing with other letters. Clues are added only on request: the list shows
 * what is to be placed.
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
