import { readdirSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { langs, withoutReadings } from '@kumiki/core/base'
import { toEntry } from '@kumiki/core/words'
import { expect, it } from 'vitest'
import { themeOf } from '../index.ts'
import { loadTheme } from '../node.ts'
import { partsOf, readTheme, themeFrom, urlOfTheme } from './theme.ts'
import { themes } from './themes.ts'

const folder = new URL('../../lexicon/', import.meta.url)
const files = readdirSync(folder).sort()
const texts = await Promise.all(themes.map(loadTheme))

it('has an index that matches its files (npm run lexicon)', () => {
  expect(themes.map(({ id }) => `${id}.tsv`)).toEqual(files)
  expect(themes).toEqual(themes.map(({ id }, index) => themeFrom(id, texts[index]!)))
  expect(themeOf('birds.ja')?.title).toEqual({ ja: '鳥', en: 'Birds' })
  expect(themeOf('nothing')).toBeNull()
})

it('reads every line of every file, with headers that name it in both languages', () => {
  for (const [index, { headers, entries, odd }] of texts.entries()) {
    const { id } = themes[index]!
    expect({ id, odd }).toEqual({ id, odd: [] })
    expect([...headers.keys()].filter((key) => key !== 'clues')).toEqual(['title.ja', 'title.en', 'also'])
    expect(entries.length).toBeGreaterThanOrEqual(40)
  }
})

it('is small enough to ship: no theme over 60 kB, the index under 40 kB gzipped', () => {
  expect(files.filter((name) => statSync(new URL(name, folder)).size > 60_000)).toEqual([])
  expect(gzipSync(JSON.stringify(themes)).length).toBeLessThan(40_000)
})

it('is as large as promised: 80 themes, 3,500 Japanese and 2,500 English entries, half of them with a harder clue', () => {
  expect(themes.length).toBeGreaterThanOrEqual(80)
  const min = { ja: 3500, en: 2500 }
  for (const lang of langs) {
    const entries = texts.filter((_, index) => themes[index]!.lang === lang).flatMap((text) => text.entries)
    expect(entries.length).toBeGreaterThanOrEqual(min[lang])
    expect(entries.filter(({ harder }) => harder !== '').length * 2).toBeGreaterThanOrEqual(entries.length)
  }
})

it('gives entries from which puzzles can be made, as they are written', () => {
  for (const entry of texts.flatMap(({ entries }) => entries)) {
    const made = toEntry(partsOf(entry))
    expect(made.ok && made.value).toMatchObject({ clue: entry.clue, tags: entry.tags })
    expect(made.ok && withoutReadings(made.value.shown)).toBe(entry.writing)
  }
})

it('gives the harder clue where it is wanted and exists', () => {
  const [apple, pear] = readTheme('りんご\t林檎\t赤い実\t青森の実\tfood\t1\nなし\t梨\t秋の実\t\tfood\t1\n').entries
  expect(partsOf(apple!, true).clue).toBe('青森の実')
  expect(partsOf(apple!).clue).toBe('赤い実')
  expect(partsOf(pear!, true).clue).toBe('秋の実')
})

it('returns the numbers of lines that are not entries: five columns, seven, a year that is not a number', () => {
  const good = 'cat\t\tIt purrs\t\tanimal\t1'
  const text = [
    '# title.en: Pets',
    good,
    'cat\tIt purrs\t\tanimal\t1',
    `${good}\t`,
    good.replace('1', 'x'),
    '# loose',
  ].join('\n')
  const { headers, entries, odd } = readTheme(text)
  expect([...headers]).toEqual([['title.en', 'Pets']])
  expect(entries).toEqual([{ word: 'cat', writing: 'cat', clue: 'It purrs', harder: '', tags: ['animal'], year: 1 }])
  expect(odd).toEqual([3, 4, 5, 6])
})

it('can be fetched from its address', () => {
  for (const theme of themes) expect(urlOfTheme(theme).href.endsWith(`/lexicon/${theme.id}.tsv`)).toBe(true)
})
