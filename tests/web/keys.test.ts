/** Every key that the list of keys names does what the list says, in each way of input. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { touchesTo } from '../../packages/core/src/contract/front.contract.ts'
import { pack } from '../../packages/press/src/link/bytes.ts'
import { playByKeyboard, puzzleOf } from '../hands.ts'
import { program } from '../site.ts'
import { House, untilReady, workspace } from './browser.ts'

let house: House

const at = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? null)
const messageOf = (page: Page, target: string): Promise<string | null> =>
  page.getAttribute(`[data-target="${target}"]`, 'aria-label')
const letters = async (page: Page): Promise<string> =>
  (await page.locator('.board .text.ink-entry').allTextContents()).join('')
const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key)
}

/** Two words across and two down, around a black cell. */
const ring = {
  kumiki: 1,
  kind: 'crossword',
  title: 'Ring',
  lang: 'en',
  puzzle: {
    width: 3,
    height: 3,
    rows: ['...', '.#.', '...'],
    script: 'latin',
    clues: [
      { number: 1, dir: 'across', row: 0, col: 0, length: 3, clue: 'first row' },
      { number: 3, dir: 'across', row: 2, col: 0, length: 3, clue: 'last row' },
      { number: 1, dir: 'down', row: 0, col: 0, length: 3, clue: 'first column' },
      { number: 2, dir: 'down', row: 0, col: 2, length: 3, clue: 'last column' },
    ],
  },
}

