/** A key on a board of 900 cells changes a handful of nodes, whatever the size of the board; and nothing moves after the first paint. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pack } from '../../packages/press/src/link/bytes.ts'
import { puzzleOf } from '../hands.ts'
import { program } from '../site.ts'
import { desk, House, phone, untilReady } from './browser.ts'

let house: House

/** A board of 30 × 30 with black cells on every second crossing, and clues. */
function large() {
  const side = 30
  const rows = Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, col) => (row % 2 === 1 && col % 2 === 1 ? '#' : '.')).join(''),
  )
  const lines = Array.from({ length: side / 2 }, (_, at) => at * 2)
  const clues = [
    ...lines.map((row, at) => ({ dir: 'across', row, col: 0, length: side, number: at === 0 ? 1 : side / 2 + at })),
    ...lines.map((col, at) => ({ dir: 'down', row: 0, col, length: side, number: at + 1 })),
  ].map((clue) => ({ ...clue, clue: 'Something that is long enough to be read twice' }))
  return {
    kumiki: 1,
    kind: 'crossword',
    title: 'Large',
    lang: 'en',
    puzzle: { width: side, height: side, rows, clues, script: 'latin' },
  }
}

describe.skipIf(program === null)('the player', () => {
  beforeAll(async () => {
    house = await House.open(program ?? '')
  })
  afterAll(() => house?.close())

  it('changes no more than a handful of nodes for a key on 900 cells', async () => {
    const { page, leave } = await house.visit(`/play/#k1${pack(JSON.stringify(large()))}`, 'en', desk)
    await untilReady(page)
    await page.locator('[data-target="0,0"]').focus()
    const client = await page.context().newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.evaluate(() => {
      const [times, changes]: [number[], number[]] = [[], []]
      Object.assign(window, { times, changes })
      let count = 0
      new MutationObserver((records) => {
        count += records.length
      }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
      document.addEventListener(
        'keydown',
        () => {
          const start = performance.now()
          count = 0
          // after the work of the key, with the style and layout that its frame needs
          setTimeout(() => {
            document.body.getBoundingClientRect()
            times.push(performance.now() - start)
            changes.push(count)
          })
        },
        true,
      )
    })
    for (const letter of 'thequickbrownfoxjumps') await page.keyboard.press(letter)
    const told = await page.evaluate(() => ({
      times: Reflect.get(window, 'times'),
      changes: Reflect.get(window, 'changes'),
    }))
    const middle = (values: readonly number[]): number =>
      [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
    console.log(
      `a key on 900 cells, the processor slowed down four times: ${middle(told.times).toFixed(1)} ms in the middle`,
    )
    expect(told.changes.length).toBe(21)
    expect(middle(told.changes)).toBeGreaterThan(0)
    expect(Math.max(...told.changes)).toBeLessThan(60)
    await leave()
  })

  it.each(['crossword', 'sudoku', 'hashi', 'wordsearch', 'skeleton'])(
    'moves nothing of %s once it is painted',
    async (kind) => {
      const made = await puzzleOf(kind, 'ja')
      const { page, leave } = await house.visit('/play/', 'ja', phone)
      await page.evaluate(() => {
        Reflect.set(window, 'shift', 0)
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (!Reflect.get(entry, 'hadRecentInput'))
              Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'))
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.evaluate((hash) => {
        location.hash = hash
      }, made.link(true).split('#')[1] ?? '')
      await untilReady(page)
      await page.waitForTimeout(300)
      const before = await page.locator('.board').boundingBox()
      await page.locator('[data-target]').first().tap()
      await page.waitForTimeout(300)
      expect(await page.locator('.board').boundingBox()).toEqual(before)
      expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.01)
      await leave()
    },
  )

  it.each([
    [320, 640],
    [360, 640],
    [390, 664],
    [844, 390],
    [1024, 768],
  ])('fits on a screen of %i × %i without sideways scrolling', async (width, height) => {
    for (const kind of ['crossword', 'sudoku', 'hashi', 'wordsearch', 'skeleton', 'codeword']) {
      const made = await puzzleOf(kind, 'ja')
      const { page, leave } = await house.visit(made.link(true), 'ja', { ...phone, viewport: { width, height } })
      await untilReady(page)
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      const box = await page.locator('.board').boundingBox()
      expect([kind, over, Math.ceil((box?.x ?? 0) + (box?.width ?? 0)) <= width]).toEqual([kind, 0, true])
      await leave()
    }
  })
})
