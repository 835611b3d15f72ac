/**
 * Boards of lines and of marks in a real browser: by mouse, finger and keys, with crosses and rings, hints and checks.
 */
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { edges } from '../../packages/core/src/contract/fixtures/edges.ts'
import { marks } from '../../packages/core/src/contract/fixtures/marks.ts'
import { craft as slitherlink } from '../../packages/core/src/kinds/slitherlink/craft.ts'
import { type Made, playByKeyboard, playByTouch } from '../hands.ts'
import { program } from '../site.ts'
import { troubles } from './axe.ts'
import { type House, phone, statusOf, untilReady, workspace } from './browser.ts'
import { openPlanted, plantedPuzzle } from './planted.ts'

let house: House
let made: Readonly<Record<'edges' | 'marks' | 'slitherlink', Made>>

type Spot = readonly [down: number, right: number]

/** The positions of a board's points on the screen. */
async function spots(page: Page, made: Made): Promise<(at: Spot) => readonly [number, number]> {
  const box = await page.locator('.board').boundingBox()
  if (!box) throw new Error('there is a board')
  const { width, height } = made.open(({ face, puzzle }) => face.board(puzzle))
  return ([down, right]) => [box.x + ((right + 0.5) * box.width) / width, box.y + ((down + 0.5) * box.height) / height]
}
const place = (page: Page, name: string): Locator => page.locator(`[data-target="${name}"]`)
const labelOf = (page: Page, name: string): Promise<string | null> => place(page, name).getAttribute('aria-label')

async function drag(page: Page, from: readonly [number, number], ...way: readonly (readonly [number, number])[]) {
  await page.mouse.move(...from)
  await page.mouse.down()
  for (const spot of way) await page.mouse.move(...spot, { steps: 6 })
  await page.mouse.up()
}

