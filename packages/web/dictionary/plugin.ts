/**
 * Lays the dictionary of the Japanese analyser beside the site, in `dict/`: 17 MB that no page fetches before somebody brings a Japanese text.
 * The files are packed by gzip and lose that ending, so that no server unpacks them on its own account.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** In the analyser's own package, which is one of `@kumiki/data`. */
const analyser = createRequire(join(import.meta.dirname, '../../data/package.json')).resolve('@patdx/kuromoji')
const dictionaryFolder = join(dirname(analyser), '../dict')

const notice =
  'These files are mecab-ipadic 2.7.0, Copyright 2000, 2001, 2002, 2003 Nara Institute of Science and Technology, ' +
  'as packed by kuromoji.js (Apache License 2.0).\n'

export const layDictionary = (): Plugin => ({
  name: 'dictionary',
  apply: 'build',
  generateBundle() {
    for (const name of readdirSync(dictionaryFolder))
      this.emitFile({
        type: 'asset',
        fileName: `dict/${name.replace(/\.gz$/, '')}`,
        source: readFileSync(join(dictionaryFolder, name)),
      })
    this.emitFile({ type: 'asset', fileName: 'dict/notice.txt', source: notice })
  },
})
