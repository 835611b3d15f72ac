/** The language and the theme of a page: chosen, or as the system has them. */
import type { Lang } from '@kumiki/core/player'
import { useEffect, useState } from 'preact/hooks'
import type { Preferences } from '../store/preferences.ts'
import { learn } from '../text/words.ts'
import { loadJapaneseFont } from './type.ts'

const systemIsDark = matchMedia('(prefers-color-scheme: dark)')

export const langOf = ({ lang }: Preferences): Lang =>
  lang !== 'system' ? lang : navigator.language.toLowerCase().startsWith('ja') ? 'ja' : 'en'

/** Applies both to the page and returns the language; the initial one must have been loaded before. */
export function useSurroundings(preferences: Preferences): Lang {
  const wanted = langOf(preferences)
  const { theme } = preferences
  const [lang, speak] = useState(wanted)
  useEffect(() => {
    // if it cannot be loaded, the page keeps its current language
    void learn(wanted).then(
      () => speak(wanted),
      () => undefined,
    )
  }, [wanted])
  useEffect(() => {
    document.documentElement.lang = lang
    if (lang === 'ja') loadJapaneseFont()
  }, [lang])
  useEffect(() => {
    const paint = (): void => {
      const isDark = theme === 'dark' || (theme === 'system' && systemIsDark.matches)
      document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
    }
    paint()
    systemIsDark.addEventListener('change', paint)
    return () => systemIsDark.removeEventListener('change', paint)
  }, [theme])
  return lang
}
