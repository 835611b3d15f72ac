/** The studio gives puzzles away as one file, and says where links lead. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playByKeyboard, puzzleOf } from '../../hands.ts'
import { newFolder } from '../../place.ts'
import { program } from '../../site.ts'
import { House, untilReady, workspace } from '../browser.ts'
import { saved, visitFinished } from './finished.ts'

const folder = newFolder()
const page = (name: string) => `[data-handout="html"] a[download="${name}.html"][href]`

describe.skipIf(program === null)('the studio', () => {
  let house: House
  let files: House
  beforeAll(async () => {
    house = await House.open()
    files = await House.open(folder)
  })
  afterAll(async () => {
    await house?.close()
    await files?.close()
  })
  const share = async (studio: Page): Promise<void> => {
    await studio.click('[data-do="share"]')
    await studio.waitForSelector('[data-do="play"][href]')
  }

  it('on this machine says that a link leads nowhere else, and gives a file that plays without a network', async () => {
    const made = await puzzleOf('crossword', 'en')
    const studio = await visitFinished(house, 'crossword', { lang: 'en', options: workspace, title: 'Zoo' })
    await share(studio.page)
    expect(await studio.page.textContent('.link-part .note')).toContain('Only this computer can open this link')
    await studio.page.click('[data-do="file"]')
    await studio.page.waitForSelector(page('Zoo'))
    const open = await saved(studio.page, page('Zoo'))
    await studio.page.getByRole('switch', { name: /Self-checking/ }).click()
    await studio.page.getByText('not for contests').waitFor()
    await expect.poll(async () => (await saved(studio.page, page('Zoo'))).bytes.equals(open.bytes)).toBe(false)
    const whole = await saved(studio.page, page('Zoo'))
    expect(whole.bytes.length).toBeLessThanOrEqual(120_000)
    await studio.page.locator('.handout-part summary').click()
    for (const [form, name] of [
      ['scorm', 'Zoo.scorm.zip'],
      ['cmi5', 'Zoo.cmi5.zip'],
    ]) {
      await studio.page.click(`[data-do="make-${form}"]`)
      await studio.page.waitForSelector(`a[download="${name}"][href]`)
      const zip = await saved(studio.page, `a[download="${name}"]`)
      expect([zip.name, zip.bytes.subarray(0, 2).toString()]).toEqual([name, 'PK'])
    }
    await studio.leave()

    writeFileSync(join(folder, 'zoo.html'), whole.bytes)
    const visit = await files.visit('/zoo.html', 'en', { ...workspace, offline: true })
    await untilReady(visit.page)
    await visit.page.locator('[data-target]').first().focus()
    await made.open((posed) => playByKeyboard(visit.page, posed))
    await visit.page.waitForSelector('main[data-status="complete"]')
    await visit.leave()
  })

  it('keeps where its site is for others, and links and codes lead there', async () => {
    const studio = await visitFinished(house, 'sudoku', { lang: 'ja', options: workspace, title: '朝' })
    await share(studio.page)
    await studio.page.locator('.site-field summary').click()
    const field = studio.page.locator('input[name="site"]')
    await field.fill('file:///home/x')
    await studio.page.click('[data-do="keep-site"]')
    expect(await studio.page.textContent('.site-field [role="alert"]')).toContain('サイトのアドレスではありません')
    await field.fill('school.example/kumiki')
    await studio.page.click('[data-do="keep-site"]')
    const link = studio.page.locator('input[name="link"]')
    await expect.poll(() => link.inputValue()).toMatch(/^https:\/\/school\.example\/kumiki\/play\/#k1/)
    expect(await studio.page.getByText('このパソコンだけ').count()).toBe(0)
    expect(await studio.page.textContent('.code-part')).toMatch(/幅\d\.\d cm以上で印刷/)
    await studio.page.reload()
    await studio.page.waitForSelector('[data-do="share"]:not([disabled])')
    await share(studio.page)
    expect(await link.inputValue()).toMatch(/^https:\/\/school\.example\/kumiki\//)
    await studio.leave()
  })

  it('offers a file for a long link, and its code only to who asks', async () => {
    const studio = await visitFinished(house, 'codeword', { lang: 'en', options: workspace, title: 'Long'.repeat(60) })
    await share(studio.page)
    const { length } = await studio.page.inputValue('input[name="link"]')
    const isLong = length > 300
    expect(await studio.page.locator('[data-do="code-anyway"]').count()).toBe(isLong ? 1 : 0)
    expect(await studio.page.locator('.code img').isVisible()).toBe(!isLong)
    if (isLong) {
      await studio.page.locator('[data-do="code-anyway"] summary').click()
      await studio.page.waitForSelector('.code img')
    }
    await studio.leave()
  })

  it('gives what is printed as a file too, a class set as well', async () => {
    const studio = await visitFinished(house, 'wordsearch', { lang: 'en', options: workspace, title: 'Words' })
    await studio.page.click('[data-do="print"]')
    await studio.page.waitForSelector('.leaf img')
    await studio.page.getByRole('switch', { name: /Class set/ }).click()
    await studio.page.locator('input[name="copies"]').fill('3')
    await studio.page.locator('.on-screens > summary').click()
    await studio.page.click('.on-screens [data-do="make-html"]')
    await studio.page.waitForSelector(page('Words'))
    const { bytes } = await saved(studio.page, page('Words'))
    await studio.leave()
    writeFileSync(join(folder, 'class.html'), bytes)
    const visit = await files.visit('/class.html', 'en', workspace)
    await visit.page.waitForSelector('[data-puzzle="3"]')
    expect(await visit.page.locator('[data-puzzle]').count()).toBe(3)
    await visit.leave()
  })
})
