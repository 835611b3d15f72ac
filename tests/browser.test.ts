import { createReadStream, existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { type BrowserContext, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../scripts/browser.mjs'
import { root } from './place.ts'

/** The packages as they are, without a bundler: a browser finds them by this map. */
const imports = {
  '@kumiki/core': '/packages/core/dist/index.js',
  'cadical-wasm': '/node_modules/cadical-wasm/dist/index.js',
  zod: '/node_modules/zod/index.js',
  'zod/mini': '/node_modules/zod/mini/index.js',
  'zod/v4/core': '/node_modules/zod/v4/core/index.js',
}
const page = `<!doctype html><meta charset="utf-8"><title>core</title><script type="importmap">${JSON.stringify({ imports })}</script>`
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
}

/** As text: the test runner would rewrite the imports of a function. */
const hashesInPage = `(async () => {
  const { goldenTexts } = await import('/scripts/golden-texts.mjs')
  const found = {}
  for await (const [name, text] of goldenTexts(await import('@kumiki/core'))) {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    found[name] = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  }
  return found
})()`

const program = findBrowser()
let server: Server
let browser: BrowserContext
let address: string

describe.skipIf(program === null)('in a browser', () => {
  beforeAll(async () => {
    server = createServer((request, response) => {
      const path = join(root, normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname)))
      if (path === root || path === join(root, '/')) response.setHeader('content-type', 'text/html').end(page)
      else if (!path.startsWith(root) || !existsSync(path) || !statSync(path).isFile()) response.writeHead(404).end()
      else
        createReadStream(path).pipe(
          response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream'),
        )
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    address = `http://localhost:${(server.address() as AddressInfo).port}/`
    browser = await chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'kumiki-browser-')), {
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
  })
  afterAll(async () => {
    await browser?.close()
    server?.close()
  })

  it('the core makes, proves and grades the same bytes as in Node, the second solver included', {
    timeout: 600_000,
  }, async () => {
    const tab = await browser.newPage()
    await tab.goto(address)
    const hashes = await tab.evaluate<Record<string, string>>(hashesInPage)
    const recorded = JSON.parse(readFileSync(join(root, 'docs/golden.json'), 'utf8'))
    expect(Object.keys(hashes).length).toBeGreaterThan(0)
    expect(hashes).toEqual(recorded)
  })
})
