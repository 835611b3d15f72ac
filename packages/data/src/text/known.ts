/** The words of our own lexicon: by writing in lower case, with their readings. */
import type { Lang } from '@kumiki/core/base'
import type { LoadTheme } from '../lexicon/find.ts'
import { themes } from '../lexicon/themes.ts'

export type Known = ReadonlyMap<string, string>

/**
 * Every word of the lexicon in a language, with its reading, except those of themes for learners, which may be about
 * anything.
 */
export async function knownWords(lang: Lang, load: LoadTheme): Promise<Known> {
  const own = await Promise.all(themes.filter((theme) => theme.lang === lang && theme.clues === lang).map(load))
  return new Map(own.flatMap(({ entries }) => entries.map(({ word, writing }) => [writing.toLowerCase(), word])))
}
