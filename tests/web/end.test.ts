/** Help and the end of a puzzle: what is counted and shown, and the way on. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nameOf, playByKeyboard, puzzleOf } from '../hands.ts'
import { program } from '../site.ts'
import { House, phone, settled, statusOf, untilReady, workspace } from './browser.ts'

let house: House

const onBar = (page: Page, name: string) => page.locator('.bar').getByRole('button', { name, exact: true })
const time = (page: Page) => page.locator('.time span').textContent()

describe.skipIf(program === null)('help, and the end', () => {
  beforeAll(async () => {
    house = await House.open(program ?? '')
  })
  afterAll(() => house?.close())

  it('rules are shown in three pictures when a kind is seen for the first time, and not again', async () => {
    const made = await puzzleOf('hashi', 'ja')
    const { page, leave } = await house.visit(made.link(true), 'ja', { ...phone, isNew: true })
    const rules = page.getByRole('dialog', { name: '橋をかけろ' })
    await rules.waitFor()
    await expect.poll(() => rules.getByRole('img').count()).toBe(3)
    const drawn = await rules.getByRole('img').evaluateAll((all) => all.map((one) => one.innerHTML))
    expect(new Set(drawn).size).toBe(3)
    expect(await time(page)).toBe('0:00')
    await rules.getByRole('button', { name: 'はじめる' }).click()
    await rules.waitFor({ state: 'detached' })
    await page.reload()
    await untilReady(page)
    await settled(page)
    expect(await page.getByRole('dialog').count()).toBe(0)
    // they stay behind the menu
    await onBar(page, 'メニュー').click()
    await page.locator('.menu').getByRole('button', { name: 'あそび方' }).click()
    await expect.poll(() => page.getByRole('dialog').getByRole('img').count()).toBe(3)
    await leave()
  })

  it('a crossword is revealed letter by letter, then as a word', async () => {
    const made = await puzzleOf('crossword', 'en')
    const { page, leave } = await house.visit(made.link(true), 'en', workspace)
    await untilReady(page)
    await made.open(async ({ face, puzzle }) => {
      const board = face.board(puzzle)
      const entry = board.lines.find(({ role, cells }) => role === 'entry' && cells.length >= 3)
      const [first] = entry?.cells ?? []
      if (!entry || !first) throw new Error('there is a word of three letters')
      await page.locator(`[data-target="${nameOf(board, first)}"]`).focus()
      const letters = await page.locator('.cell.in').count()
      await onBar(page, 'Hint').click()
      const sizes: number[] = []
      for (const rung of [1, 2, 3]) {
        await page.waitForSelector(`[data-hint="key"][data-rung="${rung}"]`)
        sizes.push(await page.locator('.cell.goal').count())
        if (rung < 3) await onBar(page, 'Hint').click()
      }
      expect(sizes).toEqual([1, 2, letters])
      await page.locator('.hint footer .btn-primary').click()
      await page.waitForSelector('[data-hint]', { state: 'detached' })
      expect(await page.locator('.text.ink-entry').count()).toBe(letters)
      expect(await page.locator('.cell.shown').count()).toBe(letters)
    })
    await leave()
  })

  it('a mistake and a hint count once, a mark disappears with the next stroke, and the end shows all of it', async () => {
    const made = await puzzleOf('sudoku', 'en')
    const { page, leave } = await house.visit(made.link(false), 'en', workspace)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await untilReady(page)
    await made.open(async (posed) => {
      const { face, puzzle, answer } = posed
      const board = face.board(puzzle)
      const cell = board.cells.find((one) => face.see(puzzle, face.blank(puzzle), [one]).symbol === '')
      if (!cell) throw new Error('a puzzle has an open cell')
      const right = face.see(puzzle, answer, [cell]).symbol
      const there = page.locator(`[data-target="${nameOf(board, cell)}"]`)
      await there.focus()
      await page.keyboard.press(right === '1' ? '2' : '1')
      for (let times = 0; times < 2; times++) {
        await onBar(page, 'Check').click()
        await page.waitForSelector('.tag-bad')
      }
      expect(await there.getAttribute('aria-invalid')).toBe('true')
      await there.focus()
      await page.keyboard.press('Backspace')
      expect(await there.getAttribute('aria-invalid')).toBe(null)
      expect(await page.locator('.tag-bad').count()).toBe(0)
      for (let times = 0; times < 2; times++) {
        await onBar(page, 'Hint').click()
        await page.waitForSelector('[data-hint="step"]')
        await page.locator('[data-hint] header > button').click()
      }
      await there.focus()
      await playByKeyboard(page, posed)
    })
    await page.waitForSelector('dialog .finish')
    const text = await page.locator('.share pre').textContent()
    expect(text).toContain('1 hint · 1 slip')
    await page.locator('.finish').getByText('The hardest idea was').waitFor()
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByText('Copied.').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${text}\n${page.url()}`)
    await page.getByRole('button', { name: 'Look back at the steps' }).click()
    await expect.poll(() => page.locator('.steps li').count()).toBeGreaterThan(3)
    await leave()
  })

  it('one more puzzle of the same size is made if no words are needed, and has an address of its own', async () => {
    const made = await puzzleOf('hashi', 'ja')
    const { page, leave } = await house.visit(made.link(true), 'ja', workspace)
    await untilReady(page)
    const before = [page.url(), await page.getAttribute('.board', 'style')]
    await page.locator('[data-target]').first().focus()
    await made.open((posed) => playByKeyboard(page, posed))
    await page.getByRole('button', { name: 'レベル2へ' }).click()
    await expect.poll(() => statusOf(page)).toBe('open')
    expect(page.url()).toContain('/play/#k1')
    expect([page.url(), await page.getAttribute('.board', 'style')]).not.toEqual(before)
    expect(await page.locator('.about').textContent()).toContain('7×7 · レベル2')
    await page.goBack()
    await expect.poll(() => page.url()).toBe(before[0])
    await leave()
  })

  it('after words the way leads to an unfinished puzzle, otherwise to the list', async () => {
    const [begun, made] = [await puzzleOf('sudoku', 'en'), await puzzleOf('wordsearch', 'en')]
    const { page, leave } = await house.visit(begun.link(true), 'en', workspace)
    await untilReady(page)
    await page.locator('[data-target]').first().focus()
    await begun.open((posed) => playByKeyboard(page, posed, [0, 2]))
    await page.evaluate((link) => {
      location.hash = link.slice(link.indexOf('#'))
    }, made.link(true))
    await page.waitForSelector('main[data-kind="wordsearch"] .hand-run')
    await page.locator('[data-target]').first().focus()
    await made.open((posed) => playByKeyboard(page, posed))
    await page.getByRole('button', { name: 'Go on with “Sudoku”' }).click()
    await page.waitForSelector('main[data-kind="sudoku"] .hand-write')
    expect(await page.locator('.text.ink-entry').count()).toBe(2)
    await leave()
  })

  it('starting over asks, resets the time, and an undo restores board and time', async () => {
    const made = await puzzleOf('sudoku', 'en')
    const { page, leave } = await house.visit(made.link(true), 'en', workspace)
    await untilReady(page)
    await page.locator('[data-target]').first().focus()
    await made.open((posed) => playByKeyboard(page, posed, [0, 2]))
    await expect.poll(() => time(page)).not.toMatch(/^0:0[012]$/)
    await onBar(page, 'Menu').click()
    await page.locator('.menu').getByRole('button', { name: 'Start over' }).click()
    await page.locator('.ask').getByRole('button', { name: 'Start over' }).click()
    expect(await page.locator('.text.ink-entry').count()).toBe(0)
    expect(await time(page)).toBe('0:00')
    await onBar(page, 'Undo').click()
    expect(await page.locator('.text.ink-entry').count()).toBe(2)
    await expect.poll(() => time(page)).not.toMatch(/^0:0[012]$/)
    await leave()
  })

  it('without a key in the link the end judges nothing and shows what to send in', async () => {
    const made = await puzzleOf('crossword', 'en', { words: ['cat', 'tiger', 'goat', 'otter', 'rat'], keyword: 'tar' })
    const { page, leave } = await house.visit(made.link(false), 'en', phone)
    await untilReady(page)
    await page.locator('[data-target]').first().focus()
    await made.open((posed) => playByKeyboard(page, posed))
    const end = page.getByRole('dialog', { name: 'All filled in' })
    await end.waitFor()
    expect(await end.textContent()).toMatch(/organiser checks.*Send this in: *TAR/s)
    expect(await end.getByText('The hardest idea').count()).toBe(0)
    await leave()
  })
})
