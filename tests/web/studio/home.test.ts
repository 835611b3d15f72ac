/**
 * The start page of the studio, in a real browser: ways to begin, samples, my puzzles, files good and bad, and what
 * must never be lost.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newFolder } from '../../place.ts'
import { program } from '../../site.ts'
import { House, keeping, phone, type Visit, workspace } from '../browser.ts'
import { hurry } from './hurry.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

async function troubles(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { violations } = await Reflect.get(window, 'axe').run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    return violations.map(
      (one: { id: string; nodes: { html: string }[] }) => `${one.id}: ${one.nodes[0]?.html.slice(0, 160)}`,
    )
  })
}

/** How far the page can be scrolled sideways. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

interface Dropped {
  readonly name: string
  readonly bytes: readonly number[]
  readonly type?: string
  /** How many blanks follow the bytes. */
  readonly padding?: number
}

/** Drops files on the page, as a user does. */
const drop = (page: Page, files: readonly Dropped[]): Promise<void> =>
  page.evaluate((all) => {
    const dataTransfer = new DataTransfer()
    for (const { name, bytes, type = '', padding = 0 } of all)
      dataTransfer.items.add(new File([new Uint8Array(bytes), new Uint8Array(padding).fill(32)], name, { type }))
    const home = document.querySelector('.studio-home')
    for (const type of ['dragover', 'drop'])
      home?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  }, files)

const written = (text: string): number[] => [...new TextEncoder().encode(text)]

/** A puzzle of each sort, small enough to be made at once. */
async function makeFrom(page: Page, words: string): Promise<void> {
  await hurry(page)
  await page.click('[data-door="words"]')
  await page.fill('textarea[name="words"]', words)
  await page.click('[data-do="make"]')
  await page.waitForSelector('[data-result][data-kind]', { state: 'attached' })
}

const goHome = async (page: Page): Promise<void> => {
  await page.locator('header .house').click()
  await page.waitForSelector('.studio-home')
}

const titles = (page: Page): Promise<string[]> => page.locator('.card-title').allInnerTexts()

/** Opens the sheet of the first card and enters a new title and folder. */
async function rename(page: Page, title: string, folder = ''): Promise<void> {
  await page.locator('.card-more').first().click()
  await page.fill('dialog input[name="title"]', title)
  await page.fill('dialog input[name="folder"]', folder)
  await page.locator('dialog .btn-primary').click()
  await page.waitForSelector('dialog', { state: 'detached' })
}

