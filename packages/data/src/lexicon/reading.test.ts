/**
 * Readings and clues in Japanese against an analyser with a dictionary of its own (kuromoji with IPADIC). It reads a writing in
 * one way; where ours is another and right, the entry stands in fixtures/readings.tsv with the reason.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { enlarged, inHiragana } from '@kumiki/core/words/kana'
import { type IpadicFeatures, TokenizerBuilder } from '@patdx/kuromoji'
import NodeDictionaryLoader from '@patdx/kuromoji/node'
import { expect, it } from 'vitest'
import { loadTheme } from '../node.ts'
import { kanjiIn } from './kanji.ts'
import type { ThemeEntry } from './theme.ts'
import { themes } from './themes.ts'

const dictionary = fileURLToPath(new URL('../../../../node_modules/@patdx/kuromoji/dict/', import.meta.url))
const analyser = await new TokenizerBuilder({ loader: new NodeDictionaryLoader({ dic_path: dictionary }) }).build()
const exceptions = readFileSync(new URL('fixtures/readings.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'))
const reasons = new Set(['voiced', 'compound', 'other', 'name', 'foreign', 'unknown'])

const japanese = themes.filter(({ lang }) => lang === 'ja')
const entries = (await Promise.all(japanese.map(loadTheme))).flatMap((text) => text.entries)

it('every reading spells its writing as the analyser does, but for those that are listed with a reason', () => {
  const misread = entries
    .filter((entry) => !spells(entry))
    .map(({ word, writing }) => [word, writing, inHiragana(readingIn(writing).normalize('NFKC'))].join(' '))
  expect(misread.sort()).toEqual(exceptions.map((columns) => columns.slice(0, 3).join(' ')).sort())
  expect(exceptions.filter((columns) => columns.length !== 4 || !reasons.has(columns[3]!))).toEqual([])
})

it('no clue has a word that is read as the answer, or is more than half of it in the same kanji', () => {
  const told = entries.flatMap((entry) =>
    [entry.clue, entry.harder].filter((clue) => echoes(entry, clue)).map((clue) => [entry.writing, clue]),
  )
  expect(told).toEqual([])
})

it('finds a reading that does not spell its writing, and clues that hold a form of the answer', () => {
  const flower: ThemeEntry = { word: 'はなび', writing: '花火', clue: '', harder: '', tags: [], year: 1 }
  expect(spells(flower)).toBe(true)
  expect(spells({ ...flower, word: 'はなみ' })).toBe(false)
  expect(spells({ ...flower, word: 'はあと', writing: 'ハート' })).toBe(true)
  expect(echoes(flower, '夜空にさく大きな花')).toBe(true)
  expect(echoes({ ...flower, word: 'はな', writing: '鼻' }, '赤い花とおなじ音')).toBe(true)
  expect(echoes({ ...flower, word: 'むかで', writing: 'ムカデ' }, '漢字では「百足」')).toBe(false)
  expect(echoes(flower, '火をつけてたのしむ')).toBe(false)
})

const spells = ({ word, writing }: ThemeEntry): boolean => folded(readingIn(writing)) === folded(word)

const readingIn = (writing: string): string => analyser.tokenize(writing).map(readingOf).join('')

/** To give kanji and ask how they are read is a clue of its own sort. */
function echoes({ word, writing }: ThemeEntry, clue: string): boolean {
  const own = new Set(kanjiIn(writing))
  return analyser.tokenize(clue.replace(/^漢字では「[^」]+」/, '')).some((token) => {
    const reading = inHiragana(readingOf(token))
    if (reading === word) return /^(名詞|動詞|形容詞)$/.test(token.pos)
    const shared = kanjiIn(token.surface_form).some((kanji) => own.has(kanji))
    return shared && reading.length * 2 > word.length && word.includes(reading)
  })
}

const readingOf = ({ reading, surface_form }: IpadicFeatures): string => reading ?? surface_form

/** As in the cells, with long vowels written by their vowel, and no separators. */
const folded = (text: string): string =>
  enlarged(inHiragana(text.normalize('NFKC')))
    .replace(/[・=\s]/g, '')
    .replace(/(.)ー/g, (_, kana: string) => kana + vowelOf(kana))

const rows = [
  'あかさたなはまやらわがざだばぱ',
  'いきしちにひみりぎじぢびぴ',
  'うくすつぬふむゆるぐずづぶぷ',
  'えけせてねへめれげぜでべぺ',
]

/** お of what is in no other row. */
const vowelOf = (kana: string): string => 'あいうえお'.at(rows.findIndex((row) => row.includes(kana)))!
