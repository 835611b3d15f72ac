/**
 * Pictures of the studio for people to look at, with those of the player: every screen, both languages, phone, tablet
 * and desktop, light and dark.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { House, phone, settled, workspace } from '../browser.ts'

const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true }
const screens = { phone, tablet, desk: workspace }

const folder = process.env.KUMIKI_GALLERY ?? ''

const lists = {
  ja: 'ねこ,のどを鳴らす\nこいぬ,ワンと鳴く子ども\nうさぎ,ぴょんと跳ねる\nきつね,化けるといわれる\nたぬき,きつねの相棒\nこうもり,夜に飛ぶ\nりす,木の実が好き\nすずめ,小さな鳥\nめだか,小さな魚\nかもめ,海の鳥',
  en: 'cat,It purrs\ndog,It barks\nrabbit,It hops\nfox,Sly and red\nbear,Sleeps in winter\ndeer,Has antlers\nsquirrel,Loves nuts\nbat,Flies at night\nmole,Digs\ncamel,Ship of the desert',
}

const result = (page: Page) => page.waitForSelector('[data-result]', { state: 'attached', timeout: 120_000 })

let house: House

describe('a picture of the studio', () => {
  beforeAll(async () => {
    mkdirSync(folder, { recursive: true })
    house = await House.open()
  })
  afterAll(() => house?.close())

  it.each(
    (['ja', 'en'] as const).flatMap((lang) =>
      (['phone', 'tablet', 'desk'] as const).flatMap((screen) =>
        (['light', 'dark'] as const).map((theme) => [lang, screen, theme] as const),
      ),
    ),
  )('in %s, on a %s, %s', { timeout: 900_000 }, async (lang, screen, theme) => {
    const options = { ...screens[screen], colorScheme: theme }
    const { page, leave } = await house.visit('/', lang, options)
    const shoot = async (name: string): Promise<void> => {
      await settled(page)
      await page.screenshot({ path: join(folder, `studio-${name}-${lang}-${screen}-${theme}.png`) })
    }
    const home = async (): Promise<void> => {
      await page.goto(house.address)
      await page.waitForSelector('[data-door="words"]')
    }
    await page.waitForFunction(() => document.querySelectorAll('.art svg.picture').length >= 5)
    await shoot('home')
    await page.click('[data-door="words"]')
    await page.fill('textarea[name="words"]', lists[lang])
    await page.click('[data-kind-choice="skeleton"]')
    await shoot('words')
    await page.click('[data-do="from-text"]')
    await shoot('text')
    await page.keyboard.press('Escape')
    await page.click('[data-do="doctor"]')
    await page.waitForSelector('[data-doctor="better"], [data-doctor="nothing"]')
    await shoot('doctor')
    await page.keyboard.press('Escape')
    await page.click('[data-do="make"]')
    await page.waitForSelector('[data-do="stop"]')
    await shoot('making')
    await result(page)
    await shoot('board')
    await page.locator('[data-cell].white').first().click()
    await shoot('chosen')
    if (screen === 'phone') {
      await page.locator('.panels [role="radio"]').nth(2).tap()
      await shoot('result')
    }
    await page.locator('.tools .spare').first().click()
    await shoot('options')
    await page.keyboard.press('Escape')
    await page.click('[data-do="share"]')
    await page.waitForSelector('[data-do="play"][href]')
    await shoot('share')
    await page.keyboard.press('Escape')
    await page.click('[data-do="export"]')
    await page.waitForSelector('[data-format="ipuz"], [data-format="svg"]')
    await shoot('export')
    await page.keyboard.press('Escape')
    await page.click('[data-do="print"]')
    await page.waitForSelector('a[download][href^="blob:"]', { timeout: 120_000 })
    await shoot('print')
    await home()
    await page.locator('[data-sample]').first().click()
    await result(page)
    await shoot('crossword')
    if (screen !== 'desk')
      await page.locator('.panels [role="radio"]:visible, .side-panels [role="radio"]:visible').first().tap()
    await page.getByRole('button', { name: lang === 'ja' ? '全部作って見くらべる' : 'Make all and compare' }).click()
    await page.waitForSelector('[data-do="stop"]', { state: 'detached', timeout: 120_000 })
    await shoot('compare')
    await home()
    await page.click('[data-door="plain"]')
    await page.click('[data-kind-choice="sudoku"]')
    await page.click('[data-do="make"]')
    await result(page)
    await shoot('plain')
    await home()
    await page.click('[data-door="picture"]')
    await shoot('picture-start')
    await page.locator('[data-sample]').first().click()
    await result(page)
    await shoot('picture')
    await home()
    await page.click('[data-part="mine"]')
    await page.waitForSelector('.card-art svg')
    await shoot('mine')
    await page.locator('.card-more').first().click()
    await shoot('card')
    await leave()
  })
})
