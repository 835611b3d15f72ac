/**
 * Black cells (or none around the words), the number of its letter in the corner of each white one, given letters as
 * clues and the player's as entries.
 */

import { counted } from '../../../base/text.ts'
import { box, centred, type Mark, type Picture, showing, text } from '../../../drawing/picture.ts'
import { letterAt } from '../../../wordgrid/front.ts'
import { openIn, ruled } from '../../../wordgrid/ruling.ts'
import { shownIn } from '../../../words/script.ts'
import { type Answer, cellsByNumber, type Puzzle, patternOf } from './model.ts'

/** The position of a number in its cell, and its size. */
const inCorner = [0.06, 0.055, 0.24] as const

export function draw(puzzle: Puzzle, { rows }: Answer, isShape?: boolean): Picture {
  const { width, height, script, givens } = puzzle
  const marks: Mark[] = []
  const given = new Map(givens.map(({ number, letter }) => [number, letter]))
  const numbers = cellsByNumber(puzzle)
  const letter = (row: number, col: number, shown: string, ink: 'strong' | 'entry'): Mark =>
    centred(col + 0.54, row + 0.58, 0.54, shownIn(script, shown), ink)
  const isOpen = openIn(patternOf(puzzle), isShape, puzzle.outside)
  for (const [row, line] of puzzle.codes.entries())
    for (const [col, code] of line.entries()) {
      const printed = given.get(code)
      const written = letterAt(rows, [row, col])
      if (isOpen(row, col)) continue
      if (code === 0) marks.push(box(col, row, 1, 1, 'cell'))
      else if (printed !== undefined) marks.push(letter(row, col, printed, 'strong'))
      else if (written !== '') marks.push(showing([[row, col]], letter(row, col, written, 'entry')))
    }
  marks.push(...ruled(width, height, isOpen))
  const [right, down, size] = inCorner
  for (const [number, cells] of numbers.entries())
    if (number > 0)
      for (const [row, col] of cells)
        marks.push(text(col + right, row + down, size, String(number), 'top-left', 'clue'))
  return {
    width,
    height,
    marks,
    label: {
      en: `Codeword, ${width} by ${height}, ${counted(numbers.length - 1, 'number')}`,
      ja: `ナンクロ、横${width}マス・縦${height}マス、数字${numbers.length - 1}種類`,
    },
  }
}
