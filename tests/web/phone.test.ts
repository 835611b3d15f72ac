/** Phones in portrait and landscape: everything is reachable, nothing overlaps, large boards can be zoomed. */
import { kinds } from '@kumiki/core/kinds'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pack } from '../../packages/press/src/link/bytes.ts'
import { nameOf, playByTouch, puzzleOf } from '../hands.ts'
import { program } from '../site.ts'
import { House, phone, statusOf, untilReady, workspace } from './browser.ts'
import { largeCrossword } from './large.ts'

let house: House

const sideways = [
  [667, 375],
  [932, 430],
  [844, 390],
] as const
const upright = [
  [320, 568],
  [360, 640],
  [390, 844],
] as const
const onItsSide = { ...phone, viewport: { width: 844, height: 390 } }

/** The visible parts of a player's page, each with its box. */
const shownParts = (page: Page) =>
  page.evaluate(() =>
    ['.bar', '.board', '.under', '.side', '.hint', '.tray .cluebar', '.keys'].flatMap((part) => {
      const box = [...document.querySelectorAll(part)].find((one) => one.checkVisibility())?.getBoundingClientRect()
      return box && box.width > 0 ? [{ part, left: box.left, top: box.top, right: box.right, bottom: box.bottom }] : []
    }),
  )

async function expectApart(page: Page): Promise<void> {
  const parts = await shownParts(page)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  for (const one of parts) {
    expect([one.part, one.left >= -1, one.top >= -1, one.right <= width + 1, one.bottom <= height + 1]).toEqual([
      one.part,
      ...[true, true, true, true],
    ])
    for (const other of parts)
      if (one.part < other.part) {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        expect([one.part, other.part, across > 1 && down > 1]).toEqual([one.part, other.part, false])
      }
  }
}

const fontSizes = (texts: Locator): Promise<number[]> =>
  texts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))

