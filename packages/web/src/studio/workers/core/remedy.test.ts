import { expect, it } from 'vitest'
import type { Order } from './protocol.ts'
import { remedy } from './remedy.ts'

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

/** A clock that stands, so that a slow machine has the time that it needs. */
const standing = () => 0

it.each(['crossword', 'skeleton', 'wordsearch'])(
  'words that are too long get the nearest board that takes one (%s)',
  async (kind) => {
    expect(await remedy(order(kind, 4, 'elephant', 'penguin', 'hippopotamus'), standing)).toBe(7)
    expect(await remedy(order(kind, '4x3', 'elephant', 'penguin'), standing)).toBe(7)
  },
)

it('a size that a kind has not gets the nearest that it has', async () => {
  expect(await remedy(order('sudoku', 7), standing)).toBe(6)
  expect(await remedy(order('blocksum', 99), standing)).toBe(12)
})

it('where no size is asked for, or none helps, there is no remedy', async () => {
  expect(await remedy(order('crossword', undefined, 'cat'), standing)).toBeNull()
  expect(await remedy(order('crossword', 'large', 'cat'), standing)).toBeNull()
})
