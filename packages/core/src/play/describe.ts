/** Where a cell is and what is there, in words: what a screen reader says. Short things first; the clue only where an entry starts. */
import { readingOf } from '../base/ruby.ts'
import { type Cell, holdsCell, sameCell } from '../base/target.ts'
import type { Bilingual, Lang } from '../base/text.ts'
import type { Board, Line, Seen } from '../kind/board.ts'
import { capOf, type Notes, notesAt } from './notes.ts'

export interface Described {
  readonly board: Board
  readonly cell: Cell
  readonly seen: Seen
  readonly notes: Notes
  /** The entry that the hand is in. */
  readonly line: Line | null
}

export function describe({ board, cell, seen, notes, line }: Described): Bilingual {
  const noted = notesAt(notes, [cell]).map(({ symbol }) => capOf(board, symbol))
  const shut = notes.filter(({ at }) => at.length === 2 && holdsCell(at, cell)).length
  const isDigit = board.keys?.script === 'digits'
  const groups = board.lines.filter(
    ({ role, cells }) => (role === 'group' || role === 'same') && holdsCell(cells, cell),
  )
  const nth = line ? line.cells.findIndex((one) => sameCell(one, cell)) + 1 : 0
  const of = line?.cells.length ?? 0
  const parts = (lang: Lang, says: Words): string[] => [
    ...(nth > 0 && line ? [line.name[lang], says.nth(nth, of, isDigit)] : [says.at(cell)]),
    ...groups.map(({ name }) => name[lang]),
    seen.said[lang],
    ...(noted.length > 0 ? [says.notes(noted.join(' '))] : []),
    ...(shut > 0 ? [says.shut(shut)] : []),
    ...(nth === 1 && line && line.clue !== '' ? [readingOf(line.clue)] : []),
  ]
  return { en: parts('en', english).join(', '), ja: parts('ja', japanese).join('、') }
}

interface Words {
  at(cell: Cell): string
  nth(nth: number, of: number, isDigit: boolean): string
  notes(symbols: string): string
  /** How many ways are noted as leading nowhere. */
  shut(ways: number): string
}

const english: Words = {
  at: ([row, col]) => `row ${row + 1}, column ${col + 1}`,
  nth: (nth, of, isDigit) => `${isDigit ? 'digit' : 'letter'} ${nth} of ${of}`,
  notes: (symbols) => `notes ${symbols}`,
  shut: (ways) => `${ways} marked as none`,
}
const japanese: Words = {
  at: ([row, col]) => `${row + 1}行${col + 1}列`,
  nth: (nth, of, isDigit) => `${of}${isDigit ? 'けた' : '文字'}中${nth}${isDigit ? 'けた' : '文字'}目`,
  notes: (symbols) => `メモ ${symbols}`,
  shut: (ways) => `橋なしの印${ways}つ`,
}
