/**
 * The pages under `npm run dev`. Vite injects style elements, which the policy of the built pages forbids, so the
 * policy is relaxed here; the analyser's dictionary is served from where the build puts it. Changed modules are applied
 * without a reload: the page's main module runs again and renders everything anew, restoring its state from the address
 * and from this device.
 */
import { existsSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { dictionaryFolder } from '../offline/dictionary.ts'

const policy: readonly (readonly [built: string, written: string])[] = [
  ["style-src 'self'", "style-src 'self' 'unsafe-inline'"],
  ["connect-src 'self'", "connect-src 'self' ws:"],
  ["worker-src 'self'", "worker-src 'self' blob:"],
]
const mains = ['player', 'studio'].map((page) => resolve(import.meta.dirname, '../src', page, 'main.tsx'))

export const devPages = (): Plugin => ({
  name: 'dev-pages',
  apply: 'serve',
  transformIndexHtml: (html) => policy.reduce((page, [built, written]) => page.replace(built, written), html),
  transform: (code, id) =>
    mains.includes(resolve(id)) ? `${code}\nif (import.meta.hot) import.meta.hot.accept()\n` : null,
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const [, name] = /\/dictionary\/([\w.]+)(?:\?|$)/.exec(request.url ?? '') ?? []
      const path = join(dictionaryFolder, `${basename(name ?? '')}.gz`)
      if (name !== undefined && existsSync(path)) response.end(readFileSync(path))
      else next()
    })
  },
})
