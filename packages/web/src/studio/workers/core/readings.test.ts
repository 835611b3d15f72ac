import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readTheme } from '@kumiki/data'
import { describe, expect, it } from 'vitest'
import { type Readings, readingsOf, suggestedReading } from './readings.ts'

const folder = fileURLToPath(new URL('../../../../../data/lexicon/', import.meta.url))
const pairs = readdirSync(folder)
  .filter((name) => name.endsWith('.ja.tsv'))
  .flatMap((name) => readTheme(readFileSync(`${folder}${name}`, 'utf8')).entries)
  .map(({ word, writing }) => ({ writing, reading: word }))
const ours: Readings = readingsOf(pairs)

describe('a suggested reading', () => {
  it('of a word in our lexicon is a reading it has there', () => {
    const byWriting = new Map<string, string[]>()
    for (const { writing, reading } of pairs) byWriting.set(writing, [...(byWriting.get(writing) ?? []), reading])
    for (const [writing, same] of byWriting) {
      if (!/^[\p{Script=Han}々ぁ-んァ-ヶー]*\p{Script=Han}[\p{Script=Han}々ぁ-んァ-ヶー]*$/u.test(writing)) continue
      expect([writing, same]).toEqual([writing, expect.arrayContaining([suggestedReading(writing, ours)])])
    }
  })

  it.each([
    ['図書室', 'としょしつ'],
    ['消防車', 'しょうぼうしゃ'],
    ['音楽室', 'おんがくしつ'],
    ['理科室', 'りかしつ'],
    ['サッカー部', 'さっかーぶ'],
  ])('of %s, put together from words and parts of words, is %s', (written, reading) => {
    expect(suggestedReading(written, ours)).toBe(reading)
  })

  it('does not exist for a word without kanji, or with a kanji that no word of ours has', () => {
    for (const written of ['ねこ', 'CAT', '', '龘龘', '猫龘', '猫!']) expect(suggestedReading(written, ours)).toBe('')
  })

  it('splits words at their own kana, and at parts known from other words', () => {
    const readings = readingsOf([
      { writing: '食べ物', reading: 'たべもの' },
      { writing: '花', reading: 'はな' },
      { writing: '花火', reading: 'はなび' },
    ])
    expect(readings.words.get('食')).toBe('た')
    expect(readings.behind.get('物')).toBe('もの')
    expect(readings.joined.get('火')).toBe('び')
  })

  it('is not put together of two kanji that no word of ours has beside each other, nor taken from behind a word', () => {
    const readings = readingsOf([
      { writing: 'はと時計', reading: 'はとどけい' },
      { writing: '花火', reading: 'はなび' },
      { writing: '火山', reading: 'かざん' },
    ])
    expect(suggestedReading('時計', readings)).toBe('')
    expect(suggestedReading('部屋', ours)).toBe('')
    expect(suggestedReading('花山', readings)).toBe('')
    expect(suggestedReading('ねじ時計', readings)).toBe('ねじどけい')
  })

  it('is right in most cases where one is put together of parts, and mostly left out', () => {
    // each tenth word is taken away and read from the others
    const held = pairs.filter(({ writing }, at) => at % 10 === 0 && /\p{Script=Han}/u.test(writing))
    const names = new Set(held.map(({ writing }) => writing))
    const rest = readingsOf(pairs.filter(({ writing }) => !names.has(writing)))
    const given = held.filter(({ writing }) => suggestedReading(writing, rest) !== '')
    const right = given.filter(({ writing, reading }) => suggestedReading(writing, rest) === reading)
    expect(given.length).toBeGreaterThan(held.length / 20)
    expect(right.length).toBeGreaterThan(given.length / 2)
  })
})
