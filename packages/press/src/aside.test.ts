import stringWidth from 'string-width'
import { expect, test } from 'vitest'
import { renderAside } from './aside.ts'

const list = (items: readonly string[]) => [{ heading: { en: 'Words', ja: '言葉' }, items }]

test('nothing beside the board is no text at all', () => expect(renderAside([], 'en')).toBe(''))

test('short items stand in columns that line up, read downwards, full-width letters counted as two', () => {
  const items = ['りんご', 'CAT', 'みかん', 'DOG', ...Array.from({ length: 20 }, (_, i) => `w${i}`)]
  const [, heading, ...rows] = renderAside(list(items), 'ja').trimEnd().split('\n')
  expect(heading).toBe('言葉')
  expect(rows.length).toBeLessThan(items.length)
  expect(rows.map((row) => row.trim().split(/\s+/)[0])).toEqual(items.slice(0, rows.length))
  const starts = rows.map((row) => stringWidth(/^ {2}\S+ +/.exec(row)?.[0] ?? ''))
  expect(new Set(starts).size).toBe(1)
})

test('the words of a sentence run along the lines, in as few of them as can be', () => {
  const items = [2, 4, 5, 6, 2, 2, 4, 7, 12, 1, 8, 3, 20, 9].map((length) => '□'.repeat(length))
  const lines = renderAside([{ heading: { en: 'Message', ja: '言葉' }, items, isSentence: true }], 'en').split('\n')
  const rows = lines.slice(2, -1)
  expect(rows).toHaveLength(2)
  expect(rows.flatMap((row) => row.trim().split('  '))).toEqual(items)
  for (const row of rows) expect(stringWidth(row)).toBeLessThanOrEqual(2 + 72)
})

test('long items take a line each, and no control character gets through', () => {
  const long = 'a clue that is too long to share its line with another one, really'
  expect(renderAside(list([long, '\u001b[31mred', long]), 'en')).toBe(
    `\nWords\n  ${long}\n  \ufffd[31mred\n  ${long}\n`,
  )
})
