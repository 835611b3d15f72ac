/** The lists and the themes in Node, read from the package's own folder. */
import { readFile } from 'node:fs/promises'
import type { Lang } from '@kumiki/core/base'
import { type ListInfo, urlOf } from './index.ts'
import { type Readings, readingsOf } from './lexicon/readings.ts'
import { readTheme, type Theme, type ThemeText, urlOfTheme } from './lexicon/theme.ts'
import { type Known, knownWords } from './text/known.ts'

export { loadAnalyser, loadDictionary } from './text/analyser.ts'

export const loadList = (info: ListInfo): Promise<string> => readFile(urlOf(info), 'utf8')

export const loadTheme = async (theme: Pick<Theme, 'id'>): Promise<ThemeText> =>
  readTheme(await readFile(urlOfTheme(theme), 'utf8'))

/** Every word of our lexicon in a language, with its reading. */
export const loadKnown = (lang: Lang): Promise<Known> => knownWords(lang, loadTheme)

/** Readings learnt from our lexicon, to suggest those of other words. */
export const loadReadings = async (): Promise<Readings> =>
  readingsOf(Array.from(await loadKnown('ja'), ([writing, reading]) => ({ writing, reading })))
