import { readdirSync } from 'node:fs'
import { type Entry, normalise, readWords, scriptOf } from '@kumiki/core/words'
import { describe, expect, it } from 'vitest'
import { type ListInfo, listOf, lists, urlOf } from './index.ts'
import { loadList } from './node.ts'

/** Municipalities that share their reading with another: a dictionary is a multiset. */
const homonyms: Readonly<Record<string, readonly string[]>> = { 'hokkaido.ja': ['えさし', 'くしろ', 'しべつ'] }
/** The symbol of an element, which a clue may contain. */
const symbol = /^[A-Z][a-z]?$/
const longestClue = { ja: 60, en: 90 }

it('contains every file, and nothing else', () => {
  expect(lists.length).toBeGreaterThan(0)
  const files = readdirSync(new URL('../lists/', import.meta.url)).sort()
  expect(lists.map(({ id }) => `${id}.tsv`).sort()).toEqual(files)
  expect(listOf('hokkaido.ja')?.count).toBe(179)
  expect(listOf('nothing')).toBeNull()
})

describe.each(lists)('$id', (info) => {
  it('is read without a refusal or a note, and has as many words as stated', async () => {
    const text = await loadList(info)
    const { entries, refused, notes } = readWords(text)
    expect({ refused, notes }).toEqual({ refused: [], notes: [] })
    expect(entries.length).toBe(info.count)
    expect(text.split('\n').filter((line) => line !== '' && !/^#|^[^\t]+\t[^\t]+(\t[^\t]+)?$/.test(line))).toEqual([])
    expect(text.startsWith('# ')).toBe(true)
  })

  it('has words of its language, each once', async () => {
    const words = (await entriesOf(info)).map(({ word }) => word)
    expect(words.filter((word) => scriptOf(word.charAt(0)) !== (info.lang === 'ja' ? 'kana' : 'latin'))).toEqual([])
    const twice = words.filter((word, index) => words.indexOf(word) !== index)
    expect(twice.sort()).toEqual(homonyms[info.id] ?? [])
    expect(words.filter((word) => word.length < 2)).toEqual([])
  })

  it('has a short clue of its own for each word, in its language', async () => {
    const entries = await entriesOf(info)
    const clues = entries.map(({ clue }) => clue)
    expect(clues.filter((clue) => clue.length < 2 || clue.length > longestClue[info.lang])).toEqual([])
    expect(clues.filter((clue) => /[ぁ-んァ-ヶ一-龠]/.test(clue) !== (info.lang === 'ja'))).toEqual([])
    expect(clues.filter((clue, index) => clues.indexOf(clue) !== index)).toEqual([])
    expect(clues.filter((clue) => /[。.]$/.test(clue.replace(/abbr\.\)$/, '')))).toEqual([])
  })

  it('gives no word away in its clue', async () => {
    const entries = await entriesOf(info)
    const tags = entries.flatMap((entry) => entry.tags)
    const names = new Set(tags.filter((tag) => !symbol.test(tag) && tags.indexOf(tag) === tags.lastIndexOf(tag)))
    expect(entries.filter((entry) => givenAway(entry, names)).map(({ shown, clue }) => [shown, clue])).toEqual([])
  })
})

const entriesOf = async (info: ListInfo): Promise<readonly Entry[]> => readWords(await loadList(info)).entries

/**
 * A clue gives a word away by its reading; in English by any word that contains it; or by the name in its tags (a tag
 * that no other word of the list has), without 市町村都府県国.
 */
function givenAway({ word, clue, tags }: Entry, names: ReadonlySet<string>): boolean {
  const written = tags.filter((tag) => names.has(tag)).map((tag) => tag.replace(/(?<=.)[市町村都府県国]$/, ''))
  const parts = scriptOf(word.charAt(0)) === 'kana' ? clue.split(/[^ぁ-ゖァ-ヺー・]+/) : clue.split(/\s+/)
  const spelt = parts.map((part) => {
    const spelling = normalise(part.replace(/[^\p{L}\p{N}・]/gu, ''))
    return spelling.ok ? spelling.value.word : ''
  })
  return spelt.some((part) => part.includes(word)) || written.some((name) => clue.includes(name))
}

it('detects a word that is given away', () => {
  const entry = (word: string, clue: string, tags: string[]): Entry => ({ word, shown: word, clue, tags, score: null })
  const names = new Set(['釧路町'])
  expect(givenAway(entry('きやべつ', '春キャベツは甘い', ['野菜']), names)).toBe(true)
  expect(givenAway(entry('くしろ', '釧路湿原の町', ['釧路町', '釧路']), names)).toBe(true)
  expect(givenAway(entry('RAIN', 'Not a (rainy) day', []), names)).toBe(true)
  expect(givenAway(entry('RAIN', 'It wets the street', ['street']), names)).toBe(false)
})

it('calls countries by their names, not by parts of them', async () => {
  const gaps = (await entriesOf(listOf('countries.en')!)).filter(({ clue }) => clue.includes('___'))
  expect(gaps.length).toBeGreaterThan(0)
  expect(gaps.filter(({ clue }) => !/: ___ and /.test(clue)).map(({ shown }) => shown)).toEqual([])
})

it('has tags that distinguish municipalities with equal readings', async () => {
  const all = await entriesOf(listOf('hokkaido.ja')!)
  for (const reading of homonyms['hokkaido.ja']!) {
    const names = all.filter(({ word }) => word === reading).map(({ tags }) => tags[0])
    expect(new Set(names).size).toBe(2)
  }
})

it('can be fetched from its address', () => {
  for (const info of lists) expect(urlOf(info).href.endsWith(`/lists/${info.id}.tsv`)).toBe(true)
})
