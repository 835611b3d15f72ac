/**
 * Hitori at puzz.link. An address has one character a cell, a number up to 35 in base 36; `-` begins a larger one of
 * two characters. A saved text has the rows of numbers, then those of the answer: `#` shaded, `+` marked as white, `.`
 * open.
 */

import { bad, good, type Result } from '@kumiki/core/base'
import { face } from '@kumiki/core/kinds/hitori/puzzle'
import { fits, importFound, partsOf, tooWide } from '../foreign.ts'
import { address, badBody, badRows, type Game, readCells, saved, savedText, unknownNumber } from './game.ts'

export const game: Game = {
  readAddress: (width, height, body) => {
    if (!fits(width, height)) return bad(tooWide(address))
    const numbers = readNumbers(body)
    if (!numbers.ok) return numbers
    if (numbers.value.length !== width * height) return bad(badBody)
    const rows = Array.from({ length: height }, (_, row) => numbers.value.slice(row * width, (row + 1) * width))
    return importFound(face, { puzzle: { width, height, rows }, lang: 'en' })
  },
  readSaved: ([high, wide, ...lines]) => {
    const [height, width] = [Number(high), Number(wide)]
    if (!fits(width, height)) return bad(tooWide(saved))
    const cells = readCells(lines, width, height)
    if (!cells || cells.flat().some((cell) => !/^(?:-|\.|\d{1,3})$/.test(cell))) return bad(badRows)
    if (cells.flat().some((cell) => !/^\d/.test(cell))) return bad(unknownNumber(saved))
    const rows = cells.map((row) => row.map(Number))
    const shaded = readCells(lines.slice(height), width, height)?.flatMap((row, r) =>
      row.flatMap((cell, c) => (cell === '#' ? [[r, c]] : [])),
    )
    const answer = shaded && shaded.length > 0 ? { answer: { shaded } } : {}
    return importFound(face, { puzzle: { width, height, rows }, lang: 'en', ...answer })
  },
  address: (file) => {
    const parts = partsOf(file, face.puzzle, face.answer, {})
    if (!parts.ok) return parts
    const { width, height, rows } = parts.value.puzzle
    return good(`hitori/${width}/${height}/${rows.flat().map(written).join('')}`)
  },
  saved: (file, options) => {
    const parts = partsOf(file, face.puzzle, face.answer, options)
    if (!parts.ok) return parts
    const { puzzle, answer } = parts.value
    const shaded = new Set((answer?.shaded ?? []).map((at) => at.join()))
    const marks = puzzle.rows.map((row, r) => row.map((_, c) => (shaded.has(`${r},${c}`) ? '#' : '.')))
    return good(savedText(['hitori', puzzle.height, puzzle.width], [...puzzle.rows, ...marks]))
  },
}

const written = (number: number): string =>
  number < 36 ? number.toString(36) : `-${number.toString(36).padStart(2, '0')}`

function readNumbers(body: string): Result<number[]> {
  if (/[%.]/.test(body)) return bad(unknownNumber(address))
  const found = body.match(/-[0-9a-z]{2}|[0-9a-z]/g) ?? []
  return found.join('') === body ? good(found.map((one) => Number.parseInt(one.replace('-', ''), 36))) : bad(badBody)
}
