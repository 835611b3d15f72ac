/** Puts furigana over texts for a school year, and tells which of it a person should look at. */
import { type Furigana, furiganaFor, knownWords } from '@kumiki/data'
import { fetchTheme } from '../core/themes.ts'
import { openDictionary } from './dictionary.ts'
import type { FuriganaOrder, Loading } from './protocol.ts'

/** null if the dictionary cannot be loaded. */
export async function furigana(
  { texts, year }: FuriganaOrder,
  progress: (progress: Loading) => void,
): Promise<readonly Furigana[] | null> {
  const dictionary = await openDictionary(progress)
  if (!dictionary) return null
  const known = await knownWords('ja', fetchTheme)
  return texts.map((text) => furiganaFor(text, year, dictionary.analyse, known))
}
