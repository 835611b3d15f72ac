/**
 * The cost of a key in the list of words, and that nothing typed is lost. The test controls when the page's pause after
 * a key ends.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { program } from '../../site.ts'
import { House, type Visit, workspace } from '../browser.ts'
import { watchScript } from './tasks.ts'

const letters = [...'thequickbrownfoxjumpsoverthela']
const count = 2_000
const alphabet = 'abcdefghij'
/** Typing changes clues only, so that the row's word stays the same. */
const list = Array.from(
  { length: count },
  (_, at) => `w${[...String(at)].map((digit) => alphabet[Number(digit)]).join('')}es,What a clue may say`,
).join('\n')

/** Opens a page with a list of words, all rows shown, and counters for writes to the disk and for judgements. */
async function open(house: House, words: string): Promise<Visit> {
  const visit = await house.visit('/', 'en', workspace)
  const { page } = visit
  await page.click('[data-door="words"]')
  await page.fill('textarea[name="words"]', words)
  await expect.poll(() => page.locator('.row').count()).toBeGreaterThan(0)
  while ((await page.locator('.more').count()) > 0) await page.click('.more')
  await page.evaluate(() => {
    const counts = { writes: 0, judgings: 0, judgedRows: 0 }
    Object.assign(window, { counts })
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (...given) {
      counts.writes++
      return put.apply(this, given)
    }
    const post = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (message: unknown) {
      if (Reflect.get(Object(message), 'about') === 'judge') {
        counts.judgings++
        counts.judgedRows += Reflect.get(Object(message), 'given').splice.rows.length
      }
      return post.call(this, message)
    }
  })
  return visit
}

/** As in the workspace. */
const restMs = 150

/** From here on the pause after typing ends only when the test says so. */
const holdRests = (page: Page): Promise<void> =>
  page.evaluate((rest) => {
    const { setTimeout: start, clearTimeout: stop } = window
    const held = new Map<number, () => void>()
    Object.assign(window, {
      setTimeout: (act: () => void, delay?: number) => {
        if (delay !== rest) return start(act, delay)
        const id = -1 - held.size
        held.set(id, act)
        return id
      },
      clearTimeout: (id: number) => (held.has(id) ? held.set(id, () => {}) : stop(id)),
      endRests: () => {
        for (const act of held.values()) act()
      },
    })
  }, restMs)

const endRests = (page: Page): Promise<void> => page.evaluate(() => Reflect.get(window, 'endRests')())

const counts = (page: Page) => page.evaluate(() => Reflect.get(window, 'counts'))
const lastClue = (page: Page) => page.locator('.row .clue').last()

describe.skipIf(program === null)('a key in the list of words', () => {
  let house: House
  beforeAll(async () => {
    house = await House.open()
  })
  afterAll(() => house?.close())

  it('in row 2,000 delays everything but the page: thirty letters are one write, one judgement and one undo', async () => {
    const { page, leave } = await open(house, list)
    expect(await page.locator('.row').count()).toBe(count)
    const before = await lastClue(page).inputValue()
    await lastClue(page).focus()
    await page.keyboard.press('End')
    await holdRests(page)
    const watch = await watchScript(page)
    for (const letter of letters) await page.keyboard.press(letter)
    expect(await lastClue(page).inputValue()).toBe(before + letters.join(''))
    expect(await counts(page)).toEqual({ writes: 0, judgings: 0, judgedRows: 0 })
    await endRests(page)
    expect(await counts(page)).toEqual({ writes: 1, judgings: 1, judgedRows: 1 })
    const longest = await watch.end()
    console.log(`the longest script of a key in row 2,000, as a part of a loop of 50 ms: ${longest.toFixed(1)} ms`)
    expect(longest).toBeGreaterThan(0)
    expect(longest).toBeLessThan(50)
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await lastClue(page).inputValue()).toBe(before)
    await leave()
  })

  it('is saved when the field is left, and when the tab is hidden', async () => {
    const { page, leave } = await open(house, 'cat\ndog')
    await holdRests(page)
    await lastClue(page).press('a')
    expect(await counts(page)).toMatchObject({ writes: 0 })
    await page.locator('.naming input').focus()
    expect(await counts(page)).toMatchObject({ writes: 1 })
    await lastClue(page).press('b')
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(await counts(page)).toMatchObject({ writes: 2 })
    await leave()
  })

  it.each([
    ['closed', (page: Page) => page.close()],
    ['reloaded', (page: Page) => page.reload()],
    ['left for another page', (page: Page) => page.goto('about:blank')],
  ])('is not lost when the tab is %s before anything was written', async (_, end) => {
    const { page, leave } = await open(house, 'cat\ndog')
    const address = page.url()
    await holdRests(page)
    await lastClue(page).pressSequentially('It barks')
    await page.locator('.naming input').press('Z')
    await lastClue(page).press('!')
    // one for each field that was left
    expect(await counts(page)).toMatchObject({ writes: 2 })
    const context = page.context()
    await end(page)
    const next = await context.newPage()
    await next.goto(address)
    await next.locator('.row .clue').last().waitFor()
    expect(await lastClue(next).inputValue()).toBe('!It barks')
    expect(await next.locator('.naming input').inputValue()).toBe('Z')
    await leave()
  })

  it('is shown in a second tab with the project, and only that tab reads the project again', async () => {
    const { page, leave } = await open(house, 'cat\ndog')
    const [other, home] = [await page.context().newPage(), await page.context().newPage()]
    await other.goto(page.url())
    await home.goto(house.address)
    await lastClue(other).waitFor()
    await home.waitForSelector('[data-door="words"]')
    const heard = await Promise.all(
      [other, home].map((tab) =>
        tab.evaluate(() => {
          const seen: unknown[] = []
          Object.assign(window, { seen })
          new BroadcastChannel('kumiki.projects').onmessage = ({ data }) => seen.push(Object.keys(data))
        }),
      ),
    )
    expect(heard).toHaveLength(2)
    await lastClue(page).pressSequentially('It barks')
    await expect.poll(() => lastClue(other).inputValue()).toBe('It barks')
    const seen: readonly string[][] = await home.evaluate(() => Reflect.get(window, 'seen'))
    for (const keys of seen) expect(keys).toEqual(['id', 'changed'])
    expect(seen.length).toBeGreaterThan(0)
    await leave()
  })
})
