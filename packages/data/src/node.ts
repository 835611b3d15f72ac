/** The lists in Node, read from the package's own folder. */
import { readFile } from 'node:fs/promises'
import { type ListInfo, urlOf } from './index.ts'

export const loadList = (info: ListInfo): Promise<string> => readFile(urlOf(info), 'utf8')