describe.skipIf(program === null)('the start page of the studio', { timeout: 120_000 }, () => {
  let house: House
  beforeAll(async () => {
    house = await House.open()
  })
  afterAll(() => house?.close())

  const visit = async (lang: 'en' | 'ja' = 'en', options: BrowserContextOptions = workspace): Promise<Visit> => {
    const visited = await house.visit('/', lang, options)
    await visited.page.waitForSelector('.mine')
    return visited
  }

  it('has three ways to begin, each with a picture drawn from a puzzle, and each opens its page', async () => {
    const { page, leave } = await visit()
    for (const start of ['words', 'picture', 'plain']) {
      await page.waitForSelector(`.art-${start} svg.picture`)
      await page.click(`[data-door="${start}"]`)
      await page.waitForSelector('.studio-home', { state: 'detached' })
      await goHome(page)
    }
    expect(await page.locator('.card').count()).toBe(0)
    await leave()
  })

  it.each(['en', 'ja'] as const)('makes a puzzle from a sample in one click (%s)', async (lang) => {
    const { page, leave } = await visit(lang)
    await hurry(page)
    await page.click(`[data-sample="animals.${lang}"]`)
    await page.waitForSelector('[data-result][data-kind="crossword"]')
    await goHome(page)
    await page.waitForSelector('.card .card-art svg')
    expect(await titles(page)).toEqual([lang === 'ja' ? 'どうぶつ' : 'Animals'])
    await leave()
  })

  it('makes a booklet of ten in a folder of its own, and offers its print', async () => {
    const { page, leave } = await visit()
    await page.getByRole('radio', { name: '1' }).click()
    await page.locator('.stacking select').selectOption('blocksum')
    await page.click('[data-do="stack"]')
    await page.waitForSelector('.stack-note [data-do="print"]')
    await page.click('[data-part="mine"]')
    await page.click('[data-folder="Ten: BlockSum, level 1"]')
    expect(await page.locator('.card').count()).toBe(10)
    await page.locator('.card').first().locator('.tick[aria-label="One solution, proved"]').waitFor()
    await leave()
  })

  it('finds, names, moves, copies and deletes, and undoes all of that', async () => {
    const { page, leave } = await visit()
    await makeFrom(page, 'cat\ntiger\nrat\ngoat')
    await goHome(page)
    await rename(page, 'Zoo', 'Class 2')
    await expect.poll(() => titles(page)).toEqual(['Zoo'])
    await page.locator('.card-more').click()
    await page.getByRole('button', { name: 'Duplicate' }).click()
    await expect.poll(() => titles(page)).toEqual(['Zoo (copy)', 'Zoo'])
    await rename(page, 'Garden')
    await expect.poll(() => titles(page)).toEqual(['Garden', 'Zoo'])
    await page.fill('input[name="search"]', 'TIGER zoo')
    expect(await titles(page)).toEqual(['Zoo'])
    await page.fill('input[name="search"]', 'unicorn')
    expect(await titles(page)).toEqual([])
    await page.fill('input[name="search"]', '')
    await page.click('[data-part="mine"]')
    await page.click('[data-folder="Class 2"]')
    expect(await titles(page)).toEqual(['Zoo'])
    await page.locator('.card-more').click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.click('dialog [data-do="delete"]')
    await expect.poll(() => titles(page)).toEqual(['Garden'])
    await page.click('[data-do="undo"]')
    await expect.poll(() => titles(page)).toContain('Zoo')
    await page.reload()
    await page.waitForSelector('.card')
    expect((await titles(page)).sort()).toEqual(['Garden', 'Zoo'])
    await leave()
  })

  it('exports all puzzles as one file, which a fresh browser opens', async () => {
    const { page, leave } = await visit()
    await makeFrom(page, 'cat\ntiger\nrat\ngoat')
    await goHome(page)
    await rename(page, 'Taken along', 'Trip')
    await page.click('[data-part="mine"]')
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-do="backup"]')])
    expect(download.suggestedFilename()).toMatch(/^kumiki-backup-\d{4}-\d\d-\d\d\.json$/)
    const path = join(newFolder(), 'backup.json')
    await download.saveAs(path)
    await leave()
    const other = await visit('ja')
    expect(await titles(other.page)).toEqual([])
    await other.page.setInputFiles('input[name="open"]', path)
    await expect.poll(() => titles(other.page)).toEqual(['Taken along'])
    await other.page.locator('.card-open').click()
    await other.page.waitForSelector('[data-result][data-kind]')
    await other.leave()
  })

  it('shows in one tab what another one saves and deletes', async () => {
    const { page, leave } = await visit()
    const second = await page.context().newPage()
    await second.goto(house.address)
    await second.waitForSelector('.mine')
    await makeFrom(page, 'cat\ntiger\nrat\ngoat')
    await goHome(page)
    await rename(page, 'Both')
    await expect.poll(() => titles(second)).toEqual(['Both'])
    await rename(second, 'Both, named there')
    await expect.poll(() => titles(page)).toEqual(['Both, named there'])
    await page.locator('.card-more').click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.click('dialog [data-do="delete"]')
    await expect.poll(() => titles(second)).toEqual([])
    await leave()
  })

  it('opens what is dropped on it: a list in Shift_JIS, a picture', async () => {
    const { page, leave } = await visit('ja')
    // ねこ,のどを鳴らす ⏎ いぬ,わんと鳴く
    const list = [0x82, 0xcb, 0x82, 0xb1, 0x2c, 0x82, 0xcc, 0x82, 0xc7, 0x82, 0xf0, 0x0a, 0x82, 0xa2, 0x82, 0xca, 0x2c]
    await drop(page, [{ name: '二年一組.csv', bytes: [...list, 0x82, 0xed, 0x82, 0xf1, 0x0a] }])
    await page.waitForSelector('textarea[name="words"]')
    await expect.poll(() => page.inputValue('textarea[name="words"]')).toBe('ねこ\tのどを\nいぬ\tわん')
    await goHome(page)
    const image = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(40, 40)
      const context = canvas.getContext('2d')
      context?.fillRect(8, 8, 20, 20)
      return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())]
    })
    await drop(page, [{ name: '絵.png', bytes: image, type: 'image/png' }])
    await page.waitForSelector('.studio-home', { state: 'detached' })
    await leave()
  })

  const refused = [
    ['too-large', { name: 'big.txt', bytes: written('a'), padding: 30_000_000 }],
    ['problem', { name: 'big.png', bytes: [0x89, 0x50, 0x4e, 0x47], padding: 30_000_000 }],
    ['problem', { name: 'none.png', bytes: written('this is no picture'), type: 'image/png' }],
    ['empty', { name: 'empty.csv', bytes: [] }],
    ['problem', { name: 'cut.kumiki.json', bytes: written('{"kumiki":1,"kind":"sudo') }],
    ['problem', { name: 'program.exe', bytes: [0x4d, 0x5a, 0, 0, 0xff, 0xfe, 0, 0, 1, 2, 0, 0xff] }],
    ['cut-backup', { name: 'backup.json', bytes: written('{"kumiki-backup":1,"projects":[\n{"id"') }],
  ] as const
  it('gives the reason in one sentence if it does not open a file', async () => {
    const { page, leave } = await visit('ja')
    for (const [fault, file] of refused) {
      await drop(page, [file])
      const outcome = page.locator(`[data-fault="${fault}"]`)
      await outcome.waitFor()
      expect(await outcome.textContent()).toMatch(new RegExp(`^「${file.name}」.*。`))
      expect(await page.locator('.card').count()).toBe(0)
      await outcome.getByRole('button').click()
      await outcome.waitFor({ state: 'detached' })
    }
    await leave()
  })

  it('notes that a dropped folder is not a file, and opens the file beside it', async () => {
    const { page, leave } = await visit()
    await page.evaluate(() => {
      // only a user can drop a folder, so its entry is simulated
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([], 'lists'))
      dataTransfer.items.add(new File(['cat\ndog\n'], 'pets.txt'))
      const { webkitGetAsEntry } = DataTransferItem.prototype
      DataTransferItem.prototype.webkitGetAsEntry = function (this: DataTransferItem) {
        const isFolder = this.getAsFile()?.name === 'lists'
        return isFolder ? ({ isDirectory: true } as FileSystemEntry) : webkitGetAsEntry.call(this)
      }
      document.querySelector('.studio-home')?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }))
    })
    await page.waitForSelector('[data-fault="folder"]')
    await expect.poll(() => titles(page)).toEqual(['pets'])
    await leave()
  })

  it('warns that nothing can be saved, with advice', async () => {
    const { page, leave } = await visit()
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await drop(page, [
      { name: 'a.txt', bytes: written('cat\ndog') },
      { name: 'b.txt', bytes: written('cow\nhen') },
    ])
    await page.waitForSelector('[data-trouble="full"]')
    expect((await titles(page)).sort()).toEqual(['a', 'b'])
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-trouble] button').click()])
    expect(readFileSync((await download.path()) ?? '', 'utf8')).toContain('"word":"cow"')
    await leave()
  })

  it.each([
    ['en', 'light', workspace],
    ['ja', 'dark', workspace],
    ['ja', 'light', phone],
    ['en', 'dark', { ...phone, viewport: { width: 320, height: 640 } }],
  ] as const)('is accessible: %s, %s', async (lang, colorScheme, size) => {
    const { page, leave } = await visit(lang, { ...size, colorScheme })
    const [one, two] = [written('cat\ndog'), written('cow\nhen')]
    await drop(page, [
      { name: 'a-name-that-is-rather-long-for-a-small-card.txt', bytes: one },
      { name: 'b.txt', bytes: two },
    ])
    await page.waitForSelector('.card')
    await rename(page, 'Named', 'Folder')
    const found = [...(await troubles(page))]
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    await page.click('[data-part="mine"]')
    found.push(...(await troubles(page)))
    await page.locator('.card-more').first().click()
    found.push(...(await troubles(page)))
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    expect(found).toEqual([])
    await leave()
  })

  it('makes, proves and keeps puzzles without a network after one visit', async () => {
    const { page, leave } = await visit('en', keeping)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.context().setOffline(true)
    await page.reload()
    await page.waitForSelector('.art-words svg.picture')
    await hurry(page)
    await page.click('[data-sample="weather.en"]')
    await page.waitForSelector('[data-result][data-kind="crossword"]')
    await page.click('[data-kind-choice="skeleton"]')
    await page.click('[data-do="make"]')
    await page.waitForSelector('[data-result][data-kind="skeleton"][data-proved="true"]')
    await goHome(page)
    expect(await titles(page)).toEqual(['Weather and the sky'])
    await leave()
  })

  it('has room for type of twice the size', async () => {
    const { page, leave } = await visit('en', { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 })
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    await leave()
  })
})
