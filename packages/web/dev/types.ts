/** Checks types beside the dev server and shows errors as an overlay until they are fixed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Plugin, ViteDevServer } from 'vite'

const root = resolve(import.meta.dirname, '../../..')
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc')
/**
 * One program over the pages and all that they import: building the packages separately would miss changes made
 * meanwhile.
 */
const watching = ['-p', import.meta.dirname, '--watch', '--preserveWatchOutput', '--pretty', 'false', '--locale', 'en']

/** The message that hides the overlay. */
const mended = 'types:mended'

export function shownTypes(): Plugin {
  let checking: ChildProcess | null = null
  return {
    name: 'shown-types',
    apply: 'serve',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/@id/virtual:shown-types' }, injectTo: 'head' },
    ],
    resolveId: (id) => (id === 'virtual:shown-types' ? id : null),
    load: (id) =>
      id === 'virtual:shown-types'
        ? `import.meta.hot.on('${mended}', () => document.querySelector('vite-error-overlay')?.close())`
        : null,
    configureServer(server) {
      checking?.kill()
      checking = check(server)
      server.httpServer?.once('close', () => checking?.kill())
    },
  }
}

function check(server: ViteDevServer): ChildProcess {
  const compiling = spawn(process.execPath, [compiler, ...watching], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let faults: string[] = []
  /** null until the first check has finished. */
  let isFailing: boolean | null = null
  const show = (): void =>
    server.ws.send({ type: 'error', err: { message: faults.join('\n'), stack: '', plugin: 'tsc' } })
  createInterface({ input: compiling.stdout }).on('line', (line) => {
    if (/Starting (incremental )?compilation/.test(line)) faults = []
    else if (/Found \d+ errors?\./.test(line)) {
      if (faults.length > 0) {
        server.config.logger.error(faults.join('\n'))
        show()
      } else if (isFailing !== false) {
        server.config.logger.info('The types are right.')
        server.ws.send(mended)
      }
      isFailing = faults.length > 0
    } else if (/: error TS\d+:/.test(line) || faults.length > 0) faults.push(line)
  })
  server.ws.on('connection', () => {
    if (isFailing) show()
  })
  return compiling
}
