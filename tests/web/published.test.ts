/** A published puzzle in a real browser: from the server's address to the board, its page and its author's page. */
import { rm } from 'node:fs/promises'
import { parse } from '@kumiki/core/base'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newServer, sudoku, type TestServer } from '../../packages/server/src/serving/place.contract.ts'
import { type Made, playByKeyboard, puzzleOf } from '../hands.ts'
import { program, startBrowser } from '../site.ts'
import { phone, statusOf, untilReady, workspace } from './browser.ts'

describe.skipIf(program === null)('a published puzzle', () => {
  let server: TestServer
  let browser: Browser
  let published: { readonly id: string; readonly play: string; readonly edit: string }
  beforeAll(async () => {
    server = await newServer()
    browser = await startBrowser()
    published = (await server.ask('POST', '/api/puzzles', await sudoku())).json
  })
  afterAll(async () => {
    await browser?.close()
    await server?.leave()
    await rm(server?.place.folder ?? '', { recursive: true, force: true })
  })

  it('is played at its address', async () => {
    const page = await browser.newPage(workspace)
    await page.goto(published.play)
    await untilReady(page)
    expect(await page.getAttribute('main', 'data-kind')).toBe('sudoku')
    await page.close()
  })

  /** Opens a page in a fresh browser, and records its requests to the server's API. */
  async function visit(address: string, lang: 'en' | 'ja' = 'en', options: BrowserContextOptions = workspace) {
    const context = await browser.newContext({ ...options, locale: lang === 'ja' ? 'ja-JP' : 'en-US' })
    const page = await context.newPage()
    const wanted: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) wanted.push(`${request.method()} ${pathname.replace(/[\w-]{12}/, ':id')}`)
    })
    await page.goto(address)
    return { page, wanted, leave: () => context.close() }
  }
  const publish = async (made: Made, terms: object = {}) =>
    (await server.ask('POST', '/api/puzzles', { file: JSON.parse(made.text), terms })).json
  const begin = async (page: Page): Promise<void> => {
    await untilReady(page)
    await page.locator('[role="grid"] [tabindex="0"]').first().focus()
  }
  const judged = (wanted: readonly string[]) => wanted.filter((one) => one === 'POST /api/puzzles/:id/judge').length

  it('that only its key decides is judged by the server, which never reveals where it is wrong', async () => {
    const made = await puzzleOf('crossword', 'en')
    const { play } = await publish(made)
    const { page, wanted, leave } = await visit(play)
    await begin(page)
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await page.getByText('When all is filled in').waitFor()
    await begin(page)
    await made.open(async (posed) => {
      const rows = JSON.parse(made.text).answer.rows.map((row: string) => row.replaceAll(/[^#]/g, 'Q'))
      const wrong = parse(posed.face.answer, { rows })
      if (!wrong.ok) throw new Error(wrong.error.text.en)
      await playByKeyboard(page, { ...posed, answer: wrong.value })
      await page.getByText('something is not right yet').waitFor()
      expect(await statusOf(page)).toBe('broken')
      await playByKeyboard(page, posed)
    })
    await page.getByRole('heading', { name: 'Done' }).waitFor()
    expect(await statusOf(page)).toBe('complete')
    expect(judged(wanted)).toBeGreaterThanOrEqual(3)
    await leave()
  })

  it('gives the reason why it is not judged: the server is away, or its author has closed it', async () => {
    const made = await puzzleOf('crossword', 'en')
    const { play, id, edit } = await publish(made)
    const { page, leave } = await visit(play)
    await begin(page)
    const check = page.getByRole('button', { name: 'Check', exact: true })
    await page.route('**/judge', (route) => route.abort())
    await check.click()
    await page.getByText('cannot be reached').waitFor()
    await page.unroute('**/judge')
    await server.ask('PATCH', `/api/puzzles/${id}`, { state: 'closed' }, String(edit).split('#')[1])
    await check.click()
    await page.getByText('This puzzle is closed').waitFor()
    await leave()
  })

  it('of a contest is entered by its form, which announces to screen readers that it was received', async () => {
    const { id } = await publish(await puzzleOf('sudoku', 'en'), { contest: true, keyword: 'fish' })
    const { page, leave } = await visit(`${server.base}/enter/${id}`)
    await page.getByLabel('Keyword').fill('fish')
    await page.locator('#entry button').click()
    await page.getByRole('status').getByText('Received. Thank you.').waitFor()
    expect(await page.locator('#entry').count()).toBe(0)
    await leave()
  })

  it('is reported with the player’s consent, once, and shown, saved and deleted by the player’s own link', async () => {
    const made = await puzzleOf('sudoku', 'en')
    const { play, id } = await publish(made)
    const { page, wanted, leave } = await visit(play)
    await begin(page)
    await page.getByRole('button', { name: 'Hint' }).click()
    await page.waitForSelector('[data-hint="step"]')
    await begin(page)
    await made.open((posed) => playByKeyboard(page, posed, [0, 1]))
    // the clock counts whole seconds, and a test may be quicker
    await page
      .locator('.time')
      .filter({ hasNotText: /^0:00$/ })
      .waitFor()
    await made.open((posed) => playByKeyboard(page, posed, [1, Number.POSITIVE_INFINITY]))
    await page.waitForSelector('[data-consent="unasked"]')
    expect(judged(wanted)).toBe(1)
    expect(wanted.filter((one) => one.includes('/plays'))).toEqual([])
    await page.getByRole('button', { name: 'Yes, and from now on' }).click()
    const own = page.getByRole('link', { name: 'See or delete' })
    await own.waitFor()
    const { rows } = await server.place.database.pool.query('select * from kumiki.play where puzzle = $1', [id])
    expect(rows).toMatchObject([{ kind: 'sudoku', finished: true, checks: 0 }])
    expect(Object.values(rows[0].hints)).toEqual([1])
    expect(rows[0].active_ms).toBeGreaterThan(0)

    // consent is not requested again for another puzzle; an unfinished play is reported when the page is left
    const another = await puzzleOf('blocksum', 'en')
    const second = await page.context().newPage()
    await second.goto((await publish(another)).play)
    await begin(second)
    await another.open((posed) => playByKeyboard(second, posed, [0, 2]))
    await second.goto('about:blank')
    const ends = 'select finished from kumiki.play order by finished desc'
    await expect
      .poll(async () => (await server.place.database.pool.query(ends)).rows)
      .toEqual([{ finished: true }, { finished: false }])

    const [shown] = await Promise.all([page.context().waitForEvent('page'), own.click()])
    await shown.getByRole('term').filter({ hasText: 'Finished' }).waitFor()
    await shown.getByText('As it is stored').click()
    await shown.getByText('"finished": true').waitFor()
    shown.on('dialog', (dialog) => dialog.accept())
    const [file] = await Promise.all([
      shown.waitForEvent('download'),
      shown.getByRole('button', { name: 'Save as a file' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('play.json')
    await shown.getByRole('button', { name: 'Delete it' }).click()
    await shown.getByText('It has been deleted.').waitFor()
    expect((await server.place.database.pool.query('select from kumiki.play where puzzle = $1', [id])).rows).toEqual([])
    await leave()
  })

  it('of a contest is entered from the board with keyword, code and replies, and the answer is only that it was received', async () => {
    const made = await puzzleOf('sudoku', 'ja')
    const contest = await publish(made, {
      contest: true,
      keyword: 'たいやき',
      questions: ['お名前'],
      protection: 'code',
    })
    const token = String(contest.edit).split('#')[1]
    const invited = await server.ask('POST', `/api/puzzles/${contest.id}/invitations`, { count: 1 }, token)
    const { page, wanted, leave } = await visit(contest.play, 'ja', phone)
    await begin(page)
    expect(await page.getByRole('button', { name: /^(確認|ヒント)$/ }).count()).toBe(0)
    await made.open((posed) => playByKeyboard(page, posed))
    await page.getByLabel('キーワード').fill('タイヤキ')
    await page.getByLabel('お名前').fill('山田')
    await page.getByLabel('コード').fill('AAAAAAAA')
    const send = page.locator('form').getByRole('button', { name: '応募する' })
    await send.click()
    await page.getByText('このコードは確認できません').waitFor()
    await page.getByLabel('コード').fill(invited.json.passes[0].toLowerCase())
    await send.click()
    await page.getByText('受け付けました。').waitFor()
    expect(judged(wanted)).toBe(0)
    const table = (await server.ask('GET', `/api/puzzles/${contest.id}/results.csv`, undefined, token)).text
    expect(table.trimEnd().split('\r\n').at(-1)).toMatch(/"complete","タイヤキ","yes","山田"$/)
    await leave()
  })

  it('of a contest by personal link takes the link’s secret along from its page to the board', async () => {
    const made = await puzzleOf('sudoku', 'en')
    const contest = await publish(made, { contest: true, protection: 'link' })
    const token = String(contest.edit).split('#')[1]
    const invited = await server.ask('POST', `/api/puzzles/${contest.id}/invitations`, { count: 1 }, token)
    const { page, leave } = await visit(invited.json.passes[0])
    await page.getByRole('link', { name: 'Play it here and enter' }).click()
    await begin(page)
    await page.getByRole('button', { name: 'Enter the contest' }).click()
    await page.getByText('The board is not full yet').waitFor()
    await page.getByRole('button', { name: 'Send the entry' }).click()
    await page.getByText('Received. Thank you.').waitFor()
    const table = (await server.ask('GET', `/api/puzzles/${contest.id}/results.csv`, undefined, token)).text
    expect(table.trimEnd().split('\r\n')).toHaveLength(2)
    await leave()
  })

  it.each([
    ['en-US', /no longer\.$/],
    ['ja-JP', /終わりました。$/],
  ])('that does not exist is reported in one sentence: %s', async (locale, sentence) => {
    const context = await browser.newContext({ ...workspace, locale })
    const page = await context.newPage()
    await page.goto(`${server.base}/play/?puzzle=nothing`)
    expect(await page.locator('[data-problem]').textContent()).toMatch(sentence)
    await context.close()
  })

  it('is closed and deleted from its author’s page, which keeps its secret to itself', async () => {
    const page = await browser.newPage(workspace)
    const wanted: string[] = []
    page.on('request', (request) => wanted.push(request.url()))
    page.on('dialog', (dialog) => dialog.accept())
    await page.goto(published.edit)
    await page.fill('[name=expires]', '2035-05-01T09:00')
    await page.click('[data-do=expires] button')
    await page.getByText('Saved.').waitFor()
    expect((await server.ask('GET', `/api/puzzles/${published.id}/about`)).json.expires).toMatch(/^2035-0/)
    await page.reload()
    expect(await page.inputValue('[name=expires]')).toBe('2035-05-01T09:00')
    const other = JSON.parse(await sudoku('corrected'))
    await page.setInputFiles('[name=file]', { name: 'x.json', mimeType: 'text/plain', buffer: Buffer.from('no file') })
    await page.click('[data-do=replace] button')
    await page.getByText('This is no kumiki file.').waitFor()
    const buffer = Buffer.from(JSON.stringify(other))
    await page.setInputFiles('[name=file]', { name: 'x.json', mimeType: 'application/json', buffer })
    await page.click('[data-do=replace] button')
    await page.getByText('Saved.').waitFor()
    expect((await server.ask('GET', `/api/puzzles/${published.id}`)).json.puzzle).toEqual(other.puzzle)
    await page.click('[data-do=close]')
    await page.waitForSelector('[data-do=open]')
    await page.click('[data-do=delete]')
    await page.waitForURL((url) => !url.pathname.startsWith('/edit/'))
    expect((await server.ask('GET', `/api/puzzles/${published.id}`)).status).toBe(404)
    const secret = published.edit.slice(published.edit.indexOf('#') + 1)
    expect(wanted.filter((url) => url.split('#', 1)[0]?.includes(secret))).toEqual([])
    await page.close()
  })
})
