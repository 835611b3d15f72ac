/**
 * Checks Japanese readings and clues with an analyser and its dictionary (kuromoji with IPADIC). It gives one reading
 * for a writing; where ours is a different, correct one, the entry is in fixtures/readings.tsv with the reason.
 */
import { readFileSync } from 'node:fs'
import { inHiragana } from '@kumiki/core/words'
import { expect, it } from 'vitest'
import { loadAnalyser, loadTheme } from '../node.ts'
import { echoes, readingIn, spells } from './referee.ts'
import type { ThemeEntry } from './theme.ts'
import { themes } from './themes.ts'

const analyse = await loadAnalyser()
const exceptions = readFileSync(new URL('fixtures/readings.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'))
const reasons = new Set(['voiced', 'compound', 'other', 'name', 'foreign', 'unknown'])

const japanese = themes.filter(({ lang }) => lang === 'ja')
const entries = (await Promise.all(japanese.map(loadTheme))).flatMap((text) => text.entries)

it('every reading spells its writing as the analyser does, except those listed with a reason', () => {
  const misread = entries
    .filter((entry) => !spells(entry, analyse))
    .map(({ word, writing }) => [word, writing, inHiragana(readingIn(writing, analyse).normalize('NFKC'))].join(' '))
  expect(misread.sort()).toEqual(exceptions.map((columns) => columns.slice(0, 3).join(' ')).sort())
  expect(exceptions.filter((columns) => columns.length !== 4 || !reasons.has(columns[3]!))).toEqual([])
})

it('no clue has a word with the reading of the answer, or more than half of it in the same kanji', () => {
  const found = entries.flatMap((entry) =>
    [entry.clue, entry.harder].filter((clue) => echoes(entry, clue, analyse)).map((clue) => [entry.writing, clue]),
  )
  expect(found).toEqual([])
})

it('detects a reading that does not spell its writing, and clues that contain a form of the answer', () => {
  const flower: ThemeEntry = { word: 'はなび', writing: '花火', clue: '', harder: '', tags: [], year: 1 }
  expect(spells(flower, analyse)).toBe(true)
  expect(spells({ ...flower, word: 'はなみ' }, analyse)).toBe(false)
  expect(spells({ ...flower, word: 'はあと', writing: 'ハート' }, analyse)).toBe(true)
  expect(echoes(flower, '夜空にさく大きな花', analyse)).toBe(true)
  expect(echoes({ ...flower, word: 'はな', writing: '鼻' }, '赤い花とおなじ音', analyse)).toBe(true)
  expect(echoes({ ...flower, word: 'むかで', writing: 'ムカデ' }, '漢字では「百足」', analyse)).toBe(false)
  expect(echoes(flower, '火をつけてたのしむ', analyse)).toBe(false)
})
