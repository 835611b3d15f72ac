/**
 * Accessibility: axe finds nothing in any state of any kind, and each kind can be finished by accessible names alone.
 */
import type { Cell } from '@kumiki/core/base'
import { kinds } from '@kumiki/core/kinds'
import { Session } from '@kumiki/core/player'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keyOf, touchesTo, wayBetween } from '../../packages/core/src/contract/front.contract.ts'
import { playByKeyboard, puzzleOf } from '../hands.ts'
import { program } from '../site.ts'
import { colourRules, troubles } from './axe.ts'
import { House, phone, untilReady, workspace } from './browser.ts'

let house: House

const colours = [{ colorScheme: 'dark' }, { colorScheme: 'light', forcedColors: 'active' }] as const
/** Each setting in which a page is shown, with the further colour schemes in which each of its states is checked. */
const looks: readonly (readonly [string, BrowserContextOptions, readonly Media[]])[] = [
  ['phone, light', { ...phone, colorScheme: 'light' }, []],
  ['desk, dark and in forced colours', workspace, colours],
]
type Media = (typeof colours)[number]

/**
 * Checks a state in all its colour schemes, with the rules that judge colours from the second on. `within`: see
 * troubles.
 */
async function troublesIn(page: Page, state: string, media: readonly Media[], within?: string): Promise<string[]> {
  if (media.length === 0) return troubles(page, state, within)
  const found: string[] = []
  for (const [at, one] of media.entries()) {
    await page.emulateMedia({ forcedColors: 'none', ...one })
    found.push(
      ...(await troubles(page, `${state}, ${JSON.stringify(one)}`, within, at === 0 ? undefined : colourRules)),
    )
  }
  return found
}

describe.skipIf(program === null)('axe finds nothing', () => {
  beforeAll(async () => {
    house = await House.open()
  })
  afterAll(() => house?.close())

  describe.each(Object.keys(kinds))('on %s', (kind) => {
    it.each(looks)('on a %s: empty, half done and helped, asked, finished', async (look, options, media) => {
      const lang = look.startsWith('phone') ? 'ja' : 'en'
      const made = await puzzleOf(kind, lang)
      const { page, leave } = await house.visit(made.link(true), lang, options)
      await untilReady(page)
      const found = await troublesIn(page, 'empty', media)
      if (look.startsWith('phone')) {
        // on its side, and on the narrowest screen
        for (const [width, height] of [
          [844, 390],
          [320, 568],
        ] as const) {
          await page.setViewportSize({ width, height })
          found.push(...(await troubles(page, `${width} wide`)))
        }
        await page.setViewportSize(phone.viewport ?? { width: 0, height: 0 })
      }
      await page.locator('[data-target]').first().focus()
      await made.open((posed) => playByKeyboard(page, posed, [0, 3]))
      await page.getByRole('button', { name: lang === 'ja' ? 'ヒント' : 'Hint', exact: true }).click()
      await page.waitForSelector('[data-hint]')
      found.push(...(await troublesIn(page, 'hint', media)))
      await page.locator('[data-hint] header > button').click()
      await page.getByRole('button', { name: lang === 'ja' ? 'メニュー' : 'Menu' }).click()
      found.push(...(await troublesIn(page, 'menu', media, 'dialog')))
      await page
        .locator('dialog .menu button')
        .filter({ hasText: lang === 'ja' ? 'あそび方' : 'Rules' })
        .click()
      found.push(...(await troublesIn(page, 'rules', media, 'dialog')))
      await page.keyboard.press('Escape')
      await page.locator('[data-target]').first().focus()
      await made.open((posed) => playByKeyboard(page, posed, [3, Number.POSITIVE_INFINITY]))
      await page.waitForSelector('dialog .finish')
      found.push(...(await troublesIn(page, 'finished', media)))
      expect(found).toEqual([])
      await leave()
    })
  })

  it.each(looks)('on a %s: the way to a puzzle, every sheet, a pause, a wrong entry', async (_, options, media) => {
    const { page, leave } = await house.visit('/play/#k1xx', 'en', options)
    await page.waitForSelector('[data-problem]')
    const found = await troublesIn(page, 'home', media)
    const made = await puzzleOf('crossword', 'en')
    const go = (link: string) =>
      page.evaluate(
        (to) => {
          location.hash = to
        },
        link.slice(link.indexOf('#')),
      )
    await go(made.link(true))
    await untilReady(page)
    for (const leaf of ['Settings', 'Clues with fields', 'Start over']) {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.locator('.menu').getByRole('button', { name: leaf }).click()
      found.push(...(await troublesIn(page, leaf, media, 'dialog')))
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: /^Pause/ }).click()
    found.push(...(await troublesIn(page, 'paused', media)))
    await page.getByRole('button', { name: 'Carry on' }).click()
    await page.locator('[data-target]').first().focus()
    await page.keyboard.type('zz')
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await page.waitForSelector('.tag-bad')
    found.push(...(await troublesIn(page, 'wrong', media)))
    const hunt = await puzzleOf('wordsearch', 'en')
    await go(hunt.link(true))
    await page.waitForSelector('.hand-run')
    await page.locator('[data-target]').first().focus()
    await page.keyboard.press('Enter')
    found.push(...(await troublesIn(page, 'stretching', media)))
    await page.locator('.list-words button').first().click()
    await page.waitForSelector('.locate')
    found.push(...(await troublesIn(page, 'locate', media)))
    expect(found).toEqual([])
    await leave()
  })

  it.each(Object.keys(kinds))(
    '%s at 200% zoom shows everything, and can be finished by roles and names alone',
    async (kind) => {
      const made = await puzzleOf(kind, 'en')
      // at 200% zoom the page has half the screen
      const zoomed = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }
      const { page, leave } = await house.visit(made.link(true), 'en', zoomed)
      await untilReady(page)
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('button, input, .board')]
          .filter((one) => one.checkVisibility() && !one.closest('.side, .strip, .boxes, .rungs'))
          .map((one) => ({ name: one.getAttribute('aria-label') ?? one.className, box: one.getBoundingClientRect() }))
          .filter(
            ({ box }) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1,
          )
          .map(({ name }) => name),
      )
      expect(cut).toEqual([])
      await made.open(async (posed) => {
        // the session without a screen gives the current name of each cell
        const session = new Session(posed.face, posed.puzzle, posed.answer)
        const role = session.board.input === 'write' ? 'textbox' : 'button'
        const go = async (cell: Cell): Promise<void> => {
          await page.getByRole(role, { name: session.describe(cell).en, exact: true }).focus()
          session.go(cell)
        }
        for (const touch of touchesTo(posed)) {
          const [first, last] = touch.at
          if (session.judgement.status === 'complete') break
          await go(first)
          if (session.board.input === 'mark') {
            while (session.symbolAt(first) !== touch.symbol) {
              await page.keyboard.press('Space')
              session.painter?.paint([touch.at])
            }
            continue
          }
          if (touch.symbol !== '') {
            await page.keyboard.insertText(touch.symbol)
            session.type(touch.symbol)
            continue
          }
          if ((session.board.input === 'join' || session.board.input === 'edge') && last) {
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
    },
  )
})
