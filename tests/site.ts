/** Serves the project's folder on this machine, and starts browsers to look at it. */
import { createReadStream, existsSync, mkdtempSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { kinds } from '@kumiki/core/kinds'
import { type Browser, type BrowserContext, chromium, type LaunchOptions } from 'playwright-core'
import { findBrowser } from '../scripts/browser.mjs'
import { root } from './place.ts'

/** null if there is no browser here; tests that need one are skipped. */
export const program = findBrowser()

/**
 * Without the pages that Chromium loads for itself in every window, under its address bar: they cost more than ours.
 * The rest of the list is Playwright's own, which this one replaces.
 */
const features = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]
const switches = ['--no-sandbox', '--disable-gpu', `--disable-features=${features.join()}`]

/** How long a page may take over one step: as long as a very busy machine may need, because it only ends what hangs. */
export const patience = 300_000

/** The rules of a kind are shown once; most visitors have seen them. */
export const meetAll = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(
    (names: readonly string[]) => {
      try {
        localStorage.setItem('kumiki.met', JSON.stringify(Object.fromEntries(names.map((name) => [name, true]))))
      } catch {} // a page without storage
    },
    [...Object.keys(kinds), 'planted-edges', 'planted-marks'],
  )

/** `meets`: whether the browser's visitors have yet to see the rules of every kind. */
export async function startBrowser({
  meets = false,
  ...options
}: Pick<LaunchOptions, 'env'> & { readonly meets?: boolean } = {}): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: program ?? '',
    args: switches,
    timeout: patience,
    ...options,
  })
  return browser.on('context', (context) => {
    context.setDefaultTimeout(patience)
    if (!meets) void meetAll(context)
  })
}

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

export interface Site {
  readonly address: string
  readonly browser: BrowserContext
  close(): Promise<void>
}

/** Serves a folder of the project on this machine; `home` is the page at its root, null its own. */
export async function openFolder(
  folder: string,
  home: string | null = null,
): Promise<{ readonly address: string; close(): void }> {
  const top = join(root, folder)
  const server = createServer((request, response) => {
    const wanted = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname))
    const path = join(top, wanted.endsWith('/') ? `${wanted}index.html` : wanted)
    if (wanted === '/' && home !== null) response.setHeader('content-type', 'text/html').end(home)
    else if (!path.startsWith(top) || !existsSync(path) || !statSync(path).isFile()) response.writeHead(404).end()
    else
      createReadStream(path).pipe(
        response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream'),
      )
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** `home` is the page at the root. */
export async function openSite(home: string): Promise<Site> {
  const { address, close } = await openFolder('', home)
  const browser = await chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'kumiki-browser-')), {
    executablePath: program ?? '',
    args: switches,
    timeout: patience,
  })
  browser.setDefaultTimeout(patience)
  await meetAll(browser)
  return {
    address,
    browser,
    close: async () => {
      await browser.close()
      close()
    },
  }
}
