/**
 * Links and files are hostile until they have been checked: one sentence for bad ones, nothing runs, nothing is sent.
 */
import { limits } from '@kumiki/core/base'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pack } from '../../packages/press/src/link/bytes.ts'
import { playByKeyboard, puzzleOf } from '../hands.ts'
import { program } from '../site.ts'
import { House, phone, untilReady, workspace } from './browser.ts'

let house: House

const markup = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>\u202eevil'
const crossword = (clue: string, title = 'T') => ({
  kumiki: 1,
  kind: 'crossword',
  title,
  lang: 'en',
  puzzle: {
    width: 3,
    height: 1,
    rows: ['...'],
    script: 'latin',
    clues: [{ number: 1, dir: 'across', row: 0, col: 0, length: 3, clue }],
  },
})
const linkOf = (file: unknown): string => `/play/#k1${pack(JSON.stringify(file))}`

describe.skipIf(program === null)('foreign input', () => {
  beforeAll(async () => {
    house = await House.open()
  })
  afterAll(() => house?.close())

  it.each([
    ['garbage', '/play/#k1%%%'],
    ['letters only', '/play/#k1abcdefghij'],
    ['another version', '/play/#k9AAAA'],
    ['no link at all', '/play/#hello'],
    ['a huge one', `/play/#k1${'A'.repeat(300_000)}`],
    ['a file of another kind', linkOf({ ...crossword('x'), kind: 'chess' })],
    ['a file that is none', linkOf([1, 2, 3])],
    ['a false board', linkOf({ ...crossword('x'), puzzle: { width: 1e9 } })],
  ])('is refused in one sentence: %s', async (_, path) => {
    for (const lang of ['en', 'ja'] as const) {
      const { page, leave } = await house.visit(path, lang, workspace)
      const sentence = await page.locator('[data-problem]').textContent()
      expect(sentence).toMatch(lang === 'en' ? /^[A-Z"“].{5,240}\.$/ : /.{5,200}。$/)
      expect(await page.locator('[role="grid"]').count()).toBe(0)
      await leave()
    }
  })

  it('markup in clues and titles is text and nothing else', async () => {
    const { page, leave } = await house.visit(linkOf(crossword(markup, markup)), 'en', workspace)
    await untilReady(page)
    expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
    expect(await page.locator('main img, main script').count()).toBe(0)
    expect(await page.locator('.list-clues').textContent()).toContain('<img src=x')
    await leave()
  })

  it('an address that changes while a puzzle is read wins', async () => {
    const [first, second] = [await puzzleOf('sudoku', 'en'), await puzzleOf('hashi', 'en')]
    const { page, leave } = await house.visit('/play/', 'en', workspace)
    await page.goto('about:blank')
    let release = (): void => {}
    const isHeld = new Promise<void>((held) => {
      // the first face that is requested
      void page.route(
        /assets\/face-/,
        async (route) => {
          await new Promise<void>((free) => {
            release = free
            held()
          })
          await route.continue()
        },
        { times: 1 },
      )
    })
    await page.goto(house.address + first.link(true).slice(1), { waitUntil: 'commit' })
    await isHeld
    await page.evaluate((link) => {
      location.hash = link.slice(link.indexOf('#'))
    }, second.link(true))
    release()
    await page.waitForSelector('main[data-kind="hashi"] [role="grid"]')
    expect(page.url()).toContain(second.link(true).slice(1))
    await leave()
  })

  it('files that cannot be read leave the page as it was', async () => {
    const { page, leave } = await house.visit('/play/', 'en', workspace)
    for (const [name, buffer] of [
      ['picture.png', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
      ['large.json', Buffer.alloc(limits.fileBytes + 10, 0x20)],
      ['sjis.json', Buffer.from([0x83, 0x65, 0x83, 0x58])],
    ] as const) {
      await page.setInputFiles('input[type=file]', { name, mimeType: 'application/json', buffer })
      await page.waitForSelector('[data-problem]')
    }
    const { text } = await puzzleOf('sudoku', 'en')
    await page.setInputFiles('input[type=file]', {
      name: 'a.kumiki.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    })
    await untilReady(page)
    await leave()
  })

  it('gets a sentence without jargon if it is no puzzle', async () => {
    const { page, leave } = await house.visit('/play/', 'en', workspace)
    for (const [name, buffer] of [
      ['text.json', Buffer.from('{"hello": ')],
      ['other.json', Buffer.from('{"hello": 1}')],
      ['empty.json', Buffer.from('')],
    ] as const) {
      await page.setInputFiles('input[type=file]', { name, mimeType: 'application/json', buffer })
      await page.waitForSelector('[data-problem]')
      expect(await page.locator('[data-problem]').textContent()).not.toMatch(/JSON|version|line|column/)
    }
    await leave()
  })

  it('a game from a file, and one from the list, have an address that opens them again', async () => {
    const { page, leave } = await house.visit('/play/', 'en', workspace)
    const { text, open } = await puzzleOf('sudoku', 'en')
    await page.setInputFiles('input[type=file]', {
      name: 'a.kumiki.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    })
    await untilReady(page)
    const address = page.url()
    expect(address).toMatch(/\/play\/#k1.{20}/)
    await page.locator('[data-target]').first().focus()
    await open((posed) => playByKeyboard(page, posed, [0, 1]))
    await page.reload()
    await untilReady(page)
    expect(await page.locator('.text.ink-entry').count()).toBe(1)
    await page.goBack()
    await page.locator('.saved li button').first().click()
    await untilReady(page)
    expect(page.url()).toBe(address)
    await leave()
  })

  it('a game removed from the list can be put back', async () => {
    const made = await puzzleOf('sudoku', 'en')
    const { page, leave } = await house.visit(made.link(true), 'en', phone)
    await untilReady(page)
    await page.locator('[data-target]').first().focus()
    await made.open((posed) => playByKeyboard(page, posed, [0, 1]))
    await page.getByRole('button', { name: 'Back' }).tap()
    await page.getByRole('button', { name: 'Remove “Sudoku”' }).tap()
    await page.getByText('“Sudoku” was removed.').waitFor()
    expect(await page.locator('.saved li').count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).tap()
    await page.locator('.saved li button').first().tap()
    await untilReady(page)
    expect(await page.locator('.text.ink-entry').count()).toBe(1)
    await leave()
  })

  it('in another page only the sentence is shown, and nothing to open', async () => {
    const { page, leave } = await house.visit('/play/?embed=1#k1abc', 'ja', workspace)
    await page.waitForSelector('[data-problem]')
    expect(await page.locator('a, button, input, label').count()).toBe(0)
    await leave()
  })

  it('in Japanese is readable on a device without a Japanese font: it loads one, and other devices do not', async () => {
    const made = await puzzleOf('crossword', 'ja')
    for (const [lang, isPoor, path, isLent] of [
      ['ja', true, '/', true],
      ['en', true, made.link(true), true],
      ['en', true, '/', false],
      ['ja', false, '/', false],
      ['ja', false, made.link(true), false],
    ] as const) {
      const { page, leave } = await house.visit(path === '/' ? '/play/' : '/', lang, workspace)
      // on such a device every letter is the same box
      if (isPoor) await page.addInitScript(() => Reflect.set(CanvasRenderingContext2D.prototype, 'fillText', () => {}))
      await page.goto(house.address + path.slice(1))
      await page.waitForSelector('[data-door], [role="grid"]')
      const lent = () => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`))
      if (isLent) await expect.poll(lent).toEqual(['"BIZ UDPGothic" loaded'])
      else expect(await lent()).toEqual([])
      await leave()
    }
  })
})
