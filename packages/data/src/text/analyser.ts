/**
 * The Japanese analyser in Node. Its dictionary of 17 MB is in its own package and is loaded on first use, which takes
 * about a second.
 */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Analyser } from '../language/morpheme.ts'
import { analyserFrom } from './kuromoji.ts'

/** The folder of the dictionary's files, each compressed with gzip. */
const dictionaryFolder = join(dirname(createRequire(import.meta.url).resolve('@patdx/kuromoji')), '..', 'dict')

let loaded: Promise<Analyser> | null = null

export function loadAnalyser(): Promise<Analyser> {
  loaded ??= load()
  return loaded
}

async function load(): Promise<Analyser> {
  const { default: NodeDictionaryLoader } = await import('@patdx/kuromoji/node')
  return analyserFrom(new NodeDictionaryLoader({ dic_path: `${dictionaryFolder}/` }))
}
