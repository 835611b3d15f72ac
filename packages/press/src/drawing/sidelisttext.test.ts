import type { Item, SideList } from '@kumiki/core/contract'
import stringWidth from 'string-width'
import { expect, test } from 'vitest'
import { item, noRemark } from '../../../core/src/kind/sidelist.ts'
import { renderSideLists } from './sidelisttext.ts'

const heading = { en: 'Words', ja: '言葉' }
const list = (form: SideList['form'], items: readonly Item[]): SideList[] => [
  { form, heading, remark: noRemark, length: null, items },
]
const words = (texts: readonly string[]): SideList[] =>
  list(
    'words',
    texts.map((text) => item({ text })),
  )
const linesOf = (sideLists: readonly SideList[]): string[] => renderSideLists(sideLists, 'en').split('\n').slice(2, -1)

test('nothing beside the board is no text at all', () => expect(renderSideLists([], 'en')).toBe(''))

test('short items stand in columns that line up, read downwards, full-width letters counted as two', () => {
  const items = ['りんご', 'CAT', 'みかん', 'DOG', ...Array.from({ length: 20 }, (_, i) => `w${i}`)]
  const [, title, ...rows] = renderSideLists(words(items), 'ja').trimEnd().split('\n')
  expect(title).toBe('言葉')
  expect(rows.length).toBeLessThan(items.length)
  expect(rows.map((row) => row.trim().split(/\s+/)[0])).toEqual(items.slice(0, rows.length))
  const starts = rows.map((row) => stringWidth(/^ {2}\S+ +/.exec(row)?.[0] ?? ''))
  expect(new Set(starts).size).toBe(1)
})

test('the numbers of clues end in one column, and notes and counts stand behind the text', () => {
  const clues = [
    item({ label: '7', text: 'A clue that takes a line of its own, since it is long', note: '5' }),
    item({ label: '10', text: 'かぎ', note: '鍵', times: 2 }),
  ]
  expect(linesOf(list('clues', clues))).toEqual([
    '   7 A clue that takes a line of its own, since it is long (5)',
    '  10 かぎ（鍵） ×2',
  ])
})

test('a remark stands behind the heading in the brackets of the language', () => {
  const [plain] = words(['cat'])
  const sideLists = plain ? [{ ...plain, remark: { en: 'in rows', ja: '横' } }] : []
  expect(renderSideLists(sideLists, 'en')).toBe('\nWords (in rows)\n  cat\n')
  expect(renderSideLists(sideLists, 'ja')).toBe('\n言葉（横）\n  cat\n')
})

test('boxes with names show them, and the letters that are known', () => {
  const boxes = ['', 'さ', ''].map((text, index) => item({ label: 'ABC'.charAt(index), text }))
  expect(linesOf(list('boxes', boxes))).toEqual(['  A:__ B:さ C:__'])
})

test('the words of a message run along the lines, in as few of them as can be', () => {
  const lengths = [2, 4, 5, 6, 2, 2, 4, 7, 12, 1, 8, 3, 20, 9]
  const boxes = lengths.flatMap((length) =>
    Array.from({ length }, (_, index) => item({ text: '', begins: index === 0 })),
  )
  const rows = linesOf(list('boxes', boxes))
  expect(rows).toHaveLength(2)
  expect(rows.flatMap((row) => row.trim().split('  '))).toEqual(lengths.map((length) => '□'.repeat(length)))
  const known = Array.from('ABC', (text, index) => item({ text, begins: index === 2 }))
  expect(linesOf(list('boxes', known))).toEqual(['  AB C'])
  for (const row of [
    ...rows,
    ...linesOf(
      list(
        'boxes',
        Array.from({ length: 200 }, () => item({ text: 'あ' })),
      ),
    ),
  ])
    expect(stringWidth(row)).toBeLessThanOrEqual(2 + 72)
})

test('long items take a line each, and no control character gets through', () => {
  const long = 'a clue that is too long to share its line with another one, really'
  expect(renderSideLists(words([long, '\u001b[31mred', long]), 'en')).toBe(
    `\nWords\n  ${long}\n  \ufffd[31mred\n  ${long}\n`,
  )
})

test('a table has its names and letters along the lines', () => {
  const table = [item({ label: '1', text: 'ね' }), item({ label: '2', text: '' })]
  expect(linesOf(list('table', table))).toEqual(['  1:ね 2:__'])
})
