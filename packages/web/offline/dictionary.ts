/** Copies the dictionary of the Japanese analyser beside the scripts, under names that servers do not decompress. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
export const dictionaryFolder = join(dirname(require.resolve('@patdx/kuromoji')), '..', 'dict')

export const withDictionary = (): Plugin => ({
  name: 'with-dictionary',
  apply: 'build',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'assets/dictionary/LICENSE.txt',
      source: readFileSync(join(dictionaryFolder, '..', 'LICENSE-2.0.txt')),
    })
    for (const file of readdirSync(dictionaryFolder))
      this.emitFile({
        type: 'asset',
        fileName: `assets/dictionary/${file.replace(/\.gz$/, '')}`,
        source: readFileSync(join(dictionaryFolder, file)),
      })
  },
})
