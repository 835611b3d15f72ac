/** The words of a list in a file's recipe, which is not validated: items that are not words are skipped. */
import { normalise } from './normalise.ts'

export interface Listed {
  readonly word: string
  /** As its writer wrote it, and its clue; empty when there is none. */
  readonly shown: string
  readonly clue: string
  readonly tags: readonly string[]
}

export const listedIn = (words: unknown): Listed[] => (Array.isArray(words) ? words.flatMap(listed) : [])

function listed(entry: unknown): Listed[] {
  const {
    word,
    shown = '',
    clue = '',
    tags = [],
  }: { word?: unknown; shown?: unknown; clue?: unknown; tags?: unknown } = typeof entry === 'string'
    ? { word: entry }
    : Object(entry)
  const spelling = typeof word === 'string' ? normalise(word) : null
  return spelling?.ok && typeof shown === 'string' && typeof clue === 'string'
    ? [{ word: spelling.value.word, shown, clue, tags: Array.isArray(tags) ? tags.map(String) : [] }]
    : []
}
