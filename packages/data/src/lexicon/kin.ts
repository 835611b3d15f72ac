/**
 * Words of ours that suit a list: those of the themes that contain most of its words. Where no theme contains enough of
 * them, all words of its language: then the list is about something for which we have no words, and any word that fits
 * will do.
 */
import type { Lang } from '@kumiki/core/base'
import { type Entry, toEntry } from '@kumiki/core/words'
import type { LoadTheme } from './find.ts'
import { partsOf, type Theme } from './theme.ts'
import { themes } from './themes.ts'
import { darkTag } from './unpleasant.ts'

export interface Kin {
  /** The themes related to the list; none: all themes were taken. */
  readonly themes: readonly Theme[]
  readonly entries: readonly Entry[]
}

/** A theme is related to a list if it has at least this many of its words, and this share of the list. */
const min = { words: 3, share: 0.15 } as const
const maxThemes = 2

export async function kinOf(words: readonly string[], lang: Lang, load: LoadTheme): Promise<Kin> {
  const own = new Set(words)
  const all = await Promise.all(
    themes
      .filter((theme) => theme.lang === lang && theme.clues === lang)
      .map(async (theme) => {
        const entries = (await load(theme)).entries.flatMap((entry) => {
          const made = toEntry(partsOf(entry))
          return made.ok && !entry.tags.includes(darkTag) ? [made.value] : []
        })
        return { theme, entries, shared: entries.filter(({ word }) => own.has(word)).length }
      }),
  )
  const near = all
    .filter(({ shared }) => shared >= min.words && shared >= min.share * own.size)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, maxThemes)
  const from = near.length > 0 ? near : all
  const fresh = new Map(from.flatMap(({ entries }) => entries.map((entry) => [entry.word, entry])))
  return {
    themes: near.map(({ theme }) => theme),
    entries: [...fresh.values()].filter(({ word }) => !own.has(word)),
  }
}
