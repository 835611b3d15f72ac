/**
 * Pictures of the player for people to look at: `npm run gallery -- FOLDER`. Every kind, both languages, phone and
 * desktop, light and dark, from empty to finished.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { kinds } from '@kumiki/core/kinds'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { touchesTo } from '../../packages/core/src/contract/front.contract.ts'
import { playByKeyboard, puzzleOf } from '../hands.ts'
import { House, phone, untilReady, workspace } from './browser.ts'

const folder = process.env.KUMIKI_GALLERY ?? ''
const larger: Readonly<Record<string, object>> = {
  blocksum: { size: 6 },
  sudoku: { size: 9 },
  hashi: { size: 9, level: 3 },
}
/** With short and long clues, some with readings, and a keyword. */
const clued = {
  ja: {
    words: [
      { word: 'さくら', clue: '{春|はる}に{咲|さ}く、{日本|にほん}を{代表|だいひょう}する{花|はな}' },
      { word: 'らくだ', clue: 'こぶのある{砂漠|さばく}の{船|ふね}' },
      { word: 'だるま', clue: '{七転|ななころ}び{八起|やお}き' },
      {
        word: 'まつり',
        clue: '{夏|なつ}の{夜|よる}に{屋台|やたい}がならび、{浴衣|ゆかた}で{出|で}かけて{花火|はなび}や{踊|おど}りを{楽|たの}しむもの',
      },
      { word: 'りす', clue: 'どんぐりを{頬|ほお}にためる' },
      { word: 'すいか', clue: '{海辺|うみべ}で{割|わ}る{果物|くだもの}' },
      { word: 'かさ', clue: '雨の日に広げるもの' },
      { word: 'くるま', clue: 'タイヤが四つ' },
      { word: 'いるか', clue: '海の人気者' },
      { word: 'さる', clue: '木から落ちることもある' },
    ],
    keyword: 'さくら',
    size: undefined,
  },
  en: {
    words: [
      { word: 'orchard', clue: 'Where apples grow in rows' },
      { word: 'harbour', clue: 'Ships come home to it' },
      { word: 'river', clue: 'It runs but never walks' },
      {
        word: 'teapot',
        clue: 'It is short and stout, has a handle and a spout, and is tipped over when it gets all steamed up in the old song',
      },
      { word: 'robin', clue: 'Red-breasted garden bird' },
      { word: 'thunder', clue: 'It follows lightning' },
      { word: 'candle', clue: 'Light of former days' },
      { word: 'brick', clue: 'Part of a wall' },
      { word: 'ladder', clue: 'Way up to the roof' },
    ],
    keyword: 'tea',
    size: undefined,
  },
}

let house: House

describe('a picture', () => {
  beforeAll(async () => {
    mkdirSync(folder, { recursive: true })
    house = await House.open()
  })
  afterAll(() => house?.close())

  describe.each(Object.keys(kinds))('of %s', (kind) => {
    it.each(
      (['ja', 'en'] as const).flatMap((lang) =>
        (['phone', 'desk'] as const).flatMap((screen) =>
          (['light', 'dark'] as const).map((theme) => [lang, screen, theme] as const),
        ),
      ),
    )('in %s, on a %s, %s', async (lang, screen, theme) => {
      const made = await puzzleOf(kind, lang, kind === 'crossword' ? clued[lang] : larger[kind])
      const { page, leave } = await house.visit(made.link(true), lang, {
        ...(screen === 'phone' ? phone : workspace),
        colorScheme: theme,
      })
      await untilReady(page)
      const shoot = (state: string) =>
        page.screenshot({ path: join(folder, `${kind}-${lang}-${screen}-${theme}-${state}.png`) })
      await shoot('empty')
      await page.locator('[data-target]').first().focus()
      await made.open(async (posed) => {
        const half = Math.floor(touchesTo(posed).length / 2)
        await playByKeyboard(page, posed, [0, half])
        await shoot('half')
        await playByKeyboard(page, posed, [half, Number.POSITIVE_INFINITY])
      })
      await page.waitForSelector('dialog .finish')
      await shoot('finished')
      await leave()
    })
  })
})
