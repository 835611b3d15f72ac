/**
 * Which words of a list a person means who names some: by their reading (ぎおん), as they are written in the list (祇園), or
 * both ({祇園|ぎおん}). A name that the list does not have stands for itself.
 */
import { withFurigana, withoutReadings } from '../base/ruby.ts'
import { printable } from '../base/text.ts'
import type { Entry } from './entry.ts'
import { normalise } from './normalise.ts'

/** As they stand in the cells. */
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
