import { expect, test } from 'vitest'
import { maxOnThree, sixWords } from './six.ts'

test('no board of 3 by 3 holds all six words of the text’s example: five at most', () => {
  expect(maxOnThree(sixWords)).toBe(5)
})

test('where all can be laid, all are counted: words in rows, a word back to front, and a cross', () => {
  expect(maxOnThree(['abc', 'def', 'ghi'])).toBe(3)
  expect(maxOnThree(['abc', 'cba'])).toBe(2)
  expect(maxOnThree(['abc', 'def', 'ghi', 'aei', 'ceg', 'beh'])).toBe(6)
  expect(maxOnThree(['aaa', 'bbb', 'ccc', 'ddd'])).toBe(3)
})
