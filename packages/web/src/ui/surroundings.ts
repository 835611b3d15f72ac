/** What a page has of the person before it: their language, and a light or a dark room. Chosen, or as the system says. */
import type { Lang } from '@kumiki/core/player'
import { useEffect } from 'preact/hooks'
import type { Habits } from '../player/habits.ts'

const systemIsDark = matchMedia('(prefers-color-scheme: dark)')

/** Sets both on the page, and says the language. */
export function useSurroundings({ lang: chosen, theme }: Habits): Lang {
  const system = navigator.language.toLowerCase().startsWith('ja') ? 'ja' : 'en'
  const lang = chosen === 'system' ? system : chosen
  useEffect(() => {
    document.documentElement.lang = lang
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
