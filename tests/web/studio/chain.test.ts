/**
 * The whole way of a puzzle in a real browser, for every kind: begun on the start page, made, changed, printed, shared,
 * and played to its end in another browser that has only the link.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { faces } from '@kumiki/core/player'
import { readLink } from '@kumiki/press/link'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kindInfos } from '../../../packages/web/src/studio/workers/core/kinds.ts'
import { findPoppler } from '../../../scripts/poppler.mjs'
import { playByKeyboard } from '../../hands.ts'
import { newFolder } from '../../place.ts'
import { program } from '../../site.ts'
import { House, untilReady, workspace } from '../browser.ts'
import { hurry } from './hurry.ts'

const words =
  'cat,It purrs\ndog,It barks\ngoat,It climbs\nbear,It sleeps\nhare,It hops\notter,It swims\ntiger,It has stripes'

let house: House
const folder = newFolder()

const proved = (page: Page, kind: string) =>
  page.waitForSelector(`[data-result][data-kind="${kind}"][data-proved="true"]`, { state: 'attached' })

/** The visible board, as HTML. */
const boardOf = (page: Page): Promise<string> => page.locator('.easel, .views').first().innerHTML()

/** Waits until a change is done: the board is proved again, and something is different. */
async function changed(page: Page, kind: string, change: () => Promise<void>, seen = boardOf): Promise<void> {
  const before = await seen(page)
  await change()
  await expect.poll(() => seen(page)).not.toBe(before)
  await page.waitForSelector('[data-do="stop"]', { state: 'detached' })
  await proved(page, kind)
}

async function fromWords(page: Page, kind: string): Promise<void> {
  await page.click('[data-door="words"]')
  await page.fill('textarea[name="words"]', words)
  await page.click(`[data-kind-choice="${kind}"]`)
  await page.click('[data-do="make"]')
  await proved(page, kind)
  expect(await page.locator('.row.is-in').count()).toBeGreaterThanOrEqual(6)
}

async function fromNothing(page: Page, kind: string): Promise<void> {
  await page.click('[data-door="plain"]')
  await page.click(`[data-kind-choice="${kind}"]`)
  // the smallest is the fastest to play
  await page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio').first().click()
  await proved(page, kind)
}

async function fromPicture(page: Page, kind: string): Promise<void> {
  await page.click('[data-door="picture"]')
  await page.click('[data-sample="boat"]')
  await proved(page, kind)
}

/** A picture may allow only one puzzle, so that making another gives the same; a smaller board is different. */
const smaller = (page: Page, kind: string) =>
  changed(
    page,
    kind,
    () => page.getByRole('slider', { name: 'Size' }).press('ArrowLeft'),
    // strokes are drawn at once, the solution when the puzzle is made
    () => page.locator('.views [data-view="solution"]').innerHTML(),
  )

const another = (page: Page, kind: string) => changed(page, kind, () => page.click('[data-do="again"]'))

/** Makes every change that this kind allows on its board: a clue, a word that is kept while the rest is made anew. */
async function editBoard(page: Page, kind: string): Promise<void> {
  await page.waitForSelector('[data-do="make"]')
  if ((await page.locator('[data-cell].white').count()) === 0) return another(page, kind)
  await page.locator('[data-cell].white').first().click()
  const chosen = page.locator('.chosen-word')
  const clue = chosen.getByRole('textbox', { name: 'Clue' })
  if (await clue.isVisible()) {
    await clue.fill('Rewritten')
    await chosen.getByRole('button', { name: 'Save the clue' }).click()
    await expect
      .poll(() => page.locator('.rows .clue').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
      .toContain('Rewritten')
    await page.waitForSelector('[data-do="stop"]', { state: 'detached' })
    await proved(page, kind)
  }
  const keep = chosen.getByRole('button', { name: 'Lock it here' })
  if (await keep.isVisible()) {
    await keep.click()
    const word = (await chosen.locator('b').textContent()) ?? ''
    await changed(page, kind, () => page.click('[data-do="again"]'))
    expect(await page.locator('[data-cell].kept').count()).toBe(word.length)
  }
}

/** The share of ink on each printed sheet, as another program renders it. */
async function print(page: Page): Promise<readonly number[]> {
  await page.click('[data-do="print"]')
  const link = page.locator('.bar a[download$=".pdf"][href^="blob:"]')
  const refusal = page.getByRole('alert')
  await link.or(refusal).first().waitFor()
  expect(await refusal.allTextContents()).toEqual([])
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  const path = join(folder, 'chain.pdf')
  writeFileSync(path, readFileSync(await download.path()))
  const pages = Number(/^Pages:\s*(\d+)$/m.exec(execFileSync('pdfinfo', [path], { encoding: 'utf8' }))?.[1])
  return Array.from({ length: pages }, (_, at) => {
    const sheet = ['-f', `${at + 1}`, '-l', `${at + 1}`]
    const grey = execFileSync('pdftoppm', ['-gray', '-r', '40', ...sheet, path], { maxBuffer: 1e8 })
    return grey.subarray(20).filter((dot) => dot < 128).length / grey.length
  })
}

async function share(page: Page): Promise<string> {
  await page.click('[data-do="share"]')
  const play = page.locator('[data-do="play"][href]')
  await play.waitFor()
  const open = await play.getAttribute('href')
  await page.getByRole('switch', { name: /Self-checking/ }).click()
  await expect.poll(() => page.locator('[data-do="play"]').getAttribute('href')).not.toBe(open)
  await play.waitFor()
  return page.inputValue('input[name="link"]')
}

/** Plays the link in a fresh browser. */
async function playLink(link: string): Promise<void> {
  const read = await readLink(link, faces)
  if (!read.ok) throw new Error(read.error.text.en)
  const { page, leave } = await house.visit(`/${link.slice(house.address.length)}`, 'en', workspace)
  await untilReady(page)
  await page.locator('[data-target]').first().focus()
  await read.value(({ puzzle, answer }, face) => {
    if (answer === undefined) throw new Error('a link that checks itself holds its answer')
    return playByKeyboard(page, { face, puzzle, answer })
  })
  await page.waitForSelector('main[data-status="complete"]')
  await leave()
}

/** Every kind from words if it takes them, otherwise from nothing; kinds that draw pictures from a picture too. */
const ways = (await kindInfos()).flatMap(({ kind, words: option, picture }) => [
  option === null
    ? (['nothing', kind, fromNothing, another] as const)
    : (['words', kind, fromWords, editBoard] as const),
  ...(picture === null ? [] : [['a picture', kind, fromPicture, smaller] as const]),
])

describe.skipIf(program === null || !findPoppler())('from the start to the last stroke', () => {
  beforeAll(async () => {
    house = await House.open()
  })
  afterAll(() => house?.close())

  it.each(ways)('%s: %s', async (_start, kind, make, edit) => {
    const { page, leave } = await house.visit('/', 'en', workspace)
    await hurry(page)
    await make(page, kind)
    await edit(page, kind)
    const link = await share(page)
    await page.keyboard.press('Escape')
    const ink = await print(page)
    expect(ink.length).toBeGreaterThan(0)
    expect(Math.min(...ink)).toBeGreaterThan(0.002)
    await leave()
    await playLink(link)
  })
})
