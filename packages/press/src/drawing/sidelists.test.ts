import type { SideList } from '@kumiki/core/contract'
import { centred, type Mark, type Picture } from '@kumiki/core/drawing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { item, noRemark } from '../../../core/src/kind/sidelist.ts'
import { withLists } from './sidelists.ts'

const board = (side: number): Picture => ({
  width: side,
  height: side,
  marks: [centred(0.5, 0.5, 0.6, 'A', 'clue')],
  label: { en: 'A sample', ja: '見本' },
})
const heading = { en: 'Words', ja: '言葉' }
const list = (form: SideList['form'], ...items: SideList['items']): SideList => ({
  form,
  heading,
  remark: noRemark,
  length: null,
  items,
})
const words = (texts: readonly string[]): SideList => list('words', ...texts.map((text) => item({ text })))
const textsOf = (marks: readonly Mark[]) => marks.flatMap((mark) => (mark.mark === 'text' ? [mark] : []))

test('a picture without lists stays as it is', () => {
  const picture = board(4)
  expect(withLists(picture, [], 'en')).toBe(picture)
  expect(withLists(picture, [words([])], 'en')).toBe(picture)
})

test('every item stands below the board, under its heading and in order, on the page and not on top of another', () => {
  const item = fc.string({ unit: fc.constantFrom(...'aMi Wéねこ犬、'), maxLength: 60 })
  const lists = fc.array(item, { minLength: 1, maxLength: 80 })
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 40 }), lists, (side, items) => {
      const { width, height, marks } = withLists(board(side), [words(items)], 'ja')
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
  const columns = textsOf(withLists(board(12), [words(short)], 'en').marks).slice(2)
  expect(new Set(columns.map(({ x }) => x)).size).toBeGreaterThan(2)
  expect(columns.map(({ text }) => text)).toEqual(short)
  const long = Array.from({ length: 40 }, () => 'long').join(' ')
  const [first, second, ...others] = textsOf(withLists(board(12), [words([long])], 'en').marks).slice(2)
  expect(second?.x).toBeGreaterThan(first?.x ?? 0)
  expect([first, second, ...others].map((mark) => mark?.text).join(' ')).toBe(long)
})

test('long lists get smaller letters, but none that are too small to read; then the picture grows downwards', () => {
  const page = (count: number) => withLists(board(10), [words(Array.from({ length: count }, () => 'word'))], 'en')
  const sizes = [10, 80, 1000].map((count) => textsOf(page(count).marks).at(-1)?.size ?? 0)
  expect(sizes[1]).toBeLessThan(sizes[0] ?? 0)
  expect(sizes[2]).toBeLessThan(sizes[1] ?? 0)
  expect(sizes[2]).toBeGreaterThanOrEqual(0.25)
  expect(page(80).height).toBeLessThanOrEqual(14)
  expect(page(1000).height).toBeGreaterThan(14)
})

const clue = (number: number, text: string) => item({ label: String(number), text })

test.each([
  ['Latin', 'A clue of some length '],
  ['Japanese', '少し長いカギの文章です。'],
])(
  '%s clues of different lengths stand in columns that use the width, their numbers hanging at the left',
  (_, text) => {
    for (const side of [9, 15]) {
      const clues = Array.from({ length: 40 }, (_, n) => clue(n + 1, text.repeat(1 + (n % 3)).trim()))
      const { width, marks } = withLists(board(side), [list('clues', ...clues)], 'en')
      const all = textsOf(marks).slice(2)
      const [numbers, texts] = [all.filter(({ at }) => at === 'top-right'), all.filter(({ at }) => at === 'top-left')]
      expect(numbers.map((mark) => mark.text)).toEqual(clues.map(({ label }) => label))
      const columns = [...new Set(texts.map(({ x }) => x))].sort((a, b) => a - b)
      expect(columns.length).toBeGreaterThan(1)
      for (const { x, y } of numbers)
        expect(texts.some((mark) => mark.y === y && mark.x > x && mark.x < x + 0.5)).toBe(true)
      const lowest = columns.map((column) => Math.max(...texts.filter(({ x }) => x === column).map(({ y }) => y)))
      expect(Math.max(...lowest) - Math.min(...lowest)).toBeLessThan(2)
      expect(columns.at(-1)).toBeGreaterThan(0.45 * width)
    }
  },
)

test('a clue without words keeps its number; notes, counts and remarks stand behind their text', () => {
  const items = [clue(1, ''), item({ text: '図書', note: 'としょ' }), item({ text: 'cat', note: '3', times: 2 })]
  const { marks } = withLists(board(9), [{ ...list('clues', ...items), remark: { en: 'in rows', ja: '横' } }], 'en')
  const [, title, ...texts] = textsOf(marks).map(({ text }) => text)
  expect([title, ...texts]).toEqual(['Words (in rows)', '1', '図書（としょ）', 'cat (3) ×2'])
})

