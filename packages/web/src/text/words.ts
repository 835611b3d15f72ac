/** All texts of the player's pages, once per language; kinds bring their own. A page loads only its own language. */
import type { Lang } from '@kumiki/core/player'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Words } from './en.ts'

const dictionaries: Readonly<Record<Lang, () => Promise<Words>>> = {
  en: async () => (await import('./en.ts')).english,
  ja: async () => (await import('./ja.ts')).japanese,
}

const learnt = new Map<Lang, Words>()

/** Loads the texts of a language, before a page uses it. */
export async function learn(lang: Lang): Promise<void> {
  if (!learnt.has(lang)) learnt.set(lang, await dictionaries[lang]())
}

export function wordsIn(lang: Lang): Words {
  const words = learnt.get(lang)
  if (!words) throw new Error(`'${lang}' is spoken before it is learnt`)
  return words
}

export const Language = createContext<Lang>('en')
export const useLang = (): Lang => useContext(Language)
export const useWords = (): Words => wordsIn(useContext(Language))
