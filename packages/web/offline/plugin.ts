/**
 * Writes the worker that keeps the site offline: its code behind a list of all files and a version that follows from
 * their bytes.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'

const worker = 'sw.js'

/** Nor the pages that stand in one file: who opens those has no need of a worker. */
const isLeftOut = /\.map$|^(kumiki|play)\.html$|^pocket\.js$/
/** Large, and only needed to print or to read kanji: kept when they are first used. */
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

/** Pages are asked for by their folder. */
const addressOf = (path: string): string =>
  path
    .split(sep)
    .join('/')
    .replace(/(^|\/)index\.html$/, '$1') || './'
