/** The small player of the examples, in a real browser: every kind from the blank to its end, by pointer and by keyboard. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '@kumiki/core/base/schema'
import type { Cell } from '@kumiki/core/base/target'
import { formatFile } from '@kumiki/core/file/file'
import { doors } from '@kumiki/core/kinds/doors'
import { optionsOf } from '@kumiki/core/spec/options'
import { make } from '@kumiki/core/verbs/make'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keyOf, type Posed, pathTo, touchesTo, wayBetween } from '../packages/core/src/kind/front.contract.ts'
import type { Shapes } from '../packages/core/src/kind/shapes.ts'
import { root } from './place.ts'
import { openSite, program, type Site } from './site.ts'

const lists = {
  en: ['cat', 'dog', 'tiger', 'horse', 'goat', 'otter', 'hare', 'bear'],
  ja: ['ねこ', 'いぬ', 'きつね', 'うさぎ', 'しか', 'かもしか', 'いのしし', 'らっこ'],
}
const small: Readonly<Record<string, object>> = {
  blocksum: { size: 4 },
  sudoku: { size: 4 },
  hashi: { size: 7, level: 1 },
  crossword: { size: 6 },
  skeleton: { size: 6 },
  wordsearch: {},
}

type Opened = <R>(use: <K extends Shapes>(posed: Posed<K>) => R) => R

async function puzzleOf(kind: string, lang: 'en' | 'ja'): Promise<{ readonly text: string; readonly open: Opened }> {
  const door = doors[kind]
  if (!door) throw new Error(kind)
  return door(async (own) => {
    const craft = await own.craft()
    const words = optionsOf(craft.spec).some(({ reads }) => reads === 'words') ? { words: lists[lang] } : {}
    const spec = parse(craft.spec, { ...words, ...small[kind] })
    if (!spec.ok) throw new Error(spec.error.text.en)
    const file = await make(craft, { spec: spec.value, seed: 'play', effort: craft.effort, lang, title: null })
    if (!file.ok) throw new Error(file.error.text.en)
    const { puzzle, answer } = file.value
    if (answer === undefined) throw new Error('a made file has its answer')
    return { text: formatFile(file.value), open: (use) => use({ face: craft.face, puzzle, answer }) }
  })
}

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
    for (const kind of Object.keys(doors)) expect(code.toLowerCase()).not.toContain(kind)
  })

  it.each(Object.keys(doors))('plays %s, in English, to the end by pointer', async (kind) => {
    const { text, open } = await puzzleOf(kind, 'en')
    await openPuzzle(text)
    await open(async (posed) => {
      const board = posed.face.board(posed.puzzle)
      for (const { at, symbol } of touchesTo(posed)) {
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

  it.each(Object.keys(doors))('plays %s, in Japanese, to the end by keyboard', async (kind) => {
    const { text, open } = await puzzleOf(kind, 'ja')
    await openPuzzle(text)
    await open(async (posed) => {
      const board = posed.face.board(posed.puzzle)
      const nameOf = (cell: Cell): string =>
        board.hand === 'join' ? String(board.cells.findIndex((one) => String(one) === String(cell))) : String(cell)
      const cellOf = (name: string | null): Cell => {
        const cell = board.cells.find((one) => nameOf(one) === name)
        if (!cell) throw new Error(`nothing is focused: ${name}`)
        return cell
      }
      const here = (): Promise<string | null> =>
        page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? null)
      const walk = async (to: Cell): Promise<void> => {
        for (let presses = 0; (await here()) !== nameOf(to); presses++) {
          if (presses > 200) throw new Error(`the arrows do not lead to ${to}`)
          const [way] = pathTo(board, cellOf(await here()), to) ?? []
          if (!way) throw new Error(`there is no way to ${to}`)
          await page.keyboard.press(keyOf(way))
        }
      }
      for (const { at, symbol } of touchesTo(posed)) {
        const [first, last] = at
        await walk(first)
        if (symbol !== '') await page.keyboard.insertText(symbol)
        else if (board.hand === 'join' && last) await page.keyboard.press(`Control+${keyOf(wayBetween([first, last]))}`)
        else {
          await page.keyboard.press('Enter')
          if (last) await walk(last)
          await page.keyboard.press('Enter')
        }
      }
    })
    expect([await statusOf(), errors]).toEqual(['complete', []])
  })
})
