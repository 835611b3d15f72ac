/**
 * The site as `kumiki studio` serves it, in a real browser: small, installable, usable offline, and never losing a
 * stroke.
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { kinds } from '@kumiki/core/kinds'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { playByKeyboard, puzzleOf } from '../hands.ts'
import { newFolder, root } from '../place.ts'
import { openFolder, program, startBrowser } from '../site.ts'
import { keeping, statusOf, untilReady } from './browser.ts'

/** For all scripts that a page loads to play one kind, as transferred. */
const maxBytes = 60_000

/** Starts the command and waits until it prints its address. */
async function startStudio(): Promise<{ readonly child: ChildProcessWithoutNullStreams; readonly address: string }> {
  const child = spawn(process.execPath, [join(root, 'packages/cli/bin/kumiki.js'), 'studio', '--no-open'])
  let said = ''
  child.stderr.on('data', (part: Buffer) => (said += part))
  const line = await new Promise<string>((resultOf, failed) => {
    child.stdout.once('data', (part: Buffer) => resultOf(String(part)))
    child.once('close', (code) => failed(new Error(`kumiki studio ended with ${code}: ${said}`)))
  })
  return { child, address: line.trim() }
}

const stopStudio = (child: ChildProcessWithoutNullStreams): Promise<unknown> =>
  new Promise((stopped) => {
    child.on('close', stopped)
    child.kill('SIGINT')
  })

