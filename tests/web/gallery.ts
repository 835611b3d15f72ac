/** Pictures of the player for people to look at: `npm run gallery -- FOLDER`. Every kind, both languages, phone and desk, light and dark, from empty to finished. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { doors } from '@kumiki/core/kinds/doors'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { touchesTo } from '../../packages/core/src/kind/front.contract.ts'
import { playByKeyboard, puzzleOf } from '../hands.ts'
import { program } from '../site.ts'
import { desk, House, phone, untilReady } from './browser.ts'

const folder = process.env.KUMIKI_GALLERY ?? ''
const larger: Readonly<Record<string, object>> = {
  blocksum: { size: 6 },
  sudoku: { size: 9 },
  hashi: { size: 9, level: 3 },
  crossword: { size: 8 },
}

let house: House

describe('a picture', () => {
  beforeAll(async () => {
    mkdirSync(folder, { recursive: true })
    house = await House.open(program ?? '')
  })
  afterAll(() => house?.close())

  describe.each(Object.keys(doors))('of %s', (kind) => {
    it.each(
      (['ja', 'en'] as const).flatMap((lang) =>
        (['phone', 'desk'] as const).flatMap((screen) =>
          (['light', 'dark'] as const).map((theme) => [lang, screen, theme] as const),
        ),
      ),
    )('in %s, on a %s, %s', async (lang, screen, theme) => {
      const made = await puzzleOf(kind, lang, larger[kind])
      const { page, leave } = await house.visit(made.link(true), lang, {
        ...(screen === 'phone' ? phone : desk),
        colorScheme: theme,
      })
      await untilReady(page)
      const shoot = (state: string) =>
        page.screenshot({ path: join(folder, `${kind}-${lang}-${screen}-${theme}-${state}.png`) })
      await shoot('empty')
      await page.locator('[data-target]').first().focus()
      await made.open(async (posed) => {
        const half = Math.floor(touchesTo(posed).length / 2)
        await playByKeyboard(page, posed, [0, half])
        await shoot('half')
        await playByKeyboard(page, posed, [half, Number.POSITIVE_INFINITY])
      })
      await page.waitForSelector('dialog .finish')
      await shoot('finished')
      await leave()
    })
  })
})
