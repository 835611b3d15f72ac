import { expect, it } from 'vitest'
import { Rng } from '../base/rng.ts'
import { distinct, distinctWords, speltOnce, thingsIn, timesListed } from './distinct.ts'
import { type EntryParts, toEntry } from './entry.ts'

const listOf = (...parts: readonly EntryParts[]) =>
  parts.map((part) => {
    const entry = toEntry(part)
    if (!entry.ok) throw new Error(entry.error.text.en)
    return entry.value
  })
const cluesTaken = (list: ReturnType<typeof listOf>, seed: string) =>
  distinct(list, new Rng(seed)).entries.map(({ clue }) => clue)

it('a word that is listed again is used once, and its clues are alternatives from which the seed chooses', () => {
  const list = listOf({ word: 'bat', clue: 'Flies' }, { word: 'cat' }, { word: 'BAT', clue: 'Hits' }, { word: 'cat' })
  const seen = new Set(Array.from({ length: 20 }, (_, seed) => cluesTaken(list, String(seed)).join('/')))
  expect([...seen].sort()).toEqual(['Flies/', 'Hits/'])
  expect(cluesTaken(list, 'a')).toEqual(cluesTaken(list, 'a'))
  expect(distinct(list, new Rng('a')).notes).toMatchObject([{ code: 'listed-again', words: ['BAT', 'CAT'] }])
})

it('an entry with a clue is taken before one without', () => {
  expect(cluesTaken(listOf({ word: 'bat' }, { word: 'bat', clue: 'Flies' }), 'a')).toEqual(['Flies'])
})

it('two things that are spelt alike are used twice if each has its own clue', () => {
  const [one, two] = [
    { word: 'しべつ', clue: '羊の市', tags: ['士別市'] },
    { word: 'しべつ', clue: '鮭の町', tags: ['標津町'] },
  ]
  expect(distinct(listOf(one, two), new Rng('a'))).toMatchObject({ entries: [one, two], notes: [] })
  expect(timesListed('しべつ', listOf(one, two))).toBe(2)
  expect(timesListed('しべつ', listOf({ word: 'しべつ' }, one, two))).toBe(2)
  expect(timesListed('しべつ', listOf(one, { ...two, clue: one.clue }))).toBe(1)
  expect(timesListed('しべつ', listOf({ ...one, clue: '' }, { ...two, clue: '' }))).toBe(1)
  expect(timesListed('しべつ', listOf(one, { ...two, tags: one.tags }))).toBe(1)
})

it('another writing means another thing, another script does not', () => {
  expect(
    timesListed(
      'かき',
      listOf({ word: 'かき', shown: '柿', clue: '果物' }, { word: 'かき', shown: '牡蠣', clue: '貝' }),
    ),
  ).toBe(2)
  expect(timesListed('かき', listOf({ word: 'かき', clue: '果物' }, { word: 'カキ', clue: '貝' }))).toBe(1)
})

it('without clues all entries with the same spelling are one word, and the note treats them so', () => {
  const list = listOf(
    { word: 'かき', shown: '柿', clue: '果物' },
    { word: 'かき', shown: '牡蠣', clue: '貝' },
    { word: 'なし' },
  )
  expect(speltOnce(list)).toMatchObject({
    entries: [{ shown: '{柿|かき}' }, { word: 'なし' }],
    notes: [{ code: 'listed-again', words: ['かき'] }],
  })
  expect(thingsIn(list)).toHaveLength(3)
  expect(thingsIn(listOf({ word: 'bat' }, { word: 'bat' }))).toHaveLength(1)
})

it('counts a word once whatever its case, accents, blanks, kana and clues', () => {
  const list = [
    ['Café', 'A'],
    ['CAFE', 'B'],
    ['ice cream', 'C'],
    ['icecream', 'D'],
    ['サッカー', 'E'],
    ['さっかー', 'F'],
  ].flatMap(([word = '', clue = '']) => {
    const entry = toEntry({ word, clue })
    return entry.ok ? [entry.value] : []
  })
  expect(distinctWords(list)).toHaveLength(3)
})
