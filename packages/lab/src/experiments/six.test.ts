import { expect, test } from 'vitest'
import { maxOnThree, sixWords } from './six.ts'

test('a 3 by 3 board holds at most five of the six words of the text’s example', () => {
  expect(maxOnThree(sixWords)).toBe(5)
})

test('words in rows, a reversed word, and a cross are all counted where all fit', () => {
  expect(maxOnThree(['abc', 'def', 'ghi'])).toBe(3)
  expect(maxOnThree(['abc', 'cba'])).toBe(2)
  expect(maxOnThree(['abc', 'def', 'ghi', 'aei', 'ceg', 'beh'])).toBe(6)
  expect(maxOnThree(['aaa', 'bbb', 'ccc', 'ddd'])).toBe(3)
})
