/**
 * Sudoku as a row of characters, as programs exchange it: 81 of them (or 36, or 16 for the smaller boards), digits for
 * givens and `.` for open cells. Reading is lenient: 0 * _ ? are open cells too; line breaks, blanks and the bars of a
 * drawn board are ignored, and lines that begin with # or [ are comments.
 */

import { bad, good } from '@kumiki/core/base'
import { boxes } from '@kumiki/core/kinds/sudoku/puzzle'
import { boardOnly, notThis } from '../foreign.ts'
import type { ReadOne, WriteOne } from '../format.ts'
import { sudokuFile, sudokuOf } from './board.ts'

const longest = 5_000

export const readLine: ReadOne = (text) => {
  const cells = cellsIn(text)
  if (cells === null)
    return bad(notThis('Sudoku', 'there is something other than digits and "."', '数字と「.」以外の文字があります'))
  const size = Math.sqrt(cells.length)
  if (!Object.hasOwn(boxes, size))
    return bad(
      notThis(
        'Sudoku',
        `it has ${cells.length} cells, and boards have 81, 36 or 16`,
        `マスが${cells.length}個あります（81・36・16 のどれかのはずです）`,
      ),
    )
  return sudokuFile(
    size,
    Array.from(cells, (cell) => (/[1-9]/.test(cell) ? Number(cell) : 0)),
  )
}

/** The characters of the cells, or null if the text is no Sudoku. */
export function cellsIn(text: string): string | null {
  const plain = text
    .slice(0, longest)
    .replace(/^\ufeff/, '')
    .replace(/^[ \t]*[#[].*$/gm, '')
  // a drawn board has bars between cells and lines of dashes between boxes
  const cells = plain.replace(/^[-+|=\s]+$/gm, '').replace(/[\s|+,;:!-]/g, '')
  return /^[0-9.*_?]+$/.test(cells) ? cells : null
}

export const writeLine: WriteOne = (file, face, options) => {
  const sudoku = sudokuOf(file, options)
  if (!sudoku.ok) return sudoku
  const line = sudoku.value.puzzle.rows.flat().map((number) => number || '.')
  return good(boardOnly(`${line.join('')}\n`, file, face, options))
}