const boxesOf = (marks: readonly Mark[]) => {
  const edges = marks.flatMap((mark) =>
    mark.mark === 'line' && mark.y1 === mark.y2 && mark.width >= 0.03 ? [mark] : [],
  )
  return edges.filter((_, index) => index % 2 === 0).map(({ x1, x2, y1 }) => ({ left: x1, right: x2, top: y1 }))
}

test('a keyword has boxes in two frames with their names at the bottom right, all on the page, and their letters once they are known', () => {
  const names = Array.from({ length: 12 }, (_, i) => String.fromCharCode(65 + i))
  const drawn = (letter: string) =>
    withLists(board(5), [list('boxes', ...names.map((label) => item({ label, text: letter })))], 'en')
  const { width, height, marks } = drawn('')
  const labels = textsOf(marks).slice(2)
  expect(labels.map(({ text }) => text)).toEqual(names)
  const boxes = boxesOf(marks)
  expect(boxes).toHaveLength(names.length)
  expect(marks.filter(({ mark }) => mark === 'line')).toHaveLength(8 * names.length)
  for (const [index, { left, right, top }] of boxes.entries()) {
    const side = right - left
    expect(side).toBeGreaterThan(0.5)
    expect(top).toBeGreaterThan(5)
    expect(top + side).toBeLessThan(height)
    expect(right).toBeLessThanOrEqual(width)
    expect(labels[index]?.at).toBe('bottom-right')
    expect(labels[index]?.x).toBeCloseTo(right - 0.12 * side)
    expect(labels[index]?.y).toBeCloseTo(top + 0.88 * side)
  }
  const letters = textsOf(drawn('さ').marks).filter(({ ink }) => ink === 'entry')
  expect(letters.map(({ text, at }) => text + at)).toEqual(names.map(() => 'さcentre'))
})

test('the words of a message run along the lines, each whole where a line has room for it, and all on the page', () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 20 }), lengths, (side, lengthsOfWords) => {
      const items = lengthsOfWords.flatMap((length) =>
        Array.from({ length }, (_, index) => item({ text: '', begins: index === 0 })),
      )
      const { width, height, marks } = withLists(board(side), [list('boxes', ...items)], 'en')
      const boxes = boxesOf(marks)
      expect(boxes).toHaveLength(items.length)
      expect(boxes).toEqual(boxes.toSorted((a, b) => a.top - b.top || a.left - b.left))
      const [first] = boxes
      const wide = (first?.right ?? 0) - (first?.left ?? 0)
      for (const [index, { right, top, left }] of boxes.entries()) {
        expect(right).toBeLessThanOrEqual(width)
        expect(top + wide).toBeLessThan(height)
        const before = boxes[index - 1]
        if (before?.top !== top) continue
        if (items[index]?.begins) expect(left - before.right).toBeCloseTo(0.55 * wide)
        else expect(left).toBeCloseTo(before.right)
      }
      let at = 0
      for (const length of lengthsOfWords) {
        const tops = new Set(boxes.slice(at, at + length).map(({ top }) => top))
        expect(tops.size).toBe(Math.ceil(length / Math.floor((width - 0.03) / wide + 1e-9)))
        at += length
      }
    }),
  )
})

test('a narrow board stands in the middle above its list, and boxes are large enough to write in', () => {
  const { width, marks } = withLists(board(3), [list('boxes', item({ text: '' }))], 'en')
  const [letter, title] = textsOf(marks)
  expect(letter?.x).toBe(0.5 + (width - 3) / 2)
  const [box] = boxesOf(marks)
  expect((box?.right ?? 0) - (box?.left ?? 0)).toBeGreaterThan(1.5 * (title?.size ?? 0))
})

test('a table has a name above each of its boxes, in rows of equal length, and letters where they are known', () => {
  const items = Array.from({ length: 31 }, (_, index) =>
    item({ label: String(index + 1), text: index === 3 ? 'E' : '' }),
  )
  const { marks, width, height } = withLists(board(9), [list('table', ...items)], 'en')
  const [, , ...texts] = textsOf(marks)
  expect(texts.map(({ text }) => text)).toEqual(
    items.flatMap(({ label, text }) => (text === '' ? [label] : [label, text])),
  )
  const names = texts.filter(({ text }) => text !== 'E')
  const heights = [...new Set(names.map(({ y }) => y))]
  const perRow = heights.map((height) => names.filter(({ y }) => y === height).length)
  expect(perRow.every((count, row) => count === perRow[0] || row === perRow.length - 1)).toBe(true)
  const letter = texts.find(({ text }) => text === 'E')
  const name = texts.find(({ text }) => text === '4')
  expect(letter?.x).toBe(name?.x)
  expect(letter && name && letter.y > name.y).toBe(true)
  for (const { x, y, size } of texts) expect(x < width && y + size / 2 <= height).toBe(true)
})
