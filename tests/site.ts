/** The project's folder served on this machine, and a browser to look at it. */
import { createReadStream, existsSync, mkdtempSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { type BrowserContext, chromium } from 'playwright-core'
import { findBrowser } from '../scripts/browser.mjs'
import { root } from './place.ts'

/** null: there is no browser here, and tests that need one are skipped. */
export const program = findBrowser()

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
}

export interface Site {
  readonly address: string
  readonly browser: BrowserContext
  close(): Promise<void>
}

/** `home` is the page at the root. */
export async function openSite(home: string): Promise<Site> {
  const server = createServer((request, response) => {
    const path = join(root, normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname)))
    if (path === root || path === join(root, '/')) response.setHeader('content-type', 'text/html').end(home)
    else if (!path.startsWith(root) || !existsSync(path) || !statSync(path).isFile()) response.writeHead(404).end()
    else
      createReadStream(path).pipe(
        response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream'),
      )
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const browser = await chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'kumiki-browser-')), {
    executablePath: program ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    browser,
    close: async () => {
      await browser.close()
      server.close()
    },
  }
}
