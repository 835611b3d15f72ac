import { mkdirSync } from 'node:fs'
import { it } from 'vitest'
import { edges } from '../../packages/core/src/contract/fixtures/edges.ts'
import { marks } from '../../packages/core/src/contract/fixtures/marks.ts'
import { playByKeyboard } from '../hands.ts'
import { program } from '../site.ts'
import { desk, phone, untilReady } from './browser.ts'
import { openPlanted, plantedPuzzle } from './planted.ts'

it('looks', async () => {
  mkdirSync('/tmp/look', { recursive: true })
  const house = await openPlanted(program ?? '')
  for (const [kind, craft] of [
    ['edges', edges.craft],
    ['marks', marks.craft],
  ] as const)
    for (const [where, options] of [
      ['phone', phone],
      ['desk', desk],
    ] as const)
      for (const [scheme, lang] of [
        ['light', 'en'],
        ['dark', 'ja'],
      ] as const) {
        const made = await plantedPuzzle(craft as typeof edges.craft, lang, { size: 6 })
        const { page } = await house.visit(made.link(true), lang, { ...options, colorScheme: scheme })
        await untilReady(page)
        await page.screenshot({ path: `/tmp/look/${kind}-${where}-${scheme}-0.png` })
        const box = (await page.locator('.board').boundingBox())!
        const { width, height } = made.open(({ face, puzzle }) => face.board(puzzle))
        const at = ([r, c]: readonly [number, number]) =>
          [box.x + ((c + 0.5) * box.width) / width, box.y + ((r + 0.5) * box.height) / height] as const
        await page.locator('[data-target]').first().focus()
        await made.open((posed) => playByKeyboard(page, posed, [0, 4]))
        const note =
          kind === 'edges'
            ? [
                [0, 4.5],
                [0.5, 3],
              ]
            : [[0, 4]]
        for (const spot of note) await page.mouse.click(...at(spot as [number, number]), { button: 'right' })
        if (kind === 'marks') await page.mouse.click(...at([0, 5]))
        await page.keyboard.press('ArrowLeft')
        await page.screenshot({ path: `/tmp/look/${kind}-${where}-${scheme}-1.png` })
        await page.mouse.move(...at([0, 0]))
        await page.mouse.down()
        await page.mouse.move(...at([0, 3]), { steps: 9 })
        await page.screenshot({ path: `/tmp/look/${kind}-${where}-${scheme}-2.png` })
        await page.mouse.up()
        await page.locator('.bar .tool').first().click()
        await page.waitForSelector('.status .tag')
        await page.screenshot({ path: `/tmp/look/${kind}-${where}-${scheme}-3.png` })
        await page.keyboard.press('Control+z')
        await page.locator('.bar .tool').last().click()
        await page.waitForSelector('.hint header')
        for (let i = 0; i < 3; i++) {
          const b = page.locator('.hint footer .btn').last()
          await b.click()
        }
        await page.screenshot({ path: `/tmp/look/${kind}-${where}-${scheme}-4.png` })
        await page.context().close()
      }
  await house.close()
}, 300_000)
