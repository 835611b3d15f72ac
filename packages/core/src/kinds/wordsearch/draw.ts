/** The letters, a band around each word that was found, and no box where the board has no cell. */

import { counted } from '../../base/text.ts'
import { band, centred, line, type Mark, type Picture, showing } from '../../drawing/picture.ts'
import { shownIn } from '../../words/script.ts'
import { type Answer, cellsOf, outside, type Puzzle } from './model.ts'
import { scriptOfBoard } from './spelling.ts'

export function draw(puzzle: Puzzle, answer: Answer): Picture {
  const { width, height, rows } = puzzle
  const marks: Mark[] = []
  for (const place of answer.places) {
    const cells = cellsOf(place).filter(([row, col]) => row >= 0 && row < height && col >= 0 && col < width)
    const [from, to] = [cells[0], cells.at(-1)]
    if (!from || !to) continue
    const around = band(from[1] + 0.5, from[0] + 0.5, to[1] + 0.5, to[0] + 0.5, 0.41, 'entry', 'marked')
    marks.push(showing([from, to], around))
  }
  const script = scriptOfBoard(puzzle)
  for (const [row, letters] of rows.entries())
    for (let col = 0; col < width; col++) {
      const letter = letters.charAt(col)
      if (letter !== outside) marks.push(centred(col + 0.5, row + 0.5, 0.56, shownIn(script, letter), 'clue'))
    }
  marks.push(...outline(puzzle))
  return {
    width,
    height,
    marks,
    label: {
      en: `Word search, ${width} by ${height}, ${counted(puzzle.words.length, 'word')}, ${answer.places.length} found`,
      ja: `シークワーズ ${width}×${height}、${puzzle.words.length}語、${answer.places.length}個発見`,
    },
  }
}

/** The frame stands wherever a cell of the board meets what is none. */
function outline({ width, height, rows }: Puzzle): Mark[] {
  const isCell = (row: number, col: number): boolean =>
    row >= 0 && row < height && col >= 0 && col < width && rows[row]?.charAt(col) !== outside
  const marks: Mark[] = []
  for (let row = 0; row <= height; row++)
    for (let col = 0; col <= width; col++) {
      if (isCell(row, col) !== isCell(row - 1, col)) marks.push(line(col, row, col + 1, row, 0.06, 'frame'))
      if (isCell(row, col) !== isCell(row, col - 1)) marks.push(line(col, row, col, row + 1, 0.06, 'frame'))
    }
  return marks
}
