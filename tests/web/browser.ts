/**
 * The built site in a real browser: a desktop and a phone, in either language. Any error in the console fails the test.
 */
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { meetAll, openFolder, startBrowser } from '../site.ts'
import { withFonts } from './fonts.ts'

/** Nothing is kept offline, because a fresh profile would fetch the whole site. */
const passing: BrowserContextOptions = { serviceWorkers: 'block' }
export const phone: BrowserContextOptions = {
  ...passing,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}
export const workspace: BrowserContextOptions = { ...passing, viewport: { width: 1280, height: 800 } }
/** A desktop browser that keeps the site offline. */
export const keeping: BrowserContextOptions = { ...workspace, serviceWorkers: 'allow' }

/** isNew: nobody has played on this device yet. */
type VisitOptions = BrowserContextOptions & { readonly isNew?: boolean }

export interface Visit {
  readonly page: Page
  /** Fails if the page threw, logged an error or requested another host. */
  leave(): Promise<void>
}

export class House {
  readonly #browser: Browser
  readonly #close: () => void
  readonly address: string

  private constructor(browser: Browser, address: string, close: () => void) {
    this.#browser = browser
    this.address = address
    this.#close = close
  }
  /** `folder`: another site's, opened as files without a server, or served from the root of the project. */
  static async open(folder: string | null = null, how: 'files' | 'served' = 'files'): Promise<House> {
    const { address, close } =
      folder === null || how === 'served'
        ? await openFolder(folder ?? 'packages/web/dist')
        : { address: pathToFileURL(`${folder}/`).href, close: () => {} }
    return new House(await startBrowser({ env: withFonts(), meets: true }), address, close)
  }
  /** A blank page, whose errors are not checked. */
  tab(): Promise<Page> {
    return this.#browser.newPage()
  }
  async close(): Promise<void> {
    await this.#browser.close()
    this.#close()
  }

  /**
   * `path` begins with a slash: `/play/#k1…`. Nothing is kept offline unless the options allow it, because a fresh
   * profile would fetch the whole site.
   */
  async visit(path: string, lang: 'en' | 'ja', { isNew = false, ...options }: VisitOptions): Promise<Visit> {
    const context = await this.#browser.newContext({
      ...passing,
      ...options,
      locale: lang === 'ja' ? 'ja-JP' : 'en-US',
    })
    if (!isNew) await meetAll(context)
    const page = await context.newPage()
    const complaints: string[] = []
    const open = new Set<Request>()
    underWay.set(page, open)
    page.on('request', (request) => open.add(request))
    page.on('requestfinished', (request) => open.delete(request))
    page.on('requestfailed', (request) => open.delete(request))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('request', (request) => {
      const isOurs = request.url().startsWith(this.address) || /^(data|blob):/.test(request.url())
      if (!isOurs) complaints.push(`asked ${request.url()}`)
    })
    await page.goto(this.address + path.slice(1))
    return {
      page,
      leave: async () => {
        expect(complaints).toEqual([])
        await context.close()
      },
    }
  }
}

/** The open requests of each page. */
const underWay = new WeakMap<Page, Set<Request>>()

/**
 * Waits until a page is idle: all requests have been answered, fonts are loaded, animations have ended, and the result
 * is painted.
 */
export async function settled(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate(async () => {
        await document.fonts.ready
        const moving = (): Animation[] =>
          document.getAnimations().filter(({ effect, playState }) => {
            const ends = effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
            return ends && playState === 'running'
          })
        // one animation may start others
        do {
          await Promise.allSettled(moving().map(({ finished }) => finished))
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        } while (moving().length > 0)
        await new Promise((turn) => setTimeout(turn))
      })
      return underWay.get(page)?.size ?? 0
    })
    .toBe(0)
}

export const statusOf = (page: Page): Promise<string | null> => page.getAttribute('main', 'data-status')

/** Waits until a board can be played. */
export const untilReady = (page: Page): Promise<unknown> => page.waitForSelector('main[data-kind] [role="grid"]')
