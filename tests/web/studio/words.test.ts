/** The studio's page of words in a real browser: from a list to a proved board, edited, undone, kept. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { program } from '../../site.ts'
import { troubles } from '../axe.ts'
import { House, phone, settled, workspace } from '../browser.ts'
import { hurry } from './hurry.ts'
import { watchTasks } from './tasks.ts'

const animals = `cat,It purrs
dog,It barks
rabbit,It hops
fox,Sly and red
bear,Sleeps in winter
deer,Has antlers
squirrel,Loves nuts
bat,Flies at night
mole,Digs
camel,Ship of the desert
ostrich,Bird that runs
lion,King of beasts`

const kana = `ねこ,のどを鳴らす
こいぬ,ワンと鳴く子ども
うさぎ,ぴょんと跳ねる
きつね,化けるといわれる
たぬき,きつねの相棒
こうもり,夜に飛ぶ
りす,木の実が好き
すずめ,小さな鳥`

let house: House

const result = (page: Page, kind: string) =>
  page.waitForSelector(`[data-result][data-kind="${kind}"]`, { state: 'attached' })

/** Makes a board of these words. */
async function made(page: Page, words: string, kind: string): Promise<void> {
  await hurry(page)
  await page.click('[data-door="words"]')
  await page.fill('textarea[name="words"]', words)
  await page.click(`[data-kind-choice="${kind}"]`)
  await page.click('[data-do="make"]')
  await result(page, kind)
}

/** The letters on the board, by their accessible labels. */
const letters = (page: Page) =>
  page.locator('[data-cell]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')).join())

