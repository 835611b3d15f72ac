import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { loadTheme } from '../node.ts'
import { choose } from './choose.ts'
import { type FindOptions, type Found, find, isFound } from './find.ts'
import { tagNames } from './names.ts'
import { foldedName, namesNear, subjectOf } from './subject.ts'
import { tagged } from './tagged.ts'
import { type ThemeEntry, taggedIn } from './theme.ts'
import { themes } from './themes.ts'
import { allYears } from './years.ts'

const texts = await Promise.all(themes.map(loadTheme))
/** More than any theme has, so that nothing is left out. */
const all = 2_000

async function found(names: readonly string[], option: Partial<FindOptions> = {}): Promise<Found> {
  const result = await find({ names, lang: null, years: allYears, count: all, ...option }, loadTheme)
  if (!isFound(result)) throw new Error(`nothing is called ${names}`)
  return result
}
const entriesIn = ({ entries }: Found): ThemeEntry[] => entries.map(({ entry }) => entry)

it('has an index of tags that matches its files (npm run lexicon)', () => {
  expect(tagged).toEqual(taggedIn(themes.map(({ id }, at) => [id, texts[at]!])))
})

it('is small enough for the studio: titles, names and tags together under 40 kB gzipped', () => {
  expect(gzipSync(JSON.stringify([themes, tagged, tagNames])).length).toBeLessThan(40_000)
})

it('has a Japanese name for every tag of twenty entries or more, and no names for unknown tags', () => {
  const counts = new Map<string, number>()
  for (const { tags } of texts.flatMap(({ entries }) => entries))
    for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const nameless = [...counts].filter(([tag, count]) => count >= 20 && !/[ぁ-ん一-龠ァ-ヺ]/.test(tagNames[tag] ?? ''))
  expect(nameless.map(([tag]) => tag).filter((tag) => !unnamed.has(tag))).toEqual([])
  expect(Object.keys(tagNames).filter((tag) => !counts.has(tag))).toEqual([])
})
/** Tags for internal use, which are not searched as themes. */
const unnamed = new Set(['manner', 'old-thing', 'japanese', 'west'])

it('finds a theme by any of its names, in either language and script', async () => {
  const fruit = entriesIn(await found(['果物'])).map(({ word }) => word)
  expect(fruit).toContain('りんご')
  for (const name of ['くだもの', 'フルーツ', 'クダモノ', 'ﾌﾙｰﾂ'])
    expect(entriesIn(await found([name])).map(({ word }) => word)).toEqual(fruit)
  const english = entriesIn(await found(['fruit'])).map(({ word }) => word)
  expect(english).toContain('apple')
  for (const name of ['Fruits', 'FRUIT'])
    expect(entriesIn(await found([name])).map(({ word }) => word)).toEqual(english)
  expect((await found(['果物'], { lang: 'en' })).lang).toBe('en')
  expect((await found(['yojijukugo'])).lang).toBe('ja')
})

it('combines names: what is about all of them where that makes a puzzle, else equally many of each', async () => {
  const sea = await found(['海', '動物'])
  expect(sea.joining).toBe('all')
  expect(entriesIn(sea).filter(({ tags }) => !tags.includes('sea') || !tags.includes('animal'))).toEqual([])
  const apart = await found(['fruit', 'sports'])
  expect(apart.joining).toBe('each')
  for (const tag of ['fruit', 'sport'])
    expect(entriesIn(apart).filter(({ tags }) => tags.includes(tag)).length).toBeGreaterThan(40)
})

it('takes each word once, nothing dark, and within the school years asked for', async () => {
  for (const name of ['動物', 'food']) {
    const entries = entriesIn(await found([name], { years: { first: 2, last: 4 } }))
    expect(entries.length).toBeGreaterThan(20)
    expect(new Set(entries.map(({ word }) => word)).size).toBe(entries.length)
    expect(entries.filter(({ year, tags }) => year < 2 || year > 4 || tags.includes('dark'))).toEqual([])
  }
})

it('takes clues in the language of the words, unless a theme for learners is named', async () => {
  const animals = await found(['animals'])
  expect(animals.entries.filter(({ theme }) => theme.clues !== theme.lang)).toEqual([])
  expect((await found(['English for learners'])).entries.every(({ theme }) => theme.clues === 'ja')).toBe(true)
})

it('finds words whose text mentions a name that no theme has', async () => {
  const springs = await found(['温泉'])
  expect(springs.joining).toBe('mentioned')
  expect(entriesIn(springs).every(({ writing, clue }) => (writing + clue).includes('温泉'))).toBe(true)
})

it('suggests something near for an unknown name: a similar name, or the themes that have it as a word', async () => {
  expect(namesNear('フルツー')).toEqual(['フルーツ'])
  expect(namesNear('vegtables')).toEqual(['vegetable'])
  expect(subjectOf('コウノトリ')).toBeNull()
  const stork = await find({ names: ['コウノトリ'], lang: null, years: allYears, count: 60 }, loadTheme)
  expect(isFound(stork) ? null : stork.words.get('コウノトリ')?.map(({ id }) => id)).toContain('birds.ja')
  const nothing = await find(
    { names: ['くだもの'], lang: 'ja', years: { first: 10, last: 10 }, count: 9 },
    async (theme) => ({
      ...(await loadTheme(theme)),
      entries: [],
    }),
  )
  expect(nothing).toMatchObject({ known: true })
})

it('folds names so that width, case, script and plural do not count', () => {
  for (const [one, other] of [
    ['ＦＲＵＩＴＳ', 'fruit'],
    ['berries', 'Berry'],
    ['dishes', 'dish'],
    ['のりもの', 'ノリモノ'],
  ] as const)
    expect(foldedName(one)).toBe(foldedName(other))
  expect(foldedName('bus')).not.toBe(foldedName('bu'))
})

it('chooses as many as asked for, in their order, preferring those that found a place on a board', async () => {
  const words = ['cat', 'zzz', 'tea', 'ace', 'eat', 'xyx', 'act'].map((word) => word.toUpperCase())
  const chosen = await choose(words, 5, (word) => word)
  expect(chosen).toEqual(['CAT', 'TEA', 'ACE', 'EAT', 'ACT'])
  expect(await choose(words, 9, (word) => word)).toEqual(words)
  expect(await choose(words, 0, (word) => word)).toEqual([])
})
