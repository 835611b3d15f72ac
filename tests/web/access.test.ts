/** For everyone: axe finds nothing in any state of any kind, and each kind can be finished by what is said alone. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Cell } from '@kumiki/core/base/target'
import { doors } from '@kumiki/core/kinds/doors'
import { Session } from '@kumiki/core/play/session'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keyOf, touchesTo, wayBetween } from '../../packages/core/src/kind/front.contract.ts'
import { playByKeyboard, puzzleOf } from '../hands.ts'
import { program } from '../site.ts'
import { desk, House, phone, untilReady } from './browser.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds, as lines that name the rule and the element. */
async function troubles(page: Page, state: string): Promise<string[]> {
  // the page's own policy forbids scripts from elsewhere; this one comes through the debugger
  await page.evaluate(axe)
  const found = await page.evaluate(async () => {
    const { violations } = await Reflect.get(window, 'axe').run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    return violations.map(
      (one: { id: string; nodes: { html: string }[] }) => `${one.id}: ${one.nodes[0]?.html.slice(0, 160)}`,
    )
  })
  return found.map((one: string) => `${state}: ${one}`)
}

let house: House

const looks: readonly (readonly [string, BrowserContextOptions])[] = [
  ['phone, light', { ...phone, colorScheme: 'light' }],
  ['desk, dark', { ...desk, colorScheme: 'dark' }],
  ['desk, forced colours', { ...desk, forcedColors: 'active' }],
]

describe.skipIf(program === null)('axe finds nothing', () => {
  beforeAll(async () => {
    house = await House.open(program ?? '')
  })
  afterAll(() => house?.close())

  describe.each(Object.keys(doors))('on %s', (kind) => {
    it.each(looks)('on a %s: empty, half done, helped, asked, finished', async (look, options) => {
      const lang = look.startsWith('phone') ? 'ja' : 'en'
      const made = await puzzleOf(kind, lang)
      const { page, leave } = await house.visit(made.link(true), lang, options)
      await untilReady(page)
      const found = await troubles(page, 'empty')
      await page.locator('[data-target]').first().focus()
      await made.open((posed) => playByKeyboard(page, posed, [0, 3]))
      found.push(...(await troubles(page, 'half')))
      await page.getByRole('button', { name: lang === 'ja' ? 'ヒント' : 'Hint', exact: true }).click()
      await page.waitForSelector('[data-hint]')
      found.push(...(await troubles(page, 'hint')))
      await page.locator('[data-hint] header > button').click()
      await page.getByRole('button', { name: lang === 'ja' ? 'メニュー' : 'Menu' }).click()
      found.push(...(await troubles(page, 'menu')))
      await page
        .locator('dialog .menu button')
        .filter({ hasText: lang === 'ja' ? 'あそび方' : 'Rules' })
        .click()
      found.push(...(await troubles(page, 'rules')))
      await page.keyboard.press('Escape')
      await page.locator('[data-target]').first().focus()
      await made.open((posed) => playByKeyboard(page, posed, [3, Number.POSITIVE_INFINITY]))
      await page.waitForSelector('dialog .finish')
      found.push(...(await troubles(page, 'finished')))
      expect(found).toEqual([])
      await leave()
    })
  })

  it('on the way to a puzzle, and on settings', async () => {
    const { page, leave } = await house.visit('/play/#k1xx', 'en', desk)
    const found = await troubles(page, 'home')
    expect(found).toEqual([])
    await leave()
  })

  it.each(Object.keys(doors))('%s can be finished by roles and names alone', async (kind) => {
    const made = await puzzleOf(kind, 'en')
    const { page, leave } = await house.visit(made.link(true), 'en', desk)
    await untilReady(page)
    await made.open(async (posed) => {
      // the same game without a screen says what each place is called now
      const session = new Session(posed.face, posed.puzzle, posed.answer)
      const role = session.board.keys ? 'textbox' : 'button'
      const go = async (cell: Cell): Promise<void> => {
        await page.getByRole(role, { name: session.describe(cell).en, exact: true }).focus()
        session.go(cell)
      }
      for (const touch of touchesTo(posed)) {
        const [first, last] = touch.at
        if (session.judgement.status === 'complete') break
        await go(first)
        if (touch.symbol !== '') {
          await page.keyboard.insertText(touch.symbol)
          session.type(touch.symbol)
          continue
        }
        if (session.board.hand === 'join' && last) {
          await page.keyboard.press(`Control+${keyOf(wayBetween([first, last]))}`)
          session.touch(touch)
          continue
        }
        await page.keyboard.press('Enter')
        session.end(first)
        if (last) await go(last)
        await page.keyboard.press('Enter')
        session.end(last ?? first)
      }
    })
    await page.getByRole('dialog', { name: 'Done' }).waitFor()
    await leave()
  })
})
