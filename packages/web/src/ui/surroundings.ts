/**
 * What a page has of the person before it: their language, and a light or a dark room. Chosen, or as the system says.
 */
import type { Lang } from '@kumiki/core/player'
import { useEffect, useState } from 'preact/hooks'
import type { Preferences } from '../store/preferences.ts'
import { learn } from '../text/words.ts'
import { loadJapaneseFont } from './type.ts'

const systemIsDark = matchMedia('(prefers-color-scheme: dark)')

export const langOf = ({ lang }: Preferences): Lang =>
  lang !== 'system' ? lang : navigator.language.toLowerCase().startsWith('ja') ? 'ja' : 'en'

/** Sets both on the page, and says the language; the one that it begins with is learnt before. */
export function useSurroundings(preferences: Preferences): Lang {
  const wanted = langOf(preferences)
  const { theme } = preferences
  const [lang, speak] = useState(wanted)
  useEffect(() => {
    // where it cannot be fetched, the page goes on in the one that it has
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
