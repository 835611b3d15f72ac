import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toKana, toRomaji } from 'wanakana'
import { Romaji } from './romaji.ts'

function typed(letters: string): string {
  const romaji = new Romaji()
  let kana = ''
  for (const letter of letters) kana += romaji.type(letter)
  return kana + romaji.end()
}

/** Every hiragana, large and small, and the long bar. */
const everyKana = [...Array.from({ length: 0x3097 - 0x3041 }, (_, at) => String.fromCodePoint(0x3041 + at)), 'ー']
const letters = [..."abcdefghijklmnopqrstuvwxyz'-"]

/** Tries everything up to four letters long that begins like a spelling. */
function reachable(): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (spelling: string): void => {
    for (const letter of letters) {
      const romaji = new Romaji()
      for (const one of spelling) romaji.type(one)
      if (romaji.open !== spelling) continue
      const kana = romaji.type(letter)
      if (kana !== '') found.add(kana)
      else if (romaji.open === spelling + letter) visit(spelling + letter)
    }
  }
  visit('')
  return found
}

describe('romaji', () => {
  it.each([
    ['shinbun', 'しんぶん'],
    ['sinbun', 'しんぶん'],
    ['shimbun', 'しんぶん'],
    ['konnichiha', 'こんいちは'],
    ['konnnitiha', 'こんにちは'],
    ["ren'ai", 'れんあい'],
    ['rennai', 'れんあい'],
    ['hon', 'ほん'],
    ['honn', 'ほん'],
    ['kanji', 'かんじ'],
    ['kin-youbi', 'きんーようび'],
    ["kin'youbi", 'きんようび'],
    ['kinyuu', 'きにゅう'],
    ['gakkou', 'がっこう'],
    ['matcha', 'まっちゃ'],
    ['mattya', 'まっちゃ'],
    ['zasshi', 'ざっし'],
    ['ko-hi-', 'こーひー'],
    ['thi-', 'てぃー'],
    ['faxtuku', 'ふぁっく'],
    ['ltsu', 'っ'],
    ['XTU', 'っ'],
    ['ｋａ', 'か'],
    ['jisho', 'じしょ'],
    ['zisyo', 'じしょ'],
    ['vaiorin', 'ゔぁいおりん'],
    ['wuxi-ku', 'うぃーく'],
    ['wi-ku', 'うぃーく'],
    ['a1b い', 'あ'],
    ['ksa', 'さ'],
  ])('%s is %s', (spelling, kana) => {
    expect(typed(spelling)).toBe(kana)
  })

  it('spells every kana', () => {
    const found = reachable()
    expect(everyKana.filter((kana) => !found.has(kana))).toEqual([])
  })

  it('gives the same kana as wanakana for spellings that wanakana knows', () => {
    const syllables = [...reachable()].filter((kana) => kana.length === 2).concat(everyKana)
    const known = syllables.filter(
      (kana) => /^(?!shy|chy)[a-z]+$/.test(toRomaji(kana)) && toKana(toRomaji(kana)) === kana,
    )
    expect(known.length).toBeGreaterThan(100)
    expect(known.filter((kana) => typed(toRomaji(kana)) !== kana).map((kana) => kana + toRomaji(kana))).toEqual([])
    // whole syllables only; wanakana reads nn before a vowel differently
    const words = fc.array(fc.constantFrom(...known.filter((kana) => kana !== 'ん')), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(words, (parts) => {
        expect(typed(parts.map((kana) => toRomaji(kana)).join(''))).toBe(parts.join(''))
      }),
    )
  })

  it('shows the unfinished syllable, and deletes it letter by letter', () => {
    const romaji = new Romaji()
    expect([romaji.type('k'), romaji.type('y'), romaji.open]).toEqual(['', '', 'ky'])
    expect([romaji.back(), romaji.open]).toEqual([true, 'k'])
    expect([romaji.type('k'), romaji.open]).toEqual(['っ', 'k'])
    expect([romaji.back(), romaji.open, romaji.back()]).toEqual([true, '', false])
    expect([romaji.type('n'), romaji.type('k'), romaji.open, romaji.end(), romaji.open]).toEqual([
      '',
      'ん',
      'k',
      '',
      '',
    ])
  })

  it('is never stuck: a syllable typed after anything else still gives that syllable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (noise) => {
        const romaji = new Romaji()
        for (const letter of noise) romaji.type(letter)
        romaji.end()
        expect(romaji.type('k') + romaji.type('a')).toBe('か')
      }),
    )
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...letters)), (noise) => {
        const romaji = new Romaji()
        const states = noise.map((letter) => romaji.type(letter).replace(/[ぁ-ゖー]/g, '') + romaji.open)
        expect(states.filter((open) => !/^[a-z]{0,3}$/.test(open))).toEqual([])
      }),
    )
  })

  it('is small', () => {
    expect(gzipSync(readFileSync(new URL('./romaji.ts', import.meta.url))).length).toBeLessThan(2_000)
  })
})
