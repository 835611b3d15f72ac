/** The site as a portable folder: opened by a double click, from a stick, without a server and without a network. */
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { faces } from '@kumiki/core/player'
import { readLink } from '@kumiki/press/link'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playByKeyboard } from '../../hands.ts'
import { newFolder, root } from '../../place.ts'
import { program } from '../../site.ts'
import { House, untilReady, workspace } from '../browser.ts'
import { hurry } from './hurry.ts'

const web = join(root, 'packages/web')
const folder = newFolder()
let house: House

describe.skipIf(program === null)('opened as a file', () => {
  beforeAll(async () => {
    for (const mode of ['production', 'play'])
      await build({
        configFile: join(web, 'singlefile/vite.config.ts'),
        logLevel: 'silent',
        mode,
        build: { outDir: folder, emptyOutDir: false },
      })
    mkdirSync(join(folder, 'play'))
    for (const file of ['index.html', 'play/index.html', 'theme.js'])
      cpSync(join(web, 'dist', file), join(folder, file))
    house = await House.open(folder)
  })
  afterAll(() => house?.close())

  it('the studio makes, prints and shares a puzzle, and the player plays it to its end', async () => {
    const { page, leave } = await house.visit('/index.html', 'en', workspace)
    await page.waitForSelector('[data-door="words"]')
    await hurry(page)
    await page.click('[data-door="words"]')
    await page.fill(
      'textarea[name="words"]',
      'cat,It purrs\ngoat,It climbs\nbear,It sleeps\notter,It swims\ntiger,It has stripes',
    )
    await page.click('[data-kind-choice="crossword"]')
    await page.click('[data-do="make"]')
    await page.waitForSelector('[data-result][data-kind="crossword"][data-proved="true"]', { state: 'attached' })
    await page.click('[data-do="share"]')
    await page.getByRole('switch', { name: /Self-checking/ }).click()
    await expect.poll(async () => (await page.inputValue('input[name="link"]')).length).toBeGreaterThan(100)
    const link = await page.locator('[data-do="play"][href]').getAttribute('href')
    await page.keyboard.press('Escape')
    await page.click('[data-do="print"]')
    await page.waitForSelector('a[download$=".pdf"][href^="blob:"]')
    await leave()

    if (link === null) throw new Error('what is shared can be played')
    const read = await readLink(link, faces)
    if (!read.ok) throw new Error(read.error.text.en)
    const { page: other, leave: leaveOther } = await house.visit(
      `/${link.slice(house.address.length)}`,
      'en',
      workspace,
    )
    await untilReady(other)
    await other.locator('[data-target]').first().focus()
    await read.value(({ puzzle, answer }, face) => {
      if (answer === undefined) throw new Error('a link that checks itself holds its answer')
      return playByKeyboard(other, { face, puzzle, answer })
    })
    await other.waitForSelector('main[data-status="complete"]')
    await leaveOther()
  })

  it.each(['index.html', 'play/index.html'])(
    'without its one file, %s explains what to do, in both languages',
    async (path) => {
      const bare = newFolder()
      mkdirSync(join(bare, 'play'))
      for (const file of ['index.html', 'play/index.html', 'theme.js', 'pocket.js'])
        cpSync(join(web, 'dist', file), join(bare, file))
      const page = await house.tab()
      await page.goto(pathToFileURL(join(bare, path)).href)
      for (const lang of ['ja', 'en'])
        expect(await page.locator(`p[lang="${lang}"]`).textContent()).toContain('kumiki.html')
      await page.close()
    },
  )

  it('the page of the player leads there too, with its puzzle', async () => {
    const { page, leave } = await house.visit('/play/index.html#k1AAO', 'ja', workspace)
    await page.waitForURL(/play\.html#k1AAO$/)
    await page.getByRole('alert').waitFor()
    await leave()
  })
})
