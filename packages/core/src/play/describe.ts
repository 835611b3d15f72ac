/** Where a cell is and what is there, in words: what a screen reader says. Short things first; the clue only where an entry starts. */
import { type Cell, holdsCell, sameCell } from '../base/target.ts'
import type { Bilingual, Lang } from '../base/text.ts'
import type { Board, Line, Seen } from '../kind/board.ts'
import { type Notes, notesAt } from './notes.ts'

export interface Described {
  readonly board: Board
  readonly cell: Cell
  readonly seen: Seen
  readonly notes: Notes
  /** The entry that the hand is in. */
  readonly line: Line | null
}

export function describe({ board, cell, seen, notes, line }: Described): Bilingual {
  const noted = notesAt(notes, [cell]).map(({ symbol }) => symbol)
  const groups = board.lines.filter(({ role, cells }) => role === 'group' && holdsCell(cells, cell))
  const nth = line ? line.cells.findIndex((one) => sameCell(one, cell)) + 1 : 0
  const of = line?.cells.length ?? 0
  const parts = (lang: Lang, says: Words): string[] => [
    ...(nth > 0 && line ? [line.name[lang], says.nth(nth, of)] : [says.at(cell)]),
    ...groups.map(({ name }) => name[lang]),
    seen.said[lang],
    ...(noted.length > 0 ? [says.notes(noted.join(' '))] : []),
    ...(nth === 1 && line && line.clue !== '' ? [line.clue] : []),
  ]
  return { en: parts('en', english).join(', '), ja: parts('ja', japanese).join('、') }
}

interface Words {
  at(cell: Cell): string
  nth(nth: number, of: number): string
  notes(symbols: string): string
}

const english: Words = {
  at: ([row, col]) => `row ${row + 1}, column ${col + 1}`,
  nth: (nth, of) => `letter ${nth} of ${of}`,
  notes: (symbols) => `notes ${symbols}`,
}
const japanese: Words = {
  at: ([row, col]) => `${row + 1}行${col + 1}列`,
  nth: (nth, of) => `${of}文字中${nth}文字目`,
  notes: (symbols) => `メモ ${symbols}`,
}
