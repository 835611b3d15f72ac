import { expect, test } from 'vitest'
import { type Arm, boxCharacter } from './boxes.ts'

const joined = (north: Arm, east: Arm, south: Arm, west: Arm): string => boxCharacter({ north, east, south, west })

test('arms of one sort meet in the plain corner, tee or cross', () => {
  expect(joined('none', 'light', 'light', 'none')).toBe('┌')
  expect(joined('heavy', 'heavy', 'heavy', 'none')).toBe('┣')
  expect(joined('double', 'double', 'double', 'double')).toBe('╬')
})

test('light and heavy arms meet in the character with exactly these arms', () => {
  expect(joined('light', 'heavy', 'light', 'heavy')).toBe('┿')
  expect(joined('heavy', 'light', 'light', 'heavy')).toBe('╃')
  expect(joined('light', 'none', 'heavy', 'light')).toBe('┧')
})

test('every mixture of none, light and heavy has its own character', () => {
  const arms: Arm[] = ['none', 'light', 'heavy']
  const all = arms.flatMap((n) => arms.flatMap((e) => arms.flatMap((s) => arms.map((w) => joined(n, e, s, w)))))
  expect(new Set(all).size).toBe(81)
})

test('a mixture that Unicode lacks gets the nearest that it has, never a blank', () => {
  const arms: Arm[] = ['none', 'light', 'heavy', 'double']
  const all = arms.flatMap((n) => arms.flatMap((e) => arms.flatMap((s) => arms.map((w) => joined(n, e, s, w)))))
  expect(all.filter((character) => character === ' ')).toHaveLength(1)
  expect(joined('none', 'double', 'none', 'none')).toBe('═')
  expect(joined('heavy', 'double', 'heavy', 'double')).toBe('╪')
})
