/**
 * Input that is easily broken: bridges by name, words by position, notes by the secondary button, sheets that restore
 * the focus.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { touchesTo } from '../../packages/core/src/contract/front.contract.ts'
import { pack } from '../../packages/press/src/link/bytes.ts'
import { nameOf, puzzleOf } from '../hands.ts'
import { program } from '../site.ts'
import { House, phone, settled, untilReady, workspace } from './browser.ts'
import { largeCrossword } from './large.ts'

let house: House

describe.skipIf(program === null)('input', () => {
  beforeAll(async () => {
    house = await House.open()
  })
  afterAll(() => house?.close())

  it('shows from the start which island is meant, names the target of each direction, and groups grow together', async () => {
    const made = await puzzleOf('hashi', 'en')
    const { page, leave } = await house.visit(made.link(true), 'en', phone)
    await untilReady(page)
    const chosen = page.locator('.disc.at')
    expect(await chosen.count()).toBe(1)
    const rings = await page.locator('.disc').evaluateAll((all) => all.map((one) => getComputedStyle(one).stroke))
    expect(rings.filter((ring) => ring === rings[0]).length).not.toBe(rings.length)
    const names = await page
      .locator('.compass button:not(.idle)')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(name).toMatch(/^(up|down|left|right) to the [1-8], none$/)
    const islands = rings.length
    const progress = page.locator('.progress')
    expect(await progress.textContent()).toBe(`0 of ${islands} islands${islands} separate parts`)
    await page.locator('.compass button:not(.idle)').first().tap()
    expect(await progress.textContent()).toContain(`${islands - 1} separate parts`)
    const [after] = await page
      .locator('.compass button:not(.idle)')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
    expect(after).toMatch(/, 1 bridge$/)
    await leave()
  })

  it('stretches a word and announces its letters meanwhile, and Cancel gives up', async () => {
    const made = await puzzleOf('wordsearch', 'en')
    const { page, leave } = await house.visit(made.link(true), 'en', workspace)
    await untilReady(page)
    const box = await page.locator('.board').boundingBox()
    if (!box) throw new Error('there is a board')
    await made.open(async (posed) => {
      const { width, height } = posed.face.board(posed.puzzle)
      const [touch] = touchesTo(posed)
      const [from, to] = touch?.at ?? []
      if (!from || !to) throw new Error('a word has two ends')
      const middle = ([row, col]: readonly [number, number]) =>
        [box.x + ((col + 0.5) * box.width) / width, box.y + ((row + 0.5) * box.height) / height] as const
      await page.mouse.click(...middle(from))
      await page.getByRole('button', { name: 'Cancel' }).click()
      expect(await page.locator('.first').count()).toBe(0)
      await page.mouse.move(...middle(from))
      await page.mouse.down()
      await page.mouse.move(...middle(to), { steps: 4 })
      expect(await page.locator('.status').textContent()).toMatch(/^([A-Z] ){2,}… tap or let go/)
      await page.mouse.up()
      expect(await page.locator('.list .done').count()).toBe(1)
    })
    await leave()
  })

  it('takes a word by rows and columns, like drawing it', async () => {
    const made = await puzzleOf('wordsearch', 'en')
    const { page, leave } = await house.visit(made.link(true), 'en', workspace)
    await untilReady(page)
    const words = page.locator('.list-words li:not(.done) button')
    await made.open(async (posed) => {
      for (const { at } of touchesTo(posed)) {
        const [first, last = first] = at
        await words.first().click()
        const tell = async (cells: readonly (readonly [number, number])[]): Promise<void> => {
          const numbers = cells.flatMap(([row, col]) => [row + 1, col + 1])
          for (const [field, number] of numbers.entries())
            await page.locator('.locate input').nth(field).fill(String(number))
          await page.locator('.locate').getByRole('button', { name: 'Mark it' }).click()
        }
        await tell([
          [98, 98],
          [98, 98],
        ])
        expect(await page.locator('#locate-trouble').textContent()).toMatch(/^Rows go from 1 to/)
        await tell([first, last])
        await page.waitForSelector('.locate', { state: 'detached' })
      }
    })
    await page.waitForSelector('dialog .finish')
    await leave()
  })

  it('notes a number with the secondary button', async () => {
    const made = await puzzleOf('sudoku', 'en')
    const { page, leave } = await house.visit(made.link(true), 'en', workspace)
    await untilReady(page)
    await made.open(async (posed) => {
      const board = posed.face.board(posed.puzzle)
      const [one, other] = touchesTo(posed)
      if (!one || !other) throw new Error('two cells are open')
      await page.locator(`[data-target="${nameOf(board, one.at[0])}"]`).click()
      await page.keyboard.press(one.symbol)
      const there = page.locator(`[data-target="${nameOf(board, other.at[0])}"]`)
      await there.click({ button: 'right' })
      expect(await there.getAttribute('aria-label')).toContain(`notes ${one.symbol}`)
      await there.click({ button: 'right' })
      expect(await there.getAttribute('aria-label')).not.toContain('notes')
    })
    await leave()
  })

  it('keeps its place when a sheet is closed, however it is closed', async () => {
    const made = await puzzleOf('crossword', 'en')
    const { page, leave } = await house.visit(made.link(true), 'en', workspace)
    await untilReady(page)
    const cell = page.locator('[data-target]').nth(2)
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
      () => page.locator('dialog header button').click(),
    ]) {
      await cell.focus()
      await page.keyboard.press('?')
      await page.waitForSelector('dialog .rules')
      await close()
      await page.waitForSelector('dialog', { state: 'detached' })
      expect(await cell.evaluate((one) => one === document.activeElement)).toBe(true)
    }
    await leave()
  })

  it('closes a sheet as soon as it is open, and a sheet opened right after it stays', async () => {
    const made = await puzzleOf('sudoku', 'en')
    const { page, leave } = await house.visit(made.link(true), 'en', workspace)
    await untilReady(page)
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.click()
    await page.waitForSelector('dialog', { state: 'attached' })
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog', { state: 'detached' })
    const isModal = await menu.evaluate(
      (button) =>
        new Promise<boolean>((resultOf) => {
          new MutationObserver((_, watcher) => {
            const dialog = document.querySelector('dialog')
            if (!dialog) return
            watcher.disconnect()
            resultOf(dialog.matches(':modal'))
          }).observe(document.body, { subtree: true, childList: true })
          if (button instanceof HTMLElement) button.click()
        }),
    )
    expect(isModal).toBe(true)
    await page.waitForSelector('dialog header button')
    // the first sheet's step back in the history is still under way when the second opens
    await page.evaluate(async () => {
      const steppedBack = new Promise((done) => addEventListener('popstate', done, { once: true, capture: true }))
      document.querySelector<HTMLElement>('dialog header button')?.click()
      // at once if possible; a page that never rests would never close it
      for (let turn = 0; document.querySelector('dialog'); turn++)
        await (turn < 1000 ? Promise.resolve() : new Promise((rested) => setTimeout(rested)))
      document.querySelector<HTMLElement>('.bar .tools > :last-child')?.click()
      await steppedBack
    })
    await settled(page)
    expect(await page.locator('dialog .menu').count()).toBe(1)
    const address = page.url()
    await page.goBack()
    await page.waitForSelector('dialog', { state: 'detached' })
    expect(page.url()).toBe(address)
    await leave()
  })

  it('fills a crossword through the list of clues with fields', async () => {
    const made = await puzzleOf('crossword', 'ja')
    const { page, leave } = await house.visit(made.link(true), 'ja', phone)
    await untilReady(page)
    await page.getByRole('button', { name: 'メニュー' }).tap()
    await page.getByRole('button', { name: 'カギと記入欄' }).tap()
    await made.open(async ({ face, puzzle, answer }) => {
      const entries = face.board(puzzle).lines.filter(({ role }) => role === 'entry')
      for (const [at, { cells }] of entries.entries()) {
        if (await page.locator('.finish').isVisible()) break
        const field = page.locator('.fields input').nth(at)
        await field.fill(cells.map((cell) => face.see(puzzle, answer, [cell]).symbol).join(''))
        await field.press('Tab')
      }
    })
    await page.waitForSelector('dialog .finish')
    await leave()
  })

  it('has Space, Enter, arrows, skipping and the layout as set, also the next time', async () => {
    const { page, leave } = await house.visit(`/play/#k1${pack(JSON.stringify(largeCrossword()))}`, 'en', workspace)
    await untilReady(page)
    const at = (): Promise<string | null> =>
      page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? null)
    const wayNow = (): Promise<string | null> => page.locator('.clue-head .whole').textContent()
    const press = async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key)
    }
    const side = async (): Promise<string> => {
      const [board, lists] = [await page.locator('.board').boundingBox(), await page.locator('.side').boundingBox()]
      return (board?.x ?? 0) < (lists?.x ?? 0) ? 'left' : 'right'
    }
    await page.locator('[data-target="0,0"]').focus()
    await press('ArrowDown')
    expect([await at(), await wayNow(), await side()]).toEqual(['0,0', '1 down', 'left'])
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Settings' }).click()
    for (const [group, choice] of [
      ['Space', 'Clears'],
      ['Enter', 'Turns'],
      ['Arrows', 'Move at once'],
      ['Layout for', 'Left hand'],
    ] as const)
      await page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: choice }).click()
    await page.getByRole('switch', { name: 'Typing skips filled cells' }).click()
    await page.reload()
    await untilReady(page)
    expect(await side()).toBe('right')
    await page.locator('[data-target="0,0"]').focus()
    await press('ArrowRight')
    expect([await at(), await wayNow()]).toEqual(['0,1', '1 across'])
    await press('b', 'ArrowLeft', 'ArrowLeft', 'a')
    // the second letter is there already
    expect(await at()).toBe('0,2')
    await press('ArrowLeft', 'Space')
    expect(await page.locator('.board .text.ink-entry').allTextContents()).toEqual(['A'])
    await press('ArrowLeft', 'Enter')
    expect([await at(), await wayNow()]).toEqual(['0,0', '1 down'])
    await leave()
  })
})
