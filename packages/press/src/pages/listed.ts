/** What the list from which a puzzle was made says of its words: how they are written, and their clues. */

import type { KumikiFile, PuzzleTypes } from '@kumiki/core/contract'
import type { Entry, EntryParts } from '@kumiki/core/words'
import { toEntry } from '@kumiki/core/words'

/** By the letters in the cells; the first entry of those that are the same word. Empty if the file has no recipe. */
export function listedWords<K extends PuzzleTypes>({ recipe }: Pick<KumikiFile<K>, 'recipe'>): Map<string, Entry> {
  const listed: unknown = recipe?.spec.words
  const found = new Map<string, Entry>()
  for (const one of Array.isArray(listed) ? listed : []) {
    const entry = toEntry(partsOf(one))
    if (entry.ok && !found.has(entry.value.word)) found.set(entry.value.word, entry.value)
  }
  return found
}

function partsOf(one: unknown): EntryParts {
  if (typeof one === 'string') return { word: one }
  const { word, shown, clue }: Partial<Record<keyof EntryParts, unknown>> = Object(one)
  const text = (value: unknown): string => (typeof value === 'string' ? value : '')
  return { word: text(word), shown: text(shown), clue: text(clue) }
}
