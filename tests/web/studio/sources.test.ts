/**
 * Sources of words, in a real browser: from a theme, from a text; readings of kanji that are guessed and marked so; and
 * the doctor.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { program } from '../../site.ts'
import { troubles } from '../axe.ts'
import { House, phone, workspace } from '../browser.ts'
import { hurry } from './hurry.ts'

const lessons = {
  ja: '植物のはたらき\n植物は日光を受けて、葉の葉緑体で養分を作ります。このはたらきを光合成といいます。光合成には二酸化炭素と水が必要です。葉の裏には気孔という小さな穴があり、ここから二酸化炭素を取り入れます。根から吸い上げた水は、道管を通って葉まで運ばれます。葉緑体で作られたでんぷんは、師管を通って体全体に運ばれます。',
  en: 'How plants live\nPlants make sugar from sunlight in their leaves. This is called photosynthesis. Photosynthesis needs water and carbon dioxide. The roots take up water from the soil, and the stem carries it to the leaves. Tiny pores under the leaves let carbon dioxide in. The flowers make pollen, and insects carry the pollen to other flowers. The seeds grow into new plants in the soil.',
}

let house: House

const values = (page: Page, field: string): Promise<string[]> =>
  page.locator(`.row ${field}`).evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))

describe.skipIf(program === null)('a user without words', () => {
  beforeAll(async () => {
    house = await House.open(program ?? '')
  })
  afterAll(() => house?.close())

  it('names a theme on the start page, and its words make a board; for an unknown theme, near ones are suggested', async () => {
    const { page, leave } = await house.visit('/', 'ja', workspace)
    await hurry(page)
    await page.click('[data-do="from-theme"]')
    await page.waitForSelector('input[name="theme"]:focus')
    await page.keyboard.type('フルツー')
    await page.keyboard.press('Enter')
    expect(await page.locator('.list [role="alert"]').textContent()).toContain('フルツー')
    await page.fill('input[name="theme"]', 'くだもの')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.row').count()).toBeGreaterThan(20)
    expect(await page.locator('.row.is-bad').count()).toBe(0)
    await page.click('[data-do="make"]')
    await page.waitForSelector('[data-result][data-kind="crossword"][data-proved="true"]', { state: 'attached' })
    await leave()
  })

  it.each([
    ['ja', phone],
    ['en', workspace],
  ] as const)(
    'pastes a text on the start page: its words come with its sentences as clues (%s)',
    async (lang, screen) => {
      const { page, leave } = await house.visit('/', lang, screen)
      await page.click('[data-do="from-text"]')
      const found = await troubles(page, 'from a text')
      await page.fill('textarea[name="text"]', '.')
      await page.click('dialog [data-do="text"]')
      await page.waitForSelector('dialog [data-problem="no-words"]')
      await page.fill('textarea[name="text"]', lessons[lang])
      await page.click('dialog [data-do="text"]')
      await expect.poll(() => page.locator('.row').count()).toBeGreaterThan(4)
      expect(await page.locator('dialog').count()).toBe(0)
      expect(await values(page, '.word')).toContain(lang === 'ja' ? '光合成' : 'photosynthesis')
      expect((await values(page, '.clue')).filter((clue) => clue === '')).toEqual([])
      expect(await page.locator('.row.is-bad').count()).toBe(0)
      found.push(...(await troubles(page, 'words of a text')))
      expect(found).toEqual([])
      await leave()
    },
  )

  it('gives kanji a guessed reading with one press, marked until it has been checked', async () => {
    const { page, leave } = await house.visit('/', 'ja', workspace)
    await page.click('[data-door="words"]')
    // words of the dictionary, one that is put together, and a name
    await page.fill('textarea[name="words"]', 'ねこ\n部屋\n薔薇\n卓球台\n中村')
    await page.waitForSelector('[data-do="readings"]')
    await expect.poll(() => page.locator('[data-do="readings"]').textContent()).toContain('4')
    await page.click('[data-do="readings"]')
    await expect.poll(() => values(page, '.reading input')).toEqual(['へや', 'ばら', 'たっきゅうだい', 'なかむら'])
    expect(await page.locator('.row.is-bad').count()).toBe(0)
    expect(await page.locator('.row .guessed').count()).toBe(2)
    await page.reload()
    await expect.poll(() => page.locator('.row .guessed').count()).toBe(2)
    await page.locator('.row .guessed').first().click()
    await expect.poll(() => page.locator('.row .guessed').count()).toBe(1)
    await page.locator('.row .reading input').nth(3).fill('ちゅうそん')
    await expect.poll(() => page.locator('.row .guessed').count()).toBe(0)
    await leave()
  })

  it('asks the doctor: words to add or leave out with the boards before and after, and takes the advice', async () => {
    const { page, leave } = await house.visit('/', 'en', workspace)
    await hurry(page)
    await page.click('[data-door="words"]')
    await page.fill('textarea[name="words"]', 'lion\ntiger\nbear\nwolf\nfox\nxyz\nqq')
    await expect.poll(() => page.locator('.row').count()).toBe(7)
    await page.click('[data-do="doctor"]')
    await page.waitForSelector('[data-doctor="better"], [data-doctor="nothing"]')
    expect(await troubles(page, 'doctor')).toEqual([])
    const [before, after] = await page.locator('.doctor tbody tr td:nth-child(2)').allTextContents()
    expect(Number(after)).toBeGreaterThanOrEqual(Number(before))
    const added = await page.locator('.advised b').allTextContents()
    await page.click('[data-do="advise"]')
    expect(await values(page, '.word')).toEqual(expect.arrayContaining(added))
    await page.waitForSelector('[data-result][data-kind="crossword"]', { state: 'attached' })
    await leave()
  })
})
