import { expect, it } from 'vitest'
import { readWords } from '../../words/read.ts'
import { cellsSpelling, cluesOf, inOneWord } from './number.ts'

const lettersOf = (rows: readonly string[], cells: ReturnType<typeof cellsSpelling>): string =>
  (cells ?? []).map(([row, col]) => rows[row]?.charAt(col)).join('')

it('a keyword that is a word of the board is spelt by letters of several words, where the board has them', () => {
  const rows = ['CAT', 'A#O', 'B#E']
  const cells = cellsSpelling(rows, 'CAT')
  expect(lettersOf(rows, cells)).toBe('CAT')
  expect(inOneWord(rows, cells ?? [])).toBe(false)
  expect(new Set(cells?.map(String)).size).toBe(3)
})

it('where no other word has its letters, it is spelt in one word', () => {
  const rows = ['CAT', '##O', '##E']
  const cells = cellsSpelling(rows, 'CAT')
  expect(lettersOf(rows, cells)).toBe('CAT')
  expect(inOneWord(rows, cells ?? [])).toBe(true)
  expect(cellsSpelling(rows, 'CATS')).toBe(null)
})

it('clues give the lengths of the words of their answers as the list writes them, if that is asked for', () => {
  const { entries } = readWords('at a\tNear one\nA-to-Z\tAll of it\n')
  const rows = ['ATA', 'T##', 'O##', 'Z##']
  expect(cluesOf(rows, entries, 'row', true).map(({ clue, enumeration }) => [clue, enumeration])).toEqual([
    ['Near one', '2,1'],
    ['All of it', '1-2-1'],
  ])
  expect(cluesOf(rows, entries, 'row').some((clue) => 'enumeration' in clue)).toBe(false)
})
