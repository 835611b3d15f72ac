/** Puts the dictionary of the Japanese analyser beside the scripts, under names that servers do not unpack on their own. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dictionaryFolder } from '@kumiki/data/node'
import type { Plugin } from 'vite'

export const withDictionary = (): Plugin => ({
  name: 'with-dictionary',
  apply: 'build',
  generateBundle() {
    for (const file of readdirSync(dictionaryFolder))
      this.emitFile({
        type: 'asset',
        fileName: `assets/dictionary/${file.replace(/\.gz$/, '')}`,
        source: readFileSync(join(dictionaryFolder, file)),
      })
  },
})
