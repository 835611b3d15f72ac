/**
 * Sudoku at puzz.link, which has the same boxes as ours for sides 4, 6 and 9. A saved text has the givens (`.` none),
 * followed by the entries.
 */

import { bad, good } from '@kumiki/core/base'
import { tooWide } from '../foreign.ts'
import { sudokuFile, sudokuOf } from '../sudoku/board.ts'
import {
  address,
  badRows,
  type Game,
  readCells,
  readNumbers,
  saved,
  savedText,
  unknownNumber,
  writeNumbers,
} from './game.ts'

export const game: Game = {
  readAddress: (width, height, body) => {
    if (width !== height || width > 25) return bad(tooWide(address))
    const numbers = readNumbers(body, width * height)
    return numbers.ok
      ? sudokuFile(
          width,
          numbers.value.map((number) => number ?? 0),
        )
      : numbers
  },
  readSaved: ([side, ...rows]) => {
    const size = Number(side)
    if (!Number.isInteger(size) || size < 1 || size > 25) return bad(tooWide(saved))
    const givens = readCells(rows, size, size)?.flat()
    if (!givens || givens.some((cell) => !/^(?:\.|-|\d{1,2})$/.test(cell))) return bad(badRows)
    if (givens.includes('-')) return bad(unknownNumber(saved))
    const filled = readCells(rows.slice(size), size, size)?.flat()
    const numbers = givens.map((cell) => (cell === '.' ? 0 : Number(cell)))
    const answer = numbers.map(
      (number, at) => number || (/^\d{1,2}$/.test(filled?.[at] ?? '') ? Number(filled?.[at]) : 0),
    )
    return sudokuFile(size, numbers, answer.includes(0) ? null : answer)
  },
  address: (file) => {
    const sudoku = sudokuOf(file, {})
    if (!sudoku.ok) return sudoku
    const { size, rows } = sudoku.value.puzzle
    return good(`sudoku/${size}/${size}/${writeNumbers(rows.flat().map((number) => number || null))}`)
  },
  saved: (file, options) => {
    const sudoku = sudokuOf(file, options)
    if (!sudoku.ok) return sudoku
    const { puzzle, answer } = sudoku.value
    const filled = puzzle.rows.map((row, r) =>
      row.map((given, c) => (given > 0 ? '.' : String(answer?.rows[r]?.[c] ?? 0))),
    )
    return good(
      savedText(['sudoku', puzzle.size], [...puzzle.rows.map((row) => row.map((given) => given || '.')), ...filled]),
    )
  },
}
