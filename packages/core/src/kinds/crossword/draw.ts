/** Black cells, numbers in the corners, letters, and a second frame with a letter A, B, C … for the cells of the keyword. */
import { box, centred, cornered, type Look, line, lookMarks, type Mark, type Picture } from '../../picture.ts'
import { counted } from '../../text.ts'
import { black, type CrosswordAnswer, type CrosswordPuzzle, empty } from './model.ts'

export function draw(puzzle: CrosswordPuzzle, answer: CrosswordAnswer, look: Look): Picture {
  const { width, height } = puzzle
  const marks: Mark[] = lookMarks(look)
  for (let row = 0; row < height; row++)
    for (let col = 0; col < width; col++) {
      if (puzzle.rows[row]?.charAt(col) === black) {
        marks.push(box(col, row, 1, 1, 'cell'))
        continue
      }
      const written = answer.rows[row]?.charAt(col) ?? empty
      if (written !== empty && written !== black && written !== '')
        marks.push(centred(col + 0.5, row + 0.55, 0.65, written, 'entry'))
    }
  for (let row = 0; row <= height; row++) marks.push(line(0, row, width, row, rim(row, height), 'rule'))
  for (let col = 0; col <= width; col++) marks.push(line(col, 0, col, height, rim(col, width), 'rule'))
  for (const [index, [row, col]] of (puzzle.keyword ?? []).entries()) marks.push(...frame(row, col, index))
  const numbers = new Map(puzzle.clues.map(({ row, col, number }) => [row * width + col, number]))
  for (const [cell, number] of numbers)
    marks.push(cornered((cell % width) + 0.06, Math.floor(cell / width) + 0.04, 0.28, String(number), 'clue'))
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

const rim = (place: number, end: number): number => (place === 0 || place === end ? 0.06 : 0.03)

function frame(row: number, col: number, index: number): Mark[] {
  const [left, right, top, bottom] = [col + 0.1, col + 0.9, row + 0.1, row + 0.9]
  return [
    line(left, top, right, top, 0.03, 'rule'),
    line(left, bottom, right, bottom, 0.03, 'rule'),
    line(left, top, left, bottom, 0.03, 'rule'),
    line(right, top, right, bottom, 0.03, 'rule'),
    cornered(right - 0.22, bottom - 0.27, 0.24, keywordLetter(index), 'clue'),
  ]
}

/** A … Z, then A2, B2 … */
export const keywordLetter = (index: number): string =>
  String.fromCharCode(65 + (index % 26)) + (index < 26 ? '' : String(Math.floor(index / 26) + 1))
