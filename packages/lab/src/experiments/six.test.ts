import { expect, test } from 'vitest'
import { mostOnThree, sixWords } from './six.ts'

test('no board of 3 by 3 holds all six words of the text’s example: five at most', () => {
  expect(mostOnThree(sixWords)).toBe(5)
})

test('where all can be laid, all are counted: words in rows, a word back to front, and a cross', () => {
  expect(mostOnThree(['abc', 'def', 'ghi'])).toBe(3)
  expect(mostOnThree(['abc', 'cba'])).toBe(2)
  expect(mostOnThree(['abc', 'def', 'ghi', 'aei', 'ceg', 'beh'])).toBe(6)
  expect(mostOnThree(['aaa', 'bbb', 'ccc', 'ddd'])).toBe(3)
})
