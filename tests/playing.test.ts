/** The small player of the examples, in a real browser: every kind from blank to solved, by pointer and by keyboard. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cell } from '@kumiki/core/base'
import { kinds } from '@kumiki/core/kinds'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { touchesTo } from '../packages/core/src/contract/front.contract.ts'
import { playByKeyboard, puzzleOf, tapsFor } from './hands.ts'
import { root } from './place.ts'
import { openSite, program, type Site } from './site.ts'

let site: Site
let page: Page
const errors: string[] = []

async function openPuzzle(text: string): Promise<void> {
  await page.goto(`${site.address}examples/player/index.html`)
  await page.setInputFiles('input[type=file]', {
    name: 'a.kumiki.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  await page.waitForSelector('main[data-status="open"]')
}

const statusOf = () => page.getAttribute('main', 'data-status')

async function clickCell(board: { width: number; height: number }, [row, col]: Cell): Promise<void> {
  const box = await page.locator('.sheet').boundingBox()
  if (!box) throw new Error('there is no board')
  await page.mouse.click(
    box.x + ((col + 0.5) * box.width) / board.width,
    box.y + ((row + 0.5) * box.height) / board.height,
  )
}

describe.skipIf(program === null)('the small player', () => {
  beforeAll(async () => {
    site = await openSite('')
    page = await site.browser.newPage()
    page.on('pageerror', (error) => errors.push(error.message))
    await page.setViewportSize({ width: 900, height: 1400 })
  })
  afterAll(() => site?.close())

  it('is under 200 lines, and imports nothing but the player’s half of the core', () => {
    const code = readFileSync(join(root, 'examples/player/player.js'), 'utf8')
    expect(code.trimEnd().split('\n').length).toBeLessThan(200)
    expect([...code.matchAll(/from '([^']+)'/g)].map(([, source]) => source)).toEqual(['@kumiki/core/player'])
    for (const kind of Object.keys(kinds)) expect(code.toLowerCase()).not.toContain(kind)
  })

  it.each(Object.keys(kinds))('plays %s, in English, to the end by pointer', async (kind) => {
    const { text, open } = await puzzleOf(kind, 'en')
    await openPuzzle(text)
    await open(async (posed) => {
      const board = posed.face.board(posed.puzzle)
      for (const { at, symbol } of touchesTo(posed)) {
        if (board.input === 'mark') {
          for (const _ of tapsFor(posed, { at, symbol })) await clickCell(board, at[0])
          continue
        }
        for (const cell of at) await clickCell(board, cell)
        if (symbol !== '')
          await page
            .locator('p button', { hasText: new RegExp(`^${symbol}$`) })
            .first()
            .click()
      }
    })
    expect([await statusOf(), errors]).toEqual(['complete', []])
  })

  it.each(Object.keys(kinds))('plays %s, in Japanese, to the end by keyboard', async (kind) => {
    const { text, open } = await puzzleOf(kind, 'ja')
    await openPuzzle(text)
    await open((posed) => playByKeyboard(page, posed))
    expect([await statusOf(), errors]).toEqual(['complete', []])
  })
})
