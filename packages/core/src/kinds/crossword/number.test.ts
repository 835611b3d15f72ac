import { expect, it } from 'vitest'
import { cellsSpelling, inOneWord } from './number.ts'

const lettersOf = (rows: readonly string[], cells: ReturnType<typeof cellsSpelling>): string =>
  (cells ?? []).map(([row, col]) => rows[row]?.charAt(col)).join('')

it('a keyword that is a word of the board is spelt by letters of several words, where the board has them', () => {
  const rows = ['CAT', 'A#O', 'B#E']
  const cells = cellsSpelling(rows, 'CAT')
  expect(lettersOf(rows, cells)).toBe('CAT')
  expect(inOneWord(rows, cells ?? [])).toBe(false)
  expect(new Set(cells?.map(String)).size).toBe(3)
})

it('where no other word has its letters, it stands in one word', () => {
  const rows = ['CAT', '##O', '##E']
  const cells = cellsSpelling(rows, 'CAT')
  expect(lettersOf(rows, cells)).toBe('CAT')
  expect(inOneWord(rows, cells ?? [])).toBe(true)
  expect(cellsSpelling(rows, 'CATS')).toBe(null)
})
