/** What our own lexicon knows: words by writing, in small letters, with their readings. */
import type { Lang } from '@kumiki/core/base/text'
import type { Theme, ThemeText } from '../lexicon/theme.ts'
import { themes } from '../lexicon/themes.ts'

export type Known = ReadonlyMap<string, string>

/** The themes of a language; not those for learners, whose words are of any sort. */
export const plainThemes = (lang: Lang): readonly Theme[] =>
  themes.filter((theme) => theme.lang === lang && theme.clues === lang)

export const knownFrom = (texts: readonly ThemeText[]): Known =>
  new Map(texts.flatMap(({ entries }) => entries.map(({ word, writing }) => [writing.toLowerCase(), word])))
