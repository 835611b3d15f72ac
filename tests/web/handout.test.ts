/** Handouts as people get them: one file, opened by a double click or from a mail, without a server or a network. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { kinds } from '@kumiki/core/kinds'
import { forPlayers, parseFile } from '@kumiki/core/file'
import { faces } from '@kumiki/core/player'
import { type HandoutFiles, type HandoutOptions, type HandoutProgram, usualHandout, writeHandout } from '@kumiki/press/handout'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildProgram } from '../../packages/web/handout/program.ts'
import { type Made, playByKeyboard, playByTouch, puzzleOf } from '../hands.ts'
import { newFolder } from '../place.ts'
import { program as chromium } from '../site.ts'
import { House, phone, untilReady, workspace } from './browser.ts'

const folder = newFolder()
const maxBytes = 120_000
let program: HandoutProgram

beforeAll(async () => {
  program = await buildProgram()
})

const fileOf = async ({ text }: Made) => {
  const file = await parseFile(text, faces)
  if (!file.ok) throw new Error(file.error.text.en)
  return file.value
}

/** Writes a handout and gives its text. */
async function written(name: string, made: readonly [Made, ...Made[]], options: Partial<HandoutOptions> = {}) {
  const [first, ...others] = await Promise.all(made.map(fileOf))
  if (!first) throw new Error('there is a puzzle')
  const files: HandoutFiles = [first, ...others]
  const page = await writeHandout(files, program, { ...usualHandout, ...options })
  if (!page.ok) throw new Error(page.error.text.en)
  writeFileSync(join(folder, name), page.value)
  return page.value
}

describe('a handout', () => {
  it.each(Object.keys(kinds))(`with %s has at most ${maxBytes} bytes, in either language, also with its answer`, async (kind) => {
    for (const lang of ['en', 'ja'] as const) {
      const made = await puzzleOf(kind, lang)
      for (const selfChecking of [false, true]) {
        const page = await written('size.html', [made], { selfChecking })
        console.log(kind, lang, selfChecking, Buffer.byteLength(page))
        expect(Buffer.byteLength(page)).toBeLessThanOrEqual(maxBytes)
      }
    }
  })
})

describe.skipIf(chromium === null)('opened as a file, without a network', () => {
  let house: House
  beforeAll(async () => {
    house = await House.open(chromium ?? '', folder)
  })
  afterAll(() => house?.close())

  it('a crossword checks itself and is played to its end by keys', async () => {
    const made = await puzzleOf('crossword', 'en')
    await written('crossword.html', [made], { selfChecking: true })
    const { page, leave } = await house.visit('/crossword.html', 'en', { ...workspace, offline: true })
    await untilReady(page)
    await page.locator('[data-target]').first().focus()
    await made.open((posed) => playByKeyboard(page, posed))
    await page.waitForSelector('main[data-status="complete"]')
    await leave()
  })
})
