/**
 * The Japanese analyser in Node. Its dictionary of 17 MB is in its own package and is loaded on first use, which takes
 * about a second.
 */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Analyser, Dictionary } from '../language/morpheme.ts'
import { dictionaryFrom } from './kuromoji.ts'

/** The folder of the dictionary's files, each compressed with gzip. */
const dictionaryFolder = join(dirname(createRequire(import.meta.url).resolve('@patdx/kuromoji')), '..', 'dict')

let loaded: Promise<Dictionary> | null = null

export function loadDictionary(): Promise<Dictionary> {
  loaded ??= load()
  return loaded
}

export const loadAnalyser = async (): Promise<Analyser> => (await loadDictionary()).analyse

async function load(): Promise<Dictionary> {
  const { default: NodeDictionaryLoader } = await import('@patdx/kuromoji/node')
  return dictionaryFrom(new NodeDictionaryLoader({ dic_path: `${dictionaryFolder}/` }))
}
