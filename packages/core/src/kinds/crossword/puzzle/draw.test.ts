import { expect, it } from 'vitest'
import { draw } from './draw.ts'
import type { Puzzle } from './model.ts'

it('a number in a cell of the keyword is inside its frame, above the letter of the keyword', () => {
  const puzzle: Puzzle = {
    width: 2,
    height: 1,
    rows: ['..'],
    clues: [{ number: 12, row: 0, col: 0, dir: 'across', length: 2, clue: 'to' }],
    keyword: [[0, 0]],
  }
  const { marks } = draw(puzzle, { rows: ['..'] })
  const inside = (mark: number): boolean => mark > 0.02 && mark < 0.98
  const frame = marks.flatMap((mark) => (mark.mark === 'line' && inside(mark.x1) && inside(mark.y1) ? [mark] : []))
  expect(frame.length).toBeGreaterThan(1)
  const edge = Math.min(...frame.flatMap(({ x1, y1, width }) => [x1 + width / 2, y1 + width / 2]))
  const [number, letter] = ['12', 'A'].map((text) =>
    marks.flatMap((mark) => (mark.mark === 'text' && mark.text === text ? [mark] : [])).at(0),
  )
  expect(number?.x).toBeGreaterThan(edge)
  expect(number?.y).toBeGreaterThanOrEqual(edge)
  expect(letter?.y).toBeGreaterThan((number?.y ?? 1) + (number?.size ?? 1))
})