describe.skipIf(program === null)('a board that is painted', () => {
  beforeAll(async () => {
    house = await openPlanted()
    made = {
      edges: await plantedPuzzle(edges.craft, 'en', { size: 5 }),
      marks: await plantedPuzzle(marks.craft, 'en', { size: 5 }),
      slitherlink: await plantedPuzzle(slitherlink, 'en', { size: 4 }),
    }
  })
  afterAll(() => house?.close())

  it.each(['edges', 'marks', 'slitherlink'] as const)(
    'of %s is played from its link to its end by keys',
    async (kind) => {
      const { page, leave } = await house.visit(made[kind].link(true), 'en', workspace)
      await untilReady(page)
      await page.locator('[data-target]').first().focus()
      await made[kind].open((posed) => playByKeyboard(page, posed))
      expect(await statusOf(page)).toBe('complete')
      await page.waitForSelector('dialog .finish')
      await leave()
    },
  )

  it.each(['edges', 'marks', 'slitherlink'] as const)(
    'of %s is played to its end by finger, in Japanese',
    async (kind) => {
      const { page, leave } = await house.visit(made[kind].link(true), 'ja', phone)
      await untilReady(page)
      await made[kind].open((posed) => playByTouch(page, posed))
      expect(await statusOf(page)).toBe('complete')
      await leave()
    },
  )

  it('of lines cycles from a line to a cross to nothing, and announces it', async () => {
    const { page, leave } = await house.visit(made.edges.link(true), 'en', workspace)
    await untilReady(page)
    const spot = await spots(page, made.edges)
    const blank = await labelOf(page, '0,1')
    await page.mouse.click(...spot([0, 1.4]))
    expect(await labelOf(page, '0,1')).toContain('line right')
    expect(await page.locator('[aria-live]').allTextContents()).toContain('line to the right')
    expect(await page.locator('.board .stroke.ink-entry').count()).toBe(1)
    await page.mouse.click(...spot([0, 1.4]))
    expect(await labelOf(page, '0,1')).toContain('cross to the right')
    expect(await page.locator('.board .text.ink-entry').allTextContents()).toEqual(['×'])
    await page.mouse.click(...spot([0, 1.4]))
    expect(await labelOf(page, '0,1')).toBe(blank)
    await leave()
  })

  it('of lines is drawn by dragging, which one undo reverts, and the secondary button draws crosses', async () => {
    const { page, leave } = await house.visit(made.edges.link(true), 'en', workspace)
    await untilReady(page)
    const spot = await spots(page, made.edges)
    await drag(page, spot([0, 0]), spot([0, 3]), spot([1, 3]))
    expect(await page.locator('.board .stroke.ink-entry').count()).toBe(4)
    await page.keyboard.press('Control+z')
    expect(await page.locator('.board .stroke.ink-entry').count()).toBe(0)
    await page.mouse.click(...spot([0.5, 2]), { button: 'right' })
    expect(await page.locator('.board .text.ink-entry').allTextContents()).toEqual(['×'])
    await leave()
  })

  it('has a switch that makes fingers note crosses and rings', async () => {
    for (const [kind, name, sign] of [
      ['edges', 'Crosses', '×'],
      ['marks', 'Rings', '○'],
    ] as const) {
      const { page, leave } = await house.visit(made[kind].link(true), 'en', phone)
      await untilReady(page)
      const spot = await spots(page, made[kind])
      await page.getByRole('button', { name }).tap()
      await page.touchscreen.tap(...spot(kind === 'edges' ? [0, 0.5] : [0, 1]))
      expect(await page.locator('.board .text.ink-entry').allTextContents()).toEqual([sign])
      await page.getByRole('button', { name: 'Undo' }).filter({ visible: true }).tap()
      expect(await page.locator('.board .text.ink-entry').count()).toBe(0)
      await leave()
    }
  })

  it('shows a hint at clues, dots and edges, and draws its conclusion', async () => {
    const { page, leave } = await house.visit(made.edges.link(true), 'en', workspace)
    await untilReady(page)
    await page.getByRole('button', { name: 'Hint' }).click()
    await page.waitForSelector('[data-hint="step"]')
    expect(await page.locator('.lit.seen').count()).toBe(1)
    for (const next of ['The idea', 'The step', 'Place it'])
      await page.locator('.hint footer').getByRole('button', { name: next }).click()
    expect(await page.locator('.lit-way').count()).toBe(2)
    await page.locator('.hint footer').getByRole('button', { name: 'Place it' }).click()
    expect(await page.locator('.board .stroke.ink-entry').count()).toBe(2)
    await leave()
  })

  it('shows which line is wrong, and counts it once', async () => {
    const { page, leave } = await house.visit(made.edges.link(true), 'en', workspace)
    await untilReady(page)
    const wrong = made.edges.open(({ face, puzzle, answer }) =>
      face
        .board(puzzle)
        .cells.filter(([row]) => row === 0)
        .find((dot) => face.see(puzzle, answer, [dot, [1, dot[1]]]).symbol === ''),
    )
    if (!wrong) throw new Error('some line from side to side is wrong')
    const spot = await spots(page, made.edges)
    await page.mouse.click(...spot([0.5, wrong[1]]))
    await page.getByRole('button', { name: 'Check' }).click()
    await page.waitForSelector('.status .tag-bad')
    expect(await page.locator('.status').textContent()).toContain('1 place is wrong')
    expect(await page.locator('.board .stroke.wrong').count()).toBe(1)
    await leave()
  })

  it.each(['light', 'dark'] as const)('meets the accessibility rules in %s', async (colorScheme) => {
    for (const kind of ['edges', 'marks'] as const) {
      const { page, leave } = await house.visit(made[kind].link(true), 'en', { ...phone, colorScheme })
      await untilReady(page)
      await page.locator('[data-target]').first().focus()
      await made[kind].open((posed) => playByKeyboard(page, posed, [0, 2]))
      expect(await troubles(page, kind)).toEqual([])
      const small = await page
        .locator('.keys-pencils button')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height).filter((height) => height < 42))
      expect(small).toEqual([])
      await leave()
    }
  })
})
