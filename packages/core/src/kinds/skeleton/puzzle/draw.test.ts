import { expect, it } from 'vitest'
import { draw } from './draw.ts'
import type { Puzzle } from './model.ts'

const shape: Puzzle = {
  width: 4,
  height: 4,
  rows: ['#...', '..#.', '....', '...#'],
  words: [{ word: '123' }, { word: '45' }],
}
const blank = { rows: shape.rows }

it('a board of numbers is open to the outside, and a hole inside it is black', () => {
  const { marks } = draw(shape, blank)
  expect(marks.filter(({ mark }) => mark === 'box')).toMatchObject([{ x: 2, y: 1 }])
  const frame = marks.filter((mark) => mark.mark === 'line' && mark.ink === 'frame')
  // two corners are outside: each shortens two edges of the square and adds two of its own
  expect(frame).toHaveLength(8)
})

it('a board of words keeps its frame and all its black cells', () => {
  const { marks } = draw({ ...shape, words: [{ word: 'CAT' }] }, blank)
  expect(marks.filter(({ mark }) => mark === 'box')).toHaveLength(3)
  expect(marks.filter((mark) => mark.mark === 'line' && mark.ink === 'frame')).toHaveLength(4)
})

it('a board of words with more black cells than white ones has none, and each word its own frame', () => {
  const sparse: Puzzle = {
    width: 5,
    height: 3,
    rows: ['...##', '.####', '.####'],
    words: [{ word: 'CAT' }, { word: 'CAB' }],
  }
  const { marks } = draw(sparse, { rows: sparse.rows })
  expect(marks.filter(({ mark }) => mark === 'box')).toEqual([])
  const ends = marks.flatMap((mark) => (mark.mark === 'line' && mark.ink === 'frame' ? [mark] : []))
  expect(ends.map(({ x1, y1, x2, y2 }) => [x1, y1, x2, y2])).toEqual([
    [0, 0, 3, 0],
    [1, 1, 3, 1],
    [0, 3, 1, 3],
    [0, 0, 0, 3],
    [1, 1, 1, 3],
    [3, 0, 3, 1],
  ])
})
