import { readRuby, withoutReadings } from '@kumiki/core/base'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withHeading } from './heading.ts'
import { broken, widthOf } from './lines.ts'
import { withLists } from './sidelists.ts'
import { textLine } from './textline.ts'

const texts = (marks: ReturnType<typeof textLine>) => marks.flatMap((mark) => (mark.mark === 'text' ? [mark] : []))

it('a line without readings is one text', () => {
  expect(texts(textLine(0, 0, 1, '図書室の本', 'clue')).map(({ text }) => text)).toEqual(['図書室の本'])
})

it('a reading stands above its own text, half as large, both in one middle', () => {
  const [before, base, ruby, after] = texts(textLine(0, 0, 1, 'お{昼|ひる}の', 'clue'))
  expect([before, base, ruby, after].map((mark) => mark?.text)).toEqual(['お', '昼', 'ひる', 'の'])
  expect(ruby).toMatchObject({ x: base?.x, at: 'centre', size: 0.5 })
  expect(ruby?.y).toBeLessThan(base?.y ?? 0)
  expect(after?.x).toBeCloseTo(2)
})

it('a reading that is wider than its text makes room for itself', () => {
  expect(widthOf('{志|こころざし}')).toBe(2.5)
  expect(widthOf('{図書室|としょしつ}')).toBe(3)
  const marks = texts(textLine(0, 0, 1, '{志|こころざし}を', 'clue'))
  expect(marks.at(-1)?.x).toBeCloseTo(2.5)
})

it('lines are never broken within furigana, and nothing of the text is lost', () => {
  const part = fc.constantFrom(
    '{図書室|としょしつ}',
    '{本|ほん}',
    'を',
    '読む',
    '、',
    'book',
    ' ',
    '{',
    '|',
    '｛志｜こころざし｝',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), fc.integer({ min: 2, max: 12 }), (parts, room) => {
      const text = parts.join('')
      for (const units of ['letters', 'phrases'] as const) {
        const lines = broken(text, room, room, units)
        const joined = (of: string): string => withoutReadings(of).replace(/\s/g, '')
        expect(lines.map(joined).join('')).toBe(joined(text))
        const readings = (of: string): string[] => readRuby(of).flatMap(({ ruby }) => (ruby === '' ? [] : [ruby]))
        expect(lines.flatMap(readings)).toEqual(readings(text))
      }
    }),
  )
})

it('titles and lists with readings are taller by their height, and show no braces', () => {
  const board = { width: 9, height: 9, marks: [], label: { en: '', ja: '' } }
  const list = (text: string) => ({
    form: 'words' as const,
    heading: { en: 'Words', ja: '語群' },
    remark: { en: '', ja: '' },
    length: null,
    items: [{ label: '', text, note: '', places: [], times: 1, done: false, begins: false }],
  })
  const page = (text: string) => withHeading(withLists(board, [list(text)], 'ja'), text)
  const [plain, ruby] = [page('図書室'), page('{図書室|としょしつ}')]
  expect(ruby.height).toBeGreaterThan(plain.height)
  for (const mark of ruby.marks) if (mark.mark === 'text') expect(mark.text).not.toMatch(/[{|}]/)
  expect(ruby.marks.filter((mark) => mark.mark === 'text' && mark.text === 'としょしつ')).toHaveLength(2)
})
