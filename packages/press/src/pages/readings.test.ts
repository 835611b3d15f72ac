import { withoutReadings } from '@kumiki/core/base'
import { faces } from '@kumiki/core/kinds'
import { expect, it } from 'vitest'
import { printing, puzzles, textsOn } from '../fixtures/printing.ts'
import { phrases } from './phrases.ts'
import { annotated } from './readings.ts'

/** The file that lists the readings. */
const list = 'packages/press/src/pages/readings.ts'

/** The kanji outside of any pair. */
const unread = (text: string): string[] =>
  annotated(text)
    .replace(/\{[^}]*\}/g, '')
    .match(/\p{Script=Han}/gu) ?? []

it('every kanji of every rule has its reading, and nothing else is changed', async () => {
  for (const [kind, load] of Object.entries(faces)) {
    const rules = (await load())((face) => face.rules.ja)
    expect(unread(rules), `the rules of ${kind}: list these words in ${list}`).toEqual([])
    expect(withoutReadings(annotated(rules))).toBe(rules)
  }
})

it('every kanji of the other texts on sheets for children has its reading', () => {
  const { rules, byClues, drawsPicture, oneSolution, keywordHow, cluesNext, listNext, answersApart, play } = phrases
  for (const { ja } of [rules, byClues, drawsPicture, oneSolution, keywordHow, cluesNext, listNext, answersApart, play])
    expect(unread(ja)).toEqual([])
  expect(annotated('{市|し}の答え')).toBe('{市|し}の{答|こた}え')
})

it('a sheet whose clues have readings has them in its rules, and other sheets do not', async () => {
  const [child] = printing(await puzzles(['ruby-ja'])).pages
  expect(textsOn(child)).toEqual(expect.arrayContaining(['ことば', 'あそびかた', 'カギでとく']))
  const [plain] = printing(await puzzles(['crossword-ja'])).pages
  expect(textsOn(plain)).not.toContain('ことば')
})

it('furigana is printed over the rules if asked for, and not over clues if not wanted', async () => {
  const [wanted] = printing(await puzzles(['crossword-ja']), { furigana: true }).pages
  expect(textsOn(wanted)).toEqual(expect.arrayContaining(['ことば', 'あそびかた']))
  const files = await puzzles(['ruby-ja'])
  const readings = files[0](({ puzzle }) => JSON.stringify(puzzle).match(/(?<=\|)[ぁ-ゖ]{2,}(?=\})/gu) ?? [])
  const given = printing(files).pages.flatMap(textsOn)
  const spared = printing(files, { furigana: false }).pages.flatMap(textsOn)
  expect(readings.filter((reading) => given.includes(reading)).length).toBeGreaterThan(5)
  expect(readings.filter((reading) => spared.includes(reading))).toEqual([])
  expect(spared.join('')).not.toMatch(/[{|}]/)
})

it('a listed word keeps its reading, by which it is found', async () => {
  const [first] = await puzzles(['wordsearch-ja'])
  const read = (file: typeof first): readonly string[] =>
    textsOn(printing([file], { furigana: false }).pages[0]).filter((text) => text === 'よみ')
  const withReading: typeof first = (use) =>
    first((known, face) =>
      use(known, {
        ...face,
        lists: (puzzle, answer) =>
          face.lists(puzzle, answer).map((sideList) => ({
            ...sideList,
            items: sideList.items.map((item, at) => (at === 0 ? { ...item, text: '{字|よみ}' } : item)),
          })),
      }),
    )
  expect(read(withReading)).toEqual(['よみ'])
})