describe.skipIf(program === null)('by keys alone', () => {
  beforeAll(async () => {
    house = await House.open()
  })
  afterAll(() => house?.close())

  it('words: arrows turn, then move; Space, Enter, Tab, Home, End, Backspace, Delete, undo and redo; Esc, then Tab leaves', async () => {
    const { page, leave } = await house.visit(`/play/#k1${pack(JSON.stringify(ring))}`, 'en', workspace)
    await untilReady(page)
    const entry = (): Promise<string | null> => page.locator('.clue-head .whole').textContent()
    const now = async () => [await at(page), await entry()]
    await page.locator('[data-target="0,0"]').focus()
    const walk: readonly (readonly [key: string, cell: string, entry: string])[] = [
      ['ArrowRight', '0,1', '1 across'],
      // there is no down entry to turn to here, and a black cell to step over
      ['ArrowDown', '2,1', '3 across'],
      ['ArrowLeft', '2,0', '3 across'],
      ['ArrowUp', '2,0', '1 down'],
      ['ArrowUp', '1,0', '1 down'],
      ['Home', '0,0', '1 down'],
      ['End', '2,0', '1 down'],
      ['Space', '2,0', '3 across'],
      ['Shift+Enter', '0,0', '1 across'],
      ['Enter', '2,0', '3 across'],
      ['Tab', '0,0', '1 down'],
      ['Tab', '0,2', '2 down'],
      ['Shift+Tab', '0,0', '1 down'],
      ['Space', '0,0', '1 across'],
    ]
    for (const [key, cell, line] of walk) {
      await press(page, key)
      expect([key, ...(await now())]).toEqual([key, cell, line])
    }
    await press(page, 'a', 'b', 'c')
    expect([await letters(page), await at(page)]).toEqual(['ABC', '0,2'])
    await press(page, 'Backspace')
    expect([await letters(page), await at(page)]).toEqual(['AB', '0,2'])
    await press(page, 'Backspace')
    expect([await letters(page), await at(page)]).toEqual(['A', '0,1'])
    await press(page, 'Home', 'Delete')
    expect([await letters(page), await at(page)]).toEqual(['', '0,0'])
    for (const [key, left] of [
      ['Control+z', 'A'],
      ['Control+z', 'AB'],
      ['Control+z', 'ABC'],
      ['Control+Shift+z', 'AB'],
      ['Control+y', 'A'],
    ] as const) {
      await press(page, key)
      expect([key, await letters(page)]).toEqual([key, left])
    }
    await press(page, 'Escape', 'Tab')
    expect(await at(page)).toBe(null)
    await press(page, 'Shift+Tab')
    expect(await at(page)).not.toBe(null)
    await press(page, '?')
    await page.waitForSelector('dialog .rules')
    await leave()
  })

  it('numbers: digits write and erase, Enter takes the pencil, Space and Backspace clear', async () => {
    const made = await puzzleOf('blocksum', 'en')
    const { page, leave } = await house.visit(made.link(true), 'en', workspace)
    await untilReady(page)
    await page.locator('[data-target="0,0"]').focus()
    await press(page, '2', '2')
    expect(await letters(page)).toBe('')
    await press(page, '2')
    expect(await letters(page)).toBe('2')
    await press(page, 'Space')
    expect(await letters(page)).toBe('')
    await press(page, 'Enter', '1', '3')
    expect(await messageOf(page, '0,0')).toContain('blank, notes 1 3')
    await press(page, 'Enter', '4', 'ArrowRight', 'ArrowDown')
    expect([await letters(page), await at(page)]).toEqual(['4', '1,1'])
    await press(page, 'ArrowUp', 'ArrowLeft', 'Backspace')
    expect(await letters(page)).toBe('')
    // a range of keys is two keys, with no key between them
    await press(page, '?')
    await page.waitForSelector('dialog .rules')
    expect(await page.locator('.rules kbd').allTextContents()).not.toContain('–')
    expect(await page.locator('.rules dt').allTextContents()).toContain('1 – 4')
    await leave()
  })

  it('bridges: Ctrl and an arrow, Enter and arrows, X and an arrow, and digits that go to unfinished islands', async () => {
    const made = await puzzleOf('hashi', 'en', { size: 7, level: 1 })
    const { page, leave } = await house.visit(made.link(true), 'en', workspace)
    await untilReady(page)
    const lines = page.locator('.board .stroke.ink-entry')
    await page.locator('[data-target="0"]').focus()
    const [first] = await page
      .locator('.compass button:not(.idle)')
      .evaluateAll((all) => all.map((one) => /^\w+/.exec(one.getAttribute('aria-label') ?? '')?.[0] ?? ''))
    const arrow = `Arrow${(first ?? '').replace(/^./, (letter) => letter.toUpperCase())}`
    const counts: number[] = []
    for (let times = 0; times < 3; times++) {
      await press(page, `Control+${arrow}`)
      counts.push(await lines.count())
    }
    expect(counts).toEqual([1, 2, 0])
    await press(page, 'Enter', arrow, 'Enter')
    expect([await lines.count(), await at(page)]).toEqual([1, '0'])
    await press(page, 'Control+z', 'x', arrow)
    expect(
      await page.locator('.compass button').evaluateAll((all) => all.map((one) => one.ariaLabel).join()),
    ).toContain('no bridge here')
    await press(page, 'Control+z')
    // all are full but the last bridge's two ends
    await made.open(async (posed) => {
      const board = posed.face.board(posed.puzzle)
      const last = touchesTo(posed).length - 1
      await playByKeyboard(page, posed, [0, last])
      const open = (
        await page
          .locator('[data-target]')
          .evaluateAll((all) =>
            all.flatMap((one) => (/, 0 to go/.test(one.ariaLabel ?? '') ? [] : [one.getAttribute('data-target')])),
          )
      ).map(Number)
      expect(open.length).toBe(2)
      for (const island of open) {
        const cell = board.cells[island]
        if (!cell) throw new Error('an island has a cell')
        await page.locator('[data-target]').first().focus()
        await press(page, posed.face.see(posed.puzzle, posed.answer, [cell]).symbol)
        expect(open).toContain(Number(await at(page)))
      }
    })
    await leave()
  })

  it('runs: Enter begins, arrows and diagonals stretch, Esc gives up, Enter takes', async () => {
    const made = await puzzleOf('wordsearch', 'en')
    const { page, leave } = await house.visit(made.link(true), 'en', workspace)
    await untilReady(page)
    await page.locator('[data-target="0,0"]').focus()
    await press(page, 'Enter', '3')
    expect(await at(page)).toBe('1,1')
    expect(await page.locator('.choosing').count()).toBe(1)
    await press(page, '7', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown')
    expect([await at(page), await page.locator('.choosing').count()]).toEqual(['2,2', 1])
    await press(page, 'Escape')
    expect(await page.locator('.choosing, .first').count()).toBe(0)
    await press(page, '7', '9', '1')
    expect(await at(page)).toBe('1,1')
    await leave()
  })
})
