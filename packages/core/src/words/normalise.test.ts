import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limits } from '../base/limits.ts'
import { inHiragana, inKatakana } from './kana.ts'
import { letterOf, normalise } from './normalise.ts'

const word = (text: string): string | null => {
  const spelling = normalise(text)
  return spelling.ok ? spelling.value.word : null
}
const refusal = (text: string): string | null => {
  const spelling = normalise(text)
  return spelling.ok ? null : spelling.error.code
}

describe('normalise', () => {
  it('gives plain words the same spelling through its fast path as by folding', () => {
    const letters = fc.constantFrom(...'abcXYZぁあゃやっゔゎーんが')
    fc.assert(
      // a full stop at the end is folded away, and keeps the word off the fast path
      fc.property(fc.string({ unit: letters, minLength: 1, maxLength: 12 }), (text) => {
        expect(normalise(text)).toEqual(normalise(`${text}.`))
      }),
    )
  })

  it.each([
    ['キョウゴク', 'きようごく'],
    ['きょうごく', 'きようごく'],
    ['ｷｮｳｺﾞｸ', 'きようごく'],
    ['カ゛ッコウ', 'がつこう'],
    ['か\u3099く', 'がく'],
    ['ニュージーランド', 'にゆーじーらんど'],
    ['ラ―メン', 'らーめん'],
    ['アンティグア・バーブーダ', 'あんていぐあばーぶーだ'],
    ['サン＝テグジュペリ', 'さんてぐじゆぺり'],
    ['ヴァイオリン', 'ゔあいおりん'],
    ['もり の　くまさん', 'もりのくまさん'],
    ['関ヶ原'.replace('関', 'せき').replace('原', 'はら'), 'せきけはら'],
  ])('folds the kana of %s to %s', (text, expected) => expect(word(text)).toBe(expected))

  it.each([
    ['New Zealand', 'NEWZEALAND'],
    ["Côte d'Ivoire", 'COTEDIVOIRE'],
    ['Guinea-Bissau', 'GUINEABISSAU'],
    ['São Tomé', 'SAOTOME'],
    ['Ærø', 'AERO'],
    ['Straße', 'STRASSE'],
    ['Łódź', 'LODZ'],
    ['ＡＢＣ', 'ABC'],
    ['U.S.A.', 'USA'],
    ['０１２-34', '01234'],
  ])('folds %s to %s', (text, expected) => expect(word(text)).toBe(expected))

  it.each([
    ['札幌', 'foreign-character'],
    ['Ελλάδα', 'foreign-character'],
    ['cat🐈', 'foreign-character'],
    ['a#b', 'foreign-character'],
    ['Tシャツ', 'mixed-scripts'],
    ['3D', 'mixed-scripts'],
    [' ・ ', 'empty-word'],
    ['x'.repeat(limits.wordLength + 1), 'word-too-long'],
    ['x'.repeat(limits.textLength + 1), 'word-too-long'],
  ])('refuses %.20s as %s', (text, code) => expect(refusal(text)).toBe(code))

  it('leaves its own results unchanged and gives one letter per cell', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), kanaText, latinText), (text) => {
        const once = word(text)
        if (once === null) return
        expect(word(once)).toBe(once)
        expect([...once].every((letter) => letterOf(letter) === letter)).toBe(true)
        expect(once.length).toBeLessThanOrEqual(limits.wordLength)
      }),
      { numRuns: 2_000 },
    )
  })

  it('gives the same word for katakana and hiragana, and shows either', () => {
    fc.assert(
      fc.property(kanaText, (text) => {
        expect(word(inKatakana(text))).toBe(word(inHiragana(text)))
        expect(inHiragana(inKatakana(text))).toBe(inHiragana(text))
      }),
      { numRuns: 1_000 },
    )
  })

  it('takes a typed letter in any writing, and only a single letter', () => {
    expect(['ｶﾞ', 'ョ', 'é', '９', 'ー'].map(letterOf)).toEqual(['が', 'よ', 'E', '9', 'ー'])
    expect(['', 'ab', '#', '.', '漢', '\ud83d'].map(letterOf)).toEqual([null, null, null, null, null, null])
  })
})

const kanaText = fc.string({ unit: fc.constantFrom(...'あぃがぱんっゃーアィガパンッャヴヶ・ '), maxLength: 20 })
const latinText = fc.string({ unit: fc.constantFrom(..."aZéßæø -'."), maxLength: 20 })
