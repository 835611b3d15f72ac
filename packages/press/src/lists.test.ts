import { centred, type Mark, type Picture } from '@kumiki/core/picture'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withLists } from './lists.ts'

const board = (side: number): Picture => ({
  width: side,
  height: side,
  marks: [centred(0.5, 0.5, 0.6, 'A', 'clue')],
  label: { en: 'A sample', ja: '見本' },
})
const heading = { en: 'Words', ja: '言葉' }
const textsOf = (marks: readonly Mark[]) => marks.flatMap((mark) => (mark.mark === 'text' ? [mark] : []))

test('a picture without lists stays as it is', () => {
  const picture = board(4)
  expect(withLists(picture, [], 'en')).toBe(picture)
  expect(withLists(picture, [{ heading, items: [] }], 'en')).toBe(picture)
})

test('every item stands below the board, under its heading and in order, on the page and in no other’s place', () => {
  const item = fc.string({ unit: fc.constantFrom(...'aMi Wéねこ犬、'), maxLength: 60 })
  const lists = fc.array(item, { minLength: 1, maxLength: 80 })
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 40 }), lists, (side, items) => {
      const { width, height, marks } = withLists(board(side), [{ heading, items }], 'ja')
      const [, title, ...texts] = textsOf(marks)
      expect(title?.text).toBe('言葉')
      const plain = (text: string): string => text.replace(/\s/g, '')
      expect(texts.map(({ text }) => plain(text)).join('')).toBe(items.map(plain).join(''))
      expect(new Set(texts.map(({ x, y }) => `${x},${y}`)).size).toBe(texts.length)
      for (const { x, y, size } of texts) {
        expect(y).toBeGreaterThan(side)
        expect(y + size).toBeLessThanOrEqual(height + 1e-9)
        expect(x).toBeLessThan(width)
      }
    }),
  )
})

test('short items stand in columns, filled downwards, and long ones are broken with an indent', () => {
  const short = Array.from({ length: 12 }, (_, i) => `word${i}`)
  const columns = textsOf(withLists(board(12), [{ heading, items: short }], 'en').marks).slice(2)
  expect(new Set(columns.map(({ x }) => x)).size).toBeGreaterThan(2)
  expect(columns.map(({ text }) => text)).toEqual(short)
  const long = Array.from({ length: 40 }, () => 'long').join(' ')
  const [first, second, ...others] = textsOf(withLists(board(12), [{ heading, items: [long] }], 'en').marks).slice(2)
  expect(second?.x).toBeGreaterThan(first?.x ?? 0)
  expect([first, second, ...others].map((mark) => mark?.text).join(' ')).toBe(long)
})

test('long lists get smaller letters, until the page is full', () => {
  const page = (count: number) =>
    withLists(board(10), [{ heading, items: Array.from({ length: count }, () => 'word') }], 'en')
  const sizes = [10, 150, 300].map((count) => textsOf(page(count).marks).at(-1)?.size ?? 0)
  expect(sizes[1]).toBeLessThan(sizes[0] ?? 0)
  expect(sizes[2]).toBeLessThan(sizes[1] ?? 0)
  for (const count of [10, 150, 300]) expect(page(count).height).toBeLessThan(14)
})

test('a narrow board stands in the middle above its list, and boxes are large enough to write in', () => {
  const { width, marks } = withLists(board(3), [{ heading, items: ['□□□'] }], 'en')
  const [letter, title, boxes] = textsOf(marks)
  expect(letter?.x).toBe(0.5 + (width - 3) / 2)
  expect(boxes?.size).toBeGreaterThan(1.5 * (title?.size ?? 0))
})
