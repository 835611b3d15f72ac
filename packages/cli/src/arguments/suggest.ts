/** Suggestions for an unknown name, as the end of a sentence about it. */
import { type Bilingual, nearest } from '@kumiki/core/base'

interface Ending {
  /** How a name is written in the sentence. */
  readonly shown?: (name: string) => string
  /** The text if no name is near. */
  readonly otherwise?: Bilingual
}

/** The end of a sentence about an unknown name. */
export const orMeant = (word: string, known: Iterable<string>, { shown, otherwise }: Ending = {}): Bilingual =>
  orOneOf(
    nearest(word, known).map((name) => shown?.(name) ?? name),
    otherwise,
  )

/** The end of such a sentence from names that have already been chosen. */
export function orOneOf(names: readonly string[], otherwise?: Bilingual): Bilingual {
  if (names.length > 0)
    return { en: `; did you mean ${names.join(' or ')}?`, ja: `。もしかして ${names.join(' か ')} ですか？` }
  return otherwise ? { en: `; ${otherwise.en}.`, ja: `。${otherwise.ja}。` } : { en: '.', ja: '。' }
}