describe.skipIf(program === null)('on a phone', () => {
  beforeAll(async () => {
    house = await House.open()
  })
  afterAll(() => house?.close())

  it.each(Object.keys(kinds))(
    'in landscape, %s has its board at the left and everything else beside it, and some are played to their end',
    async (kind) => {
      const made = await puzzleOf(kind, 'ja')
      const { page, leave } = await house.visit(made.link(true), 'ja', onItsSide)
      await untilReady(page)
      const look = async (): Promise<void> => {
        for (const [width, height] of sideways) {
          await page.setViewportSize({ width, height })
          await expectApart(page)
          const [board, bar] = [await page.locator('.board').boundingBox(), await page.locator('.bar').boundingBox()]
          expect((board?.x ?? 0) + (board?.width ?? 0)).toBeLessThanOrEqual(bar?.x ?? 0)
        }
      }
      await look()
      await page.getByRole('button', { name: 'ヒント' }).tap()
      await page.waitForSelector('[data-hint]')
      await look()
      if (['crossword', 'sudoku', 'wordsearch', 'hashi'].includes(kind)) {
        await page.locator('[data-hint] header > button').tap()
        await page.waitForSelector('[data-hint]', { state: 'detached' })
        await made.open((posed) => playByTouch(page, posed))
        expect(await statusOf(page)).toBe('complete')
      }
      await leave()
    },
  )

  it.each(Object.keys(kinds))(
    'in portrait, no part of %s overlaps another, even with a hint and a check',
    async (kind) => {
      const made = await puzzleOf(kind, 'en')
      const { page, leave } = await house.visit(made.link(true), 'en', phone)
      await untilReady(page)
      const look = async (): Promise<void> => {
        for (const [width, height] of upright) {
          await page.setViewportSize({ width, height })
          await expectApart(page)
        }
      }
      await look()
      const check = page.getByRole('button', { name: 'Check', exact: true })
      if (await check.isVisible()) {
        await check.tap()
        await page.waitForSelector('.tag-good')
        await look()
      }
      await page.getByRole('button', { name: 'Hint' }).tap()
      await page.waitForSelector('[data-hint]')
      await look()
      await leave()
    },
  )

  it('a hint is shown whole on the smallest screens, and its last button announces what it writes', async () => {
    for (const kind of Object.keys(kinds)) {
      const made = await puzzleOf(kind, 'ja')
      const { page, leave } = await house.visit(made.link(false), 'ja', {
        ...phone,
        viewport: { width: 320, height: 568 },
      })
      await untilReady(page)
      const hint = page.getByRole('button', { name: 'ヒント' })
      if (await hint.isVisible()) {
        for (const rung of [1, 2, 3, 4]) {
          await hint.tap()
          await page.waitForSelector(`[data-hint="step"][data-rung="${rung}"]`)
        }
        const [card, footer] = [
          await page.locator('.hint').boundingBox(),
          await page.locator('.hint footer').boundingBox(),
        ]
        const outcome = await page.locator('.told').boundingBox()
        expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((card?.y ?? 0) + (card?.height ?? 0) + 1)
        expect([kind, (outcome?.height ?? 0) >= 48]).toEqual([kind, true])
        if (kind === 'sudoku')
          expect(await page.locator('.hint footer .btn-primary').textContent()).toMatch(/^[1-4]を入れる$/)
      }
      await leave()
    }
  })

  it('a hint leaves the clue in sight', async () => {
    const made = await puzzleOf('crossword', 'ja')
    const { page, leave } = await house.visit(made.link(true), 'ja', phone)
    await untilReady(page)
    await page.getByRole('button', { name: 'ヒント' }).tap()
    await page.waitForSelector('[data-hint="key"]')
    expect(await page.locator('.tray .cluebar').isVisible()).toBe(true)
    await leave()
  })

  it('a clue of three lines shows the readings of all its lines', async () => {
    const clue =
      '{夏|なつ}の{夜|よる}に{屋台|やたい}がならび、{浴衣|ゆかた}で{出|で}かけて{花火|はなび}や{踊|おど}りを{楽|たの}しむ'
    const words = ['まつり', 'りす', 'すいか'].map((word) => ({ word, clue: word === 'りす' ? 'しっぽ' : clue }))
    const made = await puzzleOf('crossword', 'ja', { words, size: undefined })
    const { page, leave } = await house.visit(made.link(true), 'ja', phone)
    await untilReady(page)
    while (!(await page.locator('.tray .cluebar rt').count()))
      await page.locator('.tray .cluebar').getByRole('button').last().tap()
    for (const [width, height] of [...upright, ...sideways]) {
      await page.setViewportSize({ width, height })
      const outside = await page.locator('.tray .cluebar').evaluate((bar) => {
        const { top, bottom } = bar.getBoundingClientRect()
        const readings = [...bar.querySelectorAll('rt')].map((one) => one.getBoundingClientRect())
        const lines = [...bar.querySelectorAll('.said')].map((one) => one.getBoundingClientRect().bottom)
        // lines cut off by a clamp lie below the text
        return readings.filter((box) => box.top < top || (box.bottom > bottom && box.top < Math.max(...lines))).length
      })
      expect([width, outside]).toEqual([width, 0])
    }
    await leave()
  })

  it('nine digits and erasing fill two rows of five', async () => {
    const made = await puzzleOf('sudoku', 'ja', { size: 9 })
    const { page, leave } = await house.visit(made.link(true), 'ja', phone)
    await untilReady(page)
    const tops = await page.locator('.pad .key').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(tops.length).toBe(10)
    expect(new Set(tops).size).toBe(2)
    expect(tops.filter((top) => top === tops[0]).length).toBe(5)
    await leave()
  })

  it('words can be undone and redone', async () => {
    const made = await puzzleOf('crossword', 'ja')
    const { page, leave } = await house.visit(made.link(true), 'ja', phone)
    await untilReady(page)
    await made.open((posed) => playByTouch(page, posed, [0, 2]))
    const letters = page.locator('.text.ink-entry')
    const [undo, redo] = ['戻す', 'やり直す'].map((name) =>
      page.locator('.under').getByRole('button', { name, exact: true }),
    )
    await undo?.tap()
    expect(await letters.count()).toBe(1)
    await redo?.tap()
    expect(await letters.count()).toBe(2)
    await leave()
  })

  it('the first press on a cell writes there, and a second turns', async () => {
    const made = await puzzleOf('crossword', 'ja')
    const { page, leave } = await house.visit(made.link(true), 'ja', phone)
    await untilReady(page)
    await made.open(async (posed) => {
      const board = posed.face.board(posed.puzzle)
      const crossing = board.cells.filter(
        (cell) =>
          board.lines.filter(({ role, cells }) => role === 'entry' && cells.some((one) => String(one) === String(cell)))
            .length > 1,
      )
      const cell = crossing.at(-1)
      if (!cell) throw new Error('entries cross')
      const there = page.locator(`[data-target="${nameOf(board, cell)}"]`)
      const box = await there.boundingBox()
      const tap = () => page.touchscreen.tap((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
      await tap()
      expect(await there.evaluate((one) => one === document.activeElement)).toBe(true)
      const before = await page.locator('.tray .cluebar .whole').textContent()
      await tap()
      expect(await page.locator('.tray .cluebar .whole').textContent()).not.toBe(before)
      await page.locator('.keys .key').first().tap()
      expect(await there.getAttribute('aria-label')).toMatch(/[あア]/)
    })
    await leave()
  })

  it('large keys write by a flick, by two taps, and show the script of the board', async () => {
    const made = await puzzleOf('crossword', 'ja', { kana: 'katakana' })
    const { page, leave } = await house.visit(made.link(true), 'ja', phone)
    await page.evaluate(() => localStorage.setItem('kumiki.habits', JSON.stringify({ kana: 'flick' })))
    await page.reload()
    await untilReady(page)
    const ka = page.locator('.keys-flick .key').nth(1)
    expect(await ka.textContent()).toBe('カ')
    const box = await ka.boundingBox()
    const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 30]
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: [...at] })
    await touch('touchStart', [{ x, y }])
    await touch('touchMove', [{ x: x - 45, y }])
    await touch('touchEnd', [])
    const letters = page.locator('.text.ink-entry')
    expect(await letters.allTextContents()).toEqual(['キ'])
    await ka.tap()
    await page.locator('.cross .way-4').tap()
    expect((await letters.allTextContents()).sort()).toEqual(['キ', 'コ'])
    await leave()
  })

  it('two fingers zoom a large board where they are, one finger moves it, and Fit shows all of it', async () => {
    const { page, leave } = await house.visit(`/play/#k1${pack(JSON.stringify(largeCrossword()))}`, 'en', phone)
    await untilReady(page)
    const board = page.locator('.board')
    const before = await board.boundingBox()
    if (!before) throw new Error('there is a board')
    const client = await page.context().newCDPSession(page)
    const middle = { x: before.x + before.width * 0.75, y: before.y + before.height * 0.75 }
    const fingers = (apart: number) => [
      { x: middle.x - apart, y: middle.y, id: 0 },
      { x: middle.x + apart, y: middle.y, id: 1 },
    ]
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      touchPoints: { x: number; y: number; id: number }[],
    ) => {
      seconds += 0.06
      return client.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: seconds })
    }
    // the touches carry our own timestamps, so that fingers at rest give no velocity, however fast the events follow
    let seconds = (await page.evaluate(() => performance.timeOrigin)) / 1000
    await touch('touchStart', fingers(20))
    for (const apart of [25, 30, 40, 50]) await touch('touchMove', fingers(apart))
    await touch('touchEnd', [])
    const after = await board.boundingBox()
    if (!after) throw new Error('there is a board')
    expect(after.width / before.width).toBeGreaterThan(2)
    // the cell under the fingers is still there, within a cell
    const share = (middle.x - after.x) / after.width
    expect(Math.abs(share - 0.75) * 30).toBeLessThan(1)
    expect(Math.abs((middle.y - after.y) / after.height - 0.75) * 30).toBeLessThan(1)
    expect(Math.min(...(await fontSizes(page.locator('.text.corner'))))).toBeGreaterThanOrEqual(9)
    const at = await page.evaluate(() =>
      document.querySelector('[tabindex="0"][data-target]')?.getAttribute('data-target'),
    )
    await touch('touchStart', [{ ...middle, id: 0 }])
    for (const far of [20, 40, 60, 60, 60]) await touch('touchMove', [{ x: middle.x + far, y: middle.y + far, id: 0 }])
    await touch('touchEnd', [])
    await expect.poll(async () => ((await board.boundingBox())?.x ?? 0) - after.x).toBeGreaterThan(30)
    expect(
      await page.evaluate(() => document.querySelector('[tabindex="0"][data-target]')?.getAttribute('data-target')),
    ).toBe(at)
    await page.getByRole('button', { name: 'Fit' }).tap()
    await expect.poll(() => board.boundingBox()).toEqual(before)
    await leave()
  })

  it('a wheel with Ctrl zooms a large board under the pointer', async () => {
    const { page, leave } = await house.visit(`/play/#k1${pack(JSON.stringify(largeCrossword()))}`, 'en', workspace)
    await untilReady(page)
    const before = await page.locator('.board').boundingBox()
    if (!before) throw new Error('there is a board')
    const [x, y] = [before.x + before.width * 0.8, before.y + before.height * 0.3]
    await page.mouse.move(x, y)
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -200)
    await page.keyboard.up('Control')
    await expect
      .poll(async () => ((await page.locator('.board').boundingBox())?.width ?? 0) / before.width)
      .toBeGreaterThan(1.5)
    const after = await page.locator('.board').boundingBox()
    expect(Math.abs((x - (after?.x ?? 0)) / (after?.width ?? 1) - 0.8) * 30).toBeLessThan(1)
    await leave()
  })
})
