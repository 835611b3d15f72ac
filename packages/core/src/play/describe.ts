/**
 * Where a cell is and what is there, in words for screen readers. Short parts come first; the clue is read only where
 * an entry starts.
 */
import { readingOf } from '../base/ruby.ts'
import { type Cell, holdsCell, sameCell } from '../base/target.ts'
import { type Bilingual, listed } from '../base/text.ts'
import type { Board, Line, Seen } from '../kind/board.ts'
import { capOf, type Notes, notesAt } from './notes.ts'

/** `line`: the entry that the cursor is in. */
export function describe(board: Board, cell: Cell, seen: Seen, notes: Notes, line: Line | undefined): Bilingual {
  const noted = notesAt(notes, [cell])
    .map(({ symbol }) => capOf(board, symbol))
    .join(' ')
  const shut = notes.filter(({ at }) => at.length === 2 && holdsCell(at, cell)).length
  const nth = line?.cells.findIndex((one) => sameCell(one, cell)) ?? -1
  const parts = line ? [line.name, nthOf(nth + 1, line.cells.length, board.keys?.script === 'digits')] : [placeOf(cell)]
  parts.push(...groupsAt(board, cell), seen.label)
  if (noted !== '') parts.push({ en: `notes ${noted}`, ja: `メモ ${noted}` })
  if (shut > 0) parts.push({ en: `${shut} marked as none`, ja: `橋なしの印${shut}つ` })
  if (line && nth === 0 && line.clue !== '') parts.push({ en: readingOf(line.clue), ja: readingOf(line.clue) })
  return listed(parts)
}

export const placeOf = ([row, col]: Cell): Bilingual => ({
  en: `row ${row + 1}, column ${col + 1}`,
  ja: `${row + 1}行${col + 1}列`,
})

function nthOf(nth: number, of: number, isDigit: boolean): Bilingual {
  const unit = isDigit ? 'けた' : '文字'
  return { en: `${isDigit ? 'digit' : 'letter'} ${nth} of ${of}`, ja: `${of}${unit}中${nth}${unit}目` }
}

/** The names of the groups that a cell belongs to. */
export const groupsAt = ({ lines }: Board, cell: Cell): Bilingual[] =>
  lines.flatMap(({ role, name, cells }) =>
    (role === 'group' || role === 'same') && holdsCell(cells, cell) ? [name] : [],
  )
