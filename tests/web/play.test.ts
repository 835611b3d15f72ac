/** The player in a real browser: every kind from its link to its end, by keyboard and by finger, in both languages. */
import { kinds } from '@kumiki/core/kinds'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nameOf, playByKeyboard, playByTouch, puzzleOf } from '../hands.ts'
import { program } from '../site.ts'
import { House, phone, statusOf, untilReady, workspace } from './browser.ts'

let house: House

/** Waits until all pending writes are on the disk, by reading there after them. */
const onDisk = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('kumiki')
        opening.onerror = () => failed(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('games', 'readonly')
          reading.objectStore('games').count()
          reading.oncomplete = () => {
            opening.result.close()
            done()
          }
        }
      }),
  )

describe.skipIf(program === null)('the player', () => {
  beforeAll(async () => {
    house = await House.open()
  })
  afterAll(() => house?.close())

  describe.each(Object.keys(kinds))('of %s', (kind) => {
    it('is played from a link to its end by keyboard alone', async () => {
      const made = await puzzleOf(kind, 'en')
      const { page, leave } = await house.visit(made.link(true), 'en', workspace)
      await untilReady(page)
      expect([await page.getAttribute('main', 'data-kind'), await statusOf(page)]).toEqual([kind, 'open'])
      await page.locator('[data-target]').first().focus()
      await made.open((posed) => playByKeyboard(page, posed))
      expect(await statusOf(page)).toBe('complete')
      await page.waitForSelector('dialog .finish')
      await leave()
    })

    it('is played from a link to its end by finger, in Japanese', async () => {
      const made = await puzzleOf(kind, 'ja')
      const { page, leave } = await house.visit(made.link(true), 'ja', phone)
      await untilReady(page)
      const keys = page.locator('button[aria-label="キーを出す"]')
      if (await keys.isVisible()) await keys.tap()
      await made.open((posed) => playByTouch(page, posed))
      expect(await statusOf(page)).toBe('complete')
      await leave()
    })

    it('keeps every stroke when the tab dies', async () => {
      const made = await puzzleOf(kind, 'en')
      const { page, leave } = await house.visit(made.link(true), 'en', workspace)
      await untilReady(page)
      const labels = (of: Page) =>
        of.locator('[data-target]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
      const blank = await labels(page)
      await page.locator('[data-target]').first().focus()
      await made.open((posed) => playByKeyboard(page, posed, [0, 3]))
      const before = await labels(page)
      await onDisk(page)
      const other = await page.context().newPage()
      const address = page.url()
      await page.close()
      await other.goto(address)
      await untilReady(other)
      const after = await labels(other)
      expect(after.filter((label, at) => label !== before[at]).length).toBeLessThanOrEqual(2)
      expect(after).not.toEqual(blank)
      await leave()
    })
  })

  it('a wrong entry is found by the check and by the hint, and a hint places the right one', async () => {
    const made = await puzzleOf('sudoku', 'en')
    // without the answer in the link: the rules decide
    const { page, leave } = await house.visit(made.link(false), 'en', workspace)
    await untilReady(page)
    await made.open(async ({ face, puzzle, answer }) => {
      const board = face.board(puzzle)
      const cell = board.cells.find((one) => face.see(puzzle, face.blank(puzzle), [one]).symbol === '')
      if (!cell) throw new Error('a puzzle has an open cell')
      const right = face.see(puzzle, answer, [cell]).symbol
      await page.locator(`[data-target="${nameOf(board, cell)}"]`).focus()
      await page.keyboard.press(right === '1' ? '2' : '1')
      await page.getByRole('button', { name: 'Check' }).click()
      await page.waitForSelector('.tag-bad')
      await page.getByRole('button', { name: 'Hint' }).click()
      await page.waitForSelector('[data-hint="mistake"][data-rung="1"]')
      await page.getByRole('button', { name: 'Close' }).click()
      await page.locator(`[data-target="${nameOf(board, cell)}"]`).focus()
      await page.keyboard.press('Backspace')
      await page.getByRole('button', { name: 'Hint' }).click()
      for (const rung of [1, 2, 3, 4]) {
        await page.waitForSelector(`[data-hint="step"][data-rung="${rung}"]`)
        await page.locator('.hint footer .btn-primary').click()
      }
      await page.waitForSelector('[data-hint]', { state: 'detached' })
      expect(await statusOf(page)).toBe('open')
    })
    await leave()
  })

  it('a link without its answer announces that its maker checks, and has neither check nor hint', async () => {
    const made = await puzzleOf('crossword', 'en')
    const { page, leave } = await house.visit(made.link(false), 'en', workspace)
    await untilReady(page)
    expect(await page.getByRole('button', { name: 'Check' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0)
    await page.locator('[data-target]').first().focus()
    await made.open((posed) => playByKeyboard(page, posed))
    expect([await statusOf(page), await page.getAttribute('main', 'data-filled')]).toEqual(['open', 'true'])
    expect(await page.locator('.finish').textContent()).toContain('whoever made the puzzle')
    await leave()
  })

  it('composed kana are spread over their cells when the composition ends, and nothing happens before', async () => {
    const made = await puzzleOf('crossword', 'ja')
    const { page, leave } = await house.visit(made.link(true), 'ja', workspace)
    await untilReady(page)
    await made.open(async ({ face, puzzle, answer }) => {
      const board = face.board(puzzle)
      const entry = board.lines.find(({ role }) => role === 'entry')
      const [first] = entry?.cells ?? []
      if (!entry || !first) throw new Error('a crossword has entries')
      const word = entry.cells.map((cell) => face.see(puzzle, answer, [cell]).symbol).join('')
      await page.locator(`[data-target="${nameOf(board, first)}"]`).focus()
      const client = await page.context().newCDPSession(page)
      for (let end = 1; end <= word.length; end++)
        await client.send('Input.imeSetComposition', {
          text: word.slice(0, end),
          selectionStart: end,
          selectionEnd: end,
        })
      expect(await page.locator('.composing').textContent()).toBe(word)
      expect(await page.locator('.text.ink-entry').count()).toBe(0)
      await client.send('Input.insertText', { text: word })
      expect(await page.locator('.text.ink-entry').count()).toBe(word.length)
    })
    await leave()
  })

  it('romaji becomes kana without an input method', async () => {
    const made = await puzzleOf('crossword', 'ja')
    const { page, leave } = await house.visit(made.link(true), 'ja', workspace)
    await untilReady(page)
    await page.locator('[data-target]').first().focus()
    await page.keyboard.type('ki')
    expect(await page.locator('.text.ink-entry').first().textContent()).toMatch(/[きキ]/)
    await leave()
  })
})
