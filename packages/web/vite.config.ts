/** The site: pages that work from any folder and without a server, and one list of their files for the worker that keeps them offline. */
import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { keptOffline } from './offline/plugin.ts'

const here = import.meta.dirname

export default defineConfig({
  root: here,
  base: './',
  resolve: { conditions: ['source', 'module', 'browser', 'default'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  plugins: [keptOffline()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { play: resolve(here, 'play/index.html') } },
  },
})
