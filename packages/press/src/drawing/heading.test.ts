import { centred, type Picture } from '@kumiki/core/drawing'
import { expect, test } from 'vitest'
import { withHeading } from './heading.ts'

const board: Picture = {
  width: 6,
  height: 6,
  marks: [centred(0.5, 0.5, 0.6, 'A', 'clue')],
  label: { en: 'A sample', ja: '見本' },
}

test.each(['For Sunday', '日曜日のために'])(
  'the title %s stands above the board, which moves down by as much',
  (title) => {
    const { height, marks } = withHeading(board, title)
    const [first, letter] = marks.flatMap((mark) => (mark.mark === 'text' ? [mark] : []))
    expect(first).toMatchObject({ text: title, x: 3 })
    expect(letter?.y).toBeCloseTo(0.5 + height - 6)
    expect((first?.y ?? 0) + (first?.size ?? 0) / 2).toBeLessThan(height - 6)
  },
)

test('a long title is broken into lines that fit the width, and a blank one changes nothing', () => {
  const words = Array.from({ length: 20 }, () => 'Sunday').join(' ')
  const lines = withHeading(board, words).marks.flatMap((mark) => (mark.mark === 'text' ? [mark.text] : []))
  expect(lines.length).toBeGreaterThan(3)
  expect(lines.slice(0, -1).join(' ')).toBe(words)
  expect(withHeading(board, ' ')).toBe(board)
})
