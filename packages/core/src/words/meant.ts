/**
 * Finds the words of a list that a user names: by their reading (ぎおん), as the list writes them (祇園), or both
 * ({祇園|ぎおん}). A name that is not in the list stands for itself.
 */
import { withFurigana, withoutReadings } from '../base/ruby.ts'
import { printable } from '../base/text.ts'
import type { Entry } from './entry.ts'
import { normalise } from './normalise.ts'

/** The named words, as they stand in the cells. */
export function wordsMeant(names: readonly string[], list: readonly Pick<Entry, 'word' | 'shown'>[]): string[] {
  if (names.length === 0) return []
  const writings = names.map(writingIn)
  const wanted = new Set(writings)
  const written = new Map<string, string>()
  for (const { word, shown } of list) {
    const writing = shown === word ? word : writingIn(shown)
    if (wanted.has(writing) && !written.has(writing)) written.set(writing, word)
  }
  return names.map((name, index) => {
    const reading = normalise(name)
    return written.get(writings[index]!) ?? (reading.ok ? reading.value.word : name)
  })
}

const writingIn = (text: string): string => withoutReadings(withFurigana(printable(text).trim())).normalize('NFKC')
