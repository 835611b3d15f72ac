/** Every word on the player's pages, once in each language; kinds bring their own. */
import type { Lang } from '@kumiki/core/player'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { english, type Words } from './en.ts'
import { japanese } from './ja.ts'

export const wordsIn: Readonly<Record<Lang, Words>> = { en: english, ja: japanese }

export const Language = createContext<Lang>('en')
export const useLang = (): Lang => useContext(Language)
export const useWords = (): Words => wordsIn[useContext(Language)]
