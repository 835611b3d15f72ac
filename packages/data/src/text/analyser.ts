/** The Japanese analyser in Node: its dictionary of 17 MB lies in its own package, and is loaded when it is first asked for. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Analyser } from './japanese.ts'
import { analyserFrom } from './kuromoji.ts'

/** Twelve files, each packed by gzip. */
const dictionaryFolder: string = join(dirname(createRequire(import.meta.url).resolve('@patdx/kuromoji')), '../dict')

let loaded: Promise<Analyser> | null = null

export function loadAnalyser(): Promise<Analyser> {
  loaded ??= analyserFrom(async (name) => {
    const bytes = await unpacked(await readFile(join(dictionaryFolder, name)))
    return new Uint8Array(bytes).buffer
  })
  return loaded
}

const unpacked = promisify(gunzip)
