/** Handouts as people get them: one file, opened by a double click or from a mail, without a server or a network. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileOf, handoutFolder, handoutProgram, writeHandoutAs as written } from '../handouts.ts'
import { playByKeyboard, playByTouch, puzzleOf } from '../hands.ts'
import { program as chromium } from '../site.ts'
import { House, phone, settled, untilReady, workspace } from './browser.ts'

describe.skipIf(chromium === null)('opened as a file, without a network', () => {
  let house: House
  beforeAll(async () => {
    house = await House.open(handoutFolder)
  })
  afterAll(() => house?.close())
  const visit = (name: string, lang: 'en' | 'ja', options: object) =>
    house.visit(`/${name}`, lang, { ...options, offline: true })
  const focus = (page: Page) => page.locator('[data-target]').first().focus()

  it('a crossword that checks itself is played to its end by keys, and is still solved when it is opened again', async () => {
    const made = await puzzleOf('crossword', 'en')
    await written('crossword.html', [made.text], { selfChecking: true })
    const { page, leave } = await visit('crossword.html', 'en', workspace)
    await untilReady(page)
    expect(await page.locator('.house, .btn[aria-label="Back"]').filter({ visible: true }).count()).toBe(0)
    await focus(page)
    await made.open((posed) => playByKeyboard(page, posed))
    await page.waitForSelector('main[data-status="complete"]')
    await page.waitForSelector('.finish')
    await page.reload()
    await page.waitForSelector('main[data-status="complete"]')
    await leave()
  })

  it('without its answer it says that all is filled in, and not that it is right', async () => {
    const made = await puzzleOf('crossword', 'ja')
    await written('open.html', [made.text])
    const { page, leave } = await visit('open.html', 'ja', phone)
    await untilReady(page)
    expect(await page.getByRole('button', { name: /チェック|ヒント/ }).count()).toBe(0)
    await made.open((posed) => playByTouch(page, posed))
    await page.waitForSelector('main[data-filled="true"]')
    await page.getByText('答え合わせは、作った人がします').waitFor()
    await leave()
  })

  it.each(['sudoku', 'wordsearch'])('%s is solved by its hints alone', async (kind) => {
    const { text } = await puzzleOf(kind, 'en')
    await written(`${kind}.html`, [text], { selfChecking: true })
    const { page, leave } = await visit(`${kind}.html`, 'en', workspace)
    await untilReady(page)
    const main = page.locator('main')
    for (let hints = 0; hints < 300 && (await main.getAttribute('data-status')) !== 'complete'; hints++) {
      await page.getByRole('button', { name: 'Hint', exact: true }).click()
      const place = page.locator('.hint footer .btn-primary', { hasText: /place/i })
      while ((await place.count()) === 0 || (await page.locator('.hint [data-rung]').count()) > 0) {
        await page.locator('.hint footer .btn-primary').click()
        if ((await place.count()) > 0) break
      }
      await place.click()
    }
    expect(await main.getAttribute('data-status')).toBe('complete')
    await leave()
  })

  it('several puzzles stand in their contents, each opens, and what is done is said there', async () => {
    const [one, other] = await Promise.all(['sudoku', 'wordsearch'].map((kind) => puzzleOf(kind, 'ja')))
    if (!one || !other) throw new Error('there are two')
    await written('two.html', [one.text, other.text], { selfChecking: true, title: '朝の{学習|がくしゅう}' })
    const { page, leave } = await visit('two.html', 'ja', phone)
    expect(await page.title()).toContain('朝の')
    await page.click('[data-puzzle="1"]')
    await untilReady(page)
    await one.open((posed) => playByTouch(page, posed))
    await page.waitForSelector('main[data-status="complete"]')
    await page.waitForSelector('.finish')
    await page.getByRole('button', { name: 'パズルの一覧' }).click()
    await page.getByText('2問のうち1問できました').waitFor()
    await page.click('[data-puzzle="2"]')
    await untilReady(page)
    expect(await page.getAttribute('main', 'data-kind')).toBe('wordsearch')
    await leave()
  })

  it('plays where nothing may be kept, and says that it is not', async () => {
    const made = await puzzleOf('sudoku', 'ja')
    await written('blocked.html', [made.text])
    const { page, leave } = await visit('blocked.html', 'ja', workspace)
    await page.addInitScript(() => {
      for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
        Object.defineProperty(globalThis, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
    })
    await page.reload()
    await untilReady(page)
    // what was seen before is not kept either
    await page.click('[data-do="begin"]')
    await page.getByText('保存できません').waitFor()
    await focus(page)
    await made.open((posed) => playByKeyboard(page, posed))
    await page.waitForSelector('main[data-status="complete"]')
    await leave()
  })

  it('shows what people wrote as text, whatever it looks like', async () => {
    const hostile = `</title></script><img src=x onerror="globalThis.taken=1"><!-- {字|じ}' " & \\ \u202e`
    const file = JSON.parse((await puzzleOf('crossword', 'en')).text)
    for (const clue of file.puzzle.clues) clue.clue = hostile
    const text = JSON.stringify({ ...file, title: hostile })
    const page = await written('hostile.html', [text, text], { title: hostile })
    expect(page.match(/<img|onerror="/g)).toBeNull()
    const visited = await visit('hostile.html', 'en', workspace)
    await visited.page.click('[data-puzzle="1"]')
    await untilReady(visited.page)
    expect(await visited.page.textContent('.side')).toContain('<img src=x onerror=')
    expect(await visited.page.locator('img').count()).toBe(0)
    expect(await visited.page.evaluate('globalThis.taken')).toBeUndefined()
    await visited.leave()
  })

  it('asks nobody for anything: the policy of the page refuses it', async () => {
    await written('silent.html', [(await puzzleOf('sudoku', 'en')).text])
    const { page } = await house.visit('/silent.html', 'en', workspace)
    await untilReady(page)
    const gone = await page.evaluate(() =>
      Promise.all([
        fetch('https://example.org/').then(
          () => 'fetched',
          () => 'refused',
        ),
        new Promise((done) => {
          const picture = new Image()
          picture.onload = () => done('shown')
          picture.onerror = () => done('refused')
          picture.src = 'https://example.org/x.png'
        }),
      ]),
    )
    expect(gone).toEqual(['refused', 'refused'])
    await page.context().close()
  })

  it('says what to do where scripts are not run, as in the preview of a mail', async () => {
    await written('still.html', [(await puzzleOf('sudoku', 'en')).text])
    const { page, leave } = await visit('still.html', 'ja', { ...phone, javaScriptEnabled: false })
    expect(await page.textContent('noscript p[lang="ja"]')).toContain('ブラウザー')
    expect(await page.textContent('noscript p[lang="en"]')).toContain('browser')
    await leave()
  })

  it('brings Japanese type where it was asked to', async () => {
    const { openTypeface } = await import('@kumiki/press/node')
    const { japaneseType } = await import('../../packages/press/src/handout/type.ts')
    const { text } = await puzzleOf('crossword', 'ja')
    const type = japaneseType(await openTypeface(), [await fileOf(text)], await handoutProgram())
    expect(type.length).toBeLessThan(400_000)
    const page = await written('type.html', [text], { type })
    expect(Buffer.byteLength(page)).toBeLessThan(400_000)
    const visited = await visit('type.html', 'ja', phone)
    await untilReady(visited.page)
    await settled(visited.page)
    const names = await visited.page.evaluate(() =>
      [...document.fonts].map(({ family, status }) => `${family} ${status}`),
    )
    expect(names).toEqual([expect.stringMatching(/BIZ UDPGothic"? loaded/)])
    await visited.leave()
  })
})
