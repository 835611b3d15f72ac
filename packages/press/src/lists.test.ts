import { centred, type Mark, type Picture } from '@kumiki/core/drawing/picture'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { broken, withLists } from './lists.ts'

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

test('long lists get smaller letters, but none that could not be read; then the picture grows downwards', () => {
  const page = (count: number) =>
    withLists(board(10), [{ heading, items: Array.from({ length: count }, () => 'word') }], 'en')
  const sizes = [10, 80, 1000].map((count) => textsOf(page(count).marks).at(-1)?.size ?? 0)
  expect(sizes[1]).toBeLessThan(sizes[0] ?? 0)
  expect(sizes[2]).toBeLessThan(sizes[1] ?? 0)
  expect(sizes[2]).toBeGreaterThanOrEqual(0.25)
  expect(page(80).height).toBeLessThanOrEqual(14)
  expect(page(1000).height).toBeGreaterThan(14)
})

test.each([
  ['Latin', (n: number) => `${n} ${'A clue of some length '.repeat(1 + (n % 3))}`],
  ['Japanese', (n: number) => `${n} ${'少し長いカギの文章です。'.repeat(1 + (n % 3))}`],
])('%s clues of different lengths stand in columns that use the width', (_, clue) => {
  for (const side of [9, 15]) {
    const items = Array.from({ length: 40 }, (_, n) => clue(n + 1))
    const { width, marks } = withLists(board(side), [{ heading, items }], 'en')
    const texts = textsOf(marks).slice(2)
    expect(Math.max(...texts.map(({ x }) => x))).toBeGreaterThan(0.45 * width)
    const lowest = (from: number, to: number) =>
      Math.max(...texts.filter(({ x }) => x >= from * width && x < to * width).map(({ y }) => y))
    expect(Math.abs(lowest(0, 0.3) - lowest(0.45, 1))).toBeLessThan(2)
  }
})

test('a keyword has boxes with their names to write in, all on the page', () => {
  const names = Array.from({ length: 12 }, (_, i) => String.fromCharCode(65 + i))
  const items = [names.map((name) => `${name}:__`).join(' ')]
  const { width, height, marks } = withLists(board(5), [{ heading, items }], 'en')
  expect(
    textsOf(marks)
      .slice(2)
      .map(({ text }) => text),
  ).toEqual(names)
  const lines = marks.flatMap((mark) => (mark.mark === 'line' ? [mark] : []))
  expect(lines).toHaveLength(4 * names.length)
  for (const { x2, y1, y2, x1 } of lines) {
    expect(y1).toBeGreaterThan(5)
    expect(y2).toBeLessThan(height)
    expect(x2).toBeLessThanOrEqual(width)
    expect(Math.max(x2 - x1, y2 - y1)).toBeGreaterThan(0.5)
  }
})

test('the words of a sentence run along the lines, each whole where a line has room for it, and all on the page', () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 20 }), lengths, (side, words) => {
      const items = words.map((length) => '□'.repeat(length))
      const { width, height, marks } = withLists(board(side), [{ heading, items, isSentence: true }], 'en')
      const boxes = textsOf(marks).slice(2)
      const inReadingOrder = boxes.toSorted((a, b) => a.y - b.y || a.x - b.x)
      expect(boxes).toEqual(inReadingOrder)
      expect(boxes.map(({ text }) => text).join('')).toBe(items.join(''))
      const room = Math.floor(width / (boxes[0]?.size ?? 1) + 1e-9)
      if (Math.max(...words) <= room) expect(boxes.map(({ text }) => text)).toEqual(items)
      for (const [i, { x, y, size, text }] of boxes.entries()) {
        const end = x + text.length * size
        expect(end).toBeLessThanOrEqual(width + 1e-9)
        expect(y + size).toBeLessThanOrEqual(height + 1e-9)
        const next = boxes[i + 1]
        if (next?.y === y) expect(next.x).toBeGreaterThan(end)
      }
    }),
  )
})

test('a narrow board stands in the middle above its list, and boxes are large enough to write in', () => {
  const { width, marks } = withLists(board(3), [{ heading, items: ['□□□'] }], 'en')
  const [letter, title, boxes] = textsOf(marks)
  expect(letter?.x).toBe(0.5 + (width - 3) / 2)
  expect(boxes?.size).toBeGreaterThan(1.5 * (title?.size ?? 0))
})

test('no Japanese line begins with a closing mark, ー or a small letter, or ends with an opening one', () => {
  const unit = fc.constantFrom(...'かな漢字カナー、。「」（）っょャ', 'word')
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 60 }), fc.integer({ min: 8, max: 20 }), (text, width) => {
      const start = /^[ぁ-ん一-龥ァ-ンa-z]/.test(text) ? text : `か${text}`
      // many marks in a row find no room on a line
      fc.pre(!/[、。」）ーっょャ「（]{4}/.test(start))
      for (const units of ['letters', 'phrases'] as const) {
        const lines = broken(start, width, 0, units)
        expect(lines.join('').replace(/\s/g, '')).toBe(start.replace(/\s/g, ''))
        for (const line of lines.slice(1)) expect(line).not.toMatch(/^[、。」）ーっょャ]/)
        for (const line of lines.slice(0, -1)) expect(line).not.toMatch(/[「（]$/)
      }
    }),
  )
})

test('headings are broken between phrases', () => {
  const text = 'どの単語にも使わない文字を上の行から順に読むと、言葉が現れます'
  expect(broken(text, 12, 0, 'phrases')).toEqual([
    'どの単語にも使わない',
    '文字を上の行から順に',
    '読むと、言葉が現れます',
  ])
  expect(broken('abcdefghijklmnop', 5, 0, 'phrases').length).toBeGreaterThan(1)
})
