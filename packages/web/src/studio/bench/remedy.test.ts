import { expect, it } from 'vitest'
import { remedy } from './remedy.ts'
import type { Order } from './talk.ts'

const order = (kind: string, size: unknown, ...words: string[]): Order => ({
  kind,
  spec: { size },
  rows: words.length === 0 ? null : words.map((word) => ({ word, reading: '', clue: '' })),
  picture: null,
  seed: 'a',
  effort: null,
  timeMs: null,
  lang: 'en',
  title: null,
})

it.each(['crossword', 'skeleton', 'wordsearch'])(
  'words that are too long get the nearest board that takes one (%s)',
  async (kind) => {
    expect(await remedy(order(kind, 4, 'elephant', 'penguin', 'hippopotamus'))).toBe(7)
    expect(await remedy(order(kind, '4x3', 'elephant', 'penguin'))).toBe(7)
  },
)

it('a size that a kind has not gets the nearest that it has', async () => {
  expect(await remedy(order('sudoku', 7))).toBe(6)
  expect(await remedy(order('blocksum', 99))).toBe(12)
})

it('where no size is asked for, or none helps, there is no remedy', async () => {
  expect(await remedy(order('crossword', undefined, 'cat'))).toBeNull()
  expect(await remedy(order('crossword', 'large', 'cat'))).toBeNull()
})
