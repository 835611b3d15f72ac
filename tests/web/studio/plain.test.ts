/**
 * The studio's page for puzzles from nothing, in a real browser: kind, size and level in a click each, a stack of ten,
 * every option.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainKinds } from '../../../packages/web/src/studio/plain/kinds.ts'
import { program } from '../../site.ts'
import { troubles } from '../axe.ts'
import { House, phone, type Visit, workspace } from '../browser.ts'
import { work } from '../reference.ts'
import { watchTasks } from './tasks.ts'

let site: House

const proved = (page: Page, kind: string) =>
  page.waitForSelector(`[data-result][data-kind="${kind}"][data-proved="true"]`, { state: 'attached' })

async function visit(lang: 'en' | 'ja' = 'en', options = workspace): Promise<Visit> {
  const visited = await site.visit('/', lang, options)
  await visited.page.click('[data-door="plain"]')
  await visited.page.waitForSelector('[data-kind-choice="sudoku"]')
  return visited
}

describe.skipIf(program === null)('just a puzzle in the studio', () => {
  beforeAll(async () => {
    site = await House.open()
  })
  afterAll(() => site?.close())

  it.each(plainKinds.map(({ kind }) => kind))(
    '%s: one click makes a proved puzzle, a second one another',
    async (kind) => {
      let long: readonly number[] = []
      // other programs on this machine make a task cost more, never less
      for (let round = 0; round === 0 || (round < 4 && long.length > 0); round++) {
        const { page, leave } = await visit()
        const watch = await watchTasks(page)
        await page.click(`[data-kind-choice="${kind}"]`)
        await page.click('[data-do="make"]')
        await proved(page, kind)
        const board = (): Promise<string> => page.locator('.easel').innerHTML()
        const first = await board()
        await page.click('[data-do="again"]')
        await expect.poll(board).not.toBe(first)
        await proved(page, kind)
        long = await watch.end()
        await leave()
      }
      expect(long).toEqual([])
    },
  )

  it('is caught if it computes on the page', async () => {
    const { page, leave } = await visit()
    const watch = await watchTasks(page)
    // 222 ms of a quiet machine
    await work(page, 12)
    expect(await watch.end()).toHaveLength(1)
    await leave()
  })

  it('has the level and the size that are chosen, each in one click', async () => {
    const { page, leave } = await visit('ja')
    await page.click('[data-kind-choice="sudoku"]')
    await page.getByRole('radiogroup', { name: '大きさ' }).getByRole('radio', { name: '6 × 6' }).click()
    await proved(page, 'sudoku')
    await page.getByRole('radiogroup', { name: 'レベル' }).getByRole('radio', { name: '2' }).click()
    await page.waitForSelector('[data-result] h3:has-text("レベル2")')
    await leave()
  })

  it('is made ten times, sorted by difficulty, and kept in a folder', async () => {
    const { page, leave } = await visit()
    await page.click('[data-kind-choice="sudoku"]')
    await page.getByRole('radio', { name: '6 × 6' }).click()
    await proved(page, 'sudoku')
    await page.click('[data-do="stack"]')
    await page.waitForSelector('[data-stack="10"][data-running="false"]')
    const levels = await page
      .locator('.pile [data-level]')
      .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-level'))))
    expect(levels).toHaveLength(10)
    expect(levels).toEqual([...levels].sort((a, b) => a - b))
    const pictures = await page.locator('.pile svg.picture').evaluateAll((all) => all.map((one) => one.innerHTML))
    expect(new Set(pictures).size).toBe(10)
    await page.locator('.pile li button').first().click()
    await proved(page, 'sudoku')
    expect(await page.inputValue('.naming input')).toMatch(/^Sudoku \d+$/)
    await leave()
  })

  it('shows every option by name; useless ones are off with the reason, and impossible values are explained', async () => {
    const { page, leave } = await visit()
    await page.click('[data-kind-choice="hashi"]')
    await page.getByRole('button', { name: 'More options' }).click()
    await page.locator('.fields summary').click()
    const detail = page.locator('[data-option="detail"]')
    await expect.poll(() => detail.textContent()).toContain('“Detail” has no effect without “Picture”.')
    expect(await detail.locator('input, select').isDisabled()).toBe(true)
    await page.fill('#option-size', '2000')
    await page.locator('#option-size').blur()
    await page.waitForSelector('[data-option="size"] [role="alert"]')
    await page.fill('#option-size', '8×6')
    await page.locator('#option-size').blur()
    await page.waitForSelector('[data-option="size"] [role="alert"]', { state: 'detached' })
    await page.getByRole('button', { name: 'Make it like this' }).click()
    await proved(page, 'hashi')
    expect(await page.locator('[data-option], .sheet').count()).toBe(0)
    await leave()
  })

  it.each([
    ['en', 'light', workspace],
    ['ja', 'dark', workspace],
    ['ja', 'light', phone],
    ['en', 'dark', { ...phone, viewport: { width: 320, height: 640 } }],
  ] as const)('is accessible (%s, %s)', async (lang, colorScheme, screen) => {
    const { page, leave } = await visit(lang, { ...screen, colorScheme })
    const found = await troubles(page, 'empty')
    await page.click('[data-kind-choice="blocksum"]')
    await page.click('[data-do="make"]')
    await proved(page, 'blocksum')
    found.push(...(await troubles(page, 'made')))
    await page.getByRole('button', { name: lang === 'ja' ? 'くわしく' : 'More options' }).click()
    await page.locator('.fields summary').click()
    found.push(...(await troubles(page, 'options')))
    expect(found).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0)
    await leave()
  })
})
