import fc from 'fast-check'
import { expect, test } from 'vitest'
import { broken, widthOf } from './lines.ts'

test('a text is whole in its lines; each line is as wide as allowed or holds one letter with its marks, and none is empty', () => {
  const unit = fc.constantFrom(...'aMi Wé  ねこ犬、')
  const width = fc.integer({ min: 3, max: 20 })
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 60 }), width, width, (text, first, others) => {
      const lines = broken(text, first, others)
      const plain = (words: string): string => words.replace(/\s/g, '')
      expect(plain(lines.join(''))).toBe(plain(text))
      for (const [index, line] of lines.entries()) {
        expect(line.trim()).toBe(line)
        expect(line).not.toBe('')
        const room = index === 0 ? first : others
        if (plain(line).replace(/、/g, '').length > 1) expect(widthOf(line)).toBeLessThanOrEqual(room + 1e-9)
      }
    }),
  )
})

test('no last line is left with one letter or a number in brackets', () => {
  expect(broken('Half-melted snow on the street (5)', 16)).toEqual(['Half-melted snow on the', 'street (5)'])
  expect(broken('温泉に入る姿で人気の動物。', 11)).toEqual(['温泉に入る姿で人気の', '動物。'])
  expect(broken('温泉に入る姿で人気です', 10)).toEqual(['温泉に入る姿で人気', 'です'])
  expect(broken('abc', 1)).toEqual(['a', 'b', 'c'])
})

test('no Japanese line begins with a closing mark, ー or a small letter, or ends with an opening one', () => {
  const unit = fc.constantFrom(...'かな漢字カナー、。「」（）っょャ', 'word')
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 60 }), fc.integer({ min: 8, max: 20 }), (text, width) => {
      const start = /^[ぁ-ん一-龥ァ-ンa-z]/.test(text) ? text : `か${text}`
      // many marks in a row do not fit on a line
      fc.pre(!/[、。」）ーっょャ「（]{4}/.test(start))
      for (const units of ['letters', 'phrases'] as const) {
        const lines = broken(start, width, width, units)
        expect(lines.join('').replace(/\s/g, '')).toBe(start.replace(/\s/g, ''))
        for (const line of lines.slice(1)) expect(line).not.toMatch(/^[、。」）ーっょャ]/)
        for (const line of lines.slice(0, -1)) expect(line).not.toMatch(/[「（]$/)
      }
    }),
  )
})

test('headings are broken between phrases', () => {
  const text = 'どの単語にも使わない文字を上の行から順に読むと、言葉が現れます'
  expect(broken(text, 12, 12, 'phrases')).toEqual([
    'どの単語にも使わない',
    '文字を上の行から順に',
    '読むと、言葉が現れます',
  ])
  expect(broken('abcdefghijklmnop', 5, 5, 'phrases').length).toBeGreaterThan(1)
})
