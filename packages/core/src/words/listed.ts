/** The words of a list as a file's recipe holds it, unread: what is no word is left out. */
import { normalise } from './normalise.ts'

export interface Listed {
  readonly word: string
  /** Empty when there is none. */
  readonly clue: string
}

export const listedIn = (words: unknown): Listed[] => (Array.isArray(words) ? words.flatMap(listed) : [])

function listed(entry: unknown): Listed[] {
  const { word, clue = '' }: { word?: unknown; clue?: unknown } =
    typeof entry === 'string' ? { word: entry } : Object(entry)
  const spelling = typeof word === 'string' ? normalise(word) : null
  return spelling?.ok && typeof clue === 'string' ? [{ word: spelling.value.word, clue }] : []
}
