import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readingOf, readRuby, withFurigana, withoutReadings, withReadings } from './ruby.ts'

it('furigana is a text with its reading, in half-width or full-width marks', () => {
  for (const text of ['{図書|としょ}の{本|ほん}だ', '｛図書｜としょ｝の｛本｜ほん｝だ']) {
    expect(readRuby(text)).toEqual([
      { text: '図書', ruby: 'としょ' },
      { text: 'の', ruby: '' },
      { text: '本', ruby: 'ほん' },
      { text: 'だ', ruby: '' },
    ])
    expect(withReadings(text)).toBe('図書（としょ）の本（ほん）だ')
    expect(withoutReadings(text)).toBe('図書の本だ')
    expect(readingOf(text)).toBe('としょのほんだ')
  }
})

it.each(['{図書|}', '{|としょ}', '{図書}', '{図書|と|しょ}', '図書|としょ', '{図書|としょ', '}{', '{{a|b'])(
  'braces that are not furigana stand for themselves: %s',
  (text) => {
    expect(readRuby(text)).toEqual([{ text, ruby: '' }])
    for (const plain of [withReadings, withoutReadings, readingOf]) expect(plain(text)).toBe(text)
  },
)

it('kanji followed by kana in brackets are furigana, and no other brackets are', () => {
  expect(withFurigana('図書室（としょしつ）')).toBe('{図書室|としょしつ}')
  expect(withFurigana('消しゴム(けしゴム)')).toBe('{消しゴム|けしゴム}')
  for (const text of ['図書室（library）', 'ねこ（いぬ）', '図書（としょ）室', '{図|と}書（しょ）'])
    expect(withFurigana(text)).toBe(text)
})

it('no letter is lost or added, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'{}|｛｝｜（）漢字かな a') }), (text) => {
      const runs = readRuby(text)
      expect(runs.map((run) => run.text).join('')).toBe(withoutReadings(text))
      expect(runs.map((run) => run.ruby || run.text).join('')).toBe(readingOf(text))
      expect(runs.every((run) => run.text !== '')).toBe(true)
      expect(withoutReadings(text).length).toBeLessThanOrEqual(text.length)
    }),
  )
})
