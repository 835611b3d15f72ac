/**
 * Black cells (or none around the words), numbers in the corners, letters, and a second frame with a letter A, B, C …
 * for the cells of the keyword.
 */

import { counted } from '../../../base/text.ts'
import { box, centred, line, type Mark, type Picture, showing, text } from '../../../drawing/picture.ts'
import { letterAt } from '../../../wordgrid/front.ts'
import { openIn, ruled } from '../../../wordgrid/ruling.ts'
import { shownIn } from '../../../words/script.ts'
import { scriptOfBoard } from './input.ts'
import { type Answer, black, type Puzzle } from './model.ts'

export function draw(puzzle: Puzzle, answer: Answer, isShape?: boolean): Picture {
  const { width, height } = puzzle
  const marks: Mark[] = []
  const script = scriptOfBoard(puzzle)
  const framed = new Set((puzzle.keyword ?? []).map(([row, col]) => row * width + col))
  const isOpen = openIn(puzzle.rows, isShape, puzzle.outside)
  for (let row = 0; row < height; row++)
    for (let col = 0; col < width; col++) {
      if (isOpen(row, col)) continue
      const written = letterAt(answer.rows, [row, col])
      const size = framed.has(row * width + col) ? 0.51 : 0.55
      if (puzzle.rows[row]?.charAt(col) === black) marks.push(box(col, row, 1, 1, 'cell'))
      else if (written !== '')
        marks.push(showing([[row, col]], centred(col + 0.5, row + 0.55, size, shownIn(script, written), 'entry')))
    }
  marks.push(...ruled(width, height, isOpen))
  for (const [index, [row, col]] of (puzzle.keyword ?? []).entries()) marks.push(...frame(row, col, index))
  const numbers = new Map(puzzle.clues.map(({ row, col, number }) => [row * width + col, number]))
  for (const [cell, number] of numbers) {
    const [right, down, size] = framed.has(cell) ? insideFrame : inCorner
    marks.push(text((cell % width) + right, Math.floor(cell / width) + down, size, String(number), 'top-left', 'clue'))
  }
  return {
    width,
    height,
    marks,
    label: {
      en: `Crossword, ${width} by ${height}, ${counted(puzzle.clues.length, 'clue')}`,
      ja: `クロスワード、横${width}マス・縦${height}マス、カギ${puzzle.clues.length}個`,
    },
  }
}

/** The position of a number in its cell, and its size. */
const inCorner = [0.07, 0.06, 0.215] as const
const insideFrame = [0.13, 0.12, 0.2] as const
const frameInset = 0.075

function frame(row: number, col: number, index: number): Mark[] {
  const [left, right, top, bottom] = [col + frameInset, col + 1 - frameInset, row + frameInset, row + 1 - frameInset]
  const sides = [
    [left, top, right, top],
    [left, bottom, right, bottom],
    [left, top, left, bottom],
    [right, top, right, bottom],
  ] as const
  return [
    ...sides.map((ends) => line(...ends, 0.03, 'rule')),
    text(right - 0.05, bottom - 0.03, 0.2, keywordLetter(index), 'bottom-right', 'strong'),
  ]
}

/** A … Z, then A2, B2 … */
export const keywordLetter = (index: number): string =>
  String.fromCharCode(65 + (index % 26)) + (index < 26 ? '' : String(Math.floor(index / 26) + 1))
