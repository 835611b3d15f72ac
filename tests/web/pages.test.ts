/**
 * The accessibility of the pages that the server itself renders: on a narrow phone and a desktop, light and dark, in
 * either language.
 */
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  crossword,
  newServer,
  noon,
  operatorToken,
  sudoku,
  type TestServer,
} from '../../packages/server/src/serving/place.contract.ts'
import { program, startBrowser } from '../site.ts'
import { troubles } from './axe.ts'
import { phone, workspace } from './browser.ts'
import { withFonts } from './fonts.ts'

const narrow: BrowserContextOptions = { ...phone, viewport: { width: 320, height: 640 }, colorScheme: 'dark' }

describe.skipIf(program === null)('the server’s own pages', () => {
  let server: TestServer
  let browser: Browser
  let paths: string[]
  let edit: string
  beforeAll(async () => {
    server = await newServer(0, 1, { now: () => noon })
    browser = await startBrowser({ env: withFonts() })
    const post = async (path: string, body: unknown, token?: string, method = 'POST') =>
      (await server.ask(method, path, body, token)).json
    const open = await post('/api/puzzles', await sudoku())
    const questions = ['学年・組', 'A question that is as long as organisers’ questions are, with a reason']
    const terms = { contest: true, keyword: 'x', questions, protection: 'code', closes: '2101-01-01T00:00:00Z' }
    const contest = await post('/api/puzzles', { file: JSON.parse(await crossword()), terms })
    const { id: list } = await post('/api/collections', { title: '夏', puzzles: [open.id, contest.id] })
    await post('/api/today/2100-01-01', { puzzle: open.id }, operatorToken, 'PUT')
    const play = await post('/api/plays', { consent: true, kind: 'sudoku', activeMs: 61_000, finished: true })
    edit = contest.edit.slice(server.base.length)
    const ids = [`/p/${open.id}`, `/p/${contest.id}`, `/enter/${contest.id}`, `/c/${list}`]
    paths = [...ids, edit, `/plays/${play.id}#${play.token}`, '/today', '/privacy', '/nothing', '/p/nothing']
  })
  afterAll(async () => {
    await browser?.close()
    await server?.leave()
  })

  it.each([
    ['on a desk, in English', workspace, 'en-US'],
    ['on a narrow phone in the dark, in Japanese', narrow, 'ja-JP'],
  ])('pass axe, fit, and request no other host: %s', async (_where, options, locale) => {
    const context = await browser.newContext({ ...options, locale })
    const page = await context.newPage()
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(`${server.base}/`)) elsewhere.push(request.url())
    })
    const found: string[] = []
    for (const path of paths) {
      // pages with a secret in their address make further requests
      await page.goto(server.base + path, { waitUntil: path.includes('#') ? 'networkidle' : 'load' })
      found.push(...(await troubles(page, path)))
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
      if (isWide) found.push(`${path}: it is wider than the screen`)
      expect([path, await page.locator('h1').count()]).toEqual([path, 1])
    }
    expect([...found, ...elsewhere]).toEqual([])
    await context.close()
  })

  it('the author’s page reports at once that its key is wrong, and then offers nothing', async () => {
    const page = await browser.newPage({ ...workspace, locale: 'en-US' })
    await page.goto(`${server.base}${edit.slice(0, edit.indexOf('#'))}#wrong`)
    await page.getByText('lacks the right key').waitFor()
    expect(await page.locator('button:enabled, input:enabled').count()).toBe(0)
    await page.close()
  })
})
