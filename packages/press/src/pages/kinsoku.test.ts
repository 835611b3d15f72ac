import { type Run, readRuby } from '@kumiki/core/base'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { breakLines, textOf } from './kinsoku.ts'

/** A measure by which all characters have the same width. */
const measure = ({ text, ruby }: Run): number => Math.max(Array.from(text).length, Array.from(ruby).length / 2)
const lines = (text: string, width: number): string[] => breakLines(readRuby(text), width, measure).map(textOf)

it('a line starts with no closing mark, small kana or ー, and ends with no opening bracket', () => {
  const units = fc.constantFrom('あ', 'い', '「う」', '（え）', '漢', '字、', 'カー', 'きっ', 'ャ。', '1', 'A ', ' ')
  fc.assert(
    fc.property(fc.array(units, { maxLength: 60 }), fc.integer({ min: 12, max: 30 }), (some, width) => {
      const text = some.join('').replace(/ャ。(ャ。|「)+/g, 'ャ。あ')
      for (const line of lines(text, width).slice(1)) expect(line).not.toMatch(/^[っャー、。」）]/)
      for (const line of lines(text, width).slice(0, -1)) expect(line).not.toMatch(/[「（]$/)
    }),
  )
})

it('nothing is lost but the blanks at the ends of lines', () => {
  const letters = fc.constantFrom(...'あい、「」漢A b1')
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 60 }), fc.integer({ min: 3, max: 20 }), (some, width) => {
      const text = some.join('')
      expect(lines(text, width).join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    }),
  )
})

it('a Latin word, a number with its counter and a word with ruby stay whole', () => {
  expect(lines('the quick brown fox', 9)).toEqual(['the quick', 'brown fox'])
  expect(lines('あいうえ12個です', 6)).toEqual(['あいうえ', '12個です'])
  expect(lines('あいう{北海道|ほっかいどう}へ', 5)).toEqual(['あいう', '北海道へ'])
})

it('the last line has at least two characters to read', () => {
  expect(lines('あいうえおか', 5)).toEqual(['あいうえ', 'おか'])
  expect(lines('あいうえおか。', 5)).toEqual(['あいうえ', 'おか。'])
})

it('a reading stands in its braces; an unclosed brace is text', () => {
  expect(readRuby('{山|やま}の{木')).toEqual([
    { text: '山', ruby: 'やま' },
    { text: 'の{木', ruby: '' },
  ])
})
