import { type Lang, langs } from '@kumiki/core/base'
import { describe, expect, it } from 'vitest'
import { loadTheme } from '../node.ts'
import { givesAway } from './giveaway.ts'
import { rules } from './rules.ts'
import type { ThemeEntry } from './theme.ts'
import { themes } from './themes.ts'

const lexicon = await Promise.all(themes.map(async (theme) => ({ theme, entries: (await loadTheme(theme)).entries })))

const apple: ThemeEntry = {
  word: 'りんご',
  writing: '林檎',
  clue: '青森でたくさんとれる',
  harder: '白雪姫がかじった実',
  tags: ['food'],
  year: 4,
}
const cat: ThemeEntry = {
  word: 'cat',
  writing: 'cat',
  clue: 'It purrs',
  harder: 'It has nine lives',
  tags: ['animal'],
  year: 1,
}

/** For each rule, by a part of its promise: entries that break only this rule. */
const flaws: readonly (readonly [promise: string, lang: Lang, flawed: readonly Partial<ThemeEntry>[]])[] = [
  ['in hiragana', 'ja', [{ word: 'リンゴ' }, { word: 'りん ご' }]],
  ['in hiragana', 'en', [{ word: 'cät' }, { word: 'cat9' }, { word: '-cat' }]],
  ['2 to 14', 'ja', [{ word: 'り' }, { word: 'あいうえおかきくけこさしすせそ' }]],
  ['small kana', 'ja', [{ word: 'んだ' }, { word: 'ーる' }, { word: 'ゃま' }]],
  ['4 to 40', 'ja', [{ clue: '赤い実' }, { harder: 'あ'.repeat(41) }]],
  ['4 to 40', 'en', [{ clue: 'Pet' }, { clue: 'x'.repeat(76) }]],
  ['full stop', 'ja', [{ clue: '青森でとれる。' }, { harder: ' 青森でとれる' }]],
  ['full stop', 'en', [{ clue: 'It purrs.' }]],
  ['the language', 'ja', [{ clue: 'A red fruit' }]],
  ['the language', 'en', [{ clue: 'ニャーとなくどうぶつ' }]],
  ['another one', 'en', [{ harder: 'It purrs' }]],
  ['away', 'ja', [{ clue: 'リンゴジュースのもと' }, { harder: '林檎の木になる' }]],
  ['away', 'en', [{ clue: 'Two cats make two' }]],
  ['between 1 and 10', 'ja', [{ year: 0, clue: 'あおもりのみ' }, { year: 11 }]],
  ['tags', 'ja', [{ tags: [''] }, { tags: ['Food'] }, { tags: ['food', 'food'] }, { tags: [' food'] }]],
  [
    'beyond its year',
    'ja',
    [
      { year: 3, clue: '芽が出て花がさく' },
      { year: 1, clue: '木に海が見える' },
    ],
  ],
  ['unpleasant', 'ja', [{ clue: '毒で殺された姫' }, { tags: ['food', 'dark'] }]],
  ['unpleasant', 'en', [{ harder: 'Curiosity killed it' }]],
]

describe('every entry', () => {
  for (const { promise, keeps } of rules)
    it(promise, () => {
      const broken = lexicon.flatMap(({ theme, entries }) =>
        entries.filter((entry) => !keeps(entry, theme)).map(resultOf(theme.id)),
      )
      expect(broken).toEqual([])
    })

  it.each(langs)('is the only one in %s with its clue', (lang) => {
    const all = entriesIn(lang).flatMap(({ clue, harder }) => (harder === '' ? [clue] : [clue, harder]))
    expect(twice(all)).toEqual([])
  })

  it.each(langs)('is the only one in %s with its word and writing', (lang) => {
    expect(twice(entriesIn(lang).map(({ word, writing }) => `${word.toLowerCase()} ${writing}`))).toEqual([])
  })

  it('has no tag that is the plural of another', () => {
    const tags = new Set(lexicon.flatMap(({ entries }) => entries.flatMap((entry) => entry.tags)))
    expect(plurals(tags)).toEqual([])
  })
})

describe('the rules', () => {
  it.each(flaws)('reject what breaks "%s" in %s, and each only its own flaw', (promise, lang, flawed) => {
    const good = lang === 'ja' ? apple : cat
    const broken = (entry: ThemeEntry) => rules.filter(({ keeps }) => !keeps(entry, { lang, clues: lang }))
    expect(broken(good)).toEqual([])
    const rule = rules.find((one) => one.promise.includes(promise))
    for (const flaw of flawed) expect(broken({ ...good, ...flaw })).toEqual([rule])
  })

  it('have a planted flaw each', () => {
    expect(rules.filter((rule) => !flaws.some(([promise]) => rule.promise.includes(promise)))).toEqual([])
  })

  it('detect duplicates, and plural tags', () => {
    expect(twice(['a', 'b', 'a'])).toEqual(['a'])
    expect(plurals(new Set(['bird', 'birds', 'glass']))).toEqual(['birds'])
  })

  it.each([
    ['ice cream', 'Creamy and cold', true],
    ['running', 'What a runner does', true],
    ['butterfly', 'Flies like butter', true],
    ['Bronte', 'One of the Brontës', true],
    ['sunflower', 'A flower for the sun', true],
    ['tie', 'Untidy people cannot tie it', true],
    ['and', 'Salt and pepper', true],
    ['and', 'Andy sat on sand', false],
    ['cat', 'It catches mice', false],
    ['tug-of-war', 'Two teams and one rope of hemp', false],
    ['しょうゆ', 'シヨウユ差しの中', true],
    ['はな', 'おはなしの花形', false],
  ])('decide for %s whether "%s" gives it away', (word, clue, given) => {
    expect(givesAway({ ...cat, word, writing: word }, clue)).toBe(given)
  })
})

const entriesIn = (lang: Lang): ThemeEntry[] =>
  lexicon.filter(({ theme }) => theme.lang === lang).flatMap(({ entries }) => [...entries])

const resultOf =
  (id: string) =>
  ({ word, clue, harder, year }: ThemeEntry): string =>
    `${id} ${word} ${year}: ${clue} / ${harder}`

function twice(texts: readonly string[]): string[] {
  const seen = new Set<string>()
  return texts.filter((text) => seen.has(text) || !seen.add(text))
}

const plurals = (tags: ReadonlySet<string>): string[] =>
  [...tags].filter((tag) => tag.endsWith('s') && tags.has(tag.slice(0, -1)))