describe.skipIf(program === null)('words in the studio', () => {
  beforeAll(async () => {
    house = await House.open(program ?? '')
  })
  afterAll(() => house?.close())

  it('have their clues changed in the list, and the next press on Print opens it, with the new clue and no false bound', async () => {
    const { page, leave } = await house.visit('/', 'en', workspace)
    await made(page, animals, 'crossword')
    const clue = page.locator('.rows .clue').first()
    await clue.fill('Nine lives')
    const print = await page.locator('[data-do="print"]').boundingBox()
    if (!print) throw new Error('there is a button')
    await page.mouse.move(print.x + print.width / 2, print.y + print.height / 2)
    await page.mouse.down()
    // the effects of leaving the field do not move the button away from the pointer
    await settled(page)
    await page.mouse.up()
    await page.waitForSelector('a[download$=".pdf"][href^="blob:"]')
    await page.goBack()
    await page.waitForSelector('[data-result]', { state: 'attached' })
    expect(await page.locator('[data-result]').textContent()).not.toContain('at least 0')
    expect(await page.locator('.rows .clue').first().inputValue()).toBe('Nine lives')
    await leave()
  })

  it('are edited on the board: another clue, a kept word, and all of it undone', async () => {
    const { page, leave } = await house.visit('/', 'ja', workspace)
    await made(page, kana, 'crossword')
    const first = await letters(page)
    await page.locator('[data-cell].white').first().click()
    const clue = page.locator('.chosen-word input')
    await clue.fill('新しいカギ')
    await page.getByRole('button', { name: 'カギを書きかえる' }).click()
    await expect
      .poll(() => page.locator('.rows .clue').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
      .toContain('新しいカギ')
    await expect.poll(() => page.locator('.chosen-word input').inputValue()).toBe('新しいカギ')
    expect(await letters(page)).toBe(first)
    await page.getByRole('button', { name: 'ここに固定する' }).click()
    const kept = (await page.locator('.chosen-word > b').textContent()) ?? ''
    await page.locator('[data-do="again"]').click()
    await expect.poll(() => letters(page)).not.toBe(first)
    // boards during the search do not show which words are kept
    await expect.poll(() => page.locator('.kept').count()).toBeGreaterThanOrEqual(kept.length)
    await result(page, 'crossword')
    const undo = page.getByRole('button', { name: '元に戻す' })
    while (await undo.isEnabled()) await undo.click()
    expect(await page.locator('textarea[name="words"]').inputValue()).toBe('')
    await leave()
  })

  it('are swapped on the board for others of the list', async () => {
    const { page, leave } = await house.visit('/', 'ja', workspace)
    await page.click('[data-door="words"]')
    await page.fill('textarea[name="words"]', 'apple banana cherry grape lemon melon peach papaya'.replaceAll(' ', '\n'))
    await page.click('[data-kind-choice="crossword"]')
    await page.click('[data-do="make"]')
    await result(page, 'crossword')
    const before = await letters(page)
    const other = page.locator('[data-swaps="whole"] button').filter({ hasNotText: '別の場所' }).first()
    // not every place has another word of its length: the first one that has
    for (const cell of await page.locator('[data-cell].white').all()) {
      await cell.click()
      await page.getByRole('button', { name: '入れかえ' }).click()
      await expect.poll(() => page.locator('dialog [role="status"]').textContent()).not.toContain('調べています')
      if ((await other.count()) > 0) break
      await page.keyboard.press('Escape')
    }
    const old = await page.locator('.chosen-word > b').textContent()
    const word = (await other.locator('b').textContent()) ?? ''
    expect(word).not.toBe(old)
    expect(await other.textContent()).toMatch(/交わり\d+/)
    await other.click()
    await expect.poll(() => letters(page)).not.toBe(before)
    await page.waitForSelector('[data-do="stop"]', { state: 'detached' })
    expect(await page.locator('.middle [role="alert"]').count()).toBe(0)
    expect(await page.getAttribute('[data-result]', 'data-proved')).toBe('true')
    const on = await page
      .locator('.row.is-in .word')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
    expect(on).toContain(word)
    await leave()
  })

  it('give the puzzle their language, whatever the page speaks, until another is chosen', async () => {
    const { page, leave } = await house.visit('/', 'en', workspace)
    await page.click('[data-door="words"]')
    await page.fill('textarea[name="words"]', kana)
    await expect.poll(() => page.locator('.row').count()).toBe(8)
    await page.getByRole('button', { name: 'More options' }).click()
    const chosen = page.getByRole('radiogroup', { name: 'Language of the puzzle' }).locator('[aria-checked="true"]')
    expect(await chosen.textContent()).toBe('日本語')
    await page.getByRole('radio', { name: 'English' }).click()
    expect(await chosen.textContent()).toBe('English')
    await page.keyboard.press('Escape')
    await page.fill('textarea[name="words"]', `${kana}\nかもめ`)
    await expect.poll(() => page.locator('.row').count()).toBe(9)
    await page.getByRole('button', { name: 'More options' }).click()
    expect(await chosen.textContent()).toBe('English')
    await leave()
  })

  it('are kept by the area, with two taps', async () => {
    const { page, leave } = await house.visit('/', 'en', phone)
    await made(page, animals, 'skeleton')
    await page.locator('.edit-tools').getByRole('button', { name: 'Lock' }).tap()
    await page.locator('[data-do="area"]').tap()
    await page.locator('[data-cell]').first().tap()
    expect(await page.locator('[data-cell].kept').count()).toBe(0)
    await page.locator('[data-cell]').last().tap()
    const white = await page.locator('[data-cell].white').count()
    expect(await page.locator('[data-cell].kept').count()).toBe(white)
    await leave()
  })

  it('on a board with many cells are enlarged to the size of a finger', async () => {
    const { page, leave } = await house.visit('/', 'ja', phone)
    await hurry(page)
    await page.locator('[data-sample]').first().tap()
    await result(page, 'crossword')
    const width = () =>
      page
        .locator('[data-cell]')
        .first()
        .evaluate((one) => one.getBoundingClientRect().width)
    expect(await width()).toBeLessThan(30)
    await page.locator('[data-do="enlarge"]').tap()
    expect(await width()).toBeGreaterThanOrEqual(44)
    await page.locator('[data-cell].white').last().tap()
    await page.locator('.chosen-word').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await leave()
  })

  it('with problems stay in the table, each with its reason, and are mended there', async () => {
    const { page, leave } = await house.visit('/', 'ja', workspace)
    await page.click('[data-door="words"]')
    await page.fill('textarea[name="words"]', `${kana}\n薔薇,とげのある花\nあ`)
    await expect.poll(() => page.locator('.row.is-bad').count()).toBe(2)
    expect(await page.locator('.row .why').first().textContent()).toMatch(/。$/)
    await page.locator('.row.is-bad .reading input').fill('ばら')
    await expect.poll(() => page.locator('.row.is-bad').count()).toBe(1)
    await leave()
  })

  it('from a spreadsheet go into their columns; guessed and duplicate ones are pointed out', async () => {
    const { page, leave } = await house.visit('/', 'ja', workspace)
    await page.click('[data-door="words"]')
    const values = (field: string) =>
      page.locator(`.row ${field}`).evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
    await page.fill('textarea[name="words"]', '海\tうみ\t青い\n東京\t日本の首都\nうみ\t\tしょっぱい')
    await expect.poll(() => values('.word')).toEqual(['海', '東京', 'うみ'])
    expect(await values('.clue')).toEqual(['青い', '日本の首都', 'しょっぱい'])
    expect(await values('.reading input')).toEqual(['うみ', ''])
    expect(await page.locator('.list .heard').textContent()).toContain('「海」の読みは「うみ」')
    await expect.poll(() => page.locator('.row .again').count()).toBe(2)
    // one row is mended: the others stay as they are
    await page.locator('.row .reading input').nth(1).fill('とうきょう')
    await expect.poll(() => page.locator('.row.is-bad').count()).toBe(0)
    expect(await page.inputValue('textarea[name="words"]')).toBe(
      '{海|うみ}\t青い\n{東京|とうきょう}\t日本の首都\nうみ\tしょっぱい',
    )
    await leave()
  })

  it('from a file are read in any encoding, and a file that is no list gets one sentence', async () => {
    const { page, leave } = await house.visit('/', 'ja', workspace)
    await page.click('[data-door="words"]')
    const file = page.locator('.list input[type="file"]')
    // ねこ and いぬ in Shift_JIS
    const shiftJis = Buffer.from([0x82, 0xcb, 0x82, 0xb1, 0x0a, 0x82, 0xa2, 0x82, 0xca, 0x0a])
    await file.setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: shiftJis })
    await expect
      .poll(() => page.locator('.row .word').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
      .toEqual(['ねこ', 'いぬ'])
    await file.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from([0x89, 0x50, 0, 0, 1, 2, 3]) })
    expect(await page.locator('.list [role="alert"]').textContent()).toMatch(/。$/)
    // made in the page, because sending thirty million bytes there would take long
    await file.evaluate((field: HTMLInputElement) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([new Uint8Array(30_000_000).fill(97)], 'large.txt'))
      field.files = dataTransfer.files
      field.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await expect.poll(() => page.locator('.list [role="alert"]').textContent()).toContain('5 MB')
    expect(await page.locator('.row').count()).toBe(2)
    await leave()
  })

  it('are reached by keys alone: a table is one stop, arrows move in it, and a few stops lead to the board', async () => {
    const { page, leave } = await house.visit('/', 'en', workspace)
    await made(page, animals, 'skeleton')
    await page.waitForSelector('[data-do="make"]')
    await page.locator('textarea[name="words"]').focus()
    const focused = () => page.evaluate(() => document.activeElement?.matches('[data-cell]') === true)
    let stops = 0
    for (; stops < 30 && !(await focused()); stops++) await page.keyboard.press('Tab')
    expect(stops).toBeLessThan(16)
    await page.locator('.row .clue').first().focus()
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown')
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('Sly and red')
    await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('fox')
    await page.locator('[data-do="skip"]').focus()
    await page.keyboard.press('Enter')
    expect(await focused()).toBe(true)
    await page.keyboard.press('ArrowRight')
    expect(await focused()).toBe(true)
    await leave()
  })

  it('are requested if there are none', async () => {
    const { page, leave } = await house.visit('/', 'en', workspace)
    await page.click('[data-door="words"]')
    await page.click('[data-do="make"]')
    expect(await page.locator('[data-problem="no-words"]').textContent()).toMatch(/words first\.$/)
    await page.fill('textarea[name="words"]', 'cat\nant')
    await page.locator('[data-problem="no-words"]').waitFor({ state: 'detached' })
    await leave()
  })

  it('that fit on no board of the requested size get a button with the nearest size that works', async () => {
    const { page, leave } = await house.visit('/', 'ja', workspace)
    await hurry(page)
    await page.click('[data-door="words"]')
    await page.fill('textarea[name="words"]', 'かたつむり\nきりぎりす\nかぶとむし')
    await page.getByRole('textbox', { name: '大きさ' }).fill('3')
    await page.click('[data-do="make"]')
    const way = page.locator('[data-problem] [data-do="remedy"]')
    expect(await way.textContent()).toBe('5×5 にする')
    await way.click()
    await result(page, 'crossword')
    expect(await page.getByRole('textbox', { name: '大きさ' }).inputValue()).toBe('5')
    // one undo restores the size and its board together
    await page.getByRole('button', { name: '元に戻す' }).click()
    expect(await page.getByRole('textbox', { name: '大きさ' }).inputValue()).toBe('3')
    await leave()
  })

  it('on an impossible board: the reason is shown at the field, while it is typed, and nowhere else', async () => {
    for (const [lang, screen] of [
      ['en', workspace],
      ['ja', phone],
    ] as const) {
      const { page, leave } = await house.visit('/', lang, screen)
      await page.click('[data-door="words"]')
      await page.fill('textarea[name="words"]', 'cat\ncow\nowl')
      const size = page.getByRole('textbox', { name: /^(Size|大きさ)$/ })
      await size.fill('2000')
      const outcome = page.locator('.size-bad')
      expect(await outcome.textContent()).toContain('64')
      expect(await size.getAttribute('aria-invalid')).toBe('true')
      await page.locator('[data-do="make"]').click()
      await page.waitForFunction(() => document.activeElement?.matches('.size input'))
      expect(await page.locator('[role="alert"]').allTextContents()).toEqual([await outcome.textContent()])
      expect(await page.locator('[data-do="stop"], [data-result]').count()).toBe(0)
      expect(await troubles(page, 'size')).toEqual([])
      await size.fill('12')
      await outcome.waitFor({ state: 'detached' })
      await leave()
    }
  })

  it('whose first board has all of them at once: that is said in a sentence, and no flat line is drawn', async () => {
    const { page, leave } = await house.visit('/', 'en', workspace)
    await page.click('[data-door="words"]')
    await page.fill('textarea[name="words"]', 'cat\ntar')
    await page.click('[data-do="make"]')
    await result(page, 'crossword')
    await page.getByText('2 words on 3 × 3 cells. Your whole list is in.').first().waitFor()
    expect(await page.locator('.chart').count()).toBe(0)
    await leave()
  })

  it('that can mostly not be used are asked about first; then boards stand side by side, and one is chosen', async () => {
    const { page, leave } = await house.visit('/', 'ja', workspace)
    await page.click('[data-door="words"]')
    await page.fill('textarea[name="words"]', 'ねこ\nこいぬ\nぬま\nまり\nりす\n!!\n??\n&&\n##\nか\nき\nく')
    await page.click('[data-do="make"]')
    const asks = page.locator('[data-asks]')
    expect(await asks.textContent()).toContain('使えるのは5語です')
    await page.click('[data-do="stay"]')
    expect(await asks.count()).toBe(0)
    expect(await page.locator('[data-result]').count()).toBe(0)
    await page.click('[data-do="make"]')
    await page.click('[data-do="anyway"]')
    await result(page, 'crossword')
    expect(await page.locator('.outcome:visible').textContent()).toMatch(/^5語・たて\d+×よこ\d+、全部入りました。/)
    const boards = page.getByRole('radiogroup', { name: '盤面を選ぶ' }).getByRole('radio')
    expect(await boards.count()).toBeGreaterThan(1)
    expect(await boards.first().getAttribute('aria-checked')).toBe('true')
    const first = await letters(page)
    await boards.nth(1).click()
    await expect.poll(() => letters(page)).not.toBe(first)
    await page.getByRole('button', { name: '元に戻す' }).click()
    await expect.poll(() => letters(page)).toBe(first)
    await leave()
  })

  it('show their first line when the text is folded, however far it was scrolled or drawn open', async () => {
    const { page, leave } = await house.visit('/', 'en', workspace)
    await page.click('[data-door="words"]')
    const field = page.locator('textarea[name="words"]')
    await field.fill(Array.from({ length: 40 }, (_, n) => `word${'abcdefghij'[n % 10]}${'klmn'[n % 4]}`).join('\n'))
    await field.evaluate((one: HTMLTextAreaElement) => {
      one.style.height = '333px'
      one.scrollTop = 77
    })
    await page.locator('.rows .word').first().waitFor()
    await page.click('[data-do="as-text"]')
    await page.waitForSelector('textarea.folded')
    const { scrollTop, height } = await field.evaluate((one: HTMLTextAreaElement) => ({
      scrollTop: one.scrollTop,
      height: one.offsetHeight,
    }))
    expect(scrollTop).toBe(0)
    expect(height).toBe(40)
    await leave()
  })

  it('two thousand of them keep the page smooth, and a search can be stopped with its best so far', async () => {
    const { page, leave } = await house.visit('/', 'en', workspace)
    const alphabet = 'abcdefghij'
    const many = Array.from(
      { length: 2000 },
      (_, n) => `w${[...String(n)].map((digit) => alphabet[Number(digit)]).join('')}es`,
    )
    await page.click('[data-door="words"]')
    await page.waitForSelector('textarea[name="words"]')
    const watch = await watchTasks(page)
    // pasted at once, as a user does it
    await page.locator('textarea[name="words"]').evaluate((field, text) => {
      Reflect.set(field, 'value', text)
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }, many.join('\n'))
    await page.click('[data-do="make"]')
    await page.waitForSelector('[data-do="stop"]')
    await page.waitForFunction(() => document.querySelector('.easel .picture') !== null)
    await page.click('[data-do="stop"]')
    await result(page, 'crossword')
    expect(await watch.end()).toEqual([])
    await leave()
  })

  it('are ringed as they come onto the board, whose progress is drawn and announced, also at the end', async () => {
    const { page, leave } = await house.visit('/', 'en', workspace)
    // how far the rings get in their animation, and how long it lasts, both in its own time
    await page.evaluate(() => {
      const seen = { far: 0, lasts: new Set<unknown>() }
      Reflect.set(window, 'rings', seen)
      const look = (): void => {
        for (const { effect, currentTime } of document.getAnimations()) {
          if (!(effect instanceof KeyframeEffect && effect.target?.matches('.easel .fresh'))) continue
          seen.far = Math.max(seen.far, Number(currentTime))
          seen.lasts.add(effect.getComputedTiming().duration)
        }
        requestAnimationFrame(look)
      }
      look()
    })
    const rings = () =>
      page.evaluate((): { far: number; lasts: unknown[] } => {
        const { far, lasts } = Reflect.get(window, 'rings')
        return { far, lasts: [...lasts] }
      })
    await page.locator('[data-sample]').nth(1).click()
    await expect.poll(async () => (await rings()).far).toBeGreaterThan(600)
    expect((await rings()).lasts).toEqual([800])
    await hurry(page)
    await result(page, 'crossword')
    const steps = Number(await page.getAttribute('.chart .score', 'data-steps'))
    expect(steps).toBeGreaterThan(1)
    await page.locator('[data-record] summary').click()
    const messages = await page.locator('[data-record] li').allTextContents()
    expect(messages.at(-1)).toContain('The first board')
    expect(messages.some((line) => / go(es)? in$/.test(line))).toBe(true)
    // another kind has its own progress, and this one comes back with its board
    await page.click('[data-kind-choice="skeleton"]')
    expect(await page.locator('.chart, [data-record]').count()).toBe(0)
    await page.click('[data-kind-choice="crossword"]')
    expect(await page.getAttribute('.chart .score', 'data-steps')).toBe(String(steps))
    await leave()
  })

  it('are not ringed for users who prefer reduced motion', async () => {
    const { page, leave } = await house.visit('/', 'en', { ...workspace, reducedMotion: 'reduce' })
    await page.locator('[data-sample]').nth(1).click()
    // a word that was added, and would have been ringed
    await page.locator('[data-record] li').filter({ hasText: / in$/ }).first().waitFor()
    expect(await page.locator('.fresh:visible').count()).toBe(0)
    await leave()
  })

  it('stand in a table that is most of their panel; the text folds away and opens again, other ways to words are one row', async () => {
    const { page, leave } = await house.visit('/', 'ja', workspace)
    await made(page, kana, 'skeleton')
    const height = (selector: string) => page.locator(selector).evaluate((one) => one.getBoundingClientRect().height)
    expect(await height('textarea[name="words"]')).toBeLessThan(50)
    expect(await height('.list .rows')).toBeGreaterThan((await height('.list')) / 2)
    await page.click('[data-do="as-text"]')
    expect(await height('textarea[name="words"]')).toBeGreaterThan(150)
    expect(await page.getAttribute('[data-do="as-text"]', 'aria-expanded')).toBe('true')
    const tops = await page
      .locator('.word-ways > button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(tops).toHaveLength(3)
    expect(new Set(tops).size).toBe(1)
    await page.click('[data-do="from-sample"]')
    await page.locator('.word-ways [data-sample]').first().click()
    await expect.poll(() => page.locator('.row').count()).toBeGreaterThan(50)
    // the page ends with the window: nothing of the board or of the list is cut off
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
    await leave()
  })

  it('are still on this device after a reload, and in a second tab', async () => {
    const { page, leave } = await house.visit('/', 'en', workspace)
    await made(page, animals, 'skeleton')
    await page.reload()
    await result(page, 'skeleton')
    expect(await page.locator('.row').count()).toBe(12)
    const other = await page.context().newPage()
    await other.goto(page.url())
    await result(other, 'skeleton')
    await other.locator('.naming input').fill('Two tabs')
    await expect.poll(() => page.locator('.naming input').inputValue()).toBe('Two tabs')
    await leave()
  })

  it('survive a worker that dies in the middle', async () => {
    const { page, leave } = await house.visit('/', 'en', workspace)
    await page.click('[data-door="words"]')
    await page.fill('textarea[name="words"]', animals)
    await page.click('[data-do="make"]')
    await page.waitForSelector('[data-do="stop"]')
    // the newest of the page's workers is the one that makes
    const maker = page.workers().at(-1)
    if (!maker) throw new Error('nothing is being made')
    const ended = maker.waitForEvent('close')
    await maker.evaluate(() => {
      setTimeout(() => {
        throw new Error('it dies')
      })
    })
    await ended
    await hurry(page)
    await page.waitForSelector('[data-result][data-proved="true"], [data-problem="worker-lost"]', { state: 'attached' })
    expect(await page.locator('.row').count()).toBe(12)
    await leave()
  })

  it.each([
    ['ja', workspace, 'light'],
    ['en', workspace, 'dark'],
    ['ja', phone, 'dark'],
    ['en', phone, 'light'],
  ] as const)('are accessible: %s, %o, %s', async (lang, screen, colorScheme) => {
    const { page, leave } = await house.visit('/', lang, { ...screen, colorScheme })
    await made(page, lang === 'ja' ? kana : animals, 'skeleton')
    const found = await troubles(page, 'board')
    if (await page.locator('.panels').isVisible()) {
      for (const panel of await page.locator('.panels [role="radio"]').all()) {
        await panel.tap()
        found.push(...(await troubles(page, (await panel.textContent()) ?? '')))
      }
    }
    await page.locator('.tools .spare').click()
    found.push(...(await troubles(page, 'options')))
    expect(found).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wide).toBeLessThanOrEqual(0)
    await leave()
  })
})
