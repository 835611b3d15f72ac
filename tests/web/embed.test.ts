/** A puzzle inside someone else's page, under a policy that allows nothing but the player's site. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playByKeyboard, puzzleOf } from '../hands.ts'
import { openFolder, program, startBrowser } from '../site.ts'
import { workspace } from './browser.ts'

describe.skipIf(program === null)('a puzzle in a foreign page', () => {
  let player: Awaited<ReturnType<typeof openFolder>>
  let foreign: { readonly address: string; close(): void }
  let browser: Browser
  let body = ''
  let file = ''

  beforeAll(async () => {
    player = await openFolder('packages/web/dist')
    const site = player.address.slice(0, -1)
    const policy = `default-src 'none'; script-src ${site} 'nonce-x'; frame-src ${site}; connect-src 'self'; style-src 'none'`
    const server = createServer((request, response) => {
      if (request.url === '/file.json') response.end(file)
      else if (request.url === '/')
        response
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
          .end(`<!doctype html><title>x</title><script src="${site}/kumiki-puzzle.js"></script>
            <script nonce="x">addEventListener('kumiki-status', (e) => (window.told = [...(window.told ?? []), e.detail]))</script>${body}`)
      else response.writeHead(404).end()
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    foreign = { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
    browser = await startBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    foreign?.close()
    player?.close()
  })

  async function visit(): Promise<{ readonly page: Page; readonly complaints: string[] }> {
    const page = await browser.newPage({ ...workspace, viewport: { width: 800, height: 700 } })
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('favicon')) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(foreign.address)
    return { page, complaints }
  }

  it.each(['link', 'file'] as const)(
    'is shown from a %s, grows to its height, and reports when it is solved',
    async (from) => {
      const made = await puzzleOf('sudoku', 'en')
      file = made.text
      body = `<kumiki-puzzle src="${from === 'link' ? made.link(true) : 'file.json'}"></kumiki-puzzle>`
      const { page, complaints } = await visit()
      const frame = page.frameLocator('kumiki-puzzle iframe')
      await frame.locator('main[data-kind="sudoku"]').waitFor()
      await frame.locator('[data-target]').first().click()
      await made.open((posed) => playByKeyboard(page, posed, [0, Number.POSITIVE_INFINITY], frame.locator(':root')))
      await page.waitForFunction(() => JSON.stringify(Reflect.get(window, 'told') ?? '').includes('complete'))
      const message = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'told')))
      expect(message).toContain('"kind":"sudoku"')
      expect(message).not.toContain('rows')
      const height = await page.locator('kumiki-puzzle iframe').evaluate((one) => one.clientHeight)
      const inner = await frame.locator('main').evaluate((main) => main.scrollHeight)
      expect(Math.abs(height - inner)).toBeLessThanOrEqual(2)
      expect(complaints.filter((one) => !one.includes('404'))).toEqual([])
      await page.close()
    },
  )

  it('shows one sentence if a file does not exist, and offers nothing else', async () => {
    body = '<kumiki-puzzle src="none.json"></kumiki-puzzle>'
    const { page } = await visit()
    const frame = page.frameLocator('kumiki-puzzle iframe')
    await frame.locator('[data-problem="nothing-there"]').waitFor()
    expect(await frame.locator('a, button, input').count()).toBe(0)
    await page.close()
  })
})
