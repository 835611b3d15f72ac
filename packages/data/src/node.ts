/** The lists and the themes in Node, read from the package's own folder. */
import { readFile } from 'node:fs/promises'
import { type ListInfo, urlOf } from './index.ts'
import { readTheme, type Theme, type ThemeText, urlOfTheme } from './lexicon/theme.ts'

export const loadList = (info: ListInfo): Promise<string> => readFile(urlOf(info), 'utf8')

export const loadTheme = async (theme: Pick<Theme, 'id'>): Promise<ThemeText> =>
  readTheme(await readFile(urlOfTheme(theme), 'utf8'))
