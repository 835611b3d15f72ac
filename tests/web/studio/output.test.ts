/**
 * The output of the studio, in a real browser: on paper, as files, as links. Saved files are read back by other
 * programs.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { kinds } from '@kumiki/core/kinds'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPoppler } from '../../../scripts/poppler.mjs'
import { newFolder } from '../../place.ts'
import { program } from '../../site.ts'
import { troubles } from '../axe.ts'
import { House, keeping, phone, untilReady, type Visit, workspace } from '../browser.ts'
import { saved, visitFinished } from './finished.ts'

let house: House
const folder = newFolder()

type Lang = 'en' | 'ja'

const finished = (kind: string, lang: Lang, options: BrowserContextOptions, title = 'Test 1/2'): Promise<Visit> =>
  visitFinished(house, kind, { lang, options, title })

const pdfLink = '.bar a[download$=".pdf"][href]'

/** Waits until the pages show the chosen options. */
async function untilPrinted(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.busy') === null)
  await page.waitForSelector(pdfLink)
  await page.waitForFunction(() => [...document.querySelectorAll('.leaf')].every((leaf) => leaf.querySelector('img')))
}

async function toPaper(page: Page): Promise<void> {
  await page.click('[data-do="print"]')
  await untilPrinted(page)
}

const turn = (page: Page, name: RegExp): Promise<void> => page.getByRole('switch', { name }).click()

/** The text of a PDF, as another program reads it. */
function textIn(bytes: Buffer): string {
  const path = join(folder, 'text.pdf')
  writeFileSync(path, bytes)
  return execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' })
}

/** Another program's report on a PDF, and how much of each page is ink. */
function looked(bytes: Buffer): {
  readonly pages: number
  readonly size: string
  readonly title: string
  readonly ink: number[]
} {
  const path = join(folder, 'it.pdf')
  writeFileSync(path, bytes)
  const info = execFileSync('pdfinfo', [path], { encoding: 'utf8' })
  const messageOf = (name: string): string => new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(info)?.[1]?.trim() ?? ''
  const pages = Number(messageOf('Pages'))
  const ink = Array.from({ length: pages }, (_, at) => {
    const grey = execFileSync('pdftoppm', ['-gray', '-r', '40', '-f', `${at + 1}`, '-l', `${at + 1}`, path], {
      maxBuffer: 1e8,
    })
    return grey.subarray(20).filter((dot) => dot < 128).length / grey.length
  })
  return { pages, size: messageOf('Page size'), title: messageOf('Title'), ink }
}

const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

