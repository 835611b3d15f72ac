/**
 * Puts the program of handouts beside the site's pages: studios fetch it there, and the command line finds it in the
 * folder.
 */
import type { Plugin } from 'vite'
import { buildProgram } from './program.ts'

export const programFile = 'handout.json'

export const withHandouts = (): Plugin => ({
  name: 'with-handouts',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: programFile, source: JSON.stringify(await buildProgram()) })
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (!request.url?.split('?')[0]?.endsWith(`/${programFile}`)) return next()
      void buildProgram().then((program) => response.end(JSON.stringify(program)), next)
    })
  },
})
