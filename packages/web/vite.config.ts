/**
 * The site: pages that work from any folder and without a server, and the list of files for the service worker. The
 * player is built first and alone, so that its chunks do not depend on the studio, which is added by "--mode studio".
 */
import { existsSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { devPages } from './dev/pages.ts'
import { shownTypes } from './dev/types.ts'
import { withHandouts } from './handout/plugin.ts'
import { withDictionary } from './offline/dictionary.ts'
import { keptOffline } from './offline/plugin.ts'

const here = import.meta.dirname
const root = resolve(here, '../..')

/**
 * What every page of the player loads. Together it is smaller, gzipped, than as one script for each of these. A file
 * that is not there any more stops the build, for without it the scripts grow unseen.
 */
const ground = [
  ...existing('packages', [
    'core/src/base/limits.ts',
    'core/src/base/memo.ts',
    'core/src/base/result.ts',
    'core/src/base/ruby.ts',
    'core/src/base/rule.ts',
    'core/src/base/target.ts',
    'core/src/base/text.ts',
    'core/src/base/value.ts',
    'core/src/kind/board.ts',
    'core/src/kind/face.ts',
    'core/src/kind/sidelist.ts',
    'core/src/drawing/picture.ts',
    'core/src/play/describe.ts',
    'core/src/play/judge.ts',
    'core/src/play/keyboard.ts',
    'core/src/play/moving.ts',
    'core/src/play/notes.ts',
    'core/src/play/pointing.ts',
    'core/src/play/session.ts',
    'core/src/play/size.ts',
    'web/src/board/marks.tsx',
    'web/src/board/stretch.ts',
    'web/src/game/clock.ts',
    'web/src/keys/kana.ts',
    'web/src/keys/key.tsx',
    'web/src/keys/keyboards.tsx',
    'web/src/player/bar.tsx',
    'web/src/player/joining.ts',
    'web/src/player/painting.ts',
    'web/src/player/rules.tsx',
    'web/src/store/local.ts',
    'web/src/store/preferences.ts',
    'web/src/text/words.ts',
    'web/src/ui/button.tsx',
    'web/src/ui/icons.tsx',
    'web/src/ui/later.ts',
    'web/src/ui/radio.tsx',
    'web/src/ui/ruby.tsx',
  ]),
  'node_modules/preact/',
  'vite/preload-helper',
  'node_modules/zod/v4/',
]

/** The code that only painted boards need. */
const painted = existing('packages', [
  'core/src/play/edges.ts',
  'core/src/play/painting.ts',
  'core/src/play/trail.ts',
  'core/src/simple/face.ts',
  'core/src/simple/puzzle.ts',
  'core/src/simple/seen.ts',
  'web/src/board/layers.tsx',
  'web/src/keys/pencils.tsx',
  'web/src/player/painted.tsx',
])

function existing(folder: string, paths: readonly string[]): string[] {
  const missing = paths.filter((path) => !existsSync(resolve(root, folder, path)))
  if (missing.length > 0) throw new Error(`what pages load together is not there: ${missing.join(', ')}`)
  return paths.map((path) => `${folder}/${path}`)
}

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
  plugins: [...(mode === 'studio' ? [withDictionary(), withHandouts()] : []), keptOffline(), devPages(), shownTypes()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: mode !== 'studio',
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      // merges small scripts that every page loads
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: Object.entries({ ground, painted }).map(([name, paths]) => ({
            name,
            test: (id: string) => paths.some((path) => id.replaceAll('\\', '/').includes(path)),
          })),
        },
      },
      input: resolve(here, mode === 'studio' ? 'index.html' : 'play/index.html'),
    },
  },
}))
