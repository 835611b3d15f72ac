import { readingOf, withoutReadings } from '@kumiki/core/base'
import { beforeAll, expect, it } from 'vitest'
import type { Analyser } from '../language/morpheme.ts'
import { loadAnalyser } from './analyser.ts'
import { furiganaFor } from './furigana.ts'

let analyse: Analyser
beforeAll(async () => {
  analyse = await loadAnalyser()
})

const read = (text: string, year = 0, known: ReadonlyMap<string, string> = new Map()) =>
  furiganaFor(text, year, analyse, known)

it('puts readings over kanji alone, without the kana around them, and changes nothing else', () => {
  for (const [text, expected] of [
    ['冷たくて甘い食べ物', '{冷|つめ}たくて{甘|あま}い{食|た}べ{物|もの}'],
    ['カレーを煮る', 'カレーを{煮|に}る'],
    ['ひらがなだけ', 'ひらがなだけ'],
  ] as const) {
    expect(read(text).text).toBe(expected)
    expect(withoutReadings(read(text).text)).toBe(text)
  }
})

it('leaves kanji alone that are taught up to the school year', () => {
  const text = '森で拾う茶色い実'
  expect(readingOf(read(text).text)).toBe('もりでひろうちゃいろいみ')
  expect([1, 2, 3, 6].map((year) => read(text, year).text)).toEqual([
    '森で{拾|ひろ}う{茶色|ちゃいろ}い{実|み}',
    '森で{拾|ひろ}う茶色い{実|み}',
    '森で拾う茶色い実',
    '森で拾う茶色い実',
  ])
})

it('keeps the readings that a writer gave', () => {
  expect(read('{大和|やまと}の言葉').text).toBe('{大和|やまと}の{言葉|ことば}')
})

it('tells what may be read in another way: names, numbers and counters, words of several readings, unknown ones', () => {
  for (const text of ['今日の市場', '鉛筆が3本', '長谷川さん', '人気のある店', '小川の魚'])
    expect(read(text).doubtful.length, text).toBeGreaterThan(0)
  for (const text of ['冷たくて甘い', '植物を観察する', '図書館で勉強する'])
    expect(read(text).doubtful, text).toEqual([])
})

it('does not doubt a reading that our own lexicon confirms, and doubts one that it contradicts', () => {
  const place = '北海道'
  expect(read(place).doubtful).toEqual([{ written: place, reading: 'ほっかいどう' }])
  expect(read(place, 0, new Map([[place, 'ほっかいどう']])).doubtful).toEqual([])
  expect(read('勉強', 0, new Map([['勉強', 'べんきよう']])).doubtful).toHaveLength(1)
})
