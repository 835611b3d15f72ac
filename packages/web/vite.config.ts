/**
 * The site: pages that work from any folder and without a server, and the list of files for the service worker. The
 * player is built first and alone, so that its chunks do not depend on the studio, which is added by "--mode studio".
 */
import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { devPages } from './dev/pages.ts'
import { shownTypes } from './dev/types.ts'
import { withDictionary } from './offline/dictionary.ts'
import { keptOffline } from './offline/plugin.ts'

const here = import.meta.dirname
const root = resolve(here, '../..')

export default defineConfig(({ mode }) => ({
  root: here,
  base: './',
  cacheDir: resolve(root, '.cache/vite'),
  // node_modules may be a symbolic link
  server: { fs: { allow: [root, realpathSync(resolve(root, 'node_modules'))] } },
  optimizeDeps: { entries: ['index.html', 'play/index.html', 'src/**/*.worker.ts'] },
  resolve: { conditions: ['source', 'module', 'browser', 'default'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  plugins: [...(mode === 'studio' ? [withDictionary()] : []), keptOffline(), devPages(), shownTypes()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: mode !== 'studio',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // merges small scripts that every page loads
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'ground',
              test: new RegExp(
                [
                  'packages.core.src.(base.(?!json)|kind.(aside|board|face|shapes).ts|drawing.picture|play.)',
                  'packages.web.src.(board.(marks|stretch)|game.clock|keys.k|player.(bar|painting.ts|rules)|store.habits|text.words)',
                  'packages.web.src.ui.(button|icons|later|radio|ruby)',
                  'preact|preload-helper|zod.v4',
                ].join('|'),
              ),
            },
          ],
        },
      },
      input: resolve(here, mode === 'studio' ? 'index.html' : 'play/index.html'),
    },
  },
}))
