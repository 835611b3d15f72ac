/**
 * The studio on a real server, in a real browser: a puzzle is published, played, closed and deleted from the share
 * panel; a batch is made.
 */
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newServer, operatorToken, type TestServer } from '../../../packages/server/src/serving/place.contract.ts'
import { program, startBrowser } from '../../site.ts'
import { troubles } from '../axe.ts'
import { phone, untilReady, workspace } from '../browser.ts'

let server: TestServer
let browser: Browser

async function visit(
  lang: 'en' | 'ja',
  options = workspace,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext({ ...options, locale: lang === 'ja' ? 'ja-JP' : 'en-US' })
  const page = await context.newPage()
  await page.goto(`${server.base}/`)
  await page.waitForSelector('[data-door]')
  return { context, page }
}

async function share(page: Page): Promise<void> {
  await page.click('[data-door="plain"]')
  await page.click('[data-kind-choice="sudoku"]')
  await page.getByRole('radio', { name: '4 × 4' }).click()
  await page.waitForSelector('[data-result][data-proved="true"]', { state: 'attached' })
  await page.click('[data-do="share"]')
  // visible without scrolling, beside the other way
  const way = page.getByRole('radio', { name: /^(Publish on the server|公開する)$/ })
  await expect.poll(() => way.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
  await way.click()
  await page.waitForSelector('[data-do="publish"]')
}

async function saved(page: Page, link: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click(link)])
  return readFileSync(await download.path(), 'utf8')
}

describe.skipIf(program === null)('the studio on a server', () => {
  beforeAll(async () => {
    server = await newServer(1)
    browser = await startBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await server?.leave()
    await rm(server?.place.folder ?? '', { recursive: true, force: true })
  })

  it('publishes a puzzle, plays it, replaces it by another one, closes and deletes it', async () => {
    const { context, page } = await visit('en')
    const wanted: string[] = []
    page.on('request', (request) => wanted.push(request.url()))
    await share(page)
    await page.click('[data-do="publish"]')
    const play = await page.inputValue('input[name="published-link"]')
    const edit = await page.inputValue('input[name="edit-link"]')
    const [id = '', secret = ''] = edit.slice(edit.indexOf('/edit/') + 6).split('#')
    await page.waitForFunction(() => {
      const code = document.querySelector<HTMLImageElement>('.published-code')
      return code?.complete && code.naturalWidth > 0
    })
    const player = await context.newPage()
    await player.goto(play)
    await untilReady(player)
    await player.close()

    // it belongs to the project, whatever is undone, and another board is offered to replace it
    await page.keyboard.press('Escape')
    await page.click('[data-do="again"]')
    await page.waitForSelector('[data-do="stop"]', { state: 'detached' })
    await page.waitForSelector('[data-do="share"]:not([disabled])')
    await page.reload()
    await page.waitForSelector('[data-do="share"]:not([disabled])')
    await page.click('[data-do="share"]')
    expect(await page.inputValue('input[name="edit-link"]')).toBe(edit)
    const before = (await server.ask('GET', `/api/puzzles/${id}`)).text
    await page.click('[data-do="replace"]')
    await page.waitForSelector('[data-do="replace"]', { state: 'detached' })
    expect((await server.ask('GET', `/api/puzzles/${id}`)).text).not.toBe(before)

    await page.click('[data-do="close"]')
    await page.waitForSelector('[data-do="open"]')
    expect((await server.ask('GET', `/api/puzzles/${id}/about`)).json.state).toBe('closed')
    await page.click('[data-do="unpublish"]')
    await page.click('[data-do="unpublish-yes"]')
    await page.waitForSelector('[data-do="publish"]')
    expect((await server.ask('GET', `/api/puzzles/${id}`)).status).toBe(404)
    expect(wanted.filter((url) => url.split('#', 1)[0]?.includes(secret))).toEqual([])
    await context.close()
  })

  it('publishes a contest with its terms, makes invitations and fetches the results', async () => {
    const { context, page } = await visit('ja')
    await share(page)
    await page.getByRole('switch', { name: /懸賞にする/ }).click()
    await page.fill('input[name="keyword"]', 'うみ')
    await page.fill('textarea[name="questions"]', '名前\n\n学年\n')
    await page.fill('input[name="closes"]', '2090-01-01T12:00')
    await page.getByRole('radio', { name: '印刷したコード' }).click()
    expect(await troubles(page, 'terms')).toEqual([])
    await page.click('[data-do="publish"]')
    await page.waitForSelector('[data-do="results"]')
    const edit = await page.inputValue('input[name="edit-link"]')
    const id = edit.slice(edit.indexOf('/edit/') + 6).split('#')[0] ?? ''
    const { terms } = (await server.ask('GET', `/api/puzzles/${id}/about`)).json
    expect(terms).toMatchObject({ contest: true, protection: 'code', questions: ['名前', '学年'], asksKeyword: true })
    await page.fill('input[name="invitations"]', '3')
    await page.click('[data-do="invite"]')
    const [pass = '', ...others] = (await saved(page, 'a[download$="-invitations.txt"]')).trim().split('\n')
    expect(others).toHaveLength(2)
    const entry = { keyword: 'うみ', replies: ['花子', '2'], pass }
    expect((await server.ask('POST', `/api/puzzles/${id}/entries`, entry)).status).toBe(202)
    await page.click('[data-do="results"]')
    expect(await saved(page, 'a[download$="-results.csv"]')).toContain('花子')
    expect(await troubles(page, 'published')).toEqual([])
    await context.close()
  })

  it.each([
    ['ja', phone],
    ['en', workspace],
  ] as const)('has the button that publishes on the first screen of the panel: %s', async (lang, screen) => {
    const { context, page } = await visit(lang, screen)
    await share(page)
    const isSeen = (one: Element): boolean => one.getBoundingClientRect().bottom <= innerHeight
    expect(await page.locator('[data-do="publish"]').evaluate(isSeen)).toBe(true)
    await context.close()
  })

  it('has a batch made, shows its progress, and downloads its puzzles', async () => {
    const { context, page } = await visit('en')
    await page.click('[data-part="batch"]')
    await page.selectOption('select[name="size"]', '4')
    await page.selectOption('select[name="level"]', '')
    await page.fill('input[name="count"]', '6')
    await page.click('[data-do="start-batch"]')
    // this server has an operator
    await page.waitForSelector('[data-problem="not-allowed"]')
    await page.fill('input[name="operator"]', operatorToken)
    await page.click('[data-do="start-batch"]')
    await page.waitForSelector('[data-batch][data-state="done"]')
    const lines = (await saved(page, 'a[download$=".jsonl"]')).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).kind)).toEqual(new Array(6).fill('sudoku'))
    await page.waitForSelector('a[download$=".zip"]')
    expect((await saved(page, 'a[download$=".pdf"]')).slice(0, 5)).toBe('%PDF-')
    await page.click('[data-do="take-batch"]')
    await expect.poll(() => page.locator('.batch-card [role="status"]').textContent()).toContain('6')
    expect(await troubles(page, 'batch')).toEqual([])
    await page.click('[data-part="mine"]')
    await page.locator('.card .tick').first().waitFor()
    expect(await page.locator('.card').count()).toBe(6)
    await context.close()
  })

  it.each([
    ['ja', phone],
    ['en', { ...phone, viewport: { width: 320, height: 640 } }],
  ] as const)('has room on a phone: %s', async (lang, screen) => {
    const { context, page } = await visit(lang, { ...screen, colorScheme: 'dark' })
    await page.click('[data-part="batch"]')
    expect(await troubles(page, 'batch')).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0)
    await context.close()
  })
})
