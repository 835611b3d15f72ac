import { readRuby } from '@kumiki/core/base'
import { expect, it } from 'vitest'
import { typeface } from '../fixtures/printing.ts'
import { setLine, textWidth } from './block.ts'

const set = (text: string) => setLine(typeface, readRuby(text), 0, 0, 20)
const at = (text: string, letter: string): number => set(text).find((op) => op.text.startsWith(letter))?.x ?? Number.NaN

it('a reading wider than its word hangs over adjacent kana by half a letter at most, and over nothing else', () => {
  const word = typeface.widthOf('志', 20)
  const reading = textWidth(typeface, '{志|こころざし}', 20)
  expect(reading).toBeGreaterThan(word)
  // nothing hangs over the edge of the line or over a kanji
  expect(at('{志|こころざし}高', '高')).toBeCloseTo(reading)
  expect(at('{志|こころざし}高', 'こころざし')).toBeCloseTo(0)
  const hung = reading - at('{志|こころざし}を', 'を')
  expect(hung).toBeGreaterThan(0)
  expect(hung).toBeLessThanOrEqual(5 + 1e-6)
  // on both sides: the reading begins before its word's room does
  const before = typeface.widthOf('の', 20)
  expect(at('の{志|こころざし}を', 'こころざし')).toBeLessThan(before)
  expect(at('の{志|こころざし}を', 'こころざし')).toBeGreaterThanOrEqual(before - 5 - 1e-6)
})

it('a narrower reading is centred over its word and moves nothing', () => {
  const word = typeface.widthOf('図書室', 20)
  expect(at('{図書室|と}の', 'の')).toBeCloseTo(word)
  expect(at('{図書室|と}の', 'と')).toBeCloseTo((word - typeface.widthOf('と', 10)) / 2)
})