describe.skipIf(program === null)('the studio', () => {
  beforeAll(async () => {
    house = await House.open()
  })
  afterAll(() => house?.close())

  describe.skipIf(!findPoppler())('on paper', () => {
    it('makes a PDF of words, as its options ask', async () => {
      const { page, leave } = await finished('crossword', 'ja', workspace, '北海道/めぐり')
      await toPaper(page)
      const first = await saved(page, pdfLink)
      expect(first.name).toBe('北海道 めぐり.pdf')
      const sheets = looked(first.bytes)
      expect(sheets).toMatchObject({ pages: 2, title: '北海道/めぐり' })
      expect(sheets.size).toMatch(/A4/)
      expect(Math.min(...sheets.ink)).toBeGreaterThan(0.002)
      expect(await page.textContent('.weight')).toContain('2ページ')

      await page.getByRole('radio', { name: 'B5' }).click()
      await page.getByRole('radio', { name: '別のPDF' }).click()
      await turn(page, /名前の欄/)
      await untilPrinted(page)
      await page.waitForSelector('a[download$="-answers.pdf"][href]')
      const sheet = looked((await saved(page, '.bar a[download="北海道 めぐり.pdf"]')).bytes)
      expect(sheet.pages).toBe(1)
      expect(sheet.size).not.toMatch(/A4/)
      expect(looked((await saved(page, 'a[download$="-answers.pdf"]')).bytes).pages).toBe(1)

      await page.getByRole('radio', { name: 'うしろに' }).click()
      await untilPrinted(page)

      const furigana = page.getByRole('combobox', { name: /ふりがな/ })
      expect(await furigana.inputValue()).toBe('given')
      expect(textIn((await saved(page, pdfLink)).bytes)).not.toContain('あそびかた')
      await furigana.selectOption('on')
      await untilPrinted(page)
      expect(textIn((await saved(page, pdfLink)).bytes)).toContain('あそびかた')

      // chosen once, chosen for the next time
      await page.reload()
      await page.waitForSelector('[data-do="print"]:not([disabled])')
      await toPaper(page)
      expect(await page.getByRole('radio', { name: 'B5' }).getAttribute('aria-checked')).toBe('true')
      await leave()
    })

    it('opens when another sheet is closed and paper requested at once, and one step back is the project', async () => {
      const { page, leave } = await finished('sudoku', 'en', workspace)
      await page.click('[data-do="share"]')
      await page.waitForSelector('dialog [data-do="play"][href]')
      await page.evaluate(async () => {
        document.querySelector<HTMLElement>('dialog header .btn-icon')?.click()
        await Promise.resolve()
        document.querySelector<HTMLElement>('[data-do="print"]')?.click()
      })
      await untilPrinted(page)
      expect(await page.locator('.print-page').count()).toBe(1)
      await page.goBack()
      await page.waitForSelector('[data-do="share"]')
      await leave()
    })

    it('explains in a sentence what cannot be printed, with a button that helps', async () => {
      const { page, leave } = await finished('sudoku', 'en', workspace)
      await toPaper(page)
      await turn(page, /Entry slip/)
      const alert = page.getByRole('alert')
      await alert.waitFor()
      expect(await alert.textContent()).toContain('none of these puzzles has one')
      await alert.getByRole('button', { name: 'Leave out the entry slip' }).click()
      await untilPrinted(page)
      expect(await alert.count()).toBe(0)
      await page.getByRole('switch', { name: /Class set/ }).click({ force: true })
      expect(await page.getByRole('switch', { name: /Class set/ }).getAttribute('aria-checked')).toBe('false')
      await turn(page, /QR code/)
      await untilPrinted(page)
      expect(looked((await saved(page, pdfLink)).bytes).pages).toBe(2)
      await leave()
    })

    it('needs no network the second time', async () => {
      const { page, leave } = await finished('hashi', 'en', keeping)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await toPaper(page)
      await page.context().setOffline(true)
      await page.reload()
      await page.waitForSelector('[data-do="print"]:not([disabled])')
      await toPaper(page)
      expect(looked((await saved(page, pdfLink)).bytes).pages).toBe(2)
      await leave()
    })
  })

  it.each(Object.keys(kinds))('exports %s as every file that holds it', async (kind) => {
    const { page, leave } = await finished(kind, 'en', workspace)
    await page.click('[data-do="export"]')
    await page.waitForSelector('.offer a')
    const names = await page
      .locator('.offers a[download]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('download') ?? ''))
    expect(names).toEqual(
      expect.arrayContaining(['Test 1 2.kumiki.json', 'Test 1 2-answer.kumiki.json', 'Test 1 2.svg']),
    )
    for (const name of names) {
      const file = await saved(page, `.offers a[download="${name}"]`)
      expect(file.name).toBe(name)
      expect(file.bytes.length, name).toBeGreaterThan(10)
      if (name === 'Test 1 2.kumiki.json') expect(JSON.parse(String(file.bytes))).not.toHaveProperty('answer')
    }
    await page.locator('[data-format="png"] button').first().click()
    const png = await saved(page, '[data-format="png"] a')
    expect(png.bytes.subarray(1, 4).toString()).toBe('PNG')
    expect(png.bytes.readUInt32BE(16)).toBeGreaterThan(300)
    await leave()
  })

  // every kind goes the whole way in chain.test.ts; here one that is decided by rules and one by its key
  it.each(['sudoku', 'crossword'])(
    'shares %s by a link that plays in a fresh browser, with its answer or without',
    async (kind) => {
      const { page, leave } = await finished(kind, 'ja', workspace)
      await page.click('[data-do="share"]')
      const field = page.locator('input[name="link"]')
      const linkNow = async (): Promise<string> => {
        await page.waitForSelector('[data-do="play"][href]')
        return field.inputValue()
      }
      const open = await linkNow()
      await page.waitForSelector('.code img')
      await page.getByRole('switch', { name: /その場で答え合わせ/ }).click()
      await expect.poll(linkNow).not.toBe(open)
      const whole = await linkNow()
      expect(whole.length).toBeGreaterThan(open.length)
      expect((await saved(page, 'a[download$="-qr.svg"]')).bytes.length).toBeGreaterThan(500)
      expect((await saved(page, 'a[download$="-qr.png"]')).bytes.subarray(1, 4).toString()).toBe('PNG')
      await leave()
      for (const link of [open, whole]) {
        const visit = await house.visit(`/${link.slice(house.address.length)}`, 'ja', phone)
        await untilReady(visit.page)
        expect(await visit.page.getAttribute('main', 'data-kind')).toBe(kind)
        await visit.leave()
      }
    },
  )

  const looks: readonly (readonly [string, Lang, BrowserContextOptions])[] = [
    ['a desk, light', 'ja', { ...workspace, colorScheme: 'light' }],
    ['a desk, dark', 'en', { ...workspace, colorScheme: 'dark' }],
    ['a phone, dark', 'ja', { ...phone, colorScheme: 'dark' }],
    ['a narrow phone, light', 'en', { ...phone, viewport: { width: 320, height: 568 }, colorScheme: 'light' }],
  ]
  it.each(looks)('is accessible on %s', async (_, lang, options) => {
    const { page, leave } = await finished('skeleton', lang, options)
    for (const sheet of ['export', 'share']) {
      await page.click(`[data-do="${sheet}"]`)
      await page.waitForSelector(sheet === 'export' ? '.offer a' : '.code img')
      expect(await troubles(page, sheet)).toEqual([])
      expect(await isWide(page), sheet).toBe(false)
      await page.keyboard.press('Escape')
      await page.waitForFunction(() => document.querySelector('dialog') === null)
    }
    await toPaper(page)
    expect(await troubles(page, 'print')).toEqual([])
    expect(await isWide(page), 'print').toBe(false)
    await leave()
  })
})