const labels = (page: Page): Promise<(string | null)[]> =>
  page.locator('[data-target]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))

/** Waits until every file of the site is on the device. */
const untilKept = (page: Page): Promise<unknown> => page.evaluate(() => navigator.serviceWorker.ready)

describe.skipIf(program === null)('the site of kumiki studio', () => {
  let browser: Browser
  let studio: Awaited<ReturnType<typeof startStudio>>
  let context: BrowserContext
  let complaints: string[]

  beforeAll(async () => {
    studio = await startStudio()
    browser = await startBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    studio?.child.kill('SIGKILL')
  })
  const enter = (options: BrowserContextOptions = {}) => browser.newContext({ ...keeping, locale: 'en-US', ...options })
  beforeEach(async () => {
    complaints = []
    context = await enter()
  })
  afterEach(async () => {
    await context.close()
    expect(complaints).toEqual([])
  })

  async function visit(address: string): Promise<Page> {
    const page = await context.newPage()
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('ERR_')) complaints.push(message.text())
    })
    await page.goto(address)
    await untilReady(page)
    return page
  }
  const at = (link: string): string => new URL(link, studio.address).href

  it.each(Object.keys(kinds))(`sends at most ${maxBytes} bytes of script to play %s`, async (kind) => {
    const made = await puzzleOf(kind, 'ja')
    const sizes = new Map<string, number>()
    // the page's own requests, without those that keep the site on the device
    await context.close()
    context = await enter({ serviceWorkers: 'block' })
    context.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return
      sizes.set(response.url(), Number(response.headers()['content-length']))
    })
    await visit(at(made.link(true)))
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    expect(bytes).toBeLessThanOrEqual(maxBytes)
    expect(bytes).toBeGreaterThan(20_000)
  })

  it('can be installed', async () => {
    const page = await visit(at((await puzzleOf('sudoku', 'en')).link(true)))
    await untilKept(page)
    const client = await context.newCDPSession(page)
    const { errors } = await client.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const { installabilityErrors } = await client.send('Page.getInstallabilityErrors')
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  })

  it('keeps a stroke that was made just before the tab died', async () => {
    const made = await puzzleOf('sudoku', 'en')
    const page = await visit(at(made.link(true)))
    const blank = await labels(page)
    await page.locator('[data-target]').first().focus()
    await made.open((posed) => playByKeyboard(page, posed, [0, 3]))
    const before = await labels(page)
    expect(before.filter((label, cell) => label !== blank[cell]).length).toBeGreaterThanOrEqual(3)
    const client = await context.newCDPSession(page)
    client.send('Page.crash').catch(() => {})
    await page.waitForEvent('crash')
    const again = await visit(at(made.link(true)))
    const spoken = (all: readonly (string | null)[]) => all.map((label) => label?.replace(/^.*?, (?=row)/, ''))
    expect(spoken(await labels(again))).toEqual(spoken(before))
  })

  it('shows a stroke of one tab in the other', async () => {
    const made = await puzzleOf('sudoku', 'en')
    const [one, other] = [await visit(at(made.link(true))), await visit(at(made.link(true)))]
    await one.locator('[data-target]').first().focus()
    await made.open((posed) => playByKeyboard(one, posed, [0, 2]))
    await expect.poll(() => labels(other)).toEqual(await labels(one))
  })

  it('plays and helps without a network after one visit', async () => {
    const made = await puzzleOf('hashi', 'en')
    const first = await visit(at(made.link(false)))
    await untilKept(first)
    await first.close()
    const address = at(made.link(false))
    await stopStudio(studio.child)
    try {
      const page = await visit(address)
      await page.getByRole('button', { name: 'Hint' }).click()
      await page.waitForSelector('[data-hint="step"][data-rung="1"]')
      await page.getByRole('button', { name: 'Close' }).click()
      await page.locator('[data-target]').first().focus()
      await made.open((posed) => playByKeyboard(page, posed))
      expect(await statusOf(page)).toBe('complete')
    } finally {
      studio = await startStudio()
    }
  })

  it('stays on the device when served from any folder of any site', async () => {
    const made = await puzzleOf('sudoku', 'ja')
    const folder = await openFolder('packages/web')
    const address = new URL(`dist${made.link(true)}`, folder.address).href
    const first = await visit(address)
    await untilKept(first)
    await first.close()
    folder.close()
    const page = await visit(address)
    expect(await statusOf(page)).toBe('open')
    const bare = await context.newPage()
    await bare.goto(address.replace('/play/', '/play'))
    await untilReady(bare)
    expect(bare.url()).toBe(address)
  })

  it('shows a new site at once, and drops the old one when it is no longer in use', async () => {
    const copy = newFolder('kumiki-copy-')
    cpSync(join(root, 'packages/web/dist'), copy, { recursive: true })
    const folder = await openFolder(relative(root, copy))
    const address = new URL((await puzzleOf('sudoku', 'en')).link(true).slice(1), folder.address).href
    const change = (file: string, from: RegExp, to: string): void => {
      const path = join(copy, file)
      writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
    }
    const kept = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys())
    const first = await visit(address)
    await untilKept(first)
    const [old] = await kept(first)
    change('play/index.html', /<title>.*<\/title>/, '<title>Newer</title>')
    change('sw.js', /"version":"[0-9a-f]+"/, '"version":"newer"')
    await first.reload()
    expect(await first.evaluate(() => document.querySelector('title')?.textContent)).toBe('Newer')
    const isWaiting = () => first.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting))
    await expect.poll(isWaiting).toBe(true)
    expect(await kept(first)).toEqual([old, 'kumiki / newer'])
    await first.close()
    const keptLater = async (): Promise<string[]> => {
      const later = await visit(address)
      const names = await kept(later)
      await later.close()
      return names
    }
    await expect.poll(keptLater).toEqual(['kumiki / newer'])
    folder.close()
  })

  it('warns that it cannot save if there is no room', async () => {
    const made = await puzzleOf('sudoku', 'en')
    const page = await visit(at(made.link(true)))
    await untilKept(page)
    const client = await context.newCDPSession(page)
    await client.send('Storage.overrideQuotaForOrigin', { origin: new URL(studio.address).origin, quotaSize: 1 })
    await page.locator('[data-target]').first().focus()
    await made.open((posed) => playByKeyboard(page, posed, [0, 1]))
    await page.getByText('This device is full').waitFor()
  })
})
