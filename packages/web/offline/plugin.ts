/**
 * Writes the service worker that makes the site work offline: its code, preceded by a list of all files and a version
 * derived from their bytes.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'

const worker = 'sw.js'

/** Source maps, and the single-file pages, which work without a service worker. */
const isLeftOut = /\.map$|^(kumiki|play)\.html$|^pocket\.js$/
/** Large files that are only needed to print or to read kanji: cached on first use. */
const isLater = /\.ttf$|[\\/]dictionary[\\/]/

export const keptOffline = (): Plugin => ({
  name: 'kept-offline',
  apply: 'build',
  writeBundle: {
    order: 'post',
    handler({ dir = '' }) {
      const code = readFileSync(join(import.meta.dirname, worker), 'utf8')
      const paths = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
        .filter((path) => path !== worker && !isLeftOut.test(path))
        .sort()
      const hash = createHash('sha256').update(code)
      for (const path of paths) hash.update(path).update(readFileSync(join(dir, path)))
      const site = {
        version: hash.digest('hex').slice(0, 16),
        files: paths.filter((path) => !isLater.test(path)).map(addressOf),
        later: paths.filter((path) => isLater.test(path)).map(addressOf),
      }
      writeFileSync(join(dir, worker), `const site = ${JSON.stringify(site)}\n${code}`)
    },
  },
})

/** Pages are requested by their folder. */
const addressOf = (path: string): string =>
  path
    .split(sep)
    .join('/')
    .replace(/(^|\/)index\.html$/, '$1') || './'
