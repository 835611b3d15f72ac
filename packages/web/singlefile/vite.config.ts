/** Builds the site's two pages as single files: `kumiki.html` and, with "--mode play", `play.html`. */
import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { withHandouts } from '../handout/plugin.ts'
import { inOneFile } from './plugin.ts'

const web = resolve(import.meta.dirname, '..')

export default defineConfig(({ mode }) => {
  const [page, name] = mode === 'play' ? ['play/index.html', 'play.html'] : ['index.html', 'kumiki.html']
  const whole = { output: { codeSplitting: false } }
  return {
    root: web,
    base: './',
    resolve: {
      conditions: ['source', 'module', 'browser', 'default'],
      alias: [{ find: /^(\.|\.\.\/ui)\/type\.ts$/, replacement: resolve(import.meta.dirname, 'type.ts') }],
    },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    worker: { format: 'iife', rolldownOptions: whole },
    plugins: [...(mode === 'play' ? [] : [withHandouts()]), inOneFile(page, name)],
    build: {
      target: 'es2022',
      outDir: 'dist',
      emptyOutDir: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { ...whole, input: resolve(web, page) },
    },
  }
})
