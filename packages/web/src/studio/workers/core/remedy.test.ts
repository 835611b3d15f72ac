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

/** A stopped clock, so that a slow machine has the time it needs. */
const standing = () => 0

it.each(['crossword', 'skeleton', 'wordsearch'])(
  'for words that are too long, the remedy is the nearest size that takes one (%s)',
  async (kind) => {
    expect(await remedy(order(kind, 4, 'elephant', 'penguin', 'hippopotamus'), standing)).toBe(7)
    expect(await remedy(order(kind, '4x3', 'elephant', 'penguin'), standing)).toBe(7)
  },
)

it('for a size that the kind does not have, the remedy is the nearest one', async () => {
  expect(await remedy(order('sudoku', 7), standing)).toBe(6)
  expect(await remedy(order('blocksum', 99), standing)).toBe(12)
})

it('without a requested size, or if none helps, there is no remedy', async () => {
  expect(await remedy(order('crossword', undefined, 'cat'), standing)).toBeNull()
  expect(await remedy(order('crossword', 'large', 'cat'), standing)).toBeNull()
})
