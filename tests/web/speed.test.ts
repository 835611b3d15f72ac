/**
 * A key on a board of 900 cells is painted at once, whatever the load of the machine; and nothing moves after the first
 * paint.
 */
import { kinds } from '@kumiki/core/kinds'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pack } from '../../packages/press/src/link/bytes.ts'
import { puzzleOf } from '../hands.ts'
import { program } from '../site.ts'
import { House, phone, settled, untilReady, workspace } from './browser.ts'
import { largeCrossword } from './large.ts'
import { workOfKeys } from './tracing.ts'

let house: House

describe.skipIf(program === null)('the player', () => {
  beforeAll(async () => {
    house = await House.open()
  })
  afterAll(() => house?.close())

  describe('on a board of 900 cells, nearly full', () => {
    const letters = [...'thequickbrownfoxjumps']
    let page: Page
    let leave: () => Promise<void>

    beforeAll(async () => {
      const link = `/play/#k1${pack(JSON.stringify(largeCrossword()))}`
      ;({ page, leave } = await house.visit(link, 'en', workspace))
      await untilReady(page)
      for (let row = 0; row < 30; row += 2) {
        await page.locator(`[data-target="${row},0"]`).focus()
        await page.keyboard.insertText('abcdefghijklmnopqrstuvwxyzabcd')
      }
      await page.locator('[data-target="3,0"]').focus()
    })
    afterAll(() => leave?.())

    it('a key changes no more than a handful of nodes', async () => {
      await page.evaluate(() => {
        const changes: number[] = []
        Object.assign(window, { changes })
        let count = 0
        new MutationObserver((records) => {
          count += records.length
        }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
        document.addEventListener(
          'keydown',
          () => {
            count = 0
            // after the work of the key
            setTimeout(() => changes.push(count))
          },
          true,
        )
      })
      for (const [at, letter] of letters.entries()) {
        await page.keyboard.press(letter)
        // each key is counted before the next is pressed
        await page.waitForFunction((count) => Reflect.get(window, 'changes').length === count, at + 1)
      }
      const changes: readonly number[] = await page.evaluate(() => Reflect.get(window, 'changes'))
      expect(changes.length).toBe(letters.length)
      expect(Math.min(...changes)).toBeGreaterThan(0)
      expect(Math.max(...changes)).toBeLessThan(30)
    })

    it('a key is painted within 50 ms of work on a processor four times slower', async () => {
      let best = Number.POSITIVE_INFINITY
      // other programs on this machine make a key cost more, never less
      for (let round = 0; round < 5 && best >= 50; round++) {
        await page.locator('[data-target="0,5"]').focus()
        const works = await workOfKeys(page, letters)
        expect(works.length).toBe(letters.length)
        best = Math.min(...works) * 4
        const middle = (works.sort((a, b) => a - b)[works.length >> 1] ?? 0) * 4
        console.log(`a key on 900 cells, four times slower: ${best.toFixed(1)} ms, ${middle.toFixed(1)} in the middle`)
      }
      expect(best).toBeGreaterThan(1)
      expect(best).toBeLessThan(50)
    })
  })

  const screens = [
    [320, 640],
    [360, 640],
    [390, 664],
    [844, 390],
    [1024, 768],
  ] as const
  it.each(Object.keys(kinds))(
    'moves nothing of %s once it is painted; it fits on screens from 320 px on without sideways scrolling',
    async (kind) => {
      const made = await puzzleOf(kind, 'ja')
      const { page, leave } = await house.visit('/play/', 'ja', phone)
      await page.evaluate(() => {
        Reflect.set(window, 'shift', 0)
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (!Reflect.get(entry, 'hadRecentInput'))
              Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'))
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.evaluate((hash) => {
        location.hash = hash
      }, made.link(true).split('#')[1] ?? '')
      await untilReady(page)
      await settled(page)
      const before = await page.locator('.board').boundingBox()
      await page.locator('[data-target]').first().tap()
      await settled(page)
      expect(await page.locator('.board').boundingBox()).toEqual(before)
      expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.01)
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height })
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        const box = await page.locator('.board').boundingBox()
        const isInside = box !== null && box.x >= 0 && Math.ceil(box.x + box.width) <= width
        expect([width, height, over, isInside]).toEqual([width, height, 0, true])
      }
      await leave()
    },
  )
})
