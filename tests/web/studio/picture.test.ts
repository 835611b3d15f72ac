/**
 * The studio's page of pictures in a real browser: from a file, a drawing or a sample to a proved puzzle that shows it.
 */
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { program } from '../../site.ts'
import { troubles } from '../axe.ts'
import { House, phone, type Visit, workspace } from '../browser.ts'
import { watchTasks } from './tasks.ts'

/** How long the sliders must rest before a puzzle is made; the page has the same value. */
const restMs = 300
const hour = 3_600_000

const house = (width: number, height: number): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100">
    <rect width="100" height="100" fill="#fff"/><path d="M10 50 50 10 90 50V95H10Z" fill="#234"/>
    <rect x="40" y="62" width="20" height="33" fill="#fff"/></svg>`)

const proved = (page: Page, kind: string) =>
  page.waitForSelector(`[data-result][data-kind="${kind}"][data-proved="true"]`, { state: 'attached' })

/** What a view shows, as the markup of its drawing. */
const seen = (page: Page, view: string): Promise<string> => page.locator(`[data-view="${view}"] .view-body`).innerHTML()

const drop = (page: Page, name: string, type: string, bytes: Buffer) =>
  page.evaluate(
    ({ name, type, text }) => {
      const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0))
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([bytes], name, { type }))
      document.querySelector('.picture-page')?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }))
    },
    { name, type, text: bytes.toString('base64') },
  )

let site: House

async function visit(lang: 'en' | 'ja' = 'en', options = workspace): Promise<Visit> {
  const visited = await site.visit('/', lang, options)
  await visited.page.click('[data-door="picture"]')
  await visited.page.waitForSelector('.picture-start')
  return visited
}

async function opened(sample: string, lang: 'en' | 'ja' = 'en', options = workspace): Promise<Visit> {
  const visited = await visit(lang, options)
  await visited.page.click(`[data-sample="${sample}"]`)
  await proved(visited.page, 'hashi')
  return visited
}

describe.skipIf(program === null)('pictures in the studio', () => {
  beforeAll(async () => {
    site = await House.open()
  })
  afterAll(() => site?.close())

  it.each(['png', 'jpeg'] as const)('are dropped as %s and become a proved puzzle', async (format) => {
    const { page, leave } = await visit()
    await drop(page, `house.${format}`, `image/${format}`, await sharp(house(600, 600)).toFormat(format).toBuffer())
    await proved(page, 'hashi')
    expect(await page.locator('[data-view] svg, [data-view] canvas').count()).toBeGreaterThanOrEqual(4)
    expect(Number(await page.getAttribute('[data-likeness]', 'data-likeness'))).toBeGreaterThan(0.6)
    expect(await page.inputValue('.naming input')).toBe('house')
    await leave()
  })

  const refused = [
    ['a text under the name of a picture', 'words.png', Buffer.from('cat\ndog\n'), 'no-picture'],
    ['an empty file', 'nothing.png', Buffer.alloc(0), 'empty-file'],
    ['half a picture', 'half.png', null, 'damaged-image'],
    ['a list of words', 'words.txt', Buffer.from('cat\ndog\n'), 'no-picture'],
  ] as const
  it('that cannot be read get one sentence, each its own', async () => {
    const half = (await sharp(house(300, 300)).png().toBuffer()).subarray(0, 60)
    const { page, leave } = await visit('ja')
    for (const [what, name, bytes, code] of refused) {
      await drop(page, name, '', bytes ?? half)
      await page.waitForSelector(`[data-problem="${code}"]`)
      expect(await page.locator('[role="alert"]').count(), what).toBe(1)
    }
    await leave()
  })

  it('of 30 MB are refused by their size, and a good one after it is taken', async () => {
    const { page, leave } = await visit()
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([new Uint8Array(30_000_000)], 'large.jpg', { type: 'image/jpeg' }))
      document.querySelector('.picture-page')?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }))
    })
    await page.waitForSelector('[data-problem="image-too-large"]')
    await page.setInputFiles('input[name="picture"]', {
      name: 'house.png',
      mimeType: 'image/png',
      buffer: await sharp(house(200, 200)).png().toBuffer(),
    })
    await proved(page, 'hashi')
    expect(await page.locator('[role="alert"]').count()).toBe(0)
    await leave()
  })

  it('are drawn with the mouse, each stroke is undone alone, and by keys', async () => {
    const { page, leave } = await visit()
    await page.getByRole('button', { name: 'Draw it yourself' }).click()
    const sheet = page.getByRole('application', { name: 'Drawing sheet' })
    const frame = await sheet.boundingBox()
    if (!frame) throw new Error('no sheet')
    const at = (x: number, y: number) => [frame.x + x * frame.width, frame.y + y * frame.height] as const
    await page.mouse.move(...at(0.2, 0.2))
    await page.mouse.down()
    for (const [x, y] of [
      [0.8, 0.2],
      [0.8, 0.8],
      [0.2, 0.8],
      [0.2, 0.2],
    ] as const)
      await page.mouse.move(...at(x, y), { steps: 6 })
    await page.mouse.up()
    await proved(page, 'hashi')
    const one = await seen(page, 'strokes')
    await sheet.focus()
    await page.keyboard.press('Space')
    for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await expect.poll(() => seen(page, 'strokes')).not.toBe(one)
    await page.getByRole('toolbar').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => seen(page, 'strokes')).toBe(one)
    await leave()
  })

  it('follow the sliders at once, and their puzzle after them, and one undo reverts all of that', async () => {
    const { page, leave } = await opened('fish')
    const strokes = await seen(page, 'strokes')
    const puzzle = await seen(page, 'puzzle')
    const size = page.getByRole('slider', { name: 'Size' })
    await size.fill('34')
    await expect.poll(() => seen(page, 'strokes')).not.toBe(strokes)
    await expect.poll(() => seen(page, 'puzzle')).not.toBe(puzzle)
    await proved(page, 'hashi')
    expect(await size.getAttribute('aria-valuetext')).toMatch(/^34 × /)
    await page.locator('.bar').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => seen(page, 'puzzle')).toBe(puzzle)
    await page.getByRole('slider', { name: 'Detail' }).fill('1')
    await expect.poll(() => seen(page, 'strokes')).not.toBe(strokes)
    await leave()
  })

  it('are not made from what was undone before the sliders rested', async () => {
    const { page, leave } = await opened('boat')
    const puzzle = await seen(page, 'puzzle')
    // only the test advances its time
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(hour)
    const size = page.getByRole('slider', { name: 'Size' })
    const undo = page.locator('.bar').getByRole('button', { name: 'Undo' })
    await size.fill('34')
    await page.clock.runFor(restMs - 1)
    await undo.click()
    await page.clock.runFor(restMs * 2)
    expect(await page.locator('[data-do="stop"]').count()).toBe(0)
    expect(await seen(page, 'puzzle')).toBe(puzzle)
    // a change that is not undone is made, so the test would have noticed it
    await size.fill('34')
    await page.clock.runFor(restMs)
    await page.clock.resume()
    await expect.poll(() => seen(page, 'puzzle')).not.toBe(puzzle)
    await leave()
  })

  it('bring their title with them, until the user writes one', async () => {
    const { page, leave } = await opened('boat')
    const replace = async (name: string): Promise<void> =>
      page.setInputFiles('.views input[type="file"]', {
        name,
        mimeType: 'image/png',
        buffer: await sharp(house(200, 200)).png().toBuffer(),
      })
    const title = () => page.inputValue('.naming input')
    expect(await title()).toBe('A sailing boat')
    await replace('house.png')
    await expect.poll(title).toBe('house')
    await page.fill('.naming input', 'Our house')
    const before = await seen(page, 'picture')
    await replace('other.png')
    await expect.poll(() => page.locator('[data-do="stop"]').count()).toBe(0)
    expect([before !== '', await title()]).toEqual([true, 'Our house'])
    await leave()
  })

  it('have strokes whose corners are moved by keys and by dragging', async () => {
    const { page, leave } = await opened('boat')
    await page.locator('[data-view="strokes"]').getByRole('button', { name: 'Edit' }).click()
    const corner = page.getByRole('button', { name: /^Corner/ }).first()
    const before = await page.locator('.corners').innerHTML()
    await corner.focus()
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => page.locator('.corners').innerHTML()).not.toBe(before)
    await proved(page, 'hashi')
    expect(await page.getByRole('slider', { name: 'Detail' }).isDisabled()).toBe(true)
    const moved = await page.locator('.corners').innerHTML()
    const spot = await corner.boundingBox()
    if (!spot) throw new Error('no corner')
    await page.mouse.move(spot.x + spot.width / 2, spot.y + spot.height / 2)
    await page.mouse.down()
    await page.mouse.move(spot.x + 4 * spot.width, spot.y + 4 * spot.height, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => page.locator('.corners').innerHTML()).not.toBe(moved)
    await leave()
  })

  it('become the shape of a word search', async () => {
    const { page, leave } = await opened('cat')
    await page.click('[data-kind-choice="wordsearch"]')
    await page.fill('textarea[name="words"]', 'whisker\npurr\nclaw\ntail\nmilk\nmouse\nkitten\npaw')
    await proved(page, 'wordsearch')
    const [board = '', solved = ''] = await Promise.all([seen(page, 'puzzle'), seen(page, 'solution')])
    expect(board).not.toBe(solved)
    await page.click('[data-kind-choice="hashi"]')
    await proved(page, 'hashi')
    await leave()
  })

  it('leave the page responsive while a puzzle is made', async () => {
    const { page, leave } = await visit()
    const watch = await watchTasks(page)
    await page.click('[data-sample="cat"]')
    await proved(page, 'hashi')
    expect(await watch.end()).toEqual([])
    await leave()
  })

  it.each([
    ['en', 'light', workspace],
    ['ja', 'dark', workspace],
    ['ja', 'light', phone],
    ['en', 'dark', { ...phone, viewport: { width: 320, height: 640 } }],
  ] as const)('are accessible (%s, %s)', async (lang, colorScheme, screen) => {
    const { page, leave } = await visit(lang, { ...screen, colorScheme })
    const found = await troubles(page, 'start')
    await page.click('[data-sample="torii"]')
    await proved(page, 'hashi')
    found.push(...(await troubles(page, 'made')))
    await page.locator('[data-view="strokes"] header button').click()
    found.push(...(await troubles(page, 'edited')))
    await page.locator('[data-view="picture"] header button').click()
    found.push(...(await troubles(page, 'drawn')))
    await page.click('[data-kind-choice="wordsearch"]')
    found.push(...(await troubles(page, 'words')))
    expect(found).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0)
    await leave()
  })
})
